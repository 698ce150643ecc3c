"""The checker: `python -m proof.chaos.checker FOLDER DATABASE` judges the results of a run.

It compares the clients' journals, the database and the exported transcripts, and trusts none of
them: what a client received must be stored, and what is stored must be consistent.
"""

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import psycopg

from inkland.rules import Event, State, evolve
from inkland.rules import transcript as transcripts
from inkland.rules.events import TurnEnded
from inkland.rules.replay import replay
from inkland.server.tables.storage import PostgresStorage
from inkland.sheet.refused import Refused
from inkland.table.games import encoding, loaded_game
from inkland.table.ids import Status, TableId
from inkland.table.live import connections
from inkland.table.storage.records import StoredGame
from proof.chaos import bells, commands, deadlines, journal, leaks, queues, waiting_times
from proof.chaos.commands import CommandOutcome, Violation
from proof.chaos.deadlines import Span, Watch
from proof.chaos.hostile_client import OWN, view_hash
from proof.chaos.journal import Line, by_table, ending

_SEQUENCE: Final = b"SELECT seq FROM event WHERE game = %s ORDER BY seq"
_MOST_MESSAGES: Final = 64
_MOST_BYTES: Final = 256 * 1024
# seconds while the bus is off: two until storage is polled, and some for the work
_SEEN_WITHIN: Final = 5.0


class StoredTable(NamedTuple):
    """What the database holds of a table."""

    table: TableId
    status: Status
    seed: str
    game: StoredGame
    sequence: list[int]
    watch: Watch


class Run(NamedTuple):
    """The results of a run."""

    folder: Path
    tables: dict[str, list[list[Line]]]
    faults: list[Line]

    @property
    def outages(self) -> list[Span]:
        """The time spans in which the database was down."""
        return [tuple(fault["outage"]) for fault in self.faults if fault.get("outage")]

    def transcript(self, table: str) -> str | None:
        """The transcript exported from the server."""
        path = self.folder / "transcripts" / f"{table}.txt"
        return path.read_text(encoding="utf-8") if path.exists() else None


def read(folder: Path) -> Run:
    """Read the results of a run from its folder."""
    path = folder / "faults.jsonl"
    faults = journal.read(path) if path.exists() else []
    return Run(folder, by_table(folder / "journals"), faults)


def check_table(run: Run, kept: StoredTable) -> Iterator[Violation]:
    """Check everything that must hold for one table."""
    journals = run.tables[kept.table]
    try:
        _game, events = loaded_game.load(kept.game)
    except Exception as failure:  # any failure here means that the stored game is inconsistent
        yield Violation("replay", f"the events cannot be read: {failure!r}")
        return
    yield from _chained(kept)
    yield from commands.check(kept.game, events, _commands(journals))
    yield from _views(kept, events, journals)
    yield from _transcript(events, journals, run.transcript(kept.table))
    yield from deadlines.check(kept.watch, events, run.outages)
    if kept.status != "finished":
        yield Violation("unfinished", f"the table is {kept.status}")


def _commands(journals: list[list[Line]]) -> dict[int, list[CommandOutcome]]:
    return {lines[0]["seat"]: commands.commands_in(lines) for lines in journals}


# --- The stored game


def _chained(kept: StoredTable) -> Iterator[Violation]:
    game = kept.game
    if kept.sequence != list(range(1, game.number + 1)):
        yield Violation("gap", "the numbers of the events have a gap")
    if not loaded_game.is_chained(game, loaded_game.new_game_log(kept.table, kept.seed).hash):
        yield Violation("chain", "the chain of hashes is broken")


# --- What clients saw


def _views(
    kept: StoredTable, events: tuple[Event, ...], journals: list[list[Line]]
) -> Iterator[Violation]:
    """All clients that saw the game after an event saw the same, and it matches the stored game."""
    seen = {
        (line["number"], line["hash"]): lines[0]["seat"]
        for lines in journals
        for line in lines
        if line["did"] == "view" and line.get("hash")
    }
    wanted, hashes, state = {number for number, _hash in seen}, {}, State()
    for number, (entry, event) in enumerate(zip(kept.game.entries, events, strict=True), 1):
        state = evolve(state, event)
        if isinstance(event, TurnEnded) and entry.state_hash != loaded_game.state_hash(state):
            yield Violation("replay", "the hash of a state is not that of the events")
        if number in wanted:
            hashes[number] = view_hash(_public(state))
    for (number, hash_), seat in seen.items():
        if hashes.get(number) != hash_:
            yield Violation("view", f"seat {seat} saw something else after event {number}")
    for lines in journals:
        yield from _forward(lines, kept.game.number)
        view = _last_view(lines)
        if view is None:
            yield Violation("unfinished", f"seat {lines[0]['seat']} did not see the end")
        elif {name: fact for name, fact in view.items() if name not in OWN} != _public(state):
            yield Violation("view", f"seat {lines[0]['seat']} saw another end than the record")


def _public(state: State) -> Any:
    return json.loads(json.dumps(encoding.public_view(state)))


