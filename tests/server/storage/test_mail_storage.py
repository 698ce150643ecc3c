"""The queries of mail."""

from datetime import timedelta
from typing import Final

import pytest

from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.recovery.mail_queries import (
    MAX_ACCOUNTS_PER_ADDRESS,
    MailOrder,
    MailQueries,
    MailToken,
    OrderKind,
)
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account
from support.storage_samples import ADA, BOB

pytestmark = pytest.mark.anyio

ADDRESS: Final = "ada@example.org"
OTHER: Final = "Ada.Other@example.org"
HOUR: Final = timedelta(hours=1)
NOW: Final = timedelta()
ADAS: Final = Credential(ADA.id, "Ada L.", "adal", "adal", "$argon2id$1")


@pytest.fixture
def mails(storage: PostgresStorage) -> MailQueries:
    """The mail storage under test."""
    return MailQueries(storage.database)


def an_order(
    id: str,
    account: AccountId | None = ADA.id,
    recipient: str = ADDRESS,
    kind: OrderKind = "confirmation",
) -> MailOrder:
    """A mail in Czech."""
    return MailOrder(id, kind, account, recipient, "cs")


async def confirm(mails: MailQueries, address: str = ADDRESS, account: AccountId = ADA.id) -> None:
    """Let the account confirm an address, and forget the mails about it."""
    assert await mails.request_address(an_order(f"a {address}", account, address), f"k{account}")
    token = f"token {account} {address}".encode()
    assert await mails.add_token(MailToken(token, "confirmation", account, address), HOUR)
    assert await mails.confirm_address(token, f"b {account} {address}") == account
    for order in await mails.take_orders(10, HOUR):
        await mails.finish(order.id)


# --- Addresses


async def test_an_address_waits_until_it_is_confirmed(mails: MailQueries) -> None:
    assert await mails.address_of(ADA.id) is None
    assert await mails.request_address(an_order("1"), "key")
    found = await mails.address_of(ADA.id)
    assert found is not None
    assert (found.address, found.waiting, found.language) == (None, ADDRESS, "cs")
    assert await mails.add_token(MailToken(b"token", "confirmation", ADA.id, ADDRESS), HOUR)
    assert await mails.confirm_address(b"another", "2") is None
    assert await mails.confirm_address(b"token", "2") == ADA.id
    found = await mails.address_of(ADA.id)
    assert found is not None and found.confirmed_at is not None
    assert (found.address, found.waiting, found.is_subscribed) == (ADDRESS, None, True)
    assert await mails.confirm_address(b"token", "3") is None  # it is used up
    assert [order.id for order in await mails.take_orders(10, HOUR)] == ["1"]


async def test_an_expired_token_confirms_nothing(mails: MailQueries) -> None:
    assert await mails.request_address(an_order("1"), "key")
    assert await mails.add_token(MailToken(b"token", "confirmation", ADA.id, ADDRESS), -HOUR)
    assert await mails.confirm_address(b"token", "2") is None


async def test_the_address_before_works_until_the_next_is_confirmed_and_is_told(
    mails: MailQueries,
) -> None:
    await confirm(mails)
    assert await mails.request_address(an_order("next", recipient=OTHER), "unused")
    assert await mails.add_token(MailToken(b"password", "new_password", ADA.id, ADDRESS), HOUR)
    found = await mails.address_of(ADA.id)
    assert found is not None and (found.address, found.waiting) == (ADDRESS, OTHER)
    assert found.unsubscribe_key == f"k{ADA.id}"
    assert not await mails.add_token(MailToken(b"token", "confirmation", ADA.id, ADDRESS), HOUR)
    assert await mails.add_token(MailToken(b"token", "confirmation", ADA.id, OTHER), HOUR)
    assert await mails.confirm_address(b"token", "told") == ADA.id
    orders = {order.id: order for order in await mails.take_orders(10, HOUR)}
    assert orders["told"] == an_order("told", kind="address_changed")._replace(tries=1)
    assert await mails.account_of_token(b"password") is None  # it was mailed to the one before


