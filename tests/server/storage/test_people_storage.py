"""People in storage: lists, blocks, games begun, and invitations."""

from datetime import timedelta

import psycopg
import pytest

from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.moderation.queries import Act, ModerationQueries
from inkland.server.features.notices.queries import NoticeQueries
from inkland.server.features.people import queries as people_port
from inkland.server.features.people.queries import PeopleCursor, PeopleList, PeopleQueries, Person
from inkland.server.features.programs.bot_queries import BotQueries
from inkland.server.postgres.statements import load_statements
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId, PlayerId, TableId, player_of
from inkland.table.storage.records import Account, SeatHold, Table
from support.storage_samples import ADA, ADA_SITS, BOB, BOB_SITS, SECRET, a_table, some_entries

pytestmark = pytest.mark.anyio

CAT = Account(AccountId("cat"), "Cat", "green")
CAT_SITS = BOB_SITS._replace(name="Kitty", account=CAT.id)


@pytest.fixture
async def storage(storage: PostgresStorage) -> PostgresStorage:
    """Storage with three known accounts."""
    await storage.add_guest(CAT, b"session of Cat")
    return storage


async def begun(storage: PostgresStorage, table: Table) -> None:
    """Open the table and start its game."""
    assert await storage.open_table(table, SECRET)
    playing = table._replace(version=2, status="playing")
    assert await storage.start_game(playing, None, None, some_entries(1))


async def names(storage: PostgresStorage, owner: Account, kind: PeopleList) -> list[str]:
    """The names in one of the lists."""
    return [
        person.name for person in await PeopleQueries(storage.database).people(owner.id, kind, 50)
    ]


async def test_a_public_id_leads_to_its_account_and_is_not_its_id(storage: PostgresStorage) -> None:
    people = PeopleQueries(storage.database)
    for account in (ADA, BOB, CAT):
        player = player_of(account.id)
        assert len(player) == 26 and account.id not in player
        assert await people.account(player) == account
    assert await people.account(PlayerId("0" * 26)) is None
    await AccountQueries(storage.database).erase(BOB.id)
    assert await people.account(player_of(BOB.id)) is None


async def test_who_played_together_lately_is_listed_latest_first(storage: PostgresStorage) -> None:
    await begun(storage, a_table("first", ADA_SITS, BOB_SITS))
    await begun(storage, a_table("second", ADA_SITS, CAT_SITS, None))
    open_one = a_table("open", ADA_SITS, BOB_SITS)
    assert await storage.open_table(open_one, SECRET)
    people = PeopleQueries(storage.database)
    found = await people.people(ADA.id, "played", 50)
    assert [(p.account, p.name, p.colour) for p in found] == [
        (CAT.id, "Cat", "green"),
        (BOB.id, "Bob", None),
    ]
    assert await names(storage, BOB, "played") == ["Ada"]
    assert await people.have_played(ADA.id, BOB.id)
    assert not await people.have_played(BOB.id, CAT.id)
    await people.follow(ADA.id, BOB.id)
    assert [p.is_followed for p in await people.people(ADA.id, "played", 50)] == [False, True]
    await people.block(ADA.id, CAT.id)
    assert await names(storage, ADA, "played") == ["Bob"]


async def test_games_that_were_begun_before_are_noted_when_they_are_needed(
    storage: PostgresStorage, database: str
) -> None:
    for number in range(3):
        await begun(storage, a_table(f"table-{number}", ADA_SITS, BOB_SITS))
    with psycopg.connect(database) as connection:  # as the release before has left it
        connection.execute("DELETE FROM played")
    assert [p.name for p in await PeopleQueries(storage.database).people(ADA.id, "played", 50)] == [
        "Bob"
    ]
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM played").fetchone() == (3,)


