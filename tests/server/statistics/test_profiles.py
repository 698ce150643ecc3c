"""Public profiles: what others see, what nobody sees, and what becomes of it when one leaves."""

from datetime import UTC, datetime, timedelta
from typing import Final

import psycopg
import pytest

from inkland.server.context import ServerContext
from inkland.server.errors import NoSuchProfile, NotMember
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.privacy import export
from inkland.server.features.profiles import profiles
from inkland.server.features.profiles.counting import GameCounter
from inkland.server.features.profiles.queries import Shown, StatisticsQueries
from inkland.server.features.profiles.resources import PlayerProfile, ProfileChoice
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.records import Window
from inkland.server.features.strength.strengths import updated_strengths
from inkland.server.features.strength.table_queries import TableStrengthQueries
from inkland.server.features.strength.table_strengths import updated_at_table
from inkland.server.postgres.statements import load_statements
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus
from inkland.table.ids import AccountId, PlayerId, TableId, player_of
from inkland.table.worker_pool import InlineWorkerPool
from support.finished_games import golden_events, store_finished
from support.storage_samples import ADA, BOB, BOB_SITS

pytestmark = pytest.mark.anyio

ALL: Final[tuple[Shown, ...]] = ("games", "statistics", "maps")


@pytest.fixture
async def context(storage: PostgresStorage) -> ServerContext:
    """A context in which Ada is a member with a public and a private game, and Bob a guest."""
    await AccountQueries(storage.database).become_member(
        Credential(ADA.id, "ada", "ada", "ADA", "hash")
    )
    for public in (False, True):
        await store_finished(storage, golden_events("shared_win"), ADA.id, BOB_SITS, public=public)
    await GameCounter(StatisticsQueries(storage.database), InlineWorkerPool()).count_due(10)
    return ServerContext(storage, LocalBus())


async def shown(context: ServerContext, *shows: Shown) -> PlayerId:
    """The public id of Ada, who shows this."""
    await profiles.choose(context, ADA, ProfileChoice(shows))
    return PlayerId((await profiles.own_statistics(context, ADA)).player)


async def is_found(context: ServerContext, player: str) -> bool:
    """Whether there is a profile with this id."""
    try:
        await profiles.profile(context, PlayerId(player))
    except NoSuchProfile:
        return False
    return True


async def test_nothing_is_shown_until_it_is_chosen(context: ServerContext) -> None:
    assert (await profiles.own_statistics(context, ADA)).shows == ()
    player = await shown(context, *ALL)
    assert await is_found(context, player)
    assert await shown(context) == player  # shows nothing any more, under the same id
    assert not await is_found(context, player)
    assert not await is_found(context, player_of(AccountId("nobody")))
    assert not await is_found(context, ADA.id)  # the id of the account is no public one
    with pytest.raises(NotMember):
        await profiles.choose(context, BOB, ProfileChoice(ALL))
    await StatisticsQueries(context.database).show(BOB.id, ALL)
    assert not await is_found(context, player_of(BOB.id))  # a guest


@pytest.mark.parametrize("part", ALL)
async def test_only_what_was_chosen_is_shown(context: ServerContext, part: Shown) -> None:
    found = await profiles.profile(context, await shown(context, part))
    parts = {"games": found.games, "statistics": found.figures, "maps": found.edicts}
    assert [name for name, value in parts.items() if value is not None] == [part]
    if found.figures is not None:  # the best maps were not chosen
        assert all(one.best_map is None for one in found.figures.presets)
    assert (found.name, found.since) == ("Ada", datetime.now(UTC).date().isoformat())


async def test_strength_is_part_of_the_statistics(context: ServerContext) -> None:
    """Shown with its uncertainty, and without a change after a single window."""
    port, end = StrengthQueries(context.database), datetime.now(UTC) + timedelta(days=1)
    played = await store_finished(context.storage, golden_events("solo_heroes"), ADA.id)
    deal = (await context.load_table(played)).deal
    assert deal is not None
    assert (await profiles.own_statistics(context, ADA)).figures.strengths == ()
    window = Window(deal, end.date(), 1, "heroes", end, {})
    assert await port.close(window, updated_strengths)
    own = (await profiles.own_statistics(context, ADA)).figures.strengths
    assert [(one.preset, one.windows, one.is_provisional, one.change) for one in own] == [
        ("heroes", 1, True, None)
    ]
    assert own[0].deviation > 5
    found = await profiles.profile(context, await shown(context, "statistics"))
    assert found.figures is not None and found.figures.strengths == own