async def test_the_last_address_that_was_asked_for_counts(mails: MailQueries) -> None:
    assert await mails.request_address(an_order("1"), "key")
    assert await mails.add_token(MailToken(b"token", "confirmation", ADA.id, ADDRESS), HOUR)
    assert await mails.request_address(an_order("2", recipient=OTHER), "key")
    assert await mails.confirm_address(b"token", "3") is None


async def test_the_same_address_again_needs_no_confirmation(mails: MailQueries) -> None:
    await confirm(mails)
    assert await mails.unsubscribe(f"k{ADA.id}") == ADA.id
    found = await mails.address_of(ADA.id)
    assert found is not None and not found.is_subscribed
    assert not await mails.request_address(an_order("again"), "key")
    found = await mails.address_of(ADA.id)
    assert found is not None and found.is_subscribed and found.waiting is None
    assert await mails.unsubscribe("no such key") is None


async def test_an_address_that_fails_has_to_be_confirmed_anew(mails: MailQueries) -> None:
    await confirm(mails)
    await mails.mark_failed(ADA.id, OTHER)
    found = await mails.address_of(ADA.id)
    assert found is not None and found.failed_at is None
    await mails.mark_failed(ADA.id, ADDRESS)
    found = await mails.address_of(ADA.id)
    assert found is not None and found.failed_at is not None
    assert await mails.owners_by_address(ADDRESS) == ()
    assert await mails.request_address(an_order("again"), "key")
    assert await mails.add_token(MailToken(b"token", "confirmation", ADA.id, ADDRESS), HOUR)
    assert await mails.confirm_address(b"token", "told") == ADA.id
    found = await mails.address_of(ADA.id)
    assert found is not None and found.failed_at is None
    assert [order.id for order in await mails.take_orders(10, HOUR)] == ["again"]


async def test_a_removed_address_is_told(mails: MailQueries) -> None:
    assert not await mails.remove_address(ADA.id, "none")
    await confirm(mails)
    assert await mails.add_token(MailToken(b"token", "new_password", ADA.id, ADDRESS), HOUR)
    assert await mails.remove_address(ADA.id, "told")
    assert await mails.address_of(ADA.id) is None
    assert await mails.account_of_token(b"token") is None
    (order,) = await mails.take_orders(10, HOUR)
    assert order == an_order("told", kind="address_changed")._replace(tries=1)


async def test_nothing_of_an_erased_account_is_left(storage: PostgresStorage) -> None:
    mails = MailQueries(storage.database)
    await confirm(mails)
    assert await mails.request_address(an_order("next", recipient=OTHER), "key")
    assert await mails.add_token(MailToken(b"token", "new_password", ADA.id, ADDRESS), HOUR)
    await AccountQueries(storage.database).erase(ADA.id)
    assert await mails.address_of(ADA.id) is None
    assert await mails.account_of_token(b"token") is None
    assert await mails.take_orders(10, HOUR) == ()
    assert not await mails.request_address(an_order("late"), "key")
    assert await mails.address_of(ADA.id) is None
    assert await mails.take_orders(10, HOUR) == ()


# --- Passwords


async def test_a_token_sets_a_password_once_and_ends_all_access(storage: PostgresStorage) -> None:
    mails, members = MailQueries(storage.database), AccountQueries(storage.database)
    assert await members.become_member(ADAS)
    await members.add_device(ADA.id, b"device")
    await confirm(mails)
    for token in (b"one", b"two"):
        assert await mails.add_token(MailToken(token, "new_password", ADA.id, ADDRESS), HOUR)
    assert await mails.add_token(MailToken(b"late", "new_password", ADA.id, ADDRESS), -HOUR)
    assert await mails.account_of_token(b"late") is None
    assert await mails.set_password(b"late", "$argon2id$2", "told") is None
    assert await mails.account_of_token(b"one") == ADA
    assert await mails.set_password(b"one", "$argon2id$2", "told") == 1
    credential = await members.credential_of(ADA.id)
    assert credential is not None and credential.password == "$argon2id$2"
    assert await members.sessions(ADA.id) == ()
    assert not await members.knows_device(ADA.id, b"device")
    for token in (b"one", b"two"):
        assert await mails.set_password(token, "$argon2id$3", "never") is None
    (order,) = await mails.take_orders(10, HOUR)
    assert order == an_order("told", kind="password_changed")._replace(tries=1)


