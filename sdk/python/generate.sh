#!/usr/bin/env bash
# Generates the package kanon_client from openapi.yaml into the folder given, with the generator of requirements.txt on the PATH.
set -euo pipefail
cd "$(dirname "$0")"
openapi-python-client generate --path ../../openapi.yaml --config generator.yaml --meta none --fail-on-warning \
  --output-path "$1/kanon_client" --overwrite
