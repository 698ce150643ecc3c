"""People in memory; behaves like the storage in PostgreSQL."""

from datetime import datetime, timedelta
from typing import NamedTuple

from inkland.server.features.notices.queries import NoticeQueries
from inkland.server.features.people.queries import (
    INVITATION_DAYS,
    MAX_INVITATIONS,
    MAX_LISTED,
    RECENT_GAMES,
    OwnRelations,
    PeopleCursor,
    PeopleList,
    PeopleQueries,
    Person,
    StoredInvitation,
)
from inkland.table.actions.seating import seat_of
from inkland.table.ids import AccountId, PlayerId, TableId, player_of
from inkland.table.storage.records import Account
from inkland.table.storage.state import MemoryState


class KeptInvitation(NamedTuple):
    """An invitation, and whether it was declined."""

    sender: AccountId
    made_at: datetime
    is_declined: bool = False


class MemoryPeopleStorage(PeopleQueries):
    """People in dictionaries, lost when the process ends."""

    def __init__(self, state: MemoryState, notices: NoticeQueries) -> None:
        self._state = state
        self._notices = notices
        self._following: dict[tuple[AccountId, AccountId], datetime] = {}
        self._invited: dict[tuple[AccountId, TableId], KeptInvitation] = {}

    def erase(self, account: AccountId) -> None:
        """Delete what an erased account has to do with others."""
        state = self._state
        for pairs in (self._following, state.blocked):
            for pair in [pair for pair in pairs if account in pair]:
                del pairs[pair]
        for game in [game for game in state.played if game[0] == account]:
            del state.played[game]
        self._invited = {
            key: kept for key, kept in self._invited.items() if account not in (key[0], kept.sender)
        }

    def forget_invitation(self, account: AccountId, table: TableId) -> None:
        """Delete an invitation, if there is one."""
        self._invited.pop((account, table), None)

    def invitations_to(self, account: AccountId) -> list[tuple[TableId, AccountId]]:
        """Tables to which an account was invited and has not declined, and by whom."""
        return [
            (table, kept.sender)
            for (invited, table), kept in self._invited.items()
            if invited == account and not kept.is_declined
        ]

    def invited_to(self, table: TableId) -> frozenset[AccountId]:
        """Whoever was invited to a table."""
        return frozenset(invited for invited, to in self._invited if to == table)

    def follows(self, owner: AccountId, other: AccountId) -> bool:
        """Whether an account follows another one."""
        return (owner, other) in self._following

    # --- People

    async def account(self, player: PlayerId) -> Account | None:
        """The account with this public id, unless it was erased."""
        found = (a for a in self._state.accounts.values() if player_of(a.id) == player)
        account = next(found, None)
        return None if account is None or account.id in self._state.erased else account

    async def person(self, owner: AccountId, other: Account) -> Person:
        """Another account, as the owner sees it."""
        followed = self._following.get((owner, other.id))
        blocked = self._state.blocked.get((owner, other.id))
        return Person(*other[:3], blocked or followed, followed is not None, blocked is not None)

    async def people(
        self, owner: AccountId, kind: PeopleList, limit: int, after: PeopleCursor | None = None
    ) -> tuple[Person, ...]:
        """People of one of the owner's lists, the latest first."""
        blocked = {whom: at for (who, whom), at in self._state.blocked.items() if who == owner}
        followed = {whom: at for (who, whom), at in self._following.items() if who == owner}
        since = {"following": followed, "blocked": blocked}.get(kind) or {}
        if kind == "played":
            since = {a: at for a, at in self._played(owner).items() if a not in blocked}
        listed = [
            Person(*self._state.accounts[a][:3], at, a in followed, a in blocked)
            for a, at in since.items()
            if a not in self._state.erased
        ]
        ordered = sorted(((p.since, player_of(p.account), p) for p in listed), reverse=True)
        page = [p for *place, p in ordered if after is None or tuple(place) < tuple(after)]
        return tuple(page[:limit])

    def _played(self, owner: AccountId) -> dict[AccountId, datetime]:
        games = [(at, table) for (who, table), at in self._state.played.items() if who == owner]
        found: dict[AccountId, datetime] = {}
        for at, table in games[-RECENT_GAMES:]:
            for occupant in self._state.tables[table].seats:
                if occupant is not None and occupant.account not in (None, owner):
                    assert occupant.account is not None
                    found[occupant.account] = at
        return found

    async def follow(self, owner: AccountId, other: AccountId) -> bool:
        """Follow somebody; False if the list is full."""
        return self._add(self._following, owner, other)

    async def unfollow(self, owner: AccountId, other: AccountId) -> None:
        """Follow somebody no longer."""
        self._following.pop((owner, other), None)

    async def block(self, owner: AccountId, other: AccountId) -> bool:
        """Block somebody, and follow them no longer; False if the list is full."""
        self._following.pop((owner, other), None)
        return self._add(self._state.blocked, owner, other)

    async def unblock(self, owner: AccountId, other: AccountId) -> None:
        """Block somebody no longer."""
        self._state.blocked.pop((owner, other), None)

    def _add(
        self,
        pairs: dict[tuple[AccountId, AccountId], datetime],
        owner: AccountId,
        other: AccountId,
    ) -> bool:
        if (owner, other) not in pairs and sum(who == owner for who, _ in pairs) >= MAX_LISTED:
            return False
        pairs.setdefault((owner, other), self._state.clock())
        return True

    async def seats_at(self, host: AccountId, other: AccountId) -> tuple[tuple[TableId, int], ...]:
        """The seats of another account at open tables of this host."""
        own = [t for t in self._state.tables.values() if t.host == host and t.status == "open"]
        seats = ((table.id, seat_of(table, other)) for table in own)
        return tuple((table, seat) for table, seat in seats if seat is not None)

    async def have_played(self, one: AccountId, other: AccountId) -> bool:
        """Whether both have sat in a game that has begun."""
        begun = [t for t in self._state.tables.values() if t.status in ("playing", "finished")]
        return any(seat_of(t, one) is not None and seat_of(t, other) is not None for t in begun)

    # --- Invitations

    async def invite(
        self, table: TableId, sender: AccountId, account: AccountId, *, is_told: bool = False
    ) -> bool:
        """Store an invitation; False if the account was invited to this table before."""
        self._invited = {key: kept for key, kept in self._invited.items() if self._is_valid(kept)}
        if (account, table) in self._invited:
            return False
        self._invited[account, table] = KeptInvitation(sender, self._state.clock())
        if is_told:
            await self._notices.tell("invitation", account, table, sender)
        return True

    async def invitations(self, account: AccountId) -> tuple[StoredInvitation, ...]:
        """Invitations to open tables where the account has no seat, the newest first."""
        waiting = [
            one
            for one in self._got(account)
            if not self._invited[account, one.table].is_declined
            and self._is_valid(self._invited[account, one.table])
            and (table := self._state.tables[one.table]).status == "open"
            and seat_of(table, account) is None
        ]
        return tuple(waiting[:MAX_INVITATIONS])

    async def decline(self, account: AccountId, table: TableId) -> None:
        """Decline the invitation to a table, if there is one."""
        if (account, table) in self._invited:
            kept = self._invited[account, table]
            self._invited[account, table] = kept._replace(is_declined=True)

    async def relations(self, account: AccountId) -> OwnRelations:
        """All that is stored about the account and other people."""
        sent = [
            StoredInvitation(table, self._state.accounts[invited], kept.made_at)
            for (invited, table), kept in self._invited.items()
            if kept.sender == account
        ]
        return OwnRelations(
            await self.people(account, "following", MAX_LISTED),
            await self.people(account, "blocked", MAX_LISTED),
            tuple(self._got(account)),
            tuple(sorted(sent, key=_newest_first)),
        )

    def _got(self, account: AccountId) -> list[StoredInvitation]:
        got = [
            StoredInvitation(table, self._state.accounts[kept.sender], kept.made_at)
            for (invited, table), kept in self._invited.items()
            if invited == account and (account, kept.sender) not in self._state.blocked
        ]
        return sorted(got, key=_newest_first)

    def _is_valid(self, kept: KeptInvitation) -> bool:
        return self._state.clock() - kept.made_at < timedelta(days=INVITATION_DAYS)


def _newest_first(one: StoredInvitation) -> tuple[float, TableId]:
    return -one.made_at.timestamp(), one.table
