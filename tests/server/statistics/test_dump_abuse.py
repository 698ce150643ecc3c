"""Attempts to learn from dumps what nobody agreed to, or to keep them from being made."""

import errno
import json
import os
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import psycopg
import pytest
import zstandard
from typer.testing import CliRunner

from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.cli import app
from inkland.open_data import dump_files
from inkland.open_data.dump_files import SUMS, checksum, dump_name, read_dump
from inkland.open_data.published_game import PublishedSeat, game_line
from inkland.rules import GameOptions
from inkland.rules.transcript import HEADER, Chain
from inkland.server.features.moderation.queries import Act, ModerationQueries
from inkland.server.features.open_data import dumps
from inkland.server.features.open_data.dumps import DumpMaker, UnknownDumps
from inkland.server.features.open_data.queries import DumpQueries
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions.seating import STAND_IN
from inkland.table.ids import TableId
from inkland.table.storage.records import Occupant
from inkland.table.worker_pool import InlineWorkerPool
from rows import each_row
from support.dumped_games import GAME, agree, played, published
from support.finished_games import golden_events, store_finished
from support.storage_samples import ADA, BOB

pytestmark = pytest.mark.anyio

P = ParamSpec("P")
T = TypeVar("T")

_OTHER_TABLE: Final = """
INSERT INTO game (
    id, version, title, public, host, status, options, seats, commitment, dealt_at, deal, opened_at,
    is_paused
)
SELECT
    'other', 1, '', false, host, %s, options, seats, commitment, 'other', deal, now(), true
FROM game
"""
_CONTEST: Final = """
INSERT INTO contest (id, kind, title, preset, seats, deals, starts_at, ends_at, closes_at)
VALUES ('planned', 'arena', '', 'base', 2, 1, now() + '1 day', now() + '2 days', now() + '3 days')
"""

_KNOWN_AGAIN: Final = (
    "DELETE FROM dumped_game",
    "DELETE FROM dump",
    "INSERT INTO dump VALUES ('2026-11-17', now(), '2026-11-17', 1, 1, 'hash')",
    "INSERT INTO dumped_game SELECT id, '2026-11-17' FROM game WHERE status = 'finished'",
)


@pytest.fixture
async def storage(database: str) -> AsyncIterator[PostgresStorage]:
    """Ada and Bob are members, and let their games be used."""
    made = await PostgresStorage.open(database, 2)
    await made.add_guest(ADA, b"session of Ada")
    await made.add_guest(BOB, b"session of Bob")
    await agree(made, ADA, BOB)
    yield made
    await made.close()


def change(database: str, *statements: str) -> None:
    """Change what is stored."""
    with psycopg.connect(database) as connection:
        for statement in statements:
            connection.execute(statement.encode())


