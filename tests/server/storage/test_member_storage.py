"""The queries of accounts: members, sessions and devices."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Final

import psycopg
import pytest

from inkland.rules import GameOptions
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import (
    MAX_DEVICES,
    MAX_PASSKEYS,
    MAX_SESSIONS,
    AttemptLimit,
    Credential,
    Passkey,
    session_id,
)
from inkland.server.features.devices.queries import DeviceQueries, SessionHolder
from inkland.server.tables.storage import PostgresStorage
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import AccountId, DealCode, TableId
from inkland.table.storage.records import (
    Account,
    Entry,
    FollowUp,
    Occupant,
    SeatResult,
    Secret,
    StoredDeal,
    Table,
)
from support.storage_samples import ADA, ADA_SITS, BOB, BOB_SITS, SECRET, a_table

pytestmark = pytest.mark.anyio

NOBODY: Final = AccountId("nobody")
ADAS: Final = Credential(ADA.id, "Ada L.", "adal", "adal", "$argon2id$1")
NOON: Final = datetime(2026, 5, 4, 12, tzinfo=UTC)
MINUTE: Final = timedelta(minutes=1)
THREE: Final = AttemptLimit(3, timedelta(minutes=15))


@pytest.fixture
def members(storage: PostgresStorage) -> AccountQueries:
    """The member storage under test."""
    return AccountQueries(storage.database)


def a_passkey(id: bytes, account: AccountId = ADA.id) -> Passkey:
    """An unused passkey."""
    return Passkey(id, account, b"\x00key", 0, NOON)


# --- Credentials


async def test_a_guest_becomes_a_member(storage: PostgresStorage, members: AccountQueries) -> None:
    assert await members.credential_of(ADA.id) is None
    assert await members.become_member(ADAS)
    assert await members.credential("adal") == ADAS
    assert await members.credential_of(ADA.id) == ADAS
    assert await storage.names().owner("adal", "") == ADA.id
    assert await storage.names().owner("", "adal") == ADA.id
    assert await members.credential("bob") is None
    assert await storage.names().owner("bob", "bob") is None


@pytest.mark.parametrize(
    ("small", "capitals"), [("adal", "other"), ("other", "adal"), ("adal", "adal")]
)
async def test_a_name_that_looks_like_another_is_taken(
    members: AccountQueries, small: str, capitals: str
) -> None:
    assert await members.become_member(ADAS)
    assert not await members.become_member(Credential(BOB.id, "x", small, capitals, "y"))
    assert await members.credential_of(BOB.id) is None


async def test_a_member_stays_the_member_it_is(members: AccountQueries) -> None:
    assert await members.become_member(ADAS)
    assert not await members.become_member(ADAS._replace(login="x", small="x", capitals="x"))
    assert await members.credential_of(ADA.id) == ADAS


async def test_nobody_cannot_be_a_member(members: AccountQueries) -> None:
    assert not await members.become_member(ADAS._replace(account=NOBODY))


async def test_of_many_who_want_a_name_at_once_one_gets_it(
    storage: PostgresStorage, members: AccountQueries
) -> None:
    people = [Account(AccountId(f"guest-{n}"), "Guest") for n in range(8)]
    for one in people:
        await storage.add_guest(one, one.id.encode())
    wishes = [ADAS._replace(account=one.id) for one in people]
    assert sorted(await asyncio.gather(*map(members.become_member, wishes))) == [False] * 7 + [True]


async def test_a_password_changes_only_from_the_one_before(members: AccountQueries) -> None:
    await members.become_member(ADAS)
    assert not await members.change_password(ADA.id, "$argon2id$0", "new")
    assert not await members.change_password(BOB.id, ADAS.password, "new")
    assert await members.change_password(ADA.id, ADAS.password, "new")
    assert await members.credential_of(ADA.id) == ADAS._replace(password="new")


# --- Sessions


async def test_a_session_leads_to_its_account_and_ends(
    storage: PostgresStorage, members: AccountQueries
) -> None:
    await members.become_member(ADAS)
    assert await members.add_session(ADAS, b"at home", "firefox linux")
    assert await storage.account_of(b"at home") == ADA
    sessions = await members.sessions(ADA.id)
    assert {(s.hash, s.agent) for s in sessions} == {
        (b"at home", "firefox linux"),
        (b"session of Ada", ""),
    }
    assert not await members.end_session(BOB.id, session_id(b"at home"))
    assert await members.end_session(ADA.id, session_id(b"at home"))
    assert not await members.end_session(ADA.id, session_id(b"at home"))
    assert await storage.account_of(b"at home") is None
    assert [s.id for s in await members.sessions(ADA.id)] == [session_id(b"session of Ada")]


async def test_a_session_takes_the_place_of_another(
    storage: PostgresStorage, members: AccountQueries
) -> None:
    await members.become_member(ADAS)
    assert await members.add_session(ADAS, b"new", "", b"session of Bob")
    assert await storage.account_of(b"new") == ADA
    assert await storage.account_of(b"session of Bob") is None


async def test_all_sessions_end_but_one(members: AccountQueries) -> None:
    await members.become_member(ADAS)
    for name in (b"a", b"b", b"c"):
        await members.add_session(ADAS, name, "")
    assert await members.end_sessions(ADA.id, but=b"b") == 3
    assert [session.hash for session in await members.sessions(ADA.id)] == [b"b"]
    assert await members.end_sessions(ADA.id) == 1
    assert [session.hash for session in await members.sessions(BOB.id)] == [b"session of Bob"]


async def test_the_session_unused_for_the_longest_time_ends(
    storage: PostgresStorage, members: AccountQueries
) -> None:
    await members.become_member(ADAS)
    for number in range(MAX_SESSIONS + 3):
        await members.add_session(ADAS, b"%d" % number, "")
    assert len(await members.sessions(ADA.id)) == MAX_SESSIONS
    assert await storage.account_of(b"%d" % (MAX_SESSIONS + 2)) == ADA
    assert await storage.account_of(b"session of Ada") is None
    assert await storage.account_of(b"session of Bob") == BOB


async def test_only_good_sessions_are_valid(members: AccountQueries) -> None:
    asked = [b"session of Ada", b"session of nobody", b"session of Bob"]
    assert await members.valid_sessions(asked) == {b"session of Ada", b"session of Bob"}
    await members.end_sessions(ADA.id)
    assert await members.valid_sessions(asked) == {b"session of Bob"}
    assert await members.valid_sessions([]) == frozenset()


async def test_holders_of_sessions_are_found_in_order(
    storage: PostgresStorage, members: AccountQueries
) -> None:
    devices = DeviceQueries(storage.database)
    asked = [b"session of Bob", b"no session", b"session of Ada"]
    guests = (SessionHolder(asked[0], BOB, False), SessionHolder(asked[2], ADA, False))
    assert await devices.holders(asked) == guests
    await members.become_member(ADAS)
    assert await devices.holders(asked[2:]) == (SessionHolder(asked[2], ADA, True),)
    await members.end_session(BOB.id, session_id(asked[0]))
    assert await devices.holders(asked[:2]) == ()
    assert await devices.holders([]) == ()


async def test_a_confirmation_is_of_one_session_and_its_time(members: AccountQueries) -> None:
    await members.become_member(ADAS)
    await members.add_session(ADAS, b"other", "")
    await members.add_session(ADAS, b"new", "", b"session of Ada", confirmed=True)
    assert await members.is_confirmed(b"new", MINUTE)
    assert not await members.is_confirmed(b"new", timedelta(0))
    assert not await members.is_confirmed(b"other", MINUTE)
    assert not await members.is_confirmed(b"nobody", MINUTE)
    await members.end_sessions(ADA.id)
    assert not await members.is_confirmed(b"new", MINUTE)


# --- Access that ends while somebody is being let in


async def test_a_password_lets_in_as_long_as_it_is_stored(
    storage: PostgresStorage, members: AccountQueries
) -> None:
    await members.become_member(ADAS)
    await members.change_password(ADA.id, ADAS.password, "new")
    for confirmed in (False, True):
        assert not await members.add_session(
            ADAS, b"late", "", b"session of Ada", confirmed=confirmed
        )
    assert not await members.add_session(ADAS._replace(account=BOB.id, password="new"), b"late", "")
    assert await storage.account_of(b"late") is None
    assert await storage.account_of(b"session of Ada") == ADA  # refused, and not logged out
    assert await members.add_session(ADAS._replace(password="new"), b"in time", "")


async def test_a_passkey_lets_in_as_long_as_it_is_stored(
    storage: PostgresStorage, members: AccountQueries
) -> None:
    await members.become_member(ADAS)
    await members.add_passkey(a_passkey(b"key"), b"session of Ada")
    assert await members.add_session(a_passkey(b"key"), b"in time", "")
    assert not await members.add_session(a_passkey(b"key", BOB.id), b"of Bob", "")
    await members.remove_passkey(ADA.id, b"key")
    assert not await members.add_session(a_passkey(b"key"), b"late", "", b"in time")
    assert await storage.account_of(b"late") is None
    assert await storage.account_of(b"in time") == ADA


async def test_a_session_that_has_ended_is_not_confirmed_and_adds_no_passkey(
    storage: PostgresStorage, members: AccountQueries
) -> None:
    await members.become_member(ADAS)
    await members.end_sessions(ADA.id)
    assert not await members.add_session(ADAS, b"late", "", b"session of Ada", confirmed=True)
    assert not await members.add_passkey(a_passkey(b"key"), b"session of Ada")
    assert not await members.add_passkey(a_passkey(b"key"), b"session of Bob")
    assert await storage.account_of(b"late") is None
    assert await members.passkeys(ADA.id) == ()


async def test_a_new_password_ends_what_is_asked(members: AccountQueries) -> None:
    await members.become_member(ADAS)
    for name in (b"a", b"b"):
        await members.add_session(ADAS, name, "")
        await members.add_passkey(a_passkey(name), b"session of Ada")
    await members.add_device(ADA.id, b"laptop")
    dated = ADAS._replace(password="another")
    assert await members.replace_password(dated, "new", b"a", ends_sessions=True) is None
    assert await members.replace_password(ADAS, "new", b"nobody", ends_sessions=True) is None
    assert await members.credential_of(ADA.id) == ADAS
    assert await members.knows_device(ADA.id, b"laptop")
    ended = await members.replace_password(
        ADAS, "new", b"a", passkeys=[b"a", b"no such"], ends_sessions=False
    )
    assert ended == ((b"a",), 0)
    assert not await members.knows_device(ADA.id, b"laptop")
    newer = ADAS._replace(password="new")
    assert await members.credential_of(ADA.id) == newer
    assert await members.replace_password(newer, "newest", b"a", ends_sessions=True) == ((), 2)
    assert [session.hash for session in await members.sessions(ADA.id)] == [b"a"]
    assert [passkey.id for passkey in await members.passkeys(ADA.id)] == [b"b"]


@pytest.mark.parametrize(
    ("ends", "proof", "is_confirmed"),
    [
        ("UPDATE credential SET password = 'new'", ADAS, False),
        ("DELETE FROM session", ADAS, True),
        ("DELETE FROM passkey", a_passkey(b"key"), False),
    ],
)
async def test_who_is_let_in_waits_for_a_change_that_is_under_way(
    database: str, ends: str, proof: Credential | Passkey, is_confirmed: bool
) -> None:
    storage = await PostgresStorage.open(database)
    members = AccountQueries(storage.database)
    await storage.add_guest(ADA, b"session of Ada")
    await members.become_member(ADAS)
    await members.add_passkey(a_passkey(b"key"), b"session of Ada")
    async with await psycopg.AsyncConnection.connect(database) as change:
        await change.execute(ends)
        late = asyncio.create_task(
            members.add_session(proof, b"late", "", b"session of Ada", confirmed=is_confirmed)
        )
        await _blocked(database)
        await change.commit()
    assert not await late
    assert await storage.account_of(b"late") is None
    await storage.close()


async def test_a_passkey_waits_for_a_session_that_is_being_ended(database: str) -> None:
    storage = await PostgresStorage.open(database)
    members = AccountQueries(storage.database)
    await storage.add_guest(ADA, b"session of Ada")
    async with await psycopg.AsyncConnection.connect(database) as change:
        await change.execute("DELETE FROM session")
        late = asyncio.create_task(members.add_passkey(a_passkey(b"key"), b"session of Ada"))
        await _blocked(database)
        await change.commit()
    assert not await late
    await storage.close()


async def test_a_session_added_just_before_a_new_password_ends_with_it(database: str) -> None:
    storage = await PostgresStorage.open(database)
    members = AccountQueries(storage.database)
    await storage.add_guest(ADA, b"session of Ada")
    await members.become_member(ADAS)
    async with await psycopg.AsyncConnection.connect(database) as login:
        await login.execute("SELECT FROM account, credential FOR SHARE")
        await login.execute("INSERT INTO session (hash, account, agent) VALUES ('x', 'ada', '')")
        change = asyncio.create_task(
            members.replace_password(ADAS, "new", b"session of Ada", ends_sessions=True)
        )
        await _blocked(database)
        await login.commit()
    assert await change == ((), 1)
    await storage.close()


async def _blocked(database: str) -> None:
    """Wait until a statement waits for a lock."""
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as observer:
        found = (
            "SELECT FROM pg_stat_activity"
            " WHERE datname = current_database() AND wait_event_type = 'Lock'"
        )
        while not await (await observer.execute(found)).fetchall():
            await asyncio.sleep(0.01)


# --- Devices


async def test_a_device_knows_one_account(members: AccountQueries) -> None:
    await members.add_device(ADA.id, b"laptop")
    assert await members.knows_device(ADA.id, b"laptop")
    assert not await members.knows_device(BOB.id, b"laptop")
    assert not await members.knows_device(ADA.id, b"phone")
    await members.add_device(ADA.id, b"phone")
    await members.delete_devices(ADA.id, but=b"phone")
    assert not await members.knows_device(ADA.id, b"laptop")
    assert await members.knows_device(ADA.id, b"phone")
    await members.delete_devices(ADA.id)
    assert not await members.knows_device(ADA.id, b"phone")


async def test_the_device_unused_for_the_longest_time_is_forgotten(members: AccountQueries) -> None:
    for number in range(MAX_DEVICES):
        await members.add_device(ADA.id, b"%d" % number)
    assert await members.knows_device(ADA.id, b"0")  # using it renews it
    await members.add_device(ADA.id, b"one more")
    known = [await members.knows_device(ADA.id, name) for name in (b"0", b"1", b"one more")]
    assert known == [True, False, True]


# --- Passkeys


async def test_a_passkey_is_kept_used_and_removed(members: AccountQueries) -> None:
    assert await members.add_passkey(a_passkey(b"\x00one"), b"session of Ada")
    assert not await members.add_passkey(a_passkey(b"\x00one", BOB.id), b"session of Bob")
    kept = await members.passkey(b"\x00one")
    assert kept is not None and kept[:4] == a_passkey(b"\x00one")[:4] and kept.seen_at is None
    assert await members.passkeys(ADA.id) == (kept,)
    assert await members.use_passkey(b"\x00one", 0, 7)
    assert not await members.use_passkey(b"\x00one", 0, 8)
    kept = await members.passkey(b"\x00one")
    assert kept is not None and kept.uses == 7 and kept.seen_at is not None
    assert not await members.remove_passkey(BOB.id, b"\x00one")
    assert await members.remove_passkey(ADA.id, b"\x00one")
    assert await members.passkey(b"\x00one") is None


async def test_there_is_room_for_some_passkeys(members: AccountQueries) -> None:
    made = [
        await members.add_passkey(a_passkey(b"%d" % n), b"session of Ada")
        for n in range(MAX_PASSKEYS + 1)
    ]
    assert made == [True] * MAX_PASSKEYS + [False]
    assert await members.add_passkey(a_passkey(b"Bob's", BOB.id), b"session of Bob")


async def test_a_challenge_is_good_once_and_for_one(members: AccountQueries) -> None:
    await members.save_challenge(b"for Ada", ADA.id, MINUTE)
    await members.save_challenge(b"for anyone", None, MINUTE)
    await members.save_challenge(b"late", None, timedelta(0))
    assert not await members.take_challenge(b"for Ada", None)
    assert not await members.take_challenge(b"for Ada", BOB.id)
    assert not await members.take_challenge(b"for anyone", ADA.id)
    assert not await members.take_challenge(b"late", None)
    assert await members.take_challenge(b"for Ada", ADA.id)
    assert not await members.take_challenge(b"for Ada", ADA.id)
    taken = await asyncio.gather(*(members.take_challenge(b"for anyone", None) for _ in range(8)))
    assert sorted(taken) == [False] * 7 + [True]


# --- Login attempts


async def test_so_many_tries_and_no_more(members: AccountQueries) -> None:
    assert [await members.count_attempt("a", THREE) for _ in range(3)] == [0, 0, 0]
    wait = await members.count_attempt("a", THREE)
    assert 890 < wait <= 900
    assert await members.count_attempt("b", THREE) == 0
    await members.refund_attempt("a")
    assert [await members.count_attempt("a", THREE) > 0 for _ in range(2)] == [False, True]
    await members.refund_attempt("nothing")


async def test_tries_at_the_same_moment_are_counted_one_by_one(members: AccountQueries) -> None:
    waits = await asyncio.gather(*(members.count_attempt("a", THREE) for _ in range(20)))
    assert waits.count(0) == 3


async def test_an_old_try_no_longer_counts(members: AccountQueries) -> None:
    short = AttemptLimit(2, timedelta(seconds=0.3))
    assert [await members.count_attempt("a", short) for _ in range(2)] == [0, 0]
    wait = await members.count_attempt("a", short)
    assert 0 < wait <= 0.3
    await asyncio.sleep(wait + 0.02)
    assert await members.count_attempt("a", short) == 0


# --- Personal data


async def a_finished_game(storage: PostgresStorage) -> Table:
    """A game of Ada and Bob that Ada opened."""
    table = Table(
        TableId("table"), 1, "Ada's table", True, ADA.id, "open", GameOptions(seats=2),
        (
            Occupant("Ada", "red", ADA.id, nonce="0" * 32, land="Westmark", crest="oak"),
            Occupant("Bob", "blue", BOB.id),
        ),
        "c" * 64, TableId("table"), None, None, NOON,
    )  # fmt: skip
    await storage.open_table(table, Secret(b"secret"))
    table = table._replace(version=2, status="playing", deal=DealCode("deal"))
    deal = StoredDeal(DealCode("deal"), table.id, table.options, table.commitment)
    assert await storage.start_game(table, Secret(b"s"), deal, [Entry(b"1", b"h1")])
    # The code of a deal would show the cards that are still to come.
    assert (await AccountQueries(storage.database).personal_records(ADA.id)).deals == ()
    results = (SeatResult(0, 50, 1, None), SeatResult(1, 40, 2, None))
    assert await storage.append(table.id, 1, [Entry(b"2", b"h2")], [], FollowUp(results=results))
    return table._replace(version=3, status="finished")


async def test_belongings_are_all_that_is_kept_of_games(
    storage: PostgresStorage, members: AccountQueries
) -> None:
    table = await a_finished_game(storage)
    found = await members.personal_records(ADA.id)
    seat = (table.id, 0, "Ada", "red", "finished", "Ada's table", table.opened_at)
    assert [tuple(kept) for kept in found.seats] == [(*seat, "Westmark", "oak", False)]
    assert found.hosted == ((table.id, "Ada's table", "finished"),)
    assert [made[:6] for made in found.results] == [(table.id, 0, "Ada", 50, 1, None)]
    assert found.deals == (("deal", table.id),)
    assert await members.personal_records(NOBODY) == ((), (), (), ())


async def test_who_is_erased_leaves_seats_and_results_without_a_name(
    storage: PostgresStorage, members: AccountQueries
) -> None:
    table = await a_finished_game(storage)
    before = await storage.game(table.id)
    assert await members.erase(ADA.id) == ((table.id, 4),)
    after = await storage.table(table.id)
    assert after is not None
    erased = Occupant("", "red", ADA.id, nonce="0" * 32, crest="oak")  # nor the name of a land
    assert after.seats == (erased, table.seats[1])
    assert (after.title, after.version, after.host) == ("", 4, ADA.id)
    results = await storage.results(DealCode("deal"), 10)
    assert [(made.name, made.result.stars, made.counted) for made in results] == [
        ("", 50, True),
        ("Bob", 40, True),
    ]
    assert await storage.game(table.id) == before
    assert await members.erase(ADA.id) == ()


async def test_nothing_is_left_of_what_an_erased_account_could_prove_itself_with(
    storage: PostgresStorage, members: AccountQueries
) -> None:
    await members.become_member(ADAS)
    await members.add_device(ADA.id, b"laptop")
    await members.add_passkey(a_passkey(b"key"), b"session of Ada")
    await members.save_challenge(b"challenge", ADA.id, MINUTE)
    await members.erase(ADA.id)
    assert await members.credential("adal") is None
    assert await members.sessions(ADA.id) == ()
    assert await storage.account_of(b"session of Ada") is None
    assert not await members.knows_device(ADA.id, b"laptop")
    assert await members.passkey(b"key") is None
    assert not await members.take_challenge(b"challenge", ADA.id)
    assert await storage.account_of(b"session of Bob") == BOB


async def test_nothing_can_be_added_to_an_erased_account(
    storage: PostgresStorage, members: AccountQueries
) -> None:
    await members.become_member(ADAS)
    await members.erase(ADA.id)
    assert not await members.add_session(ADAS, b"new", "")
    await members.add_device(ADA.id, b"laptop")
    await storage.rename(ADA)
    assert not await members.become_member(ADAS)
    assert not await members.add_passkey(a_passkey(b"key"), b"session of Ada")
    assert await members.sessions(ADA.id) == ()
    assert not await members.knows_device(ADA.id, b"laptop")
    assert await members.become_member(ADAS._replace(account=BOB.id))  # the name is free again


async def test_an_erased_account_takes_no_seat_and_opens_no_table(
    storage: PostgresStorage, members: AccountQueries
) -> None:
    free = a_table("free", None, None, host=BOB.id)
    await storage.open_table(free, SECRET)
    await members.erase(ADA.id)
    await storage.open_table(a_table("Ada's"), SECRET)
    assert await storage.table(TableId("Ada's")) is None
    assert not await storage.change_table(free._replace(version=2, seats=(ADA_SITS, None)))
    assert await storage.table(free.id) == free
    assert await storage.change_table(free._replace(version=2, seats=(BOB_SITS, None)))


async def test_an_erased_account_keeps_its_seat_in_a_game(
    storage: PostgresStorage, members: AccountQueries
) -> None:
    table = await a_finished_game(storage)
    await members.erase(ADA.id)
    found = await storage.table(table.id)
    assert found is not None
    assert await storage.change_table(found._replace(version=found.version + 1, title="again"))


# --- Expiry


async def test_what_is_old_is_forgotten(database: str) -> None:
    storage = await PostgresStorage.open(database)
    members = AccountQueries(storage.database)
    await storage.add_guest(ADA, b"session")
    await storage.add_guest(BOB, b"session of Bob")
    await members.add_device(ADA.id, b"laptop")
    await members.count_attempt("a", THREE)
    await members.save_challenge(b"challenge", None, MINUTE)
    with psycopg.connect(database, autocommit=True) as clock:
        clock.execute("UPDATE session SET seen_at = seen_at - interval '6 minutes'")
        assert await storage.account_of(b"session") == ADA
        found = clock.execute("SELECT now() - seen_at < '1 minute' FROM session ORDER BY account")
        assert found.fetchall() == [(True,), (False,)]
        clock.execute("UPDATE session SET seen_at = seen_at - interval '365 days'")
        clock.execute("UPDATE device SET seen_at = seen_at - interval '366 days'")
        clock.execute("UPDATE tries SET good_until = now() - interval '1 s'")
        clock.execute("UPDATE challenge SET good_until = now() - interval '1 s'")
        assert await storage.account_of(b"session") is None
        assert await members.valid_sessions([b"session"]) == frozenset()
        assert not await members.knows_device(ADA.id, b"laptop")
        await members.delete_expired()
        for name in ("session", "device", "tries", "challenge"):
            assert clock.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)
    await storage.close()


async def test_without_a_database_nobody_is_let_in(database: str) -> None:
    storage = await PostgresStorage.open(database)
    members = AccountQueries(storage.database)
    await storage.close()
    with pytest.raises(StorageUnavailable):
        await members.count_attempt("a", THREE)