async def test_lists_are_read_in_pages(storage: PostgresStorage) -> None:
    people = PeopleQueries(storage.database)
    others = [Account(AccountId(f"other-{n}"), f"Other {n}") for n in range(7)]
    for other in others:
        await storage.add_guest(other, other.id.encode())
        assert await people.follow(ADA.id, other.id)
    got: list[Person] = []
    after: PeopleCursor | None = None
    while page := await people.people(ADA.id, "following", 3, after):
        assert len(page) <= 3
        got += page
        assert page[-1].since is not None
        after = PeopleCursor(page[-1].since, player_of(page[-1].account))
    assert [p.name for p in got] == [other.name for other in reversed(others)]
    assert all(p.is_followed and not p.is_blocked for p in got)


async def test_a_block_ends_following_and_is_only_the_owners(storage: PostgresStorage) -> None:
    people = PeopleQueries(storage.database)
    assert await people.follow(ADA.id, BOB.id)
    assert await people.follow(ADA.id, BOB.id)  # again, since the answer was lost
    assert await people.follow(BOB.id, ADA.id)
    assert await people.block(ADA.id, BOB.id)
    assert await people.block(ADA.id, BOB.id)
    assert await names(storage, ADA, "following") == []
    assert await names(storage, ADA, "blocked") == ["Bob"]
    assert await names(storage, BOB, "following") == ["Ada"]
    assert await names(storage, BOB, "blocked") == []
    seen = await people.person(ADA.id, BOB)
    assert (seen.is_followed, seen.is_blocked) == (False, True)
    seen = await people.person(BOB.id, ADA)
    assert (seen.is_followed, seen.is_blocked) == (True, False)
    assert (await people.person(CAT.id, ADA)).since is None
    company = (ADA.id, BOB.id, CAT.id)
    assert await storage.blocks_among(company) == {(ADA.id, BOB.id)}
    assert await storage.blocks_among(company[1:]) == frozenset()
    assert await storage.blocks_among(()) == frozenset()
    await people.unblock(ADA.id, BOB.id)
    await people.unfollow(BOB.id, ADA.id)
    assert await storage.blocks_among(company) == frozenset()
    assert await names(storage, BOB, "following") == []