class ChangesMeanwhile(InlineWorkerPool):
    """Workers, while whose first work somebody changes something."""

    def __init__(self, database: str, statement: str) -> None:
        self._change: Callable[[], None] | None = lambda: change(database, statement)

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do the work, and then the change, once."""
        done = await super().run(do, *args, **kwargs)
        if self._change is not None:
            self._change()
            self._change = None
        return done


# --- People


@pytest.mark.parametrize(
    "meanwhile",
    [
        "UPDATE profile SET allows_reuse = false WHERE account = 'bob'",
        "DELETE FROM profile WHERE account = 'bob'",
        "UPDATE game SET public = false",
    ],
    ids=["a no", "an erasure", "private"],
)
async def test_what_changes_while_a_file_is_written_is_respected_in_it(
    storage: PostgresStorage, database: str, tmp_path: Path, meanwhile: str
) -> None:
    for _ in range(2):
        await played(storage)
    await store_finished(storage, golden_events("solo_heroes"), ADA.id, public=True)
    workers = ChangesMeanwhile(database, meanwhile)
    made = await DumpMaker(storage, tmp_path, workers).make()
    games = 0 if "public" in meanwhile else 1
    assert made is not None and made.games == games
    assert sum(1 for _line in read_dump(made.file)) == games


async def test_a_no_after_a_kill_is_respected_even_if_the_file_was_in_its_place(
    storage: PostgresStorage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(storage)
    await store_finished(storage, golden_events("solo_heroes"), ADA.id, public=True)

    def killed(*_arguments: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(dumps, "describe", killed)
        with pytest.raises(KeyboardInterrupt):
            await published(storage, tmp_path)
    assert len(list(tmp_path.glob("*.zst"))) == 1
    assert await DumpQueries(storage.database).published() == ()
    await StatisticsQueries(storage.database).show(BOB.id, (), allows_reuse=False)
    assert [len(game["seats"]) for game in await published(storage, tmp_path)] == [1]
    (known,) = await DumpQueries(storage.database).published()
    assert known.hash == checksum(tmp_path / dump_name(known.id))


async def test_who_left_a_game_to_a_stand_in_is_asked_and_has_a_pseudonym(
    storage: PostgresStorage, tmp_path: Path
) -> None:
    left = Occupant(BOB.name, "blue", BOB.id, bot=STAND_IN)
    await StatisticsQueries(storage.database).show(BOB.id, (), allows_reuse=False)
    await store_finished(storage, GAME, ADA.id, left, public=True)
    assert await published(storage, tmp_path) == []
    await StatisticsQueries(storage.database).show(BOB.id, (), allows_reuse=True)
    ((_host, seat),) = [game["seats"] for game in await published(storage, tmp_path)]
    assert (seat["kind"], seat["bot"]) == ("person", None)
    assert len(seat["player"]) == 12


async def test_games_of_who_is_suspended_wait(
    storage: PostgresStorage, database: str, tmp_path: Path
) -> None:
    """They cannot take their yes back."""
    await played(storage)
    await ModerationQueries(storage.database).suspend(Act("suspend", "insult", None, BOB.id))
    assert await published(storage, tmp_path) == []
    change(database, "UPDATE suspension SET until = now() - interval '1 second'")
    assert len(await published(storage, tmp_path)) == 1


# --- Deals


@pytest.mark.parametrize("status", ["open", "playing"])
async def test_a_deal_that_is_played_elsewhere_waits(
    storage: PostgresStorage, database: str, tmp_path: Path, status: str
) -> None:
    """At a table that is private and paused."""
    await played(storage)
    change(database, _OTHER_TABLE.replace("%s", f"'{status}'"))
    assert await published(storage, tmp_path) == []
    change(database, "UPDATE game SET status = 'closed' WHERE id = 'other'")
    assert len(await published(storage, tmp_path)) == 1


async def test_a_deal_of_a_day_or_a_contest_waits_for_its_end(
    storage: PostgresStorage, database: str, tmp_path: Path
) -> None:
    """Also of an event that is planned for later, and of one that is brought forward."""
    await played(storage)
    change(database, "INSERT INTO daily SELECT (now() AT TIME ZONE 'UTC')::date, deal FROM game")
    assert await published(storage, tmp_path) == []
    change(database, "UPDATE daily SET day = day - 1", _CONTEST)
    change(database, "INSERT INTO contest_deal SELECT 'planned', 1, deal FROM game")
    assert await published(storage, tmp_path) == []
    change(database, "UPDATE contest SET closes_at = now() - interval '1 second'")
    assert len(await published(storage, tmp_path)) == 1


# --- From one dump to another


async def test_a_restored_database_publishes_no_game_twice(
    storage: PostgresStorage, database: str, tmp_path: Path
) -> None:
    """A game in two files joins the pseudonyms of both."""
    await played(storage)
    made = await DumpMaker(storage, tmp_path).make()
    assert made is not None
    made.file.rename(tmp_path / dump_name("2026-11-17"))  # the dump of the day before
    change(database, "DELETE FROM dumped_game", "DELETE FROM dump")
    await played(storage)
    with pytest.raises(UnknownDumps, match="inkland-games"):
        await published(storage, tmp_path)
    assert len(list(tmp_path.glob("*.zst"))) == 1
    change(database, *_KNOWN_AGAIN)  # as docs/open-data.md says
    await played(storage)
    assert len(await published(storage, tmp_path)) == 1


async def test_the_order_of_lines_is_not_the_order_of_games(
    storage: PostgresStorage, tmp_path: Path
) -> None:
    games = [
        play_game(GameOptions(seats=1), f"game {number}", [RandomBot()])[0] for number in range(12)
    ]
    for game in games:
        await store_finished(storage, game, ADA.id, public=True)
    seat = PublishedSeat("person", None, None, 0)
    as_played = [json.loads(game_line(game, "", [seat]))["transcript"] for game in games]
    found = [game["transcript"] for game in await published(storage, tmp_path)]
    assert sorted(found) == sorted(as_played) and found != as_played  # 1 of 479,001,600 times


async def test_a_file_tells_nothing_of_its_making(storage: PostgresStorage, tmp_path: Path) -> None:
    """No time, no name: the same lines are the same bytes."""
    await played(storage)
    made = await DumpMaker(storage, tmp_path).make()
    assert made is not None
    lines = "".join(f"{line}\n" for line in read_dump(made.file)).encode()
    packed = zstandard.ZstdCompressor(level=dump_files.LEVEL).compressobj()
    assert made.file.read_bytes() == packed.compress(lines) + packed.flush()


# --- Keeping dumps from being made


@pytest.mark.parametrize("events", [None, b"", b"[]", b"{}", b"\xff"], ids=repr)
async def test_a_game_that_cannot_be_read_does_not_stop_the_others(
    storage: PostgresStorage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, events: bytes | None
) -> None:
    broken, _whole = await played(storage), await played(storage)
    read = storage.finished_events

    async def finished_events(table: TableId) -> bytes | None:
        return events if table == broken else await read(table)

    monkeypatch.setattr(storage, "finished_events", finished_events)
    assert len(await published(storage, tmp_path)) == 1
    assert await published(storage, tmp_path) == []


async def test_games_on_own_maps_make_no_night_of_a_few_games(
    storage: PostgresStorage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays a hundred of them alone does not single out the one game of others."""
    monkeypatch.setattr(dumps, "AT_LEAST", 3)
    options = GameOptions(seats=1, map_sheet="own1-m10m30r")
    events, _state = play_game(options, "own", [RandomBot()])
    for _ in range(3):
        await store_finished(storage, events, ADA.id, public=True)
    await played(storage)
    assert not await DumpMaker(storage, tmp_path).make_nightly()
    assert await DumpQueries(storage.database).published() == ()


