"""Finished games are archived under play and kills: `python tests/proof/archive.py --games 10000`.

A few games of four are played, of every preset, judged, and then copied as games of the same deal,
each with an id, a hash chain and times of its own. One process serves running games and archives
the finished ones; it is killed again and again. Then every replay, transcript, proof and analysis
must have the bytes that it had before, and every event all its columns. Prints where the bytes are.
"""

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import timedelta
from hashlib import sha256
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import psycopg

sys.path.insert(0, str(Path(__file__).parents[1]))

from inkland import fairness
from inkland.bots.bot import Bot
from inkland.bots.greedy_bot import GreedyBot
from inkland.bots.greedy_evaluator import GreedyEvaluator
from inkland.bots.judge import decisions, judge
from inkland.bots.random_bot import RandomBot
from inkland.client.http import HttpClient
from inkland.client.player import Player
from inkland.protocol.messages import Saved, decode_server
from inkland.protocol.resources import NewTable, Sit
from inkland.rules import Draw, view
from inkland.rules.options import PRESETS
from inkland.server.context import ServerContext
from inkland.server.features.upkeep.audit import audit
from inkland.server.postgres.embedded import Embedded
from inkland.server.postgres.schema import migrate
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import joining, opening, playing
from inkland.table.bus.local import LocalBus
from inkland.table.context import Context
from inkland.table.games.finished_games import decode_events
from inkland.table.games.mailbox import Command
from inkland.table.ids import AccountId, TableId, new_id
from inkland.table.review import documents
from inkland.table.review.analyses import encode_analysis
from inkland.table.storage.records import Account
from proof.chaos.nodes import Node

SEATS: Final = 4
PEOPLE: Final = [Account(AccountId(new_id()), f"Person {n}", "red") for n in range(SEATS)]
BOTS: Final[list[Bot]] = [GreedyBot(), RandomBot(), RandomBot(), RandomBot()]
ENDED_BEFORE: Final = timedelta(days=30)
FIRST_STEPS: Final = 14  # so many of a game of two, and more, are played before all is archived
SECONDS_PER_KILL: Final = 1_200.0  # for its share of the games, on any machine


class Run(NamedTuple):
    """The parameters of a run."""

    games: int
    running: int
    kills: int
    samples: int  # of each preset
    presets: tuple[str, ...] = tuple(PRESETS)


class Report(NamedTuple):
    """What was found; `bytes_before` and `bytes_after` are those of a game, by table."""

    games: int
    different: int
    broken: int
    kills: int
    running_at_the_end: int
    played: int
    archive_seconds: float
    bytes_before: dict[str, float]
    bytes_after: dict[str, float]

    @property
    def is_kept(self) -> bool:
        """Whether everything is as it was, though games were played until the end."""
        is_empty = not any(self.bytes_after[name] for name in _EMPTIED)
        is_under_play = self.running_at_the_end == self.played
        return is_empty and is_under_play and not (self.different or self.broken)

    def __str__(self) -> str:
        lines = [
            f"{self.games} games archived in {self.archive_seconds:.0f} s, {self.kills} kills;"
            f" {self.different} differ; {self.broken} broken",
            f"{self.running_at_the_end} of {self.played} games were running until the end",
            "bytes a game          before    after",
        ]
        for name in sorted(self.bytes_before, key=lambda name: -self.bytes_before[name]):
            lines.append(f"{name:<20}{self.bytes_before[name]:>8.0f}{self.bytes_after[name]:>9.0f}")
        for name, some in (("all", ()), ("all but the analysis", ("analysis",))):
            before, after = (
                sum(size for table, size in sizes.items() if table not in some)
                for sizes in (self.bytes_before, self.bytes_after)
            )
            lines.append(f"{name:<20}{before:>8.0f}{after:>9.0f}")
        return "\n".join(lines)


# --- Games that were played, and their copies


