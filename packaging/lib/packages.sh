# shellcheck shell=bash
# shellcheck disable=SC2034 # the lists are read by the other files
# What Evoca needs, by distribution. The Debian names are also Ubuntu's.

debian_suite=trixie

# To build and run.
debian_packages=(
    g++ cmake ninja-build ccache pkgconf git ca-certificates tzdata
    qt6-base-dev qt6-base-private-dev libqt6sql6-sqlite qt6-svg-dev qt6-svg-plugins qt6-wayland
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    libkf6syntaxhighlighting-dev libkf6widgetsaddons-dev libkf6statusnotifieritem-dev libkf6notifications-dev
    libkdsingleapplication-qt6-dev
    libsqlite3-dev nlohmann-json3-dev libsimdjson-dev libzstd-dev libstemmer-dev libllhttp-dev libyaml-cpp-dev libre2-dev zlib1g-dev
    fonts-inter fonts-jetbrains-mono fonts-dejavu-core
    dbus
)

# Added for the tests and the checks.
debian_test_packages=(xvfb xauth clang-format clang-tidy clazy sqlite3)

# Added to the Debian root only: a machine of its own kind has its language settings already.
debian_root_packages=(locales)

# What makes and enters the root on a Debian or Ubuntu that is too old to build Evoca natively.
debian_host_packages=(mmdebstrap bubblewrap debian-archive-keyring)
# Added there for people without administrator rights.
debian_user_host_packages=(uidmap)

# Fedora: asked for by what they provide, which is what the build looks for.
fedora_packages=(
    gcc-c++ cmake ninja-build ccache git-core pkgconf-pkg-config
    'cmake(Qt6)' 'cmake(Qt6Svg)' 'cmake(Qt6LinguistTools)' qt6-qtbase-private-devel
    'cmake(KF6SyntaxHighlighting)' 'cmake(KF6WidgetsAddons)' 'cmake(KF6StatusNotifierItem)' 'cmake(KF6Notifications)'
    'cmake(KDSingleApplication-qt6)'
    'pkgconfig(sqlite3)' 'cmake(nlohmann_json)' 'cmake(simdjson)' 'pkgconfig(libzstd)' libstemmer-devel llhttp-devel
    'cmake(yaml-cpp)' 'pkgconfig(re2)' 'pkgconfig(zlib)'
    rsms-inter-fonts jetbrains-mono-fonts dejavu-sans-fonts
)
fedora_test_packages=(xorg-x11-server-Xvfb xorg-x11-xauth dbus-daemon libasan libubsan clang-tools-extra clazy)

arch_packages=(
    gcc cmake ninja ccache git pkgconf
    qt6-base qt6-svg qt6-tools qt6-wayland
    syntax-highlighting kwidgetsaddons kstatusnotifieritem knotifications kdsingleapplication
    sqlite nlohmann-json simdjson zstd snowball llhttp yaml-cpp re2 zlib
    inter-font ttf-jetbrains-mono ttf-dejavu
)
arch_test_packages=(xorg-server-xvfb xorg-xauth dbus clang clazy)
