#!/usr/bin/env bash
# Tells Netlify whether a build can be skipped: exit status 0 skips it, any other builds.
# It runs before the packages are installed, so it is a script for the shell and git alone.
set -uo pipefail

# What a build reads. Tests, documentation and editors' settings are not among it.
relevant=(content locales netlify plugins src static tools ':(glob)gatsby-*' netlify.toml package.json package-lock.json tsconfig.json)

last=${CACHED_COMMIT_REF:-}
this=${COMMIT_REF:-HEAD}

# No earlier build, a cleared cache, or a build that someone asked for: settings may have changed instead of files.
[[ -z $last || $last == "$this" ]] && exit 1
git cat-file -e "$last^{commit}" 2>/dev/null || exit 1

git diff --quiet "$last" "$this" -- "${relevant[@]}"
