#!/usr/bin/env bash
# Generates the PHP client into generated/ from the contract's 3.0.3 copy. The generator's PHP has no unions (it makes one class
# of all members, and loses fields), so each of the three unions is left untyped here; lib/Union.php reads and types them.
set -euo pipefail
cd "$(dirname "$0")"
rm -rf generated
mkdir -p generated
mvn --batch-mode -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory="$PWD/generated" \
  -Dmdep.stripVersion=true
(cd ../.. && node --import tsx scripts/openapi-30.ts) | node -e '
  const contract = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
  for (const [name, { oneOf, description }] of Object.entries(contract.components.schemas)) {
    if (oneOf !== undefined) contract.components.schemas[name] = { description };
  }
  console.log(JSON.stringify(contract));' >generated/openapi-3.0.json
java -jar generated/openapi-generator-cli.jar generate --generator-name php --input-spec generated/openapi-3.0.json --output generated \
  --additional-properties invokerPackage=Kanon,srcBasePath=src,hideGenerationTimestamp=true \
  --global-property apiTests=false,modelTests=false,apiDocs=false,modelDocs=false >generated/log 2>&1 || {
  cat generated/log >&2
  exit 1
}
