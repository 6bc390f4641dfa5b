#!/usr/bin/env bash
# Packs the TypeScript SDK, installs the package in a project of its own, compiles its test against the package's types and
# runs it against the started service.
set -euo pipefail
cd "$(dirname "$0")/../../.."
sdk="$PWD/sdk/typescript"
project="$(mktemp -d)"
trap 'rm -rf "$project"' EXIT

(cd "$sdk" && npm ci --no-fund --no-audit --silent && npm pack --silent --pack-destination "$project")
echo '{ "private": true, "type": "module" }' >"$project/package.json"
(cd "$project" && npm install --no-fund --no-audit --silent ./kanon-client-1.0.0.tgz)
cp "$sdk"/test/*.ts "$project"
# The README's snippet is compiled and run with the tests.
sed -n '/^```ts$/,/^```$/p' "$sdk/README.md" | sed '/^```/d; s#.http://127.0.0.1:8787.#process.env.KANON_URL as string#' >"$project/readme.ts"
(cd "$project" && node "$sdk/node_modules/typescript/bin/tsc" --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess \
  --module nodenext --target es2022 --lib es2023,dom --skipLibCheck false \
  --typeRoots "$sdk/node_modules/@types" --types node --outDir built *.ts)

source test/ci/support/server.sh
start_kanon
trap 'stop_kanon; rm -rf "$project"' EXIT
node --test "$project"/built/*.test.js
node "$project/built/readme.js" | tee /dev/stderr | grep -q genuine
