"""What is stored of bot accounts: members that are programs, and what waits for them."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import TimedConnection
from inkland.strength import Strength
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account

MAX_BOTS_LISTED: Final = 200


class RankedBot(NamedTuple):
    """A bot, its strength at tables of a family with the number of games, and whether it is here.

    It is, if one of its tokens was used within ten minutes; those of live connections always are.
    """

    account: Account
    known: Strength | None
    games: int
    is_here: bool


class RunningGame(NamedTuple):
    """A running game of an account: its seat, and the step that waits for it, if one does."""

    table: TableId
    seat: int
    step: int | None


class HostInvitation(NamedTuple):
    """An invitation of the host of an open table that has a free seat."""

    table: TableId
    sender: str


class WaitingWork(NamedTuple):
    """What waits for an account: its running games, and invitations of hosts."""

    games: tuple[RunningGame, ...] = ()
    invitations: tuple[HostInvitation, ...] = ()


_SQL: Final = load_statements(__name__)


class BotQueries:
    """Storage of bot accounts on the connections of `PostgresStorage`."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    async def make(self, account: AccountId, name: str) -> bool:
        """Make a member's account a bot with this name; False if it is no fresh one.

        Whoever sits down with it meanwhile waits for the lock of the account.
        """
        async with self._connect() as connection, connection.transaction():
            if not await _run(connection, "lock", account=account):
                return False
            return bool(await _run(connection, "make", account=account, name=name))

    async def bots(self, family: str) -> tuple[RankedBot, ...]:
        """Return all bots, the strongest at tables of this family first."""
        async with self._connect() as connection:
            rows = await _run(connection, "bots", family=family, limit=MAX_BOTS_LISTED)
        return tuple(
            RankedBot(
                Account(AccountId(id), name, colour, is_bot=True),
                None if mean is None else Strength(mean, variance),
                games,
                is_here,
            )
            for id, name, colour, mean, variance, games, is_here in rows
        )

    async def waiting(self, accounts: Sequence[AccountId]) -> dict[AccountId, WaitingWork]:
        """Return what waits for each of these accounts."""
        games: defaultdict[AccountId, list[RunningGame]] = defaultdict(list)
        invitations: defaultdict[AccountId, list[HostInvitation]] = defaultdict(list)
        async with self._connect() as connection:
            for account, *game in await _run(connection, "turns", accounts=list(accounts)):
                games[account].append(RunningGame._make(game))
            for account, *invitation in await _run(
                connection, "invitations", accounts=list(accounts)
            ):
                invitations[account].append(HostInvitation._make(invitation))
        return {
            account: WaitingWork(tuple(games[account]), tuple(invitations[account]))
            for account in accounts
        }

    async def is_invited(self, account: AccountId, table: TableId) -> bool:
        """Return whether the host of a table has invited the account, which has not declined."""
        async with self._connect() as connection:
            ((is_invited,),) = await _run(connection, "is_invited", account=account, game=table)
        return bool(is_invited)

    async def use_invitation(self, account: AccountId, table: TableId) -> None:
        """Delete the invitation to a table, if there is one."""
        async with self._connect() as connection:
            await _run(connection, "use_invitation", account=account, game=table)


async def _run(
    connection: TimedConnection, name: str, /, **parameters: object
) -> list[tuple[Any, ...]]:
    cursor = await connection.execute(_SQL[name], parameters, binary=True)
    return await cursor.fetchall() if cursor.description else []
