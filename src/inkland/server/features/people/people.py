"""Use cases of people: lists of those one has played with, follows, or has blocked.

What a block means at a table is in `table/actions/company.py`. Nobody is told of it, and nobody is
told who follows them.
"""

import contextlib
import re
from datetime import UTC, datetime, timedelta
from typing import Final

from inkland.rules import Refused
from inkland.server.context import ServerContext
from inkland.server.errors import NoSuchPlayer, ThatIsYou, TooManyPeople
from inkland.server.features.people.queries import (
    PeopleCursor,
    PeopleList,
    PeopleQueries,
    Person,
    StoredInvitation,
)
from inkland.server.features.people.resources import (
    OwnContact,
    OwnInvitation,
    OwnPeople,
    People,
    PersonInfo,
)
from inkland.table.actions import joining
from inkland.table.errors import BadRequest
from inkland.table.ids import AccountId, PlayerId, player_of
from inkland.table.storage.records import Account

PAGE_SIZE: Final = 50
CURSOR_PATTERN: Final = "^[0-9]{1,17}-[0-9a-f]{26}$"
_START: Final = datetime(1970, 1, 1, tzinfo=UTC)
_TICK: Final = timedelta(microseconds=1)


async def people(
    context: ServerContext, account: Account, kind: PeopleList, cursor: str | None
) -> People:
    """A page of one of the account's lists."""
    after = None if cursor is None else _cursor(cursor)
    found = await PeopleQueries(context.database).people(account.id, kind, PAGE_SIZE + 1, after)
    page = found[:PAGE_SIZE]
    is_last = len(found) <= PAGE_SIZE
    return People(tuple(map(person_info, page)), None if is_last else _cursor_after(page[-1]))


async def person(context: ServerContext, account: Account, player: PlayerId) -> PersonInfo:
    """Another person, as the account sees them."""
    other = await find_player(context, player)
    return person_info(await PeopleQueries(context.database).person(account.id, other))


async def follow(context: ServerContext, account: Account, player: PlayerId) -> None:
    """Follow somebody."""
    other = await _somebody_else(context, account, player)
    if not await PeopleQueries(context.database).follow(account.id, other):
        raise TooManyPeople()


async def unfollow(context: ServerContext, account: Account, player: PlayerId) -> None:
    """Follow somebody no longer."""
    other = await _somebody_else(context, account, player)
    await PeopleQueries(context.database).unfollow(account.id, other)


async def block(context: ServerContext, account: Account, player: PlayerId) -> None:
    """Block somebody: they lose their seats at the account's open tables, and get no other there.

    A host may empty a seat at any time, so that does not tell them of the block.
    """
    other = await _somebody_else(context, account, player)
    storage = PeopleQueries(context.database)
    if not await storage.block(account.id, other):
        raise TooManyPeople()
    for table, seat in await storage.seats_at(account.id, other):
        with contextlib.suppress(Refused):  # the game has begun, or they have left
            await joining.leave(context, table, account, seat)


async def unblock(context: ServerContext, account: Account, player: PlayerId) -> None:
    """Block somebody no longer."""
    other = await _somebody_else(context, account, player)
    await PeopleQueries(context.database).unblock(account.id, other)


async def find_player(context: ServerContext, player: PlayerId) -> Account:
    """The account with this public id; raises `NoSuchPlayer`, also if it was erased."""
    found = await PeopleQueries(context.database).account(player)
    if found is None:
        raise NoSuchPlayer()
    return found


async def own_people(context: ServerContext, account: Account) -> OwnPeople:
    """What is stored about the account and other people, for its export."""
    found = await PeopleQueries(context.database).relations(account.id)
    return OwnPeople(
        player_of(account.id),
        tuple(map(_own_contact, found.following)),
        tuple(map(_own_contact, found.blocked)),
        tuple(map(_own_invitation, found.invitations)),
        tuple(map(_own_invitation, found.sent)),
    )


async def _somebody_else(context: ServerContext, account: Account, player: PlayerId) -> AccountId:
    other = await find_player(context, player)
    if other.id == account.id:
        raise ThatIsYou()
    return other.id


# --- Resources and cursors


def person_info(person: Person) -> PersonInfo:
    """A person as a resource."""
    return PersonInfo(
        player_of(person.account),
        person.name,
        person.colour,
        person.is_followed,
        person.is_blocked,
        None if person.since is None else person.since.isoformat(),
    )


def _own_contact(person: Person) -> OwnContact:
    since = None if person.since is None else person.since.isoformat()
    return OwnContact(player_of(person.account), person.name, since)


def _own_invitation(one: StoredInvitation) -> OwnInvitation:
    return OwnInvitation(
        one.table, player_of(one.sender.id), one.sender.name, one.made_at.isoformat()
    )


def _cursor_after(person: Person) -> str:
    since = person.since or _START
    return f"{(since - _START) // _TICK}-{player_of(person.account)}"


def _cursor(text: str) -> PeopleCursor:
    if re.fullmatch(CURSOR_PATTERN, text) is None:
        raise BadRequest(reason="cursor")
    ticks, _, player = text.partition("-")
    try:
        return PeopleCursor(_START + int(ticks) * _TICK, PlayerId(player))
    except OverflowError:
        raise BadRequest(reason="cursor") from None
