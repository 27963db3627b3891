# shellcheck shell=bash
# Shared by the scripts in packaging/: paths, messages, timed steps, the lock.
#
# Everything here talks on standard error, so that the standard output of `packaging/run ARG...` and
# `packaging/shell COMMAND...` is the called program's alone.

if [ -z "${HOME:-}" ]; then
    HOME=$(getent passwd "$(id -u)" | cut -d: -f6)
    export HOME
fi

evoca_source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
evoca_cache=${XDG_CACHE_HOME:-$HOME/.cache}/evoca
# shellcheck disable=SC2034 # read by the scripts
evoca_started=$SECONDS
# True while a progress line without a line end stands on the terminal.
evoca_line_open=false

say() {
    clear_progress
    printf '%s\n' "$*" >&2
}

fail() {
    clear_progress
    printf 'evoca: %s\n' "$*" >&2
    exit 3
}

have() {
    command -v "$1" >/dev/null 2>&1
}

is_root() {
    [ "$(id -u)" -eq 0 ]
}

# Seconds in words: 75 -> "1 min 15 s".
duration() {
    if [ "$1" -lt 60 ]; then
        printf '%d s' "$1"
    else
        printf '%d min %d s' $(($1 / 60)) $(($1 % 60))
    fi
}

clear_progress() {
    if $evoca_line_open; then
        printf '\r\033[K' >&2
        evoca_line_open=false
    fi
}

# The part of a log that tells how far the work is: ninja's last "[12/345]", else mmdebstrap's last "I: ..." line.
progress_of() {
    tail -c 4096 "$1" 2>/dev/null | tr '\r' '\n' | grep -aoE '^\[[0-9]+/[0-9]+\]|^I: .*' | tail -n 1 | sed 's/^I: //' | cut -c -60
}

# Shows the progress of LOG until killed: a living line on a terminal, a line every half minute elsewhere. Says nothing
# about what is done within two seconds.
watch_progress() {
    local title=$1 log=$2 begun=$SECONDS spent now next=2
    # The lock must not outlive the script through this watcher, nor a pipe that the caller reads through its sleep.
    exec 9>&-
    while sleep 1 >/dev/null 2>&1; do
        spent=$((SECONDS - begun))
        [ "$spent" -ge "$next" ] || continue
        now=$(progress_of "$log")
        if [ -t 2 ]; then
            printf '\r\033[K  %s … %s %s' "$title" "$(duration "$spent")" "$now" >&2
        else
            printf '  %s … %s %s\n' "$title" "$(duration "$spent")" "$now" >&2
            next=$((spent + 30))
        fi
    done
}

# step TITLE COMMAND...: runs the command with its output in a log, tells how long it took, and shows the end of the log
# when it failed. Returns the command's exit code.
step() {
    local title=$1 begun=$SECONDS log watcher code=0
    shift
    mkdir -p "$evoca_cache/logs"
    log=$evoca_cache/logs/$(printf '%s' "$title" | tr -c '[:alnum:]' '-' | tr '[:upper:]' '[:lower:]').log
    : >"$log"
    watch_progress "$title" "$log" &
    watcher=$!
    "$@" >"$log" 2>&1 </dev/null || code=$?
    kill "$watcher" 2>/dev/null || true
    wait "$watcher" 2>/dev/null || true
    if [ -t 2 ]; then
        evoca_line_open=true
    fi
    clear_progress
    if [ "$code" -eq 0 ]; then
        [ $((SECONDS - begun)) -lt 2 ] || say "  $title: $(duration $((SECONDS - begun)))"
    else
        say "  $title: failed after $(duration $((SECONDS - begun))) (exit code $code). From $log:"
        show_failure "$log"
    fi
    return "$code"
}

# The part of a failed step's log that a person needs: from ninja's first failure on, else its end.
show_failure() {
    if grep -aq '^FAILED: ' "$1"; then
        sed -n '/^FAILED: /,$p' "$1" | head -n 80 | sed 's/^/    /' >&2
    else
        tail -n 40 "$1" | sed 's/^/    /' >&2
    fi
}

# take_lock FOLDER: one setup per user, one build per build folder at a time. The lock goes with the script or by
# release_lock.
take_lock() {
    mkdir -p "$1"
    exec 9>"$1/.lock"
    if ! flock -n 9; then
        say "  Waiting for another one that is working in $1 …"
        flock 9
    fi
}

release_lock() {
    exec 9>&-
}

# Runs a command as root: directly, or by sudo when a person can answer it or no password is needed.
as_root() {
    if is_root; then
        "$@"
    elif have sudo && sudo -n true 2>/dev/null; then
        sudo "$@"
    elif have sudo && [ -t 0 ] && [ -t 2 ]; then
        say "  Administrator rights are needed for: $*"
        sudo "$@"
    else
        fail "this needs administrator rights. Run as root, then try again: $*"
    fi
}

# True when as_root has a chance.
can_be_root() {
    is_root || { have sudo && { sudo -n true 2>/dev/null || { [ -t 0 ] && [ -t 2 ]; }; }; }
}
