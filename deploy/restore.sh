#!/bin/sh
# Bring the games of a dump into an empty database:
#
#   restore.sh DUMP               into the one at INKLAND_DATABASE_URL
#   restore.sh DUMP DATA_FOLDER   into a new data folder for `inkland serve --data DATA_FOLDER`
#
# Everything or nothing is restored, and a database that has tables is left alone. A dump of a release
# that this one cannot upgrade is refused. Afterwards every game is checked, which takes longer than
# to restore it; INKLAND_AUDIT=off leaves that out. With INKLAND_ERASURES, the file of the list of
# erasures, who was erased since the dump is erased again.
set -eu
. "$(dirname "$0")/database.sh"

[ $# -ge 1 ] && [ -r "$1" ] || fail "Say what to restore: restore.sh DUMP [DATA_FOLDER]"
find_python
find_programs

# A dump that is too old is refused before anything is made of it. One that cannot be read fails
# below, with a reason.
reached=$(pg_restore --data-only --table=alembic_version --file=- "$1" 2>/dev/null |
  grep -x '[0-9][0-9]*' || :)
[ -z "$reached" ] || "$python" -c '
import sys
from inkland.server.postgres.schema import CannotMigrate, refuse_older_release
try:
    refuse_older_release(sys.argv[1])
except CannotMigrate as reason:
    sys.exit(str(reason))' "$reached"

if [ $# -ge 2 ]; then
  exec "$python" -c '
import os, subprocess, sys
from pathlib import Path
from inkland.server.postgres.embedded import Embedded, PostgresUnavailable
script, dump, data = sys.argv[1:]
embedded = Embedded(Path(data))
try:
    os.environ["INKLAND_DATABASE_URL"] = embedded.start()
    code = subprocess.call([script, dump])
except PostgresUnavailable as reason:
    sys.exit(str(reason))
finally:
    embedded.stop()
sys.exit(code)' "$0" "$1" "$2"
fi

[ -n "${INKLAND_DATABASE_URL:-}" ] || fail "Set INKLAND_DATABASE_URL or name a data folder."
point_at_url
check_version
is_empty="SELECT NOT EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public')"
[ "$(psql -XAtqc "$is_empty")" = t ] || fail "This database is not empty: restore into a new one."

# A role belongs to the cluster, so it is in no dump; the tables are granted to it.
psql -Xq --set=ON_ERROR_STOP=1 <<'SQL'
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'inkland_reader') THEN
        CREATE ROLE inkland_reader NOLOGIN;
        GRANT inkland_reader TO CURRENT_USER;
    END IF;
END
$$;
SQL
pg_restore --no-owner --exit-on-error --single-transaction --dbname="${PGDATABASE:-}" "$1"
psql -XAtqc 'ANALYZE' >/dev/null
if [ -n "${INKLAND_ERASURES:-}" ]; then
  "$python" -m inkland erasures replay "$INKLAND_ERASURES"
else
  say "Nobody was erased again: without INKLAND_ERASURES, who was erased since the dump is back."
fi
[ "${INKLAND_AUDIT:-on}" = off ] || "$python" -m inkland audit
