# What backup.sh and restore.sh share: where the database is, and the programs of PostgreSQL.
#
#   INKLAND_DATABASE_URL  the database, if it is not the one in a data folder
#   INKLAND_PYTHON        a Python that has inkland installed; python3 by default
#   PG_BIN                a folder with pg_dump, pg_restore and psql, if those installed with
#                         inkland or on the path should not be used

python=${INKLAND_PYTHON:-python3}

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# Ours first: they are of the version of the database inside, and an older pg_dump refuses a newer
# database.
find_programs() {
  PG_BIN=${PG_BIN:-$("$python" -c '
from inkland.server.database.cluster import bundled_programs
print(bundled_programs())' 2>/dev/null)} || PG_BIN=$(dirname "$(command -v pg_dump)") ||
    fail "PostgreSQL's programs are not found: set PG_BIN to their folder."
  PATH=$PG_BIN:$PATH
}

# The address goes into variables, since everybody on the machine can read a command line.
point_at_url() {
  variables=$("$python" -c '
import os, shlex
from psycopg import pq
for option in pq.Conninfo.parse(os.environ["INKLAND_DATABASE_URL"].encode()):
    if option.val and option.envvar:
        value = shlex.quote(option.val.decode())
        print(f"export {option.envvar.decode()}={value}")') || fail "INKLAND_DATABASE_URL is no address."
  eval "$variables"
}

# The file of PostgreSQL in a data folder has the port, then the folder of the socket.
point_at_folder() {
  [ -r "$1/postgres/postmaster.pid" ] || fail "No server runs on $1, or it is not yours to read."
  PGPORT=$(sed -n 4p "$1/postgres/postmaster.pid")
  PGHOST=$(sed -n 5p "$1/postgres/postmaster.pid")
  PGHOST=${PGHOST:-127.0.0.1} PGUSER=inkland PGDATABASE=inkland
  PGPASSWORD=$(cat "$1/postgres/password")
  export PGHOST PGPORT PGUSER PGDATABASE PGPASSWORD
}
