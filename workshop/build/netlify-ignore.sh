#!/usr/bin/env bash
# Tells Netlify whether a build can be skipped: exit status 0 skips it, any other builds.
# It runs before the packages are installed, so it uses only the shell and git.
set -uo pipefail

# The files that a build reads. Tests, documentation and editor settings are not among them.
relevant=(.babelrc.json content locales netlify plugins src static workshop ':(glob)gatsby-*' netlify.toml package.json package-lock.json tsconfig.json)

last=${CACHED_COMMIT_REF:-}
this=${COMMIT_REF:-HEAD}

# For a first build, a cleared cache, or a build that somebody started: settings may have changed instead of files.
[[ -z $last || $last == "$this" ]] && exit 1
git cat-file -e "$last^{commit}" 2>/dev/null || exit 1

git diff --quiet "$last" "$this" -- "${relevant[@]}"
