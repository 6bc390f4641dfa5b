#!/usr/bin/env bash
# Measures our hand evaluators against those of this folder's lockfile, which it installs first if need be.
set -euo pipefail
cd "$(dirname "$0")"
[ -d node_modules ] || npm ci --ignore-scripts
exec ../../node_modules/.bin/tsx bench.ts
