#!/usr/bin/env bash
# Generates the PHP client, round-trips the contract's examples through it and drives the started service with it.
set -euo pipefail
cd "$(dirname "$0")/../../.."
if ! php -r 'exit(extension_loaded("curl") && extension_loaded("mbstring") ? 0 : 1);' 2>/dev/null ||
  ! command -v phpunit >/dev/null || ! command -v mvn >/dev/null || ! [ -e /usr/share/php/GuzzleHttp/autoload.php ]; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends php-cli php-curl php-mbstring php-xml \
    php-guzzlehttp-guzzle phpunit maven openjdk-17-jdk-headless >/dev/null
fi
sdk/php/generate.sh
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
node --import tsx test/ci/support/round-trip-cases.ts >"$work/cases.json"

source test/ci/support/server.sh
start_kanon
trap 'stop_kanon; rm -rf "$work"' EXIT
cd sdk/php
find generated lib test -name '*.php' -print0 | xargs -0 -n 100 sh -c 'for file; do php -l "$file" >/dev/null || exit 255; done' sh
KANON_CASES_FILE="$work/cases.json" phpunit --bootstrap autoload.php --do-not-cache-result --fail-on-risky test
