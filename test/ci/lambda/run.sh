#!/usr/bin/env bash
# Runs the bundles of the synthesized stack as on Lambda: under Amazon's Runtime Interface Client, against DynamoDB Local
# behind the stack's own permissions, with an emulated KMS. Needs Java 17 or newer and Python 3.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)

# The Runtime Interface Client is built from source.
missing=()
for tool in cmake autoreconf libtoolize g++ make; do command -v "$tool" >/dev/null || missing+=("$tool"); done
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends cmake autoconf automake libtool g++ make >/dev/null
fi
# It takes a minute or two, so what is there already is kept.
installed="$here/node_modules/aws-lambda-ric/dist/rapid-client.node"
[ -f "$installed" ] || (cd "$here" && npm ci --silent)

[ -x "$root/cdk/node_modules/.bin/cdk" ] || (cd "$root/cdk" && npm ci --silent)
(cd "$root/cdk" && rm -rf cdk.out && npx cdk synth --quiet)

cd "$root"
with_kms="test/ci/kms/run.sh"
with_dynamodb="test/ci/dynamodb-local/run.sh"
if [ $# -gt 0 ]; then
  "$with_kms" "$with_dynamodb" "$@"
else
  "$with_kms" "$with_dynamodb" npx vitest run --config test/ci/lambda/vitest.config.ts
fi