async def test_a_process_whose_clock_is_wrong_makes_one_dump_a_day(
    storage: PostgresStorage, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dumps, "AT_LEAST", 1)
    maker = DumpMaker(storage, tmp_path)
    await played(storage)
    assert await maker.make_nightly()
    await played(storage)

    class Wrong:
        """A clock that is a day ahead."""

        @staticmethod
        def now(_zone: object) -> datetime:
            return datetime.now(UTC) + timedelta(days=1)

    monkeypatch.setattr(dumps, "datetime", Wrong, raising=False)
    assert not await maker.make_nightly()
    change(database, "UPDATE dump SET published_at = published_at - interval '1 day'")
    assert await maker.make_nightly()


@pytest.mark.parametrize(
    "step",
    [
        (dumps, "new_dump"),
        (dumps, "encode_line"),
        (dump_files, "checksum"),
        (dumps, "describe"),
        (os, "fsync"),
    ],
    ids=lambda step: step[1],
)
@pytest.mark.parametrize("reason", [KeyboardInterrupt(), OSError(errno.ENOSPC, "disk full")])
async def test_a_kill_or_a_full_disk_at_any_step_leaves_one_whole_dump(
    storage: PostgresStorage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    step: tuple[Any, str],
    reason: BaseException,
) -> None:
    await played(storage)

    def fails(*_arguments: object) -> None:
        raise reason

    with monkeypatch.context() as patch:
        patch.setattr(*step, fails)
        with pytest.raises(type(reason)):
            await published(storage, tmp_path)
    assert list(tmp_path.glob("*.part")) == []
    assert await DumpQueries(storage.database).published() == ()
    assert len(await published(storage, tmp_path)) == 1
    (known,) = await DumpQueries(storage.database).published()
    (file,) = tmp_path.glob("*.zst")
    assert known.hash == checksum(file)
    assert (tmp_path / SUMS).read_text() == f"{known.hash}  {file.name}\n"


