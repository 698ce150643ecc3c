"""What is stored of people: whom an account follows, blocks, has played with, and who invites it.

An erased account is in none of the lists.
"""

from datetime import datetime
from typing import Any, Final, Literal, NamedTuple

from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
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


_SQL: Final = load_statements(__name__)


class PeopleQueries:
    """People storage in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    # --- People

    async def account(self, player: PlayerId) -> Account | None:
        """Return the account with this public id, unless it was erased."""
        rows = await self._run("account", player=player)
        return Account._make(rows[0]) if rows else None

    async def person(self, owner: AccountId, other: Account) -> Person:
        """Return another account, as the owner sees it."""
        ((followed, blocked),) = await self._run("relation", owner=owner, other=other.id)
        return Person(*other[:3], blocked or followed, followed is not None, blocked is not None)

    async def people(
        self, owner: AccountId, kind: PeopleList, limit: int, after: PeopleCursor | None = None
    ) -> tuple[Person, ...]:
        """Return people of one of the owner's lists, the latest first."""
        since, player = after or (None, None)
        parameters = {"owner": owner, "limit": limit, "since": since, "player": player}
        rows = await self._run(kind, **parameters)
        if not rows and kind == "played" and await self._run("remember_games", owner=owner):
            rows = await self._run(kind, **parameters)
        return tuple(map(Person._make, rows))

    async def follow(self, owner: AccountId, other: AccountId) -> bool:
        """Follow somebody; False if the list is full."""
        return bool((await self._run("follow", owner=owner, other=other))[0][0])

    async def unfollow(self, owner: AccountId, other: AccountId) -> None:
        """Follow somebody no longer."""
        await self._run("unfollow", owner=owner, other=other)

    async def block(self, owner: AccountId, other: AccountId) -> bool:
        """Block somebody, and follow them no longer; False if the list is full."""
        return bool((await self._run("block", owner=owner, other=other))[0][0])

    async def unblock(self, owner: AccountId, other: AccountId) -> None:
        """Block somebody no longer."""
        await self._run("unblock", owner=owner, other=other)

    async def seats_at(self, host: AccountId, other: AccountId) -> tuple[tuple[TableId, int], ...]:
        """Return the seats of another account at open tables of this host."""
        rows = await self._run("seats_at", host=host, other=other)
        return tuple((TableId(table), seat) for table, seat in rows)

    async def have_played(self, one: AccountId, other: AccountId) -> bool:
        """Whether both have sat in a game that has begun."""
        return bool((await self._run("have_played", one=one, other=other))[0][0])

    # --- Invitations

    async def invite(
        self, table: TableId, sender: AccountId, account: AccountId, *, is_told: bool = False
    ) -> bool:
        """Store an invitation; False if the account was invited to this table before."""
        parameters = {"game": table, "sender": sender, "account": account, "is_told": is_told}
        return bool(await self._run("invite", **parameters))

    async def invitations(self, account: AccountId) -> tuple[StoredInvitation, ...]:
        """Return invitations to open tables where the account has no seat, the newest first."""
        return await self._invitations("invitations", account)

    async def decline(self, account: AccountId, table: TableId) -> None:
        """Decline the invitation to a table, if there is one."""
        await self._run("decline", account=account, game=table)

    async def relations(self, account: AccountId) -> OwnRelations:
        """Return all that is stored about the account and other people."""
        return OwnRelations(
            await self.people(account, "following", MAX_LISTED),
            await self.people(account, "blocked", MAX_LISTED),
            await self._invitations("invitations_got", account),
            await self._invitations("invitations_sent", account),
        )

    async def _invitations(self, name: str, account: AccountId) -> tuple[StoredInvitation, ...]:
        rows = await self._run(name, account=account, limit=MAX_INVITATIONS)
        return tuple(
            StoredInvitation(TableId(table), Account(*person), made_at)
            for table, *person, made_at in rows
        )

    async def _run(self, name: str, /, **parameters: object) -> list[tuple[Any, ...]]:
        limits = {"most": MAX_LISTED, "games": RECENT_GAMES, "days": INVITATION_DAYS}
        async with self._connect() as connection:
            cursor = await connection.execute(_SQL[name], {**limits, **parameters}, binary=True)
            return await cursor.fetchall() if cursor.description else []
