"""The checker: `python -m server.kills.checker FOLDER` reads what a run has left, and judges it.

It knows the journals of the clients, the record and the exported transcripts, and trusts none of
them: what a client was told must be in the record, and what is in the record must follow.
"""

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import psycopg

from inkland.rules import Event, State, evolve
from inkland.rules import transcript as transcripts
from inkland.rules.events import TurnEnded
from inkland.rules.replay import replay
from inkland.server import story, telling
from inkland.server.database.embedded import Embedded
from inkland.server.record.port import Game, Status, TableId
from inkland.server.record.postgres import PostgresRecord
from inkland.sheet.refused import Refused
from server.kills import commands
from server.kills.commands import Violation
from server.kills.journal import Line, by_table, ending

_OWN: Final = ("viewer", "answer")
_SEQUENCE: Final = b"SELECT seq FROM event WHERE game = %s ORDER BY seq"


class Kept(NamedTuple):
    """What the record holds of a table."""

    table: TableId
    status: Status
    seed: str
    game: Game
    sequence: list[int]


def check_table(
    kept: Kept, journals: list[list[Line]], transcript: str | None
) -> Iterator[Violation]:
    """Everything that must hold for one table."""
    _story, events = story.read(kept.game)
    yield from _chained(kept, events)
    yield from commands.check(kept.game, events, journals)
    yield from _views(kept, events, journals)
    yield from _transcript(events, journals, transcript)
    if kept.status != "finished":
        yield Violation("unfinished", f"the table is {kept.status}")


# --- The record itself


def _chained(kept: Kept, events: tuple[Event, ...]) -> Iterator[Violation]:
    game = kept.game
    if kept.sequence != list(range(1, game.number + 1)):
        yield Violation("gap", "the numbers of the events have a gap")
    if not story.is_chained(game, story.begun(kept.table, kept.seed).hash):
        yield Violation("chain", "the chain of hashes is broken")
    state = State()
    for entry, event in zip(game.entries, events, strict=True):
        state = evolve(state, event)
        if isinstance(event, TurnEnded) and entry.state_hash != story.state_hash(state):
            yield Violation("state", "the hash of a state is not that of the events")


# --- What clients saw


def _views(
    kept: Kept, events: tuple[Event, ...], journals: list[list[Line]]
) -> Iterator[Violation]:
    state = State()
    for event in events:
        state = evolve(state, event)
    truth = json.loads(json.dumps(telling.public_view(state)))
    for lines in journals:
        yield from _forward(lines, kept.game.number)
        view = _last_view(lines)
        if view is None:
            yield Violation("unfinished", f"seat {lines[0]['seat']} did not see the end")
        elif {name: fact for name, fact in view.items() if name not in _OWN} != truth:
            yield Violation("view", f"seat {lines[0]['seat']} saw another end than the record")


def _forward(lines: list[Line], last: int) -> Iterator[Violation]:
    seen, seat = 0, lines[0]["seat"]
    for line in lines:
        if line["did"] == "gap":
            yield Violation("gap", f"seat {seat} knew {line['expected']}, was told {line['since']}")
        if line["did"] == "view":
            if line["number"] < seen:
                yield Violation("back", f"seat {seat} saw {seen}, then {line['number']}")
            seen = max(seen, line["number"])
    if seen > last:
        yield Violation("back", f"seat {seat} saw event {seen}, the record ends at {last}")


def _last_view(lines: list[Line]) -> Any:
    end = ending(lines)
    return None if end is None else end["view"]


def _transcript(
    events: tuple[Event, ...], journals: list[list[Line]], text: str | None
) -> Iterator[Violation]:
    if text is None:
        yield Violation("transcript", "there is none")
        return
    if text != transcripts.write(events):
        yield Violation("transcript", "it is not that of the record")
    try:
        standing = [list(place) for place in replay(text).standing]
    except Refused as refusal:
        yield Violation("transcript", f"it does not replay: {refusal}")
        return
    for view in filter(None, map(_last_view, journals)):
        seen = [[p["place"], p["seat"], p["stars"], p["lost"]] for p in view["ending"]["standing"]]
        if seen != standing:
            yield Violation("stars", f"a client saw {seen}, the transcript has {standing}")


# --- A run


async def check(folder: Path, conninfo: str) -> dict[str, Any]:
    """The report on a run."""
    record = await PostgresRecord.open(conninfo)
    violations: dict[str, list[str]] = {}
    finished, journals = 0, by_table(folder / "journals")
    try:
        for table, lines in journals.items():
            kept = await _kept(record, conninfo, TableId(table))
            for violation in _judged(folder, table, kept, lines):
                violations.setdefault(violation.kind, []).append(
                    f"{violation.sentence} (table {table})"
                )
            finished += kept is not None and kept.status == "finished"
    finally:
        await record.close()
    everyone = [lines for group in journals.values() for lines in group]
    return {
        "games": len(journals),
        "finished": finished,
        "acknowledged": sum(map(commands.acknowledged, everyone)),
        "repeated": sum(map(commands.repeated, everyone)),
        "violations": violations,
    }


def _judged(
    folder: Path, table: str, kept: Kept | None, journals: list[list[Line]]
) -> Iterator[Violation]:
    if kept is None:
        yield Violation("gone", "the game is not in the record")
        yield from commands.check(Game(0, (), ()), (), journals)
        return
    path = folder / "transcripts" / f"{table}.txt"
    text = path.read_text(encoding="utf-8") if path.exists() else None
    yield from check_table(kept, journals, text)


async def _kept(record: PostgresRecord, conninfo: str, id_: TableId) -> Kept | None:
    table, game, secret = await record.table(id_), await record.game(id_), None
    if table is not None:
        secret = await record.secret(table.dealt_at)
    if table is None or game is None or secret is None or secret.seed is None:
        return None
    async with await psycopg.AsyncConnection.connect(conninfo) as connection:
        cursor = await connection.execute(_SEQUENCE, [id_])
        sequence = [row[0] for row in await cursor.fetchall()]
    return Kept(id_, table.status, secret.seed, game, sequence)


def main() -> None:
    """Print the report as JSON; exits with 1 if anything is wrong."""
    folder = Path(sys.argv[1])
    embedded = Embedded(folder / "data")
    try:
        report = asyncio.run(check(folder, embedded.start()))
    finally:
        embedded.stop()
    print(json.dumps(report, indent=1))
    sys.exit(1 if report["violations"] else 0)


if __name__ == "__main__":
    main()