async def test_what_a_kill_has_left_is_removed_in_time(
    storage: PostgresStorage, tmp_path: Path
) -> None:
    """But not what another process is writing just now."""
    old, new = tmp_path / "old.part", tmp_path / "new.part"
    for left in (old, new):
        left.mkdir()
        (left / "dump").write_text("half a dump")
    os.utime(old, (0, 0))
    await played(storage)
    await published(storage, tmp_path)
    assert (old.exists(), new.exists()) == (False, True)


async def test_a_link_in_the_folder_is_replaced_and_not_followed(
    storage: PostgresStorage, tmp_path: Path
) -> None:
    outside, folder = tmp_path / "outside", tmp_path / "dumps"
    outside.write_text("precious")
    folder.mkdir()
    dump = await _begun(storage)
    for name in (dump_name(dump), SUMS):
        (folder / name).symlink_to(outside)
    assert len(await published(storage, folder)) == 1
    assert outside.read_text() == "precious"
    assert not (folder / dump_name(dump)).is_symlink()


async def _begun(storage: PostgresStorage) -> str:
    await played(storage)
    dump = await DumpQueries(storage.database).begin(1, 10)
    assert dump is not None
    return dump


# --- Files for `inkland dump check`


_EVENTS: Final = golden_events("solo_heroes")
_LINE: Final = game_line(_EVENTS, "2026-11", [PublishedSeat("person", "0a1b2c", None, 0)])


def packed(text: str) -> bytes:
    """A text as a file."""
    return zstandard.ZstdCompressor().compress(text.encode())


def begun(text: str) -> bytes:
    """A text as a file whose end is missing."""
    frame = zstandard.ZstdCompressor().compressobj()
    return frame.compress(text.encode()) + frame.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)


def other(**fields: object) -> bytes:
    """A dump of one game of which these fields are otherwise."""
    return packed(json.dumps({**json.loads(_LINE), **fields}) + "\n")


def bomb(size: int) -> bytes:
    """A few bytes for each 128 KB of a line that never ends."""
    blocks = size // 2**17
    block = (2**17 << 3 | 1 << 1).to_bytes(3, "little") + b"["
    return b"\x28\xb5\x2f\xfd\x00\x38" + block * blocks


def seats(number: int) -> str:
    """The beginning of a transcript of a game with this many seats."""
    chain = Chain()
    return "\n".join([chain.signed(HEADER), chain.signed(f"game seats={number}"), chain.closing()])


BAD: Final = {
    "nothing": b"",
    "not packed": _LINE.encode(),
    "a bomb of 10 GB": bomb(10 * 2**30),
    "cut off": packed(f"{_LINE}\n")[:-40],
    "cut off after a line": begun(f"{_LINE}\n"),
    "no end of the line": packed(_LINE),
    "something after it": packed(f"{_LINE}\n") + b"more",
    "a second frame": packed(f"{_LINE}\n") + packed("no game\n"),
    "an empty line": packed("\n"),
    "deep lists": packed("[" * 1_000_000 + "\n"),
    "deep objects": packed('{"a":' * 100_000 + "\n"),
    "a huge number": packed("9" * 100_000 + "\n"),
    "another type": packed("[1]\n"),
    "null": packed("null\n"),
    "no text": zstandard.ZstdCompressor().compress(b"\xff\n"),
    "no transcript": other(transcript=None),
    "a million lines": other(transcript="Inkland transcript 1\n" * 1_000_000),
    "a billion seats": other(transcript=seats(10**9)),
    "no seats": other(seats=[]),
    "seats of another type": other(seats=[5]),
    "many seats": other(seats=json.loads(_LINE)["seats"] * 1000),
    "one more field": other(name="Ada"),
    "other stars": packed(_LINE.replace('"stars":', '"stars":1') + "\n"),
}


@each_row("name", BAD)
def test_a_bad_file_is_refused_in_a_sentence(name: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl.zst"
    file.write_bytes(BAD[name])
    said = CliRunner().invoke(app, ["dump", "check", str(file)])
    assert said.exit_code == 1
    assert isinstance(said.exception, SystemExit)
    assert said.stderr.startswith(f"{file}, ") and said.stderr.count("\n") == 1
    assert len(said.stderr) < 1000
