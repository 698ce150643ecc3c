"""Lets time pass for the open step of a table: `pass-time.py DATA TABLE SECONDS`.

The clock of PostgreSQL cannot be set, so the deadline is moved nearer.
"""

import sys
from pathlib import Path

import psycopg

from inkland.server.postgres.operator_connection import operators_database

if __name__ == "__main__":
    _data, _table, _seconds = sys.argv[1:]
    with (
        operators_database(Path(_data), migrates=False) as _conninfo,
        psycopg.connect(_conninfo) as _connection,
    ):
        _connection.execute(
            "UPDATE game SET deadline_at = deadline_at - make_interval(secs => %s) WHERE id = %s",
            (float(_seconds), _table),
        )
