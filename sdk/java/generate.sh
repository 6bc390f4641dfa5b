#!/usr/bin/env bash
# Makes the contract's 3.0.3 copy that the build generates the client from; then run any Maven goal here.
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p target
(cd ../.. && node --import tsx scripts/openapi-30.ts) >target/openapi-3.0.json
