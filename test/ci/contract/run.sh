#!/usr/bin/env bash
# The contract: lint without a warning (3.1 and the 3.0.3 copy), no break against the last released version, and a run over
# every operation with a validating proxy in between.
set -euo pipefail
cd "$(dirname "$0")"
npm ci --no-fund --no-audit --silent
redocly() { node_modules/.bin/redocly "$@"; }
root="$(cd ../../.. && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

redocly lint "$root/openapi.yaml"
(cd "$root" && node --import tsx scripts/openapi-30.ts) >"$work/openapi-3.0.json"
# 3.0 has no licence identifier, and the licence no page.
redocly lint "$work/openapi-3.0.json" --skip-rule info-license-strict

released="$(ls "$root"/docs/api/released/openapi-*.yaml | sort -V | tail -1)"
redocly diff "$released" "$root/openapi.yaml"
node breaks.mjs "$root/openapi.yaml"

cd "$root"
source test/ci/support/server.sh
start_kanon
port="$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')"
node test/ci/contract/node_modules/@stoplight/prism-cli/dist/index.js proxy openapi.yaml "$KANON_URL" \
  --host 127.0.0.1 --port "$port" >"$work/prism.log" 2>&1 &
prism=$!
trap 'kill $prism 2>/dev/null || true; stop_kanon; rm -rf "$work"' EXIT
for _ in $(seq 200); do
  curl -sf "http://127.0.0.1:$port/health" >/dev/null && break
  sleep 0.1
done
PROXY_URL="http://127.0.0.1:$port" node test/ci/contract/smoke.mjs
