# shellcheck shell=bash
# The Debian root for systems whose own packages are too old: made once by mmdebstrap in the user's cache, entered by
# bubblewrap (or by proot, which is slower, where nothing may be mounted, as in many containers). It is only ever read. The machine's own folders (home, /tmp, /run with the session bus, the source tree)
# are seen at their usual places.

# Raised when the way of making the root changes, so that older roots are not used.
root_version=1

root_hash() {
    printf '%s\n' "$root_version" "$debian_suite" "${debian_packages[@]}" "${debian_test_packages[@]}" \
        "${debian_root_packages[@]}" | sha256sum | cut -c -12
}

root_path() {
    printf '%s/debian13-%s' "$evoca_cache" "$(root_hash)"
}

root_is_ready() {
    [ -f "$(root_path)/etc/evoca-root" ] && { bwrap_works || proot_works; }
}

bwrap_works() {
    have bwrap && bwrap --dev-bind / / true 2>/dev/null
}

proot_works() {
    have proot && proot true 2>/dev/null
}

setup_root() {
    evoca_root=$(root_path)
    if root_is_ready; then
        return 0
    fi
    say "$(os_field PRETTY_NAME) has no packages new enough for Evoca, so it is built inside a Debian 13 root."
    say "That is made once, in $evoca_root (1.5 GB, a few minutes at most)."
    install_root_tools
    take_lock "$evoca_cache"
    if ! root_is_ready; then
        remove_leftovers
        make_root
    fi
    release_lock
}

install_root_tools() {
    local wanted=("${debian_host_packages[@]}")
    case $(os_family) in
    debian | ubuntu)
        is_root || wanted+=("${debian_user_host_packages[@]}")
        install_debian "${wanted[@]}"
        ;;
    *)
        if ! have mmdebstrap || ! have bwrap; then
            fail "mmdebstrap and bubblewrap are missing (or podman, or docker)"
        fi
        ;;
    esac
    if ! bwrap_works && is_root && have apt-get; then
        say "  bubblewrap may not mount anything here (a container?), so proot takes its place. It is slower."
        install_debian proot
    fi
    bwrap_works || proot_works ||
        fail "bubblewrap is not allowed to set up its view of the files here. Install podman, or run as root."
}

