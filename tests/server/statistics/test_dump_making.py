"""Dumps: who is in them, what becomes of a kill, and that nothing leads from one to another."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.cli import app
from inkland.open_data.dump_files import SUMS, checksum, read_dump
from inkland.open_data.published_game import PublishedSeat
from inkland.rules import GameOptions
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.open_data import dumps
from inkland.server.features.open_data.dumps import DumpMaker, _published
from inkland.server.features.open_data.queries import DumpedSeat, DumpQueries
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account, Occupant
from support.dumped_games import agree, played, published
from support.finished_games import store_finished
from support.storage_samples import ADA, BOB

pytestmark = pytest.mark.anyio


@pytest.fixture
async def storage_of_two(storage: PostgresStorage) -> PostgresStorage:
    """Ada and Bob are members, and let their games be used."""
    await agree(storage, ADA, BOB)
    return storage


def players(games: list[dict[str, Any]]) -> list[str]:
    """The pseudonyms of all seats."""
    return [seat["player"] for game in games for seat in game["seats"]]


async def test_a_dump_has_pseudonyms_and_no_names(
    storage_of_two: PostgresStorage, tmp_path: Path
) -> None:
    for _ in range(3):
        await played(storage_of_two)
    await played(storage_of_two, public=False)
    made = await DumpMaker(storage_of_two, tmp_path).make()
    assert made is not None and made.games == 3
    found = list(read_dump(made.file))
    pseudonyms = set(players([json.loads(line) for line in found]))
    assert len(pseudonyms) == 2
    lines = [re.sub("|".join(pseudonyms), "", line) for line in found]
    for word in (ADA.id, BOB.id, ADA.name, BOB.name, "Host", "a finished game", "Land"):
        assert all(word not in line for line in lines), word
    (known,) = await DumpQueries(storage_of_two.database).published()
    assert (known.games, known.bytes) == (3, made.file.stat().st_size)
    assert known.hash == checksum(made.file)
    assert (tmp_path / SUMS).read_text() == f"{known.hash}  {made.file.name}\n"
    checked = CliRunner().invoke(app, ["dump", "check", str(made.file)])
    assert checked.exit_code == 0 and "3 games" in checked.output
    made.file.write_bytes(made.file.read_bytes()[:-1])
    assert CliRunner().invoke(app, ["dump", "check", str(made.file)]).exit_code == 1


async def test_a_game_is_in_one_dump_and_its_people_have_another_name_in_the_next(
    storage_of_two: PostgresStorage, tmp_path: Path
) -> None:
    await played(storage_of_two)
    first = await published(storage_of_two, tmp_path)
    assert await published(storage_of_two, tmp_path) == []
    await played(storage_of_two)
    second = await published(storage_of_two, tmp_path)
    assert len(first) == len(second) == 1
    assert set(players(first)).isdisjoint(players(second))
    assert len(await DumpQueries(storage_of_two.database).published()) == 2


async def test_a_later_no_is_respected_in_the_next_dump(
    storage_of_two: PostgresStorage, tmp_path: Path
) -> None:
    await played(storage_of_two)
    assert len(await published(storage_of_two, tmp_path)) == 1
    await played(storage_of_two)
    await StatisticsQueries(storage_of_two.database).show(BOB.id, (), allows_reuse=False)
    assert await published(storage_of_two, tmp_path) == []
    await StatisticsQueries(storage_of_two.database).show(BOB.id, (), allows_reuse=True)
    assert len(await published(storage_of_two, tmp_path)) == 1


async def test_a_no_after_a_dump_was_begun_is_respected_in_it(
    storage_of_two: PostgresStorage, tmp_path: Path
) -> None:
    await played(storage_of_two)
    assert (
        await DumpQueries(storage_of_two.database).begin(1, 10) is not None
    )  # and the process was killed
    await StatisticsQueries(storage_of_two.database).show(ADA.id, (), allows_reuse=False)
    assert await published(storage_of_two, tmp_path) == []
    assert [one.games for one in await DumpQueries(storage_of_two.database).published()] == [0]


async def test_guests_and_erased_people_are_in_none(
    storage_of_two: PostgresStorage, tmp_path: Path
) -> None:
    guest = Account(AccountId("guest"), "Guest")
    await storage_of_two.add_guest(guest, b"guest")
    await played(storage_of_two, guest)
    assert await published(storage_of_two, tmp_path) == []
    await played(storage_of_two)
    await AccountQueries(storage_of_two.database).erase(BOB.id)
    assert await published(storage_of_two, tmp_path) == []


async def test_two_processes_make_one_dump(storage_of_two: PostgresStorage, tmp_path: Path) -> None:
    for _ in range(3):
        await played(storage_of_two)
    makers = [DumpMaker(storage_of_two, tmp_path) for _ in range(3)]
    await asyncio.gather(*(maker.make() for maker in makers))
    (known,) = await DumpQueries(storage_of_two.database).published()
    (file,) = tmp_path.glob("*.zst")
    assert (known.games, known.hash) == (3, checksum(file))
    assert list(tmp_path.glob("*.part")) == []


async def test_a_night_waits_for_enough_games_and_makes_one_dump(
    storage_of_two: PostgresStorage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dumps, "AT_LEAST", 2)
    maker = DumpMaker(storage_of_two, tmp_path)
    await played(storage_of_two)
    assert not await maker.make_nightly()
    await played(storage_of_two)
    assert await maker.make_nightly()
    for _ in range(2):
        await played(storage_of_two)
    assert not await maker.make_nightly()  # there is one of this day


async def test_own_maps_are_left_out(storage_of_two: PostgresStorage, tmp_path: Path) -> None:
    options = GameOptions(seats=2, map_sheet="own1-m10m30r")
    events, _state = play_game(options, "own", [RandomBot()] * 2)
    seat = Occupant(BOB.name, "blue", BOB.id)
    await store_finished(storage_of_two, events, ADA.id, seat, public=True)
    assert await published(storage_of_two, tmp_path) == []


async def test_a_seat_says_who_sat_there() -> None:
    """Where a bot has taken the place of somebody, that is still who sat there."""
    seats = (
        DumpedSeat(ADA.id, False, None, 0),
        DumpedSeat(ADA.id, False, "greedy", 3),
        DumpedSeat(BOB.id, True, None, 0),
        DumpedSeat(None, False, "greedy", 0),
    )
    names = {ADA.id: "one", BOB.id: "two"}
    assert [_published(seat, names) for seat in seats] == [
        PublishedSeat("person", "one", None, 0),
        PublishedSeat("person", "one", None, 3),
        PublishedSeat("bot account", "two", None, 0),
        PublishedSeat("bot", None, "greedy", 0),
    ]
