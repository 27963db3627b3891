# shellcheck shell=bash
# The same Debian packages in a podman or docker image, for people without administrator rights on older systems.

container_user=("HOME=$HOME" "XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-}")
[ -n "${XDG_RUNTIME_DIR:-}" ] || container_user=(-u XDG_RUNTIME_DIR "HOME=$HOME")
for name in XDG_CONFIG_HOME XDG_DATA_HOME; do
    [ -z "${!name:-}" ] || container_user+=("$name=${!name}")
done

container_tool() {
    if have podman; then printf 'podman'; else printf 'docker'; fi
}

container_image() {
    printf 'evoca-build:%s' "$(root_hash)"
}

container_file() {
    printf 'FROM debian:%s-slim\n' "$debian_suite"
    printf 'RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends %s' \
        "${debian_packages[*]} ${debian_test_packages[*]} ${debian_root_packages[*]}"
    printf ' && localedef -i en_US -f UTF-8 en_US.UTF-8 && localedef -i es_ES -f UTF-8 es_ES.UTF-8'
    printf ' && dbus-uuidgen --ensure=/etc/machine-id && rm -rf /var/lib/apt/lists/*\n'
}

setup_container() {
    local tool folder
    tool=$(container_tool)
    if "$tool" image inspect "$(container_image)" >/dev/null 2>&1; then
        return 0
    fi
    say "$(os_field PRETTY_NAME) has no packages new enough for Evoca, so it is built inside a Debian 13 image of $tool."
    "$tool" info >/dev/null 2>&1 || fail "$tool does not run here. Start it, or as root install: ${debian_host_packages[*]}"
    take_lock "$evoca_cache"
    folder=$(mktemp -d)
    container_file >"$folder/Containerfile"
    step "Making the Debian 13 image" "$tool" build -t "$(container_image)" -f "$folder/Containerfile" "$folder" || {
        rm -rf "$folder"
        fail "the Debian 13 image could not be made"
    }
    rm -rf "$folder"
    release_lock
}

# Fills container_arguments: the user's folders at their usual places, the screen and the session bus.
set_container_arguments() {
    local path name shared=()
    container_arguments=(run --rm --interactive --network host --uts host
        --security-opt label=disable --security-opt seccomp=unconfined --workdir "$PWD")
    # Shared memory with the screen.
    [ ! -d /dev/mqueue ] || container_arguments+=(--ipc host)
    if [ "$(container_tool)" = podman ]; then
        container_arguments+=(--userns keep-id)
    else
        container_arguments+=(--user "$(id -u):$(id -g)" -v /etc/passwd:/etc/passwd:ro -v /etc/group:/etc/group:ro)
    fi
    [ ! -t 0 ] || [ ! -t 1 ] || container_arguments+=(--tty)
    # Each folder once; what lies below a shared one is shared already.
    for path in /home /tmp /mnt /media /srv /opt /run/user/"$(id -u)" "$HOME" "$evoca_source" "$PWD"; do
        case $path in
        / | /usr | /usr/* | /etc | /etc/* | /var | /run) continue ;;
        esac
        [ -d "$path" ] || continue
        for name in "${shared[@]}"; do
            case $path/ in "$name"/*) continue 2 ;; esac
        done
        shared+=("$path")
        container_arguments+=(-v "$path:$path")
    done
    while IFS= read -r name; do
        case $name in
        HOME | USER | LOGNAME | LANG | LANGUAGE | LC_* | TERM | TZ | CI | DISPLAY | WAYLAND_DISPLAY | XAUTHORITY | XDG_* | DBUS_SESSION_* | \
            QT_* | EVOCA_* | CLAUDE_CONFIG_DIR | CODEX_HOME | CCACHE_* | ASAN_OPTIONS | UBSAN_OPTIONS | LSAN_OPTIONS | CTEST_*)
            container_arguments+=(--env "$name=${!name}")
            ;;
        esac
    done < <(compgen -e)
    container_arguments+=("$(container_image)")
}

# The tool finds its images by the user's own folders, also when the command inside is given others (the tests are).
in_container() {
    local container_arguments=()
    set_container_arguments
    env "${container_user[@]}" "$(container_tool)" "${container_arguments[@]}" "$@"
}

exec_in_container() {
    local container_arguments=()
    set_container_arguments
    exec env "${container_user[@]}" "$(container_tool)" "${container_arguments[@]}" "$@"
}
