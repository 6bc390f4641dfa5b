#!/usr/bin/env bash
# Generates the Python client, round-trips the contract's examples through it and drives the started service with it.
set -euo pipefail
cd "$(dirname "$0")/../../.."
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check --requirement sdk/python/requirements.txt
PATH="$work/venv/bin:$PATH" sdk/python/generate.sh "$work"
node --import tsx test/ci/support/round-trip-cases.ts >"$work/cases.json"

source test/ci/support/server.sh
start_kanon
trap 'stop_kanon; rm -rf "$work"' EXIT
KANON_CASES_FILE="$work/cases.json" PYTHONPATH="$work" PYTHONDONTWRITEBYTECODE=1 \
  "$work/venv/bin/python" -m pytest -q -p no:cacheprovider sdk/python/test
