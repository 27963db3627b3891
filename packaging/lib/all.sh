# shellcheck shell=bash
# Everything that the scripts share, in the order in which it builds upon itself.

evoca_lib=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=packaging/lib/common.sh
. "$evoca_lib/common.sh"
# shellcheck source=packaging/lib/packages.sh
. "$evoca_lib/packages.sh"
# shellcheck source=packaging/lib/system.sh
. "$evoca_lib/system.sh"
# shellcheck source=packaging/lib/root.sh
. "$evoca_lib/root.sh"
# shellcheck source=packaging/lib/container.sh
. "$evoca_lib/container.sh"
# shellcheck source=packaging/lib/build.sh
. "$evoca_lib/build.sh"
# shellcheck source=packaging/lib/checks.sh
. "$evoca_lib/checks.sh"

set_build_variables
