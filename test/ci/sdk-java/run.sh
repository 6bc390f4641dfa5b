#!/usr/bin/env bash
# Generates and compiles the Java client, round-trips the contract's examples through it and drives the started service with it.
set -euo pipefail
cd "$(dirname "$0")/../../.."
if ! command -v mvn >/dev/null; then
  apt-get update -qq && apt-get install -y -qq openjdk-17-jdk-headless maven >/dev/null
fi
sdk/java/generate.sh
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
node --import tsx test/ci/support/round-trip-cases.ts >"$work/cases.json"

source test/ci/support/server.sh
start_kanon
trap 'stop_kanon; rm -rf "$work"' EXIT
cd sdk/java
KANON_CASES_FILE="$work/cases.json" mvn --batch-mode --no-transfer-progress -q test -DtrimStackTrace=true -Dsurefire.printSummary=true
cat target/surefire-reports/*.txt
