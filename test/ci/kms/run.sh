#!/usr/bin/env bash
# Runs the signer's tests against an emulated KMS (moto, from PyPI; see emulator.py). Further arguments replace the tests.
#
#   test/ci/kms/run.sh                    the signer's suite, and a check of its signatures by Python's cryptography
#   test/ci/kms/run.sh npx vitest run x   any command, with KMS_ENDPOINT set
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)

[ -x "$here/.venv/bin/python" ] || python3 -m venv "$here/.venv"
"$here/.venv/bin/pip" install --quiet --disable-pip-version-check -r "$here/requirements.txt"

port=$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
log=$(mktemp)
"$here/.venv/bin/python" "$here/emulator.py" -H 127.0.0.1 -p "$port" >"$log" 2>&1 &
moto_pid=$!
stop() {
  kill "$moto_pid" 2>/dev/null || true
  wait "$moto_pid" 2>/dev/null || true
  rm -f "$log"
}
trap stop EXIT

for _ in $(seq 150); do
  if node -e 'require("node:net").connect(process.argv[1], "127.0.0.1").on("connect", () => process.exit(0)).on("error", () => process.exit(1))' "$port"; then
    ready=yes
    break
  fi
  kill -0 "$moto_pid" 2>/dev/null || break
  sleep 0.2
done
if [ "${ready-}" != yes ]; then
  cat "$log" >&2
  exit 1
fi

cd "$root"
export KMS_ENDPOINT="http://127.0.0.1:$port"
if [ $# -gt 0 ]; then
  "$@"
else
  npx vitest run --config test/ci/kms/vitest.config.ts
fi
