# shellcheck shell=bash
# Configures and builds one CMake preset in the build environment.

# Compilers of modern C++ need about 1 GB each: fewer at once on machines with many cores and little memory.
build_jobs() {
    local cores memory
    cores=$(nproc)
    memory=$(awk '/^MemAvailable:/ { print int($2 / 1000000) }' /proc/meminfo 2>/dev/null)
    memory=${memory:-$cores}
    [ "$memory" -ge 1 ] || memory=1
    if [ "$memory" -lt "$cores" ]; then printf '%s' "$memory"; else printf '%s' "$cores"; fi
}

is_ci() {
    case ${CI:-} in
    '' | 0 | false) return 1 ;;
    *) return 0 ;;
    esac
}

# configure PRESET
configure() {
    local folder=$evoca_source/build/$1 options=(-DEVOCA_WARNINGS_AS_ERRORS=OFF) made=
    ! is_ci || options=(-DEVOCA_WARNINGS_AS_ERRORS=ON)
    [ ! -f "$folder/.environment" ] || made=$(cat "$folder/.environment")
    # A folder made by another system's compiler and libraries is of no use, and fails in odd ways.
    if [ -n "$made" ] && [ "${made%%;*}" != "$(environment_name)" ]; then
        say "  build/$1 was made on another system (${made%%;*}): starting afresh."
        find "$folder" -mindepth 1 -maxdepth 1 ! -name .lock -exec rm -rf --one-file-system {} +
    fi
    if [ ! -f "$folder/build.ninja" ] || [ "$made" != "$(environment_name);${options[*]}" ] ||
        [ "$evoca_source/CMakePresets.json" -nt "$folder/.environment" ]; then
        step "Configuring $1" in_environment cmake -S "$evoca_source" --preset "$1" "${options[@]}" || return
        printf '%s;%s\n' "$(environment_name)" "${options[*]}" >"$folder/.environment"
    fi
}

# build PRESET [TARGET...]: all targets when none is named. Quick and silent when nothing changed.
build() {
    local preset=$1 folder=$evoca_source/build/$1 targets=()
    shift
    [ $# -eq 0 ] || targets=(--target "$@")
    take_lock "$folder"
    cd "$evoca_source" || return
    configure "$preset" || return
    step "Building $preset" in_environment cmake --build "$folder" --parallel "$(build_jobs)" "${targets[@]}" || return
    cd "$OLDPWD" || return
    release_lock
}

# Where a build put the program.
program_of() {
    local path
    path=$(find "$evoca_source/build/$1" -maxdepth 4 -name CMakeFiles -prune -o -type f -name evoca -perm -u+x -print -quit)
    [ -n "$path" ] && printf '%s' "$path"
}