# What a killed setup left behind. Called with the lock held, so nobody is still working on it.
remove_leftovers() {
    local left
    for left in "$evoca_cache"/*.partial*; do
        [ -e "$left" ] || continue
        remove_tree "$left"
    done
}

# Packages may hold folders that even their owner may not write.
remove_tree() {
    is_root || chmod -R u+w "$1" 2>/dev/null || true
    rm -rf --one-file-system "$1"
}

# The machine's own Debian mirror when it carries the suite, in sources.list form; nothing when there is none, and
# then mmdebstrap's default serves.
host_sources() {
    local mirror security probe
    have apt-get || return 0
    # shellcheck disable=SC2016 # apt replaces $(REPO_URI)
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' 'Label: Debian' 'Created-By: Packages' \
        2>/dev/null | grep -E '^https?://' | head -n 1)
    [ -n "$mirror" ] || return 0
    probe=$(mktemp)
    if /usr/lib/apt/apt-helper download-file "${mirror%/}/dists/$debian_suite/InRelease" "$probe" >/dev/null 2>&1; then
        printf 'deb %s %s main\n' "$mirror" "$debian_suite" "$mirror" "$debian_suite-updates"
        # shellcheck disable=SC2016
        security=$(apt-get indextargets --format '$(REPO_URI)' 'Label: Debian-Security' 'Created-By: Packages' \
            2>/dev/null | grep -E '^https?://' | head -n 1)
        [ -z "$security" ] || printf 'deb %s %s main\n' "$security" "$debian_suite-security"
    fi
    rm -f "$probe"
}

# The machine's proxy and certificate settings for apt.
host_apt_options() {
    have apt-config || return 0
    LC_ALL=C apt-config dump 2>/dev/null |
        grep -iE '^Acquire::((http|https)::|Retries |ForceIPv)' | grep -viE '::(User-Agent|Dl-Limit)' || true
}

# Languages of the people here, so that the program inside the root is not reduced to the C locale.
wanted_locales() {
    printf '%s\n' en_US.UTF-8 es_ES.UTF-8 "${LANG:-}" "${LC_ALL:-}" "${LC_TIME:-}" "${LC_NUMERIC:-}" "${LC_MESSAGES:-}" |
        grep -E '^[a-z]{2,3}_[A-Z]{2}\.(UTF-8|utf8)$' | sed 's/\.utf8$/.UTF-8/' | sort -u
}

make_root() {
    local partial=$evoca_root.partial.$$ options packages locale target
    local arguments=(--variant=minbase)
    packages=$(printf '%s,' "${debian_packages[@]}" "${debian_test_packages[@]}" "${debian_root_packages[@]}")
    arguments+=("--include=${packages%,}")
    arguments+=('--dpkgopt=path-exclude=/usr/share/doc/*' '--dpkgopt=path-exclude=/usr/share/man/*' '--dpkgopt=force-unsafe-io')
    options=$(host_apt_options)
    [ -z "$options" ] || arguments+=("--aptopt=$options")
    for locale in $(wanted_locales); do
        arguments+=("--customize-hook=chroot \"\$1\" localedef -i ${locale%%.*} -f UTF-8 $locale || true")
    done
    # Places to bind the machine's own files on, and an identity for the message bus.
    # shellcheck disable=SC2016 # mmdebstrap's own shell replaces $1
    arguments+=('--customize-hook=chroot "$1" dbus-uuidgen --ensure=/etc/machine-id'
        '--customize-hook=touch "$1/etc/hosts" "$1/etc/resolv.conf"')

    mkdir -p "$evoca_cache"
    local sources=()
    mapfile -t sources < <(host_sources)
    # Without administrator rights the root is made as an archive, so that all of it can be unpacked as one's own.
    target=$partial
    is_root || { arguments+=(--mode=unshare) && target=$partial.tar; }
    if ! step "Making the Debian 13 root" mmdebstrap "${arguments[@]}" "$debian_suite" "$target" "${sources[@]}"; then
        remove_leftovers
        fail "the Debian 13 root could not be made"
    fi
    if ! is_root; then
        mkdir "$partial"
        step "Unpacking the root" tar -C "$partial" --exclude='./dev/*' -xf "$target" || fail "the root could not be unpacked"
        rm -f "$target"
    fi
    date -u +%Y-%m-%dT%H:%M:%SZ >"$partial/etc/evoca-root"
    # Only a finished root ever has the final name.
    rm -rf --one-file-system "$evoca_root"
    mv "$partial" "$evoca_root"
}

# Fills root_arguments for bubblewrap: the root's own system folders, the machine's everything else.
set_root_arguments() {
    local path name zone
    root_arguments=(--ro-bind "$evoca_root/usr" /usr --ro-bind "$evoca_root/etc" /etc)
    for name in bin sbin lib lib32 lib64 libx32; do
        [ ! -L "$evoca_root/$name" ] || root_arguments+=(--symlink "$(readlink "$evoca_root/$name")" "/$name")
    done
    root_arguments+=(--tmpfs /var --dir /var/lib --dir /var/lib/xkb --dir /var/cache
        --ro-bind "$evoca_root/var/cache/fontconfig" /var/cache/fontconfig
        --ro-bind "$evoca_root/var/lib/dpkg" /var/lib/dpkg
        --symlink /run /var/run --bind-try /var/tmp /var/tmp)
    root_arguments+=(--bind /proc /proc --ro-bind /sys /sys --dev-bind /dev /dev)
    for path in /etc/passwd /etc/group /etc/hosts /etc/resolv.conf /etc/machine-id; do
        [ ! -s "$path" ] || root_arguments+=(--ro-bind-try "$path" "$path")
    done
    for path in /*; do
        case $path in
        /bin | /sbin | /lib | /lib32 | /lib64 | /libx32 | /usr | /etc | /var | /proc | /sys | /dev | /boot | /lost+found) ;;
        *)
            if [ -L "$path" ]; then
                root_arguments+=(--symlink "$(readlink "$path")" "$path")
            elif [ -d "$path" ]; then
                root_arguments+=(--bind-try "$path" "$path")
            fi
            ;;
        esac
    done
    # Homes, work folders and source trees below the folders that are not shared as a whole.
    for path in "$HOME" "$PWD" "$evoca_source"; do
        path=$(realpath "$path")
        case $path in
        /var/run/*) ;;
        /var/?*) root_arguments+=(--bind "$path" "$path") ;;
        /usr/src/* | /usr/local/src/*) root_arguments+=(--bind "${path%%/src/*}/src" "${path%%/src/*}/src") ;;
        esac
    done
    root_arguments+=(--setenv PATH /usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin)
    # The machine's libraries, plugins and compilers are of no use inside.
    for name in LD_PRELOAD LD_LIBRARY_PATH QT_PLUGIN_PATH QT_QPA_PLATFORM_PLUGIN_PATH QML2_IMPORT_PATH \
        PKG_CONFIG_PATH CMAKE_PREFIX_PATH CC CXX CFLAGS CXXFLAGS; do
        root_arguments+=(--unsetenv "$name")
    done
    if [ -z "${TZ:-}" ]; then
        zone=$(realpath /etc/localtime 2>/dev/null)
        case $zone in
        */zoneinfo/*) root_arguments+=(--setenv TZ "${zone##*/zoneinfo/}") ;;
        esac
    fi
    root_arguments+=(--chdir "$(root_directory)")
}