async def test_strength_at_tables_is_part_of_the_statistics(context: ServerContext) -> None:
    """Shown as games won of 100, with the range in which the truth is likely to be."""
    port = TableStrengthQueries(context.database)
    assert (await profiles.own_statistics(context, ADA)).figures.table_strengths == ()
    while await port.compare_next(updated_at_table):
        pass
    (own,) = (await profiles.own_statistics(context, ADA)).figures.table_strengths
    assert (own.games, own.is_provisional) == (2, True)
    assert 0 < own.low < own.wins == 50 < own.high < 100  # a shared win, twice
    found = await profiles.profile(context, await shown(context, "statistics"))
    assert found.figures is not None and found.figures.table_strengths == (own,)


async def test_a_private_table_is_not_named(context: ServerContext) -> None:
    own = await profiles.own_statistics(context, ADA)
    player = await shown(context, *ALL)
    found = await profiles.profile(context, player)
    assert found.games is not None
    assert [game.title for game in own.games] == ["a finished game"] * 2
    assert [game.title for game in found.games] == ["a finished game", ""]
    assert all(game.map.table for game in own.games)
    assert [game.map.table is None for game in found.games] == [False, True]
    assert all(game.map.sheet for game in found.games)
    private = str(own.games[1].map.table)
    assert private in str(own) and private not in str(found)
    assert all(ADA.id not in str(getattr(found, name)) for name in ("games", "player", "edicts"))


async def test_a_map_of_todays_deal_waits_for_tomorrow(
    context: ServerContext, database: str
) -> None:
    player = await shown(context, *ALL)

    def sheets(found: PlayerProfile) -> set[bool]:
        assert found.games is not None and found.edicts is not None
        return {one.map.sheet is None for one in found.games} | {
            one.best_map.sheet is None for one in found.edicts
        }

    assert sheets(await profiles.profile(context, player)) == {False}
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE game SET deal = (SELECT min(deal) FROM game)")
        connection.execute(
            "INSERT INTO daily SELECT (now() AT TIME ZONE 'UTC')::date, min(deal) FROM game"
        )
    hidden = await profiles.profile(context, player)
    assert sheets(hidden) == {True}
    assert hidden.games is not None and all(game.map.table is None for game in hidden.games)
    assert (await profiles.own_statistics(context, ADA)).games[0].map.sheet
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE daily SET day = day - 1")
    assert sheets(await profiles.profile(context, player)) == {False}


async def test_statistics_are_exported_and_go_with_the_account(context: ServerContext) -> None:
    player = await shown(context, *ALL)
    exported = (await export.export(context, ADA, None)).statistics
    assert exported == await profiles.own_statistics(context, ADA)
    assert exported.figures.games == 2
    await export.erase(context, ADA)
    assert not await is_found(context, player)
    port = StatisticsQueries(context.database)
    assert await port.statistics(ADA.id) == {}
    assert await port.shown(ADA.id) == ()
    await port.show(ADA.id, ALL)
    assert await port.shown(ADA.id) == ()
    assert not await is_found(context, player)
    assert (await port.statistics(BOB.id))["last"].count == 2
    counter = GameCounter(port, InlineWorkerPool())
    await counter.recount(ADA.id)
    assert await port.statistics(ADA.id) == {}


