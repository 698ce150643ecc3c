"""Leaderboards as clients see them: which board is meant, pages, and one's own place."""

from datetime import UTC, datetime, timedelta
from typing import Final

import pytest

from inkland.server.context import ServerContext
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.people.queries import PeopleQueries
from inkland.server.features.strength import leaderboards
from inkland.server.features.strength.leaderboards import BoardPage
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.records import Window
from inkland.server.features.strength.resources import BoardKind
from inkland.server.features.strength.strengths import updated_strengths
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus
from inkland.table.ids import DealCode, player_of
from inkland.table.storage.records import Account
from support.closed_windows import LATER, PEOPLE, finished, people

pytestmark = pytest.mark.anyio

ANN: Final = Account(PEOPLE[0], PEOPLE[0])
GUEST: Final = Account(PEOPLE[5], PEOPLE[5])


@pytest.fixture
async def context(storage: PostgresStorage) -> ServerContext:
    """A context in which six people have played the deal of yesterday, the last of them a guest."""
    await people(storage)
    for one in PEOPLE[:5]:
        await AccountQueries(storage.database).become_member(
            Credential(one, one, one, one.upper(), "hash")
        )
    yesterday = datetime.now(UTC).date() - timedelta(days=1)
    window = Window(DealCode("deal"), yesterday, 1, "base", LATER, {})
    for number, one in enumerate(PEOPLE):
        await finished(storage, window, one, 70 + number)
    assert await StrengthQueries(storage.database).close(window, updated_strengths)
    return ServerContext(storage, LocalBus())


async def test_points_are_shown_as_numbers(context: ServerContext) -> None:
    today = datetime.now(UTC).date()
    board: BoardKind = "week" if today.weekday() else "last_week"
    found = await leaderboards.leaders(context, ANN, BoardPage(board))
    assert [(one.rank, one.points) for one in found.rows] == [
        (1, 80.0), (2, 60.0), (3, 40.0), (4, 20.0), (5, 0.0)
    ]  # fmt: skip
    assert [one.is_you for one in found.rows] == [False] * 4 + [True]
    assert found.rows[4] == found.you and found.rows[4].player == player_of(ANN.id)
    assert (found.people, found.page, found.pages, found.your_page) == (5, 1, 1, 1)
    assert found.is_listed
    nobody = await leaderboards.leaders(context, None, BoardPage(board))
    assert nobody.you is None and len(nobody.rows) == 5
    beyond = await leaderboards.leaders(context, ANN, BoardPage(board, "all", 2))
    assert beyond.rows == () and beyond.you == found.you
    heroes = await leaderboards.leaders(context, ANN, BoardPage(board, "heroes"))
    assert heroes.rows == () and heroes.people == 0


async def test_a_guest_sees_where_they_would_stand(context: ServerContext) -> None:
    found = await leaderboards.leaders(context, GUEST, BoardPage("streak"))
    assert [one.points for one in found.rows] == [1.0] * 5
    assert found.you is not None and found.you.rank == 1 and not found.is_listed
    assert found.begins is not None


async def test_all_time_is_of_one_family(context: ServerContext) -> None:
    found = await leaderboards.leaders(context, ANN, BoardPage("ever"))
    assert (found.family, found.begins, found.rows) == ("base", None, ())  # all are provisional


async def test_among_those_whom_one_follows(context: ServerContext) -> None:
    assert await PeopleQueries(context.database).follow(ANN.id, PEOPLE[2])
    found = await leaderboards.followed_leaders(context, ANN, BoardPage("streak"))
    assert {one.player for one in found.rows} == {player_of(ANN.id), player_of(PEOPLE[2])}
    assert found.people == 2 and found.you is not None and found.is_listed
    alone = await leaderboards.followed_leaders(context, GUEST, BoardPage("streak"))
    assert alone.people == 1 and not alone.is_listed
    nothing = await leaderboards.followed_leaders(context, ANN, BoardPage("ever", "heroes"))
    assert nothing.you is None and nothing.your_page is None
