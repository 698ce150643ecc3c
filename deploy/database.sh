# What backup.sh and restore.sh share: where the database is, and the programs of PostgreSQL.
#
#   INKLAND_DATABASE_URL  the database, if it is not the one in a data folder
#   INKLAND_PYTHON        a Python that has inkland installed; by default that of the environment
#                         in which this folder lies, of the program inkland, or python3
#   PG_BIN                a folder with pg_dump, pg_restore and psql, if those installed with
#                         inkland or on the path should not be used

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

here=$(cd "$(dirname "$0")" && pwd)

find_python() {
  command=$(command -v inkland || :)
  for python in "${INKLAND_PYTHON:-$here/../bin/python}" "$here/../.venv/bin/python" \
    "${command:+$(sed -n '1s/^#! *//p' "$command")}" python3; do
    "$python" -c 'import inkland.server' 2>/dev/null && return
    [ -z "${INKLAND_PYTHON:-}" ] || break
  done
  fail "No Python that has inkland installed is found: set INKLAND_PYTHON to it."
}

# Ours first: they are of the version of the database inside.
find_programs() {
  PG_BIN=${PG_BIN:-$("$python" -c '
from inkland.server.postgres.cluster import bundled_programs
print(bundled_programs())' 2>/dev/null)} || PG_BIN=$(dirname "$(command -v pg_dump)") ||
    fail "PostgreSQL's programs are not found: set PG_BIN to their folder."
  PATH=$PG_BIN:$PATH
}

# An older pg_dump refuses a newer database, and an older pg_restore a newer dump.
check_version() {
  database=$(psql -XAtqc 'SHOW server_version_num') || fail "The database does not answer."
  database=${database%????}
  programs=$(pg_dump --version | sed 's/^[^0-9]*\([0-9]*\).*/\1/')
  [ "$programs" -ge "$database" ] || fail "The database is PostgreSQL $database, but the programs \
in $PG_BIN are of version $programs: set PG_BIN to the folder of those of version $database."
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
