# shellcheck shell=bash
# clang-format, clang-tidy and clazy on what changed.

# The commit that "what changed" is counted from: EVOCA_CHECK_BASE, else where this branch left the main line, else the
# last commit's parent, else nothing at all (the empty tree).
check_base() {
    local head base
    head=$(git -C "$evoca_source" rev-parse HEAD 2>/dev/null) || return
    if [ -n "${EVOCA_CHECK_BASE:-}" ]; then
        printf '%s' "$EVOCA_CHECK_BASE"
        return
    fi
    for base in '@{upstream}' origin/HEAD origin/main; do
        base=$(git -C "$evoca_source" merge-base HEAD "$base" 2>/dev/null) || continue
        if [ "$base" != "$head" ]; then
            printf '%s' "$base"
            return
        fi
    done
    git -C "$evoca_source" rev-parse --verify --quiet 'HEAD^' || git -C "$evoca_source" hash-object -t tree /dev/null
}

# C++ files that changed since the base, committed or not, relative to the source tree. All of them without git.
changed_files() {
    local base
    cd "$evoca_source" || return
    if base=$(check_base); then
        {
            git diff --name-only --diff-filter=d "$base" -- '*.cpp' '*.h'
            git ls-files --others --exclude-standard -- '*.cpp' '*.h'
        } | sort -u
    else
        find model mcp app tests -name '*.cpp' -o -name '*.h' | sort
    fi | grep -E '^(model|mcp|app|tests)/' | while IFS= read -r file; do
        [ ! -f "$file" ] || printf '%s\n' "$file"
    done
}

# Prints the findings of clang-format; returns 1 when there are any.
check_format() {
    local files=() badly=()
    mapfile -t files < <(changed_files)
    if [ ${#files[@]} -eq 0 ]; then
        say "  clang-format: no changed files"
        return 0
    fi
    cd "$evoca_source" || return
    mapfile -t badly < <(printf '%s\n' "${files[@]}" |
        in_environment xargs -d '\n' clang-format --dry-run 2>&1 | sed -n 's/^\([^ :]*\):[0-9]*:[0-9]*: .*clang-format.*/\1/p' | sort -u)
    if [ ${#badly[@]} -eq 0 ]; then
        say "  clang-format: ${#files[@]} changed files are as they should be"
        return 0
    fi
    say "  clang-format would change ${#badly[@]} files (packaging/shell clang-format -i FILE...):"
    printf '    %s\n' "${badly[@]}" >&2
    return 1
}

# check_lint TOOL SECONDS: clang-tidy or clazy on the changed sources, as many as the time allows.
check_lint() {
    local files=() code=0
    # The program before its tests, should the time not suffice for all.
    mapfile -t files < <(changed_files | grep '\.cpp$' | sed 's|^tests/|~&|' | sort | sed 's|^~||')
    if [ ${#files[@]} -eq 0 ]; then
        say "  $1: no changed sources"
        return 0
    fi
    cd "$evoca_source" || return
    printf '%s\n' "${files[@]}" |
        in_environment bash "$evoca_source/packaging/lib/lint.sh" "$1" "$evoca_source/build/dev" "$2" >&2 || code=$?
    return "$code"
}