async def test_a_list_that_is_full_takes_nobody_else(
    storage: PostgresStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("inkland.server.features.people.queries.MAX_LISTED", 1)
    people = PeopleQueries(storage.database)
    for add in (people.follow, people.block):
        assert await add(ADA.id, BOB.id)
        assert not await add(ADA.id, CAT.id)
        assert await add(ADA.id, BOB.id)
        assert await add(CAT.id, BOB.id)


async def test_seats_at_open_tables_of_a_host_are_found(storage: PostgresStorage) -> None:
    await storage.open_table(a_table("open", ADA_SITS, BOB_SITS), SECRET)
    await storage.open_table(a_table("of cat", ADA_SITS, BOB_SITS, host=CAT.id), SECRET)
    await begun(storage, a_table("begun", ADA_SITS, BOB_SITS))
    people = PeopleQueries(storage.database)
    assert await people.seats_at(ADA.id, BOB.id) == ((TableId("open"), 1),)
    assert await people.seats_at(ADA.id, CAT.id) == ()


async def test_an_invitation_waits_until_it_is_used_or_declined(storage: PostgresStorage) -> None:
    people = PeopleQueries(storage.database)
    tables = [a_table(f"table-{n}", ADA_SITS, None) for n in range(4)]
    for table in tables:
        assert await storage.open_table(table, SECRET)
        assert await people.invite(table.id, ADA.id, BOB.id)
    assert not await people.invite(tables[0].id, ADA.id, BOB.id)
    waiting = await people.invitations(BOB.id)
    assert [one.table for one in waiting] == [table.id for table in reversed(tables)]
    assert {one.sender for one in waiting} == {ADA}
    assert await people.invitations(ADA.id) == ()
    await people.decline(BOB.id, tables[0].id)
    assert not await people.invite(tables[0].id, ADA.id, BOB.id)  # it cannot ask again
    await storage.change_table(tables[1]._replace(version=2, seats=(ADA_SITS, BOB_SITS)))
    await storage.change_table(tables[2]._replace(version=2, status="closed"))
    assert [one.table for one in await people.invitations(BOB.id)] == [tables[3].id]
    await people.block(BOB.id, ADA.id)
    assert await people.invitations(BOB.id) == ()
    assert not await people.invite(tables[3].id, ADA.id, BOB.id)  # stored before


async def test_a_rematch_is_stored_with_its_invitations(storage: PostgresStorage) -> None:
    old = a_table("old", ADA_SITS, BOB_SITS, CAT_SITS)
    until = await storage.now() + timedelta(minutes=5)
    holds = tuple(SeatHold(seat, account.id, until) for seat, account in enumerate((ADA, BOB, CAT)))
    again = a_table("again", None, None, None)._replace(holds=holds)
    for table in (old, again):
        assert await storage.open_table(table, SECRET)
    assert await storage.table(again.id) == again._replace(
        holds=(holds[0]._replace(name="Ada"), *holds[1:])  # the host; nobody was invited yet
    )
    offered = old._replace(version=2, rematch=again.id)
    assert not await storage.offer_rematch(offered._replace(version=3), ADA.id, (CAT.id,))
    assert await PeopleQueries(storage.database).invitations(CAT.id) == ()
    for is_first in (True, False):  # another process was first, or it is tried again
        assert await storage.offer_rematch(offered, ADA.id, (BOB.id,)) == is_first
        assert await storage.table(old.id) == offered
        (waiting,) = await PeopleQueries(storage.database).invitations(BOB.id)
        assert (waiting.table, waiting.sender) == (again.id, ADA)
    found = await storage.table(again.id)
    assert found is not None and [hold.name for hold in found.holds] == ["Ada", "Bob", ""]
    assert await NoticeQueries(storage.database).expand((), 0, 10) == 1
    await storage.rename(BOB._replace(name="Bobby"))
    found = await storage.table(again.id)
    assert found is not None and found.holds[1].name == "Bobby"
    await AccountQueries(storage.database).erase(BOB.id)
    found = await storage.table(again.id)
    assert found is not None and found.holds[1].name == ""


async def test_neither_the_suspended_nor_the_erased_nor_bots_are_called(
    storage: PostgresStorage,
) -> None:
    others = [Account(AccountId(name), name) for name in ("suspended", "erased", "program")]
    for other in others:
        await storage.add_guest(other, other.id.encode())
    suspended, erased, program = (other.id for other in others)
    for account in (ADA.id, program):
        credential = Credential(account, account, account, account, "$argon2id$1")
        assert await AccountQueries(storage.database).become_member(credential)
    assert await ModerationQueries(storage.database).grant(ADA.id)
    assert await ModerationQueries(storage.database).suspend(
        Act("suspend", "insult", ADA.id, suspended)
    )
    await AccountQueries(storage.database).erase(erased)
    assert await BotQueries(storage.database).make(program, "Program (bot)")
    everybody = (ADA.id, BOB.id, suspended, erased, program, AccountId("nobody"))
    assert await storage.who_may_be_called(everybody) == {ADA.id, BOB.id}
    assert await storage.who_may_be_called(()) == frozenset()


async def test_old_invitations_go_and_the_newest_are_shown(
    storage: PostgresStorage, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("inkland.server.features.people.queries.MAX_INVITATIONS", 2)
    people = PeopleQueries(storage.database)
    for number in range(4):
        await storage.open_table(a_table(f"table-{number}", ADA_SITS, None), SECRET)
        await people.invite(TableId(f"table-{number}"), ADA.id, BOB.id)
    assert [one.table for one in await people.invitations(BOB.id)] == ["table-3", "table-2"]
    days = timedelta(days=people_port.INVITATION_DAYS)
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE invitation SET made_at = made_at - %s", [days])
    assert await people.invitations(BOB.id) == ()
    await storage.open_table(a_table("another", ADA_SITS, None), SECRET)
    assert await people.invite(TableId("another"), ADA.id, BOB.id)
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM invitation").fetchone() == (1,)


async def test_an_erased_account_is_in_no_list_of_anybody(
    storage: PostgresStorage, database: str
) -> None:
    people = PeopleQueries(storage.database)
    await begun(storage, a_table("game", ADA_SITS, BOB_SITS))
    await storage.open_table(a_table("open", ADA_SITS, None), SECRET)
    await people.follow(ADA.id, BOB.id)
    await people.follow(BOB.id, ADA.id)
    await people.block(CAT.id, BOB.id)
    await people.block(BOB.id, CAT.id)
    await people.invite(TableId("open"), ADA.id, BOB.id)
    kept = await people.relations(ADA.id)
    assert [p.name for p in kept.following] == ["Bob"]
    assert [(one.table, one.sender.name) for one in kept.sent] == [("open", "Bob")]
    got = await people.relations(BOB.id)
    assert [p.name for p in got.blocked] == ["Cat"]
    assert [(one.table, one.sender.name) for one in got.invitations] == [("open", "Ada")]
    await AccountQueries(storage.database).erase(BOB.id)
    for account in (ADA, BOB, CAT):
        assert await people.relations(account.id) == ((), (), (), ())
        assert await names(storage, account, "played") == []
    assert await storage.blocks_among((BOB.id, CAT.id)) == frozenset()
    with psycopg.connect(database) as connection:
        for table, columns in (
            ("following", "owner, other"),
            ("blocked", "owner, other"),
            ("played", "account"),
            ("invitation", "account, sender"),
        ):
            found = connection.execute(
                f"SELECT count(*) FROM {table} WHERE %s IN ({columns})",
                [BOB.id],
            )
            assert found.fetchone() == (0,)


async def test_lists_and_lookups_use_their_indexes(storage: PostgresStorage, database: str) -> None:
    """With ten thousand games of one account, a page reads its latest hundred games only."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "INSERT INTO account (id, name) SELECT 'p' || n, 'P' FROM generate_series(1, 10000) n"
        )
        await storage.open_table(a_table("model", ADA_SITS), SECRET)
        connection.execute("UPDATE game SET code = NULL")
        columns = connection.execute(
            "SELECT string_agg(quote_ident(attname), ', ') FROM pg_attribute "
            "WHERE attrelid = 'game'::regclass AND attnum > 0 AND NOT attisdropped "
            "AND attname <> 'id'"
        ).fetchone()
        assert columns is not None
        connection.execute(
            f"INSERT INTO game (id, {columns[0]}) SELECT 'g' || n, {columns[0]} "
            "FROM game, generate_series(1, 10000) n WHERE id = 'model'"
        )
        connection.execute(
            "INSERT INTO seat (game, seat, name, colour, account) "
            "SELECT 'g' || n, seat, '', 'red', CASE seat WHEN 0 THEN 'ada' ELSE 'p' || n END "
            "FROM generate_series(1, 10000) n, generate_series(0, 1) seat"
        )
        connection.execute(
            "INSERT INTO played (account, began_at, game) "
            "SELECT 'ada', now() - make_interval(mins => n), 'g' || n "
            "FROM generate_series(1, 10000) n"
        )
        connection.execute("ANALYZE")
    found = await PeopleQueries(storage.database).people(ADA.id, "played", 50)
    assert [p.account for p in found] == [f"p{n}" for n in range(1, 51)]  # of a hundred
    parameters = {
        "owner": "ada", "games": 100, "since": None, "player": player_of(AccountId("p77")),
        "limit": 50, "one": "ada", "other": "p77",
    }  # fmt: skip
    statements = load_statements("inkland.server.features.people.queries")
    with psycopg.connect(database) as connection:
        for name, indexes in (
            ("played", ("played_pkey", "seat_pkey")),
            ("account", ("account_public_id",)),
        ):
            rows = connection.execute(
                b"EXPLAIN (ANALYZE) " + statements[name], parameters
            ).fetchall()
            plan = "\n".join(row[0] for row in rows)
            assert all(index in plan for index in indexes), plan
            assert "Seq Scan on played" not in plan and "Seq Scan on seat" not in plan, plan
