#!/usr/bin/env bash
# The pages in a real browser: Chromium of the system, installed where there is none.
set -euo pipefail
cd "$(dirname "$0")/../.."

if ! command -v chromium >/dev/null && [ -z "${CHROMIUM:-}" ]; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends chromium >/dev/null
fi
[ -d test/browser/node_modules/playwright-core ] || (cd test/browser && npm ci --silent --ignore-scripts)
npx tsc --noEmit -p site
npx vitest run --config test/browser/vitest.config.ts "$@"
