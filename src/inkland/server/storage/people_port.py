"""The storage port of people: whom an account follows, blocks, has played with, and who invites it.

One contract suite runs on every implementation. An erased account is in none of the lists.
"""

from datetime import datetime
from typing import Final, Literal, NamedTuple, Protocol

from inkland.table.ids import AccountId, PlayerId, TableId
from inkland.table.storage.records import Account

PeopleList = Literal["played", "following", "blocked"]

RECENT_GAMES: Final = 100  # the list of people one has played with looks at so many games
MAX_LISTED: Final = 500  # people that an account can follow, and as many that it can block
INVITATION_DAYS: Final = 14  # an open table lasts no longer without a change
MAX_INVITATIONS: Final = 20  # that are shown, the newest


class Person(NamedTuple):
    """Another account as its viewer sees it, and since when it is in the list.

    For people one has played with that is when the last game of both began; None for somebody of
    whom nothing is stored.
    """

    account: AccountId
    name: str
    colour: str | None
    since: datetime | None
    is_followed: bool = False
    is_blocked: bool = False


class PeopleCursor(NamedTuple):
    """The last person of a page; the next page begins after it."""

    since: datetime
    player: PlayerId


class StoredInvitation(NamedTuple):
    """Somebody has asked an account to come to a table."""

    table: TableId
    sender: Account
    made_at: datetime


class OwnRelations(NamedTuple):
    """What is stored about an account and other people, for its export.

    Others who follow or have blocked it are not part of that: it is theirs.
    """

    following: tuple[Person, ...]
    blocked: tuple[Person, ...]
    invitations: tuple[StoredInvitation, ...]  # that it got
    sent: tuple[StoredInvitation, ...]  # that it has sent; `sender` is whom it has invited


class PeopleStorage(Protocol):
    """Stores what accounts have to do with each other."""

    async def account(self, player: PlayerId) -> Account | None:
        """The account with this public id, unless it was erased."""

    async def person(self, owner: AccountId, other: Account) -> Person:
        """Another account, as the owner sees it."""

    async def people(
        self, owner: AccountId, kind: PeopleList, limit: int, after: PeopleCursor | None = None
    ) -> tuple[Person, ...]:
        """People of one of the owner's lists, the latest first.

        Who is blocked is only in that list. People one has played with are those of the last
        `RECENT_GAMES` games.
        """

    async def follow(self, owner: AccountId, other: AccountId) -> bool:
        """Follow somebody; False if the owner follows `MAX_LISTED` others already."""

    async def unfollow(self, owner: AccountId, other: AccountId) -> None:
        """Follow somebody no longer."""

    async def block(self, owner: AccountId, other: AccountId) -> bool:
        """Block somebody, and follow them no longer; False if `MAX_LISTED` others are blocked."""

    async def unblock(self, owner: AccountId, other: AccountId) -> None:
        """Block somebody no longer."""

    async def seats_at(self, host: AccountId, other: AccountId) -> tuple[tuple[TableId, int], ...]:
        """The seats of another account at open tables of this host."""

    async def have_played(self, one: AccountId, other: AccountId) -> bool:
        """Whether both have sat in a game that has begun."""

    async def invite(
        self, table: TableId, sender: AccountId, account: AccountId, *, is_told: bool = False
    ) -> bool:
        """Store an invitation; False if the account was invited to this table before.

        With `is_told` a notice to the account is stored with it. Invitations older than
        `INVITATION_DAYS` are deleted on the way. An invitation of somebody whom the account has
        blocked is stored all the same, so that the time tells nothing.
        """

    async def invitations(self, account: AccountId) -> tuple[StoredInvitation, ...]:
        """Invitations to open tables where the account has no seat yet, the newest first.

        Without those that it has declined, and of people whom it has blocked.
        """

    async def decline(self, account: AccountId, table: TableId) -> None:
        """Decline the invitation to a table, if there is one; nobody is told."""

    async def relations(self, account: AccountId) -> OwnRelations:
        """All that is stored about the account and other people."""