async def test_a_profile_is_read_by_indexes_alone(storage: PostgresStorage, database: str) -> None:
    """With many other rows, no statement of a profile reads a table from end to end."""
    filled = """
        INSERT INTO account (id, name)
        SELECT 'a' || n, '' FROM generate_series(1, 20000) AS n;
        INSERT INTO credential (account, login, small, capitals, password)
        SELECT 'a' || n, 'l' || n, 'l' || n, 'L' || n, '' FROM generate_series(1, 20000) AS n;
        INSERT INTO profile SELECT 'a' || n, '{games}' FROM generate_series(1, 20000) AS n;
        INSERT INTO statistic
        SELECT 'a' || n, 'edict:' || k, '{}'
        FROM generate_series(1, 20000) AS n, generate_series(1, 5) AS k;
        ANALYZE account, credential, profile, statistic
    """
    asked: dict[str, dict[str, object]] = {
        "profile": {"player": player_of(AccountId("a77"))},
        "statistics": {"account": "a77"},
        "shown": {"account": "a77"},
        "claim": {"limit": 10, "seconds": 60},
    }
    with psycopg.connect(database, autocommit=True) as connection:
        for statement in filled.split(";"):
            connection.execute(statement.encode())
        connection.execute("SET enable_seqscan = on")
        for name, parameters in asked.items():
            query = b"EXPLAIN " + load_statements("inkland.server.features.profiles.queries")[name]
            plan = [str(row[0]) for row in connection.execute(query, parameters)]
            scans = [line for line in plan if "Seq Scan" in line and "uncounted_game" not in line]
            assert scans == [], (name, plan)
    assert await StatisticsQueries(storage.database).statistics(AccountId("a77")) != {}


async def test_titles_and_seals_have_their_first_maps(context: ServerContext) -> None:
    played = await store_finished(context.storage, golden_events("solo_heroes"), ADA.id)
    await GameCounter(StatisticsQueries(context.database), InlineWorkerPool()).count_due(10)
    own = (await profiles.own_statistics(context, ADA)).figures
    reached = [one for one in own.titles if one.is_reached]
    assert reached and own.titles[-len(reached) :] == tuple(reached)  # the lower ones
    assert {one.map.table for one in reached if one.map is not None} == {played}
    assert all(one.map is None for one in own.titles if not one.is_reached)
    found = {one.seal: one for one in own.seals}
    assert len(found) == 10 and found["stack"].value == 3
    assert found["night"].value > 0 and found["night"].map is not None
    hidden = await profiles.profile(context, await shown(context, "statistics"))
    assert hidden.figures is not None  # the best maps were not chosen
    assert [one.map for one in hidden.figures.titles] == [None] * len(own.titles)
    assert [one.map for one in hidden.figures.seals] == [None] * 10


async def test_whoever_chooses_something_else_stays_listed_or_not(context: ServerContext) -> None:
    await profiles.choose(context, ADA, ProfileChoice(("games",), is_listed=False))
    assert not (await profiles.own_statistics(context, ADA)).is_listed
    await profiles.choose(context, ADA, ProfileChoice(()))  # as clients of the release before
    assert not (await profiles.own_statistics(context, ADA)).is_listed
    await profiles.choose(context, ADA, ProfileChoice((), is_listed=True))
    assert (await profiles.own_statistics(context, ADA)).is_listed


async def test_positions_are_used_if_everybody_agrees(
    context: ServerContext, storage: PostgresStorage
) -> None:
    port = StatisticsQueries(storage.database)
    (public,) = [
        table for table, one in (await port.shown_tables(await _tables(context))).items()
        if one.is_public
    ]  # fmt: skip
    assert not (await profiles.own_statistics(context, ADA)).allows_reuse
    await profiles.choose(context, ADA, ProfileChoice((), allows_reuse=True))
    assert await port.reusable_games(10) == ()  # Bob has not agreed
    await AccountQueries(storage.database).become_member(
        Credential(BOB.id, "bob", "bob", "BOB", "hash")
    )
    await profiles.choose(context, BOB, ProfileChoice(("games",), is_listed=False))
    assert await port.reusable_games(10) == ()
    await profiles.choose(context, BOB, ProfileChoice((), allows_reuse=True))
    assert await port.reusable_games(10) == (public,)
    assert await port.reusable_games(0) == ()
    await profiles.choose(context, ADA, ProfileChoice(("maps",)))  # as clients that do not know it
    exported = await export.export(context, ADA, None)
    assert exported.statistics.allows_reuse and exported.statistics.is_listed
    await profiles.choose(context, BOB, ProfileChoice((), allows_reuse=False))
    assert await port.reusable_games(10) == ()
    await profiles.choose(context, BOB, ProfileChoice((), allows_reuse=True))
    await export.erase(context, BOB)  # nobody agrees any more who is not there
    assert await port.reusable_games(10) == ()


async def _tables(context: ServerContext) -> list[TableId]:
    own = await profiles.own_statistics(context, ADA)
    return [TableId(one.map.table) for one in own.games if one.map.table is not None]