async def test_a_token_of_the_host_needs_no_address_and_no_mail_tells_of_it(
    storage: PostgresStorage,
) -> None:
    mails, members = MailQueries(storage.database), AccountQueries(storage.database)
    assert await members.become_member(ADAS)
    await mails.add_host_token(ADA.id, b"late", -HOUR)
    await mails.add_host_token(ADA.id, b"one", HOUR)
    assert await mails.account_of_token(b"late") is None
    assert await mails.account_of_token(b"one") == ADA
    assert await mails.set_password(b"one", "$argon2id$2", "told") == 1
    assert await mails.set_password(b"one", "$argon2id$3", "told") is None
    assert await mails.take_orders(10, HOUR) == ()


async def test_a_token_of_one_purpose_is_none_of_the_other(storage: PostgresStorage) -> None:
    mails = MailQueries(storage.database)
    assert await AccountQueries(storage.database).become_member(ADAS)
    await confirm(mails)
    assert await mails.add_token(MailToken(b"password", "new_password", ADA.id, ADDRESS), HOUR)
    assert await mails.request_address(an_order("1", recipient=OTHER), "key")
    assert await mails.add_token(MailToken(b"address", "confirmation", ADA.id, OTHER), HOUR)
    assert await mails.confirm_address(b"password", "2") is None
    assert await mails.account_of_token(b"address") is None
    assert await mails.set_password(b"address", "$argon2id$2", "3") is None
    assert await mails.account_of_token(b"password") == ADA


async def test_owners_are_members_with_a_confirmed_address(storage: PostgresStorage) -> None:
    mails, members = MailQueries(storage.database), AccountQueries(storage.database)
    assert await mails.owners_by_login("adal") == ()
    await confirm(mails, OTHER)
    await confirm(mails, OTHER, BOB.id)  # a guest, who has no password to forget
    assert await mails.owners_by_address(OTHER) == ()
    assert await members.become_member(ADAS)
    for found in (
        await mails.owners_by_login("adal"),
        await mails.owners_by_address(OTHER),
        await mails.owners_by_address(OTHER.upper()),
    ):
        assert [one.account for one in found] == [ADA.id]
    assert await mails.owners_by_login("boole") == await mails.owners_by_address(ADDRESS) == ()
    for number in range(MAX_ACCOUNTS_PER_ADDRESS + 1):
        account = Account(AccountId(f"account {number}"), "One of many")
        await storage.add_guest(account, f"session {number}".encode())
        login = f"login{number}"
        assert await members.become_member(Credential(account.id, login, login, login, "hash"))
        await confirm(mails, OTHER, account.id)
    found = await mails.owners_by_address(OTHER)
    assert len(found) == MAX_ACCOUNTS_PER_ADDRESS and found[0].account == ADA.id


# --- Mails that wait


async def test_an_order_is_taken_by_one_worker_until_its_lease_ends(mails: MailQueries) -> None:
    await mails.order(an_order("1", None, "Ada", "forgotten"))
    (taken,) = await mails.take_orders(10, HOUR)
    assert (taken.recipient, taken.account, taken.tries) == ("Ada", None, 1)
    assert await mails.take_orders(10, HOUR) == ()
    await mails.postpone("1", NOW)
    (taken,) = await mails.take_orders(10, NOW)
    assert taken.tries == 2
    (taken,) = await mails.take_orders(10, HOUR)  # the lease has ended, as if its worker had died
    assert taken.tries == 3
    await mails.finish("1")
    await mails.postpone("1", NOW)
    assert await mails.take_orders(10, HOUR) == ()


async def test_an_order_is_replaced_once(mails: MailQueries) -> None:
    await mails.order(an_order("1", None, "Ada", "forgotten"))
    others = (an_order("2", kind="new_password"), an_order("3", BOB.id, kind="new_password"))
    await mails.replace_order("1", others)
    await mails.replace_order("1", (an_order("4"),))
    assert {order.id for order in await mails.take_orders(10, HOUR)} == {"2", "3"}
    await mails.delete_expired()  # none is old
