#!/usr/bin/env bash
# Runs every command of docs/how-to/generate-a-client.md as a reader would, in one empty folder, against the started service.
set -euo pipefail
cd "$(dirname "$0")/../../.."
page="$PWD/docs/how-to/generate-a-client.md"
source test/ci/support/server.sh
start_kanon
work="$(mktemp -d)"
trap 'stop_kanon; rm -rf "$work"' EXIT
cd "$work"
node -e '
  const page = require("node:fs").readFileSync(process.argv[1], "utf8");
  const blocks = [...page.matchAll(/^```bash\n(.*?)^```$/gms)].map(([, text]) => text.replaceAll("http://127.0.0.1:8787", process.env.KANON_URL));
  blocks.forEach((text, i) => require("node:fs").writeFileSync(`block-${i + 1}.sh`, `set -euo pipefail\n${text}`));
' "$page"
passed=0
for block in block-*.sh; do
  bash "$block"
  passed=$((passed + 1))
done
echo "$passed passed, 0 failed"