def _forward(lines: list[Line], last: int) -> Iterator[Violation]:
    seen, most, seat = 0, 0, lines[0]["seat"]
    for line in lines:
        if line["did"] == "gap":
            yield Violation("gap", f"seat {seat} knew {line['expected']}, was told {line['since']}")
        if line["did"] == "connected" and line["since"] is None:
            # a new connection to another node may learn of the latest event a moment later
            seen = 0
        if line["did"] == "view":
            if line["number"] < seen:
                yield Violation("back", f"seat {seat} saw {seen}, then {line['number']}")
            seen = max(seen, line["number"])
            most = max(seen, most)
    if most > last:
        yield Violation("back", f"seat {seat} saw event {most}, the record ends at {last}")


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


# --- All tables


def check_all(run: Run) -> Iterator[Violation]:
    """Check what must hold for the server processes."""
    longest = queues.longest(run.folder)
    if longest.messages > _MOST_MESSAGES or longest.bytes > _MOST_BYTES:
        yield Violation("queue", f"{longest.messages} messages, {longest.bytes} bytes waited")
    path = run.folder / bells.FILE
    for line in journal.read(path) if path.exists() else ():
        yield Violation("bell", f"event {line['number']} rang, the record had {line['kept']}")
    for fault in run.faults:
        for name in fault.get("stuck", ()):
            yield Violation("stuck", f"{name} did not recover from {fault['name']} by itself")
        if fault.get("unanswered"):
            yield Violation("unanswered", f"{fault['unanswered']} requests in {fault['name']}")
    if (late := seen_late(run)) > _SEEN_WITHIN:
        yield Violation("unseen", f"without the bus a table waited {late:.1f} s")


def seen_late(run: Run) -> float:
    """The longest time until a saved move was seen at its table while the bus was off."""
    offs = (f for f in run.faults if f["kind"] == "off" and f["victim"] == "bus")
    spans = ((fault["at"], fault["at"] + fault["seconds"]) for fault in offs)
    return max(
        (waiting_times.seen_late(run.tables, span, run.outages) for span in spans), default=0.0
    )


# --- A run


async def check(run: Run, database: str) -> dict[str, Any]:
    """The report on a run."""
    assert (connections.MAX_QUEUED, connections.MAX_QUEUED_BYTES) == (_MOST_MESSAGES, _MOST_BYTES)
    violations: dict[str, list[str]] = {}
    for violation in check_all(run):
        violations.setdefault(violation.kind, []).append(violation.sentence)
    finished = replayed = 0
    seeds: set[str] = set()
    storage = await PostgresStorage.open(database)
    with psycopg.connect(database) as connection:
        for table in run.tables:
            kept = await _kept(storage, connection, TableId(table))
            seeds |= set() if kept is None else {kept.seed}
            found = list(_judged(run, table, kept))
            for kind, sentence in found:
                violations.setdefault(kind, []).append(f"{sentence} (table {table})")
            finished += kept is not None and kept.status == "finished"
            replayed += not {"replay", "chain", "transcript", "gap"} & {kind for kind, _ in found}
        spans = [(fault["at"], fault["at"] + fault["took"] + fault["back"]) for fault in run.faults]
        clocks = deadlines.clocks(connection, spans)
    await storage.close()
    for violation in leaks.check(run.folder, seeds):
        violations.setdefault(violation.kind, []).append(violation.sentence)
    everyone = [commands.commands_in(lines) for group in run.tables.values() for lines in group]
    return {
        "games": len(run.tables),
        "finished": finished,
        "replayed": replayed,
        "acknowledged": sum(map(commands.acknowledged, everyone)),
        "repeated": sum(map(commands.repeated, everyone)),
        "clocks": clocks._asdict(),
        "seen_late": seen_late(run),
        "hostile": _hostile(run.folder),
        "queues": queues.longest(run.folder)._asdict(),
        "violations": violations,
        **waiting_times.affected(run.tables, run.faults),
    }


def _hostile(folder: Path) -> dict[str, Counter[str]]:
    """What the hostile clients did, and what they were told."""
    found: dict[str, Counter[str]] = {"commands": Counter(), "reads": Counter()}
    for path in folder.glob("hostile-*.json"):
        for name, counts in json.loads(path.read_text()).items():
            found[name].update(counts)
    return found


def _judged(run: Run, table: str, kept: StoredTable | None) -> Iterator[Violation]:
    if kept is None:
        yield Violation("gone", "the game is not in the record")
        yield from commands.check(StoredGame(0, (), ()), (), _commands(run.tables[table]))
    else:
        yield from check_table(run, kept)


async def _kept(
    storage: PostgresStorage, connection: deadlines.Rows, id_: TableId
) -> StoredTable | None:
    table, game, secret = await storage.table(id_), await storage.game(id_), None
    if table is not None:
        secret = await storage.secret(table.dealt_at)
    if table is None or game is None or secret is None or secret.seed is None:
        return None
    sequence = [row[0] for row in connection.execute(_SEQUENCE, [id_]).fetchall()]
    found = deadlines.watch(connection, id_)
    return StoredTable(id_, table.status, secret.seed, game, sequence, found)


def main() -> None:
    """Print the report as JSON; exits with 1 on any violation."""
    report = asyncio.run(check(read(Path(sys.argv[1])), sys.argv[2]))
    print(json.dumps(report))
    sys.exit(1 if report["violations"] else 0)


if __name__ == "__main__":
    main()