async def play_samples(storage: PostgresStorage, run: Run) -> list[TableId]:
    """Play games of each preset to their end, a command for each drawing, and judge them."""
    context, random = ServerContext(storage, LocalBus()), Random(1)
    for person in PEOPLE:
        await storage.add_guest(person, person.id.encode())
    tables = []
    for preset in [name for name in run.presets for _ in range(run.samples)]:
        request = NewTable(seats=SEATS, preset=preset, title="A table of four", public=True)
        table = (await opening.open_table(context, PEOPLE[0], request)).id
        for person in PEOPLE:
            await joining.sit(context, table, person, Sit(nonce=secrets.token_hex(16), land="Mark"))
        await playing.start(context, table, PEOPLE[0])
        mailbox = context.mailbox(table)
        while (step := (state := (await mailbox.game()).state).step) is not None:
            for seat in step.asked:
                drawing = BOTS[seat].answer(view(state, seat), random)
                command = Command(seat, secrets.token_hex(16), Draw(seat, step.number, drawing))
                assert isinstance(decode_server(await mailbox.post(command)), Saved)
        events = decode_events(await context.finished_games.events(table))
        await storage.request_analysis(table)
        judged = encode_analysis(events, decisions(events), judge(events, GreedyEvaluator()))
        await storage.save_analysis(table, judged)
        tables.append(table)
    return tables


# Games of the same deal, so that proofs stay true; each has a secret and a deal of its own as well,
# which nobody reads, since most games that people play have. The chain starts with the id of the
# table, so all hashes are new. Drawings come some seconds apart.
_COPIES: Final = """
CREATE TEMP TABLE copy AS
SELECT id, %(ended)s::timestamptz - n * interval '1 minute' AS ended_at
FROM unnest(%(ids)s::text[]) WITH ORDINALITY AS made (id, n);
CREATE TEMP TABLE played AS
SELECT
    event.*, coalesce(event.body, secret_event.body) AS whole,
    dense_rank() OVER (ORDER BY event.at) AS moment
FROM event LEFT JOIN secret_event USING (game, seq)
WHERE event.game = %(game)s;
CREATE TEMP TABLE seed AS
SELECT seed FROM secret WHERE game = %(game)s;

INSERT INTO game
SELECT (jsonb_populate_record(one, jsonb_build_object(
    'id', copy.id, 'finished_at', copy.ended_at, 'opened_at', copy.ended_at - interval '1 hour'
))).*
FROM game AS one, copy WHERE one.id = %(game)s;
INSERT INTO seat
SELECT (jsonb_populate_record(one, jsonb_build_object(
    'game', copy.id, 'ended_at', copy.ended_at
))).*
FROM seat AS one, copy WHERE one.game = %(game)s;
INSERT INTO result
SELECT (jsonb_populate_record(one, jsonb_build_object('game', copy.id))).*
FROM result AS one, copy WHERE one.game = %(game)s;
INSERT INTO analysis
SELECT (jsonb_populate_record(one, jsonb_build_object('game', copy.id))).*
FROM analysis AS one, copy WHERE one.game = %(game)s;
INSERT INTO secret
SELECT (jsonb_populate_record(one, jsonb_build_object('game', copy.id))).*
FROM secret AS one, copy WHERE one.game = %(game)s;
INSERT INTO deal
SELECT (jsonb_populate_record(one, jsonb_build_object('code', copy.id, 'dealt_at', copy.id))).*
FROM deal AS one, copy WHERE one.dealt_at = %(game)s;
INSERT INTO seen
SELECT (jsonb_populate_record(one, jsonb_build_object('deal', copy.id, 'game', copy.id))).*
FROM seen AS one, copy WHERE one.game = %(game)s;
INSERT INTO answer
SELECT copy.id, seat, md5(copy.id || command), answer
FROM answer, copy WHERE game = %(game)s;

INSERT INTO recent_event
SELECT
    copy.id, seq, body,
    chain_hash(
        CASE
            WHEN seq > 1 THEN whole
            ELSE sha256(
                sha256(convert_to(
                    E'inkland chain 1\\n' || copy.id || E'\\n' || (SELECT seed FROM seed), 'UTF8'
                )) || whole
            )
        END
    ) OVER (PARTITION BY copy.id ORDER BY seq),
    seat, step, revision, state_hash,
    copy.ended_at - interval '1 hour'
        + moment * interval '8 s' + abs(hashtext(copy.id || moment)) * interval '0.004 ms'
FROM played, copy;
INSERT INTO recent_secret_event
SELECT copy.id, seq, whole FROM played, copy WHERE body IS NULL;
DROP TABLE copy, played, seed
"""


