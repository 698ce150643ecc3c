"""Bot accounts in memory; behave like the storage in PostgreSQL."""

from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from inkland.server.features.programs.bot_queries import (
    MAX_BOTS_LISTED,
    BotQueries,
    HostInvitation,
    RankedBot,
    RunningGame,
    WaitingWork,
)
from inkland.table.actions.seating import seat_of
from inkland.table.ids import AccountId, TableId

if TYPE_CHECKING:
    from support.memory.storage import MemoryServerStorage

_HERE: Final = timedelta(minutes=10)


class MemoryBotAccountStorage(BotQueries):
    """Which accounts are bots stands in the accounts themselves."""

    def __init__(self, storage: "MemoryServerStorage") -> None:
        self._storage = storage
        self._state = storage.state

    async def make(self, account: AccountId, name: str) -> bool:
        """Make a member's account a bot with this name; False if it is no fresh one."""
        if await self._storage.members().credential_of(account) is None:
            return False
        records = await self._storage.members().personal_records(account)
        has_seen = any(owner == account for _deal, owner in self._state.seen_deals)
        is_used = any(records) or has_seen or await self._storage.puzzles().answers_of(account)
        before = self._state.accounts[account]
        if before.is_bot or is_used or await self._storage.contests().entries_of(account):
            return False
        self._state.accounts[account] = before._replace(name=name, is_bot=True)
        self._storage.tokens().erase(account)
        return True

    async def bots(self, family: str) -> tuple[RankedBot, ...]:
        """All bots, the strongest at tables of this family first."""
        found = [await self._ranked(one, family) for one in self._bots()]
        found.sort(key=lambda bot: (bot.account.name, bot.account.id))
        found.sort(key=_likely_at_least, reverse=True)
        return tuple(found[:MAX_BOTS_LISTED])

    def _bots(self) -> Iterator[AccountId]:
        for account in self._state.accounts.values():
            if account.is_bot and self._storage.members().is_there(account.id):
                yield account.id

    async def _ranked(self, account: AccountId, family: str) -> RankedBot:
        strengths = await self._storage.table_strengths().table_strengths(account)
        known = next((one for one in strengths if one.family == family), None)
        used = [token.seen_at for token in await self._storage.tokens().tokens(account)]
        since = self._state.clock() - _HERE
        return RankedBot(
            self._state.accounts[account],
            None if known is None else known.known,
            0 if known is None else known.games,
            any(at is not None and at > since for at in used),
        )

    async def waiting(self, accounts: Sequence[AccountId]) -> dict[AccountId, WaitingWork]:
        """What waits for each of these accounts."""
        return {
            account: WaitingWork(
                tuple(sorted(self._games(account))), tuple(self._invitations(account))
            )
            for account in accounts
        }

    def _games(self, account: AccountId) -> Iterator[RunningGame]:
        for table in self._state.tables.values():
            seat = seat_of(table, account)
            if table.status != "playing" or seat is None or seat in table.leavers:
                continue
            summary, timer = self._state.summaries.get(table.id), self._state.timers.get(table.id)
            is_waiting = (
                summary is not None
                and summary.number == len(self._state.entries[table.id])
                and seat in summary.asked
                and seat not in summary.answered
                and timer is not None
                and table.late_step != timer.step
            )
            yield RunningGame(table.id, seat, timer.step if is_waiting and timer else None)

    def _invitations(self, account: AccountId) -> Iterator[HostInvitation]:
        for table_id, sender in self._storage.people().invitations_to(account):
            table = self._state.tables[table_id]
            if (
                table.status == "open"
                and sender == table.host
                and seat_of(table, account) is None
                and None in table.seats
                and (account, sender) not in self._state.blocked
            ):
                yield HostInvitation(table.id, self._state.accounts[sender].name)

    async def is_invited(self, account: AccountId, table: TableId) -> bool:
        """Whether the host of a table has invited the account, which has not declined."""
        host = self._state.tables[table].host
        return (table, host) in self._storage.people().invitations_to(account)

    async def use_invitation(self, account: AccountId, table: TableId) -> None:
        """Delete the invitation to a table, if there is one."""
        self._storage.people().forget_invitation(account, table)


def _likely_at_least(bot: RankedBot) -> float:
    known = bot.known
    return float("-inf") if known is None else known.mean - 2 * known.variance**0.5