# The current directory where the root shows it too, else the source tree.
root_directory() {
    case $PWD in
    /usr/src/* | /usr/local/src/*) printf '%s' "$PWD" ;;
    /usr/* | /etc/* | /boot* | /lib* | /bin* | /sbin*)
        if [ -d "$evoca_root$PWD" ]; then printf '%s' "$PWD"; else printf '%s' "$evoca_source"; fi
        ;;
    *) printf '%s' "$PWD" ;;
    esac
}

# The same for proot, which starts from the root as it is and lays the machine's folders over it.
set_proot_arguments() {
    local path
    root_arguments=(-r "$evoca_root" -w "$(root_directory)" -b /proc -b /sys -b /dev)
    for path in /etc/passwd /etc/group /etc/hosts /etc/resolv.conf /etc/machine-id /var/tmp; do
        [ ! -e "$path" ] || root_arguments+=(-b "$path")
    done
    for path in /home /root /tmp /run /mnt /media /srv /opt "$HOME" "$PWD" "$evoca_source"; do
        case $path in
        / | /usr | /usr/* | /etc | /etc/*) ;;
        *) [ ! -d "$path" ] || root_arguments+=(-b "$path") ;;
        esac
    done
}

# Fills root_command with what enters the root.
set_root_command() {
    local root_arguments=()
    # env tells a missing command by exit code 127, as a shell does.
    if bwrap_works; then
        set_root_arguments
        root_command=(bwrap "${root_arguments[@]}" -- /usr/bin/env --)
    else
        set_proot_arguments
        root_command=(proot "${root_arguments[@]}" /usr/bin/env -u LD_PRELOAD -u LD_LIBRARY_PATH -u QT_PLUGIN_PATH
            -u PKG_CONFIG_PATH -u CMAKE_PREFIX_PATH -u CC -u CXX -u CFLAGS -u CXXFLAGS
            PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin)
    fi
}

in_root() {
    local root_command=()
    set_root_command
    "${root_command[@]}" "$@"
}

exec_in_root() {
    local root_command=()
    set_root_command
    exec "${root_command[@]}" "$@"
}
