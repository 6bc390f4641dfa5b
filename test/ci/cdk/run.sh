#!/usr/bin/env bash
# Synthesizes the stack offline, with cdk-nag; tests it; lints the template with cfn-lint and checkov, with no finding but
# those that exceptions.tsv explains; runs the operator's scripts against emulated AWS services.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
template="$root/cdk/cdk.out/Kanon.template.json"

[ -x "$here/.venv/bin/python" ] || python3 -m venv "$here/.venv"
"$here/.venv/bin/pip" install --quiet --disable-pip-version-check -r "$here/requirements.txt"

cd "$root/cdk"
npm ci --silent
npx tsc --noEmit -p .
rm -rf cdk.out
npx cdk synth --quiet
npx vitest run

accepted() { awk -F '\t' -v tool="$1" '$1 == tool { print $2 }' "$here/exceptions.tsv"; }

echo 'cfn-lint'
# shellcheck disable=SC2046
"$here/.venv/bin/cfn-lint" --ignore-checks $(accepted cfn-lint) -- "$template"

echo 'checkov'
"$here/.venv/bin/checkov" --file "$template" --framework cloudformation --compact --quiet --skip-download \
  --skip-check "$(accepted checkov | paste -sd,)"

cd "$root"
test/ci/kms/run.sh npx --prefix cdk vitest run --root cdk --config vitest.emulated.config.ts
