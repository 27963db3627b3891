#!/usr/bin/env bash
# lint.sh TOOL BUILD-FOLDER SECONDS: runs clang-tidy or clazy over the sources named on standard input, two cores' worth
# at a time, and stops beginning new ones when the time is up. Runs inside the build environment, in the source tree.
# Exit code 1 when the tool found something.
set -u

tool=$1
folder=$2
deadline=$(($(date +%s) + $3))
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# clazy's checks that are about mistakes, not taste.
clazy_checks=level1,no-no-module-include,no-non-pod-global-static,no-overloaded-signal,no-rule-of-two-soft,no-range-loop-detach

lint_one() {
    local file=$1 log code=0
    log=$work/$(printf '%s' "$file" | tr '/' '_')
    if [ "$(date +%s)" -ge "$deadline" ]; then
        : >"$log.left"
        return 0
    fi
    # The compiler's own warnings are the build's concern (and clang finds fault with gcc's precompiled headers).
    if [ "$tool" = clang-tidy ]; then
        clang-tidy -p "$folder" --quiet --extra-arg=-w \
            --warnings-as-errors='*' "$file" >"$log" 2>"$log.err" || code=$?
    else
        clazy-standalone -p "$folder" --checks="$clazy_checks" --only-qt \
            --extra-arg=-Wno-everything --extra-arg=-Wno-error --header-filter='/(model|mcp|app|tests)/' \
            "$file" >"$log.out" 2>"$log" || code=$?
        ! grep -q '\[-Wclazy' "$log" || code=1
    fi
    if [ "$code" -ne 0 ]; then
        : >"$log.bad"
        grep -vE '^[0-9]+ warnings? (generated|treated)|^Suppressed |^Use -header-filter' "$log" || tail -n 5 "$log.err" 2>/dev/null
    fi
}

files=()
while IFS= read -r file; do
    # Only what the build knows how to compile can be checked.
    if grep -qF "\"$PWD/$file\"" "$folder/compile_commands.json"; then
        files+=("$file")
    fi
done

export -f lint_one
export tool folder deadline work clazy_checks
# shellcheck disable=SC2016 # the inner shell replaces $1
[ ${#files[@]} -eq 0 ] || printf '%s\n' "${files[@]}" | xargs -d '\n' -n 1 -P "$(nproc)" bash -c 'lint_one "$1"' lint

left=$(find "$work" -name '*.left' | wc -l)
bad=$(find "$work" -name '*.bad' | wc -l)
printf '  %s: %d sources checked, %d with findings' "$tool" $((${#files[@]} - left)) "$bad"
[ "$left" -eq 0 ] || printf ', %d not checked for want of time' "$left"
printf '\n'
[ "$bad" -eq 0 ]
