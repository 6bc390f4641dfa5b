# Starts the service on a free loopback port with a data folder of its own, and stops it by its id when the script ends.
# Source it from a script run at the project's root; after start_kanon, KANON_URL is where it answers.

start_kanon() {
  KANON_DATA="$(mktemp -d)"
  KANON_LOG="$KANON_DATA/log"
  PORT=0 DATA_DIR="$KANON_DATA/data" node --import tsx functions/local.ts >"$KANON_LOG" 2>&1 &
  KANON_PID=$!
  trap stop_kanon EXIT
  for _ in $(seq 300); do
    KANON_URL="$(sed -n 's/^Kanon is at \(http[^ ]*\) .*/\1/p' "$KANON_LOG" | head -1)"
    if [ -n "$KANON_URL" ]; then
      export KANON_URL
      echo "the service answers at $KANON_URL"
      return 0
    fi
    kill -0 "$KANON_PID" 2>/dev/null || break
    sleep 0.1
  done
  echo 'the service did not start:' >&2
  cat "$KANON_LOG" >&2
  return 1
}

stop_kanon() {
  kill "$KANON_PID" 2>/dev/null || true
  wait "$KANON_PID" 2>/dev/null || true
  rm -rf "$KANON_DATA"
}
