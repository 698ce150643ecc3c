"""Check that every acknowledged move is stored once, and that all players are up to date."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import psycopg

from proof.load.players import PlayerGroup

_KEPT: Final = b"""
SELECT count(*) FROM answer
WHERE game = %s AND command = ANY(%s::text[]) AND answer LIKE '{"type":"saved"%%'
"""
# Nobody takes back, so a saved command has stored one answer to a step, or none if it
# repeated the same answer.
_DOUBLED: Final = b"""
SELECT
    (SELECT count(*) FROM event WHERE game = %(game)s AND seat IS NOT NULL)
    - (SELECT count(*) FROM answer WHERE game = %(game)s AND answer LIKE '{"type":"saved"%%')
"""
_NUMBER: Final = b"SELECT number FROM game WHERE id = %s"


def violations(
    conninfo: str, kept: Mapping[str, Sequence[str]], groups: Sequence[PlayerGroup]
) -> Iterator[str]:
    """Everything that is wrong, as sentences."""
    with psycopg.connect(conninfo) as connection:
        for table, commands in kept.items():
            found = connection.execute(_KEPT, (table, list(commands))).fetchone()
            if found is None or found[0] != len(commands):
                yield f"lost: {table} has {found} of {len(commands)} commands"
            (more,) = connection.execute(_DOUBLED, {"game": table}).fetchone() or (1,)
            if more > 0:
                yield f"doubled: {table} has {more} more answers than commands"
        for group in groups:
            (number,) = connection.execute(_NUMBER, (group.table,)).fetchone() or (None,)
            seen = {person.number for person in group.people}
            if seen != {number}:
                yield f"behind: {group.table} has {number} events, its people saw {seen}"