def copy_games(database: str, samples: list[TableId], count: int) -> list[TableId]:
    """Copy the samples until there are so many games; return them all."""
    made: dict[TableId, list[TableId]] = {table: [] for table in samples}
    for number in range(count - len(samples)):
        made[samples[number % len(samples)]].append(TableId(new_id()))
    with psycopg.connect(database, autocommit=True) as connection:
        # Neither triggers nor foreign keys: they would take most of the time.
        connection.execute("SET session_replication_role = replica")
        (now,) = connection.execute("SELECT now()").fetchone() or (None,)
        for table, ids in made.items():
            for first in range(0, len(ids), 250):
                values = {
                    "game": table,
                    "ids": ids[first : first + 250],
                    "ended": now - ENDED_BEFORE,
                }
                with psycopg.ClientCursor(connection) as cursor:
                    cursor.execute(_COPIES, values)
        connection.execute(
            "UPDATE game SET finished_at = %s WHERE id = ANY(%s)", [now - ENDED_BEFORE, samples]
        )
        connection.execute("VACUUM ANALYZE")
    return [*samples, *(table for ids in made.values() for table in ids)]


# --- Before and after


class EncodeOnce:
    """A worker pool that encodes equal values once: copies differ in ids and times only."""

    def __init__(self) -> None:
        self._made: dict[Any, Any] = {}

    async def run(self, do: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Return what the function returns."""
        assert not kwargs
        if (do, *args) not in self._made:
            self._made[do, *args] = do(*args)
        return self._made[do, *args]


_ROWS: Final = """
SELECT sha256(convert_to(
    string_agg(event::text || coalesce(secret_event.body::text, ''), E'\\n' ORDER BY seq), 'UTF8'
))
FROM event LEFT JOIN secret_event USING (game, seq)
WHERE event.game = %s
"""


async def digests(
    storage: PostgresStorage, database: str, tables: list[TableId]
) -> dict[TableId, bytes]:
    """A hash of all documents about each game, and of all columns of its events."""
    context = Context(storage, LocalBus(), workers=EncodeOnce())
    found = {}
    with psycopg.connect(database, autocommit=True) as connection:
        for table in tables:
            made = [
                await documents.transcript(context, table),
                await documents.proof(context, table),
            ]
            for seat in range(SEATS):
                made.append(await documents.replay(context, table, seat, None))
                analysis = await documents.analysis(context, table, seat, None)
                assert analysis is not None
                made.append(analysis)
            rows = connection.execute(_ROWS, [table]).fetchone()
            assert rows is not None and rows[0] is not None
            found[table] = sha256(" ".join(one.hash for one in made).encode() + rows[0]).digest()
    return found


# Tables whose rows are deleted when a game is archived. New games use the space again.
_EMPTIED: Final = ("answer", "recent_event", "recent_secret_event")
_REST: Final = ("analysis", "archived_game", "deal", "game", "result", "seat", "secret", "seen")


def bytes_per_game(database: str, tables: list[TableId]) -> dict[str, float]:
    """The bytes on the disk with indexes, by table, of one of these games.

    Of the tables that are emptied only if they have a row of these games.
    """
    found = {}
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("VACUUM")
        (games,) = connection.execute("SELECT count(*) FROM game").fetchone() or (0,)
        for name in (*_EMPTIED, *_REST):
            size = f"SELECT pg_total_relation_size('{name}')"
            if name in _EMPTIED:
                size += f" WHERE EXISTS (SELECT FROM {name} WHERE game = ANY (%(tables)s))"
            row = connection.execute(size.encode(), {"tables": tables}).fetchone()
            found[name] = row[0] / games if row else 0.0
    return found


# --- Play, kills and the archive


class SlowPlayer(Player):
    """A player whose game goes on as the archive does, and ends after it."""

    share = 0.0  # of the games that are archived

    async def _draw(self, step: int, drawing: Any) -> None:
        while step > 2 + FIRST_STEPS * SlowPlayer.share:
            await asyncio.sleep(self._random.uniform(0, 2))
        await super()._draw(step, drawing)


async def seated(url: str, number: int) -> list[SlowPlayer]:
    """Two people at a table whose game has begun."""
    people = [HttpClient(url), HttpClient(url)]
    for person, name in zip(people, ("Ann", "Ben"), strict=True):
        await person.enter(f"{name} {number}")
    table = await people[0].open(seats=2)
    for person in people:
        await person.sit(table)
    await people[0].start(table)
    return [SlowPlayer(p, table, Random(2 * number + seat)) for seat, p in enumerate(people)]


@asynccontextmanager
async def playing_on(players: list[SlowPlayer]) -> Any:
    """Let them play; at the end all finish their games."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield
        SlowPlayer.share = inf
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


def archived(database: str) -> int:
    """The number of archived games."""
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT count(*) FROM archived_game").fetchone()
    assert found is not None
    return int(found[0])


async def archive_under_kills(run: Run, database: str, node: Node) -> tuple[float, int, int]:
    """Archive all games; return the seconds, the games that ran until then, and those played."""
    SlowPlayer.share = 0.0
    loop, random = asyncio.get_running_loop(), Random(2)
    # The games begin before the archive does.
    node.run_with({"INKLAND_ARCHIVE_DAYS": "off"})
    await asyncio.to_thread(restart, node)
    tables = [await seated(node.url, number) for number in range(run.running)]
    async with playing_on([player for table in tables for player in table]):
        node.run_with({"INKLAND_ARCHIVE_DAYS": "7"})
        node.kill()
        start = loop.time()
        for kill in range(run.kills + 1):
            await asyncio.to_thread(restart, node)
            share = run.games * (kill + random.uniform(0.3, 0.9)) / (run.kills + 1)
            goal = run.games if kill == run.kills else int(share)
            async with asyncio.timeout(SECONDS_PER_KILL):
                while (count := await asyncio.to_thread(archived, database)) < goal:
                    SlowPlayer.share = count / run.games
                    await asyncio.sleep(random.uniform(0.02, 0.3))
            if kill < run.kills:
                node.kill()
        took = loop.time() - start
        running = sum(not any(player.is_over for player in table) for table in tables)
    return took, running, len(tables)


def restart(node: Node) -> None:
    """Start the node and wait until it is ready."""
    node.start("present", "--busy-archive")
    node.wait_until_ready()


async def prove(run: Run, folder: Path, database: str) -> Report:
    """Make the games, archive them, and compare; on a migrated, empty database."""
    storage = await PostgresStorage.open(database)
    samples = await play_samples(storage, run)
    with timed("copied"):
        tables = copy_games(database, samples, run.games)
    before_bytes = bytes_per_game(database, tables)
    with timed("read before"):
        before = await digests(storage, database, tables)
    for table in samples:
        proof = (await documents.proof(Context(storage, LocalBus()), table)).body.decode()
        fairness.verify(fairness.from_json(proof))
    node = Node("node", "all", folder)
    node.connect(database, "")
    node.run_with({"INKLAND_STATISTICS": "off", "INKLAND_OLD_GAMES": "off"})
    try:
        took, running, played = await archive_under_kills(run, database, node)
    finally:
        node.stop()
    with timed("read after"):
        after = await digests(storage, database, tables)
    await storage.close()
    with timed("audited"):
        broken = audit(database).broken
    different = Counter(before[table] == after[table] for table in tables)[False]
    after_bytes = bytes_per_game(database, tables)
    return Report(
        len(tables), different, len(broken), run.kills, running, played, took,
        before_bytes, after_bytes,
    )  # fmt: skip


@contextmanager
def timed(what: str) -> Iterator[None]:
    """Print how long something took."""
    start = time.perf_counter()
    yield
    print(f"{what} in {time.perf_counter() - start:.1f} s", flush=True)


def main() -> int:
    """Run it with a PostgreSQL of its own; the exit code is 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--running", type=int, default=100)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--samples", type=int, default=4, help="games played for each preset")
    run = Run(**vars(parser.parse_args()))
    with tempfile.TemporaryDirectory() as folder:
        embedded = Embedded(Path(folder) / "data")
        try:
            database = embedded.start()
            migrate(database)
            report = asyncio.run(prove(run, Path(folder), database))
        finally:
            embedded.stop()
    print(report)
    return 0 if report.is_kept else 1


if __name__ == "__main__":
    raise SystemExit(main())
