# shellcheck shell=bash
# Which system this is, where Evoca is built on it, and what must be installed for that.

# One field of os-release, e.g. `os_field ID` -> debian.
os_field() {
    # shellcheck source=/dev/null
    (. /etc/os-release 2>/dev/null && eval "printf '%s' \"\${$1:-}\"")
}

# debian, ubuntu, fedora, arch, or unknown; like systems count as what they are like.
os_family() {
    local name
    for name in $(os_field ID) $(os_field ID_LIKE); do
        case $name in
        debian | ubuntu | fedora | arch) printf '%s' "$name" && return ;;
        rhel | centos) printf 'fedora' && return ;;
        esac
    done
    printf 'unknown'
}

# True when the distribution's own packages are new enough to build Evoca (Qt 6.8, GCC 14).
is_new_enough() {
    local version
    version=$(os_field VERSION_ID)
    case $(os_field ID) in
    # Testing and unstable have no version.
    debian) [ -z "$version" ] || [ "${version%%.*}" -ge 13 ] ;;
    ubuntu) [ "${version%%.*}" -ge 25 ] ;;
    *)
        case $(os_family) in
        fedora | arch) true ;;
        debian | ubuntu) apt_offers qt6-base-dev 6.8 && apt_offers libkf6syntaxhighlighting-dev 6.6 ;;
        *) false ;;
        esac
        ;;
    esac
}

# apt_offers PACKAGE VERSION: true when apt can install the package in this version or a newer one.
apt_offers() {
    local candidate
    candidate=$(LC_ALL=C apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: //p')
    [ -n "$candidate" ] && [ "$candidate" != '(none)' ] && dpkg --compare-versions "$candidate" ge "$2"
}

# native: this system's own packages. root: a Debian root entered by bubblewrap. container: the same by podman or docker.
choose_environment() {
    if [ -n "${EVOCA_ENVIRONMENT:-}" ]; then
        printf '%s' "$EVOCA_ENVIRONMENT"
    elif is_new_enough; then
        printf 'native'
    elif root_is_ready || is_root || { have mmdebstrap && bwrap_works && have newuidmap; }; then
        printf 'root'
    elif have podman || have docker; then
        printf 'container'
    else
        printf 'root'
    fi
}

# Prints those of the given Debian packages that are not installed.
missing_debian() {
    local name installed
    installed=$(dpkg-query -W -f '${db:Status-Status} ${binary:Package}\n' 2>/dev/null |
        sed -n 's/^installed \([^:]*\).*/\1/p')
    for name in "$@"; do
        grep -qxF -- "$name" <<<"$installed" || printf '%s\n' "$name"
    done
}

# Installs the given Debian packages, as far as they are missing.
install_debian() {
    local missing=()
    mapfile -t missing < <(missing_debian "$@")
    [ ${#missing[@]} -gt 0 ] || return 0
    can_be_root || fail "packages are missing. As root, run: apt-get install ${missing[*]}"
    # A password is asked here, not inside a step, whose input and output are closed.
    as_root true
    step "Updating the list of packages" as_root apt-get update -qq ||
        say "  Going on with the list of packages that is there."
    say "  To install: ${missing[*]}"
    step "Installing ${#missing[@]} packages" \
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=600 "${missing[@]}" || fail "the packages could not be installed"
}

# setup_native base|test
setup_native() {
    local wanted missing=()
    case $(os_family) in
    debian | ubuntu)
        wanted=("${debian_packages[@]}")
        [ "$1" = base ] || wanted+=("${debian_test_packages[@]}")
        install_debian "${wanted[@]}"
        ;;
    fedora)
        wanted=("${fedora_packages[@]}")
        [ "$1" = base ] || wanted+=("${fedora_test_packages[@]}")
        mapfile -t missing < <(for name in "${wanted[@]}"; do
            rpm -q --quiet --whatprovides "$name" || printf "'%s'\n" "$name"
        done)
        [ ${#missing[@]} -eq 0 ] || fail "packages are missing. Run: sudo dnf install ${missing[*]}"
        ;;
    arch)
        wanted=("${arch_packages[@]}")
        [ "$1" = base ] || wanted+=("${arch_test_packages[@]}")
        mapfile -t missing < <(pacman -T "${wanted[@]}")
        [ ${#missing[@]} -eq 0 ] || fail "packages are missing. Run: sudo pacman -S --needed ${missing[*]}"
        ;;
    *)
        fail "no package list for $(os_field PRETTY_NAME). Install what packaging/lib/packages.sh names, and use cmake."
        ;;
    esac
}

# setup base|test: makes the build environment complete; says nothing when it is.
setup() {
    evoca_environment=$(choose_environment)
    case $evoca_environment in
    native) setup_native "$1" ;;
    root) setup_root ;;
    container) setup_container ;;
    *) fail "EVOCA_ENVIRONMENT must be native, root or container, not '$evoca_environment'" ;;
    esac
}

# What a build folder depends on: folders made by one kind of environment are of no use to another.
environment_name() {
    if [ "$evoca_environment" = native ]; then
        printf 'native %s %s' "$(os_field ID)" "$(os_field VERSION_ID)"
    else
        printf 'debian %s' "$debian_suite"
    fi
}

# Variables that the compiler cache needs to work with precompiled headers and to be of use to other clones.
set_build_variables() {
    export CCACHE_SLOPPINESS=${CCACHE_SLOPPINESS:-pch_defines,time_macros,include_file_mtime,include_file_ctime}
    export CCACHE_BASEDIR=${CCACHE_BASEDIR:-$evoca_source}
    # A clone made for one test run has no use for the right folder in its debug information, but much for the cache.
    ! is_ci || export CCACHE_NOHASHDIR=${CCACHE_NOHASHDIR:-1}
}

# in_environment COMMAND...: runs the command where Evoca is built, in the current directory.
in_environment() {
    case $evoca_environment in
    native) "$@" ;;
    root) in_root "$@" ;;
    container) in_container "$@" ;;
    esac
}

# The same, replacing this process: signals and the exit code are the command's own.
exec_in_environment() {
    case $evoca_environment in
    native) exec "$@" ;;
    root) exec_in_root "$@" ;;
    container) exec_in_container "$@" ;;
    esac
}
