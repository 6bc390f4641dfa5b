#!/usr/bin/env bash
# Generates the Go client, round-trips the contract's examples through it and drives the started service with it.
set -euo pipefail
cd "$(dirname "$0")/../../.."
sdk/go/generate.sh
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
node --import tsx test/ci/support/round-trip-cases.ts >"$work/cases.json"

source test/ci/support/server.sh
start_kanon
trap 'stop_kanon; rm -rf "$work"' EXIT
cd sdk/go
go vet ./...
KANON_CASES_FILE="$work/cases.json" go test -count=1 ./...
