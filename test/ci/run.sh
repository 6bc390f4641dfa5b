#!/usr/bin/env bash
# What needs more than Node: each part installs what it uses, starts and stops its own services, and fails by its exit
# code. All parts run, so that one failure does not hide another; `test/ci/run.sh NAME...` runs some.
set -uo pipefail
cd "$(dirname "$0")/../.."

parts=("$@")
if [ ${#parts[@]} -eq 0 ]; then
  parts=()
  for script in test/ci/*/run.sh test/ci/contract/schemathesis/run.sh test/browser/run.sh; do
    [ -f "$script" ] && parts+=("$script")
  done
else
  parts=("${parts[@]/#/test/ci/}")
  parts=("${parts[@]/%//run.sh}")
fi

passed=0
failed=()
for script in "${parts[@]}"; do
  start=$SECONDS
  printf '\n== %s\n' "$script"
  if bash "$script"; then
    passed=$((passed + 1))
    printf '== %s passed in %d s\n' "$script" $((SECONDS - start))
  else
    failed+=("$script")
    printf '== %s FAILED after %d s\n' "$script" $((SECONDS - start))
  fi
done

printf '\n'
for script in "${failed[@]+"${failed[@]}"}"; do printf 'failed: %s\n' "$script"; done
printf '%d passed, %d failed\n' "$passed" "${#failed[@]}"
[ ${#failed[@]} -eq 0 ]
