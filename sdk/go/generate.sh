#!/usr/bin/env bash
# Generates the package kanon/ from the contract's 3.0.3 copy, with the generator that generator/go.mod pins.
set -euo pipefail
cd "$(dirname "$0")"
(cd ../.. && node --import tsx scripts/openapi-30.ts) >openapi-3.0.json
go tool -modfile=generator/go.mod oapi-codegen -config generator.yaml openapi-3.0.json
