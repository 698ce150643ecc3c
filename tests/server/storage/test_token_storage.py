"""The storage contract of tokens and bot accounts."""

import pytest

from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential, TokenHolder
from inkland.server.features.programs.bot_queries import BotQueries
from inkland.server.features.programs.token_queries import MAX_TOKENS, TokenQueries
from inkland.server.features.puzzles.queries import PuzzleQueries
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account

pytestmark = pytest.mark.anyio


async def a_member(storage: PostgresStorage, name: str) -> AccountId:
    """A new member, whose session has the account's id as its hash."""
    account = AccountId(f"tokens-{name}")
    await storage.add_guest(Account(account, name), account.encode())
    login = f"{name} of tokens"
    assert await AccountQueries(storage.database).become_member(
        Credential(account, login, login, login.upper(), "hash")
    )
    return account


async def test_a_token_leads_to_its_account(storage: PostgresStorage) -> None:
    ann, ben = [await a_member(storage, name) for name in ("ann", "ben")]
    tokens = TokenQueries(storage.database)
    made_at = await tokens.add(ann, b"a1", "phone", ("read_games", "play"), ann.encode())
    assert made_at is not None
    holder = await AccountQueries(storage.database).token_holder(b"a1")
    assert holder is not None
    assert holder == TokenHolder(Account(ann, "ann"), frozenset({"read_games", "play"}))
    (kept,) = await tokens.tokens(ann)
    assert kept[:4] == (b"a1", "phone", ("read_games", "play"), made_at)
    assert kept.seen_at is not None and kept.seen_at >= made_at
    assert (
        await tokens.tokens(ben) == ()
        and await AccountQueries(storage.database).token_holder(b"a2") is None
    )
    assert await tokens.valid([b"a1", b"a2"]) == {b"a1"}


async def test_only_its_owner_revokes_a_token(storage: PostgresStorage) -> None:
    ann, ben = [await a_member(storage, name) for name in ("ann", "ben")]
    tokens = TokenQueries(storage.database)
    await tokens.add(ann, b"r1", "phone", ("play",), ann.encode())
    (kept,) = await tokens.tokens(ann)
    assert await tokens.revoke(ben, kept.id) is None
    assert await tokens.revoke(ann, kept.id) == b"r1"
    assert await tokens.revoke(ann, kept.id) is None
    assert (
        await AccountQueries(storage.database).token_holder(b"r1") is None
        and await tokens.valid([b"r1"]) == frozenset()
    )


async def test_a_token_needs_a_session_and_room(storage: PostgresStorage) -> None:
    ann = await a_member(storage, "ann")
    tokens = TokenQueries(storage.database)
    assert await tokens.add(ann, b"n0", "x", ("play",), b"ended") is None
    for number in range(MAX_TOKENS):
        assert await tokens.add(ann, b"n%d" % number, "x", ("play",), ann.encode()) is not None
    assert await tokens.add(ann, b"more", "x", ("play",), ann.encode()) is None


async def test_an_erased_account_has_no_tokens(storage: PostgresStorage) -> None:
    ann, ben = [await a_member(storage, name) for name in ("ann", "ben")]
    for account in (ann, ben):
        session = account.encode()
        await TokenQueries(storage.database).add(account, b"e" + session, "x", ("play",), session)
    await AccountQueries(storage.database).erase(ann)
    assert await TokenQueries(storage.database).tokens(ann) == ()
    assert await AccountQueries(storage.database).token_holder(b"e" + ann.encode()) is None
    assert await AccountQueries(storage.database).token_holder(b"e" + ben.encode()) is not None


async def test_a_new_password_ends_tokens_with_the_sessions(storage: PostgresStorage) -> None:
    ann = await a_member(storage, "ann")
    members, tokens = AccountQueries(storage.database), TokenQueries(storage.database)
    await tokens.add(ann, b"p", "x", ("play",), ann.encode())
    for ends, left in ((False, {b"p"}), (True, frozenset[bytes]())):
        credential = await members.credential_of(ann)
        assert credential is not None
        assert await members.replace_password(
            credential, f"hash {ends}", ann.encode(), ends_sessions=ends
        )
        assert await tokens.valid([b"p"]) == left


# --- Bot accounts


async def test_a_fresh_member_becomes_a_bot_once(storage: PostgresStorage) -> None:
    ann, ben = [await a_member(storage, name) for name in ("ann", "ben")]
    await TokenQueries(storage.database).add(ann, b"b1", "x", ("play",), ann.encode())
    bots = BotQueries(storage.database)
    assert await bots.make(ann, "BOT ann")
    assert not await bots.make(ann, "BOT again")
    assert await storage.account_of(ann.encode()) == Account(ann, "BOT ann", is_bot=True)
    assert await TokenQueries(storage.database).tokens(ann) == ()
    guest = AccountId("tokens-guest")
    await storage.add_guest(Account(guest, "guest"), guest.encode())
    assert not await bots.make(guest, "BOT guest")
    await PuzzleQueries(storage.database).keep_first(ben, "7-20", is_solved=True)
    assert not await bots.make(ben, "BOT ben")
    assert await storage.account_of(ben.encode()) == Account(ben, "ben")


async def test_bots_are_listed_and_whether_they_are_here(storage: PostgresStorage) -> None:
    ann, ben = [await a_member(storage, name) for name in ("ann", "ben")]
    bots = BotQueries(storage.database)
    for account in (ben, ann):
        assert await bots.make(account, f"BOT {account}")
    await TokenQueries(storage.database).add(ben, b"l1", "x", ("play_as_bot",), ben.encode())
    await AccountQueries(storage.database).token_holder(b"l1")
    found = [bot for bot in await bots.bots("base") if bot.account.id in (ann, ben)]
    assert [(bot.account.id, bot.known, bot.games, bot.is_here) for bot in found] == [
        (ann, None, 0, False),
        (ben, None, 0, True),
    ]
    await AccountQueries(storage.database).erase(ben)
    assert ben not in [bot.account.id for bot in await bots.bots("base")]
