"""Notices in memory; behaves like the storage in PostgreSQL."""

import json
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from itertools import count
from typing import NamedTuple

from inkland.server.features.notices.queries import (
    HALF_TIME_CLOCK_SECONDS,
    LOOKING_SECONDS,
    LOST_DAYS,
    SENT_DAYS,
    WAYS,
    Address,
    ClaimedDelivery,
    Notice,
    NoticePreferences,
    NoticeQueries,
    OwnDelivery,
    PushSubscription,
    Settlement,
    Way,
)
from inkland.server.features.notices.resources import NoticeKind
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import FollowUp
from support.memory.members import MemoryMemberStorage

TURNS = ("your_turn", "game_began", "half_time", "nudge")


class OutboxRow(NamedTuple):
    """Something to be told to the seats that a step asks, or to one account."""

    id: int
    kind: NoticeKind
    at: datetime
    due_at: datetime
    table: TableId | None = None
    step: int | None = None
    seats: tuple[int, ...] | None = None
    account: AccountId | None = None
    sender: AccountId | None = None


class StoredDelivery(NamedTuple):
    """A notice to one address of a reader."""

    id: int
    account: AccountId
    seat: int | None
    kind: NoticeKind
    about: str
    way: Way
    address: str
    row: OutboxRow
    due_at: datetime
    attempts: int = 0
    sent_at: datetime | None = None


class MemoryNoticeStorage(NoticeQueries):
    """Notices in lists; no method awaits anything, so each is atomic."""

    def __init__(self, storage: MemoryStorage, members: MemoryMemberStorage) -> None:
        self._storage = storage
        self._members = members
        self._ids = count(1)
        self.outbox: list[OutboxRow] = []
        self.stored: dict[int, StoredDelivery] = {}
        self.mail_of: Callable[[AccountId], tuple[str, str] | None] = lambda _account: None
        self._preferences: dict[AccountId, NoticePreferences] = {}

    def _now(self) -> datetime:
        return self._storage.state.clock()

    # --- To be told

    def add_step(self, table: TableId, after: int, follow_up: FollowUp) -> None:
        """Put what an append tells into the outbox, as `append.sql` does."""
        found = self._storage._tables[table]
        is_over = bool(follow_up.results)
        if not is_over and follow_up.asked is None:
            return
        if not (is_over or after == 0 or found.clock is None or found.clock > 120):
            return
        people = sum(seat is not None and seat.account is not None for seat in found.seats)
        if people > 1 or (found.clock or 0) >= 3600:
            kind: NoticeKind = (
                "game_ended" if is_over else "game_began" if after == 0 else "your_turn"
            )
            seats = None if is_over else follow_up.asked_seats
            self._add(kind, table=table, step=follow_up.asked, seats=seats)

    def _add(self, kind: NoticeKind, due_at: datetime | None = None, **fields: object) -> None:
        due = due_at or self._now()
        row = OutboxRow(next(self._ids), kind, min(due, self._now()), due, **fields)  # type: ignore[arg-type]
        self.outbox.append(row)

    def add_password_changed(self, account: AccountId) -> None:
        """Tell an account that its password was changed."""
        self.add_for_account("password_changed", account)

    def add_for_account(self, kind: NoticeKind, account: AccountId) -> None:
        """Tell an account something that is about no table."""
        self._add(kind, account=account)

    async def tell(
        self,
        kind: NoticeKind,
        account: AccountId,
        table: TableId | None = None,
        sender: AccountId | None = None,
    ) -> None:
        """Add a notice to one account."""
        timer = None if table is None else self._storage._glasses.get(table)
        step = timer.step if timer is not None and kind == "nudge" else None
        self._add(kind, account=account, table=table, sender=sender, step=step)

    async def expand(self, ways: Sequence[Way], wait: float, limit: int) -> int:
        """Replace due rows by deliveries."""
        now = self._now()
        turn = now - timedelta(seconds=wait)
        due = [
            row for row in self.outbox if row.due_at <= (turn if row.kind == "your_turn" else now)
        ][:limit]
        self.outbox = [row for row in self.outbox if row not in due]
        for row in due:
            if not self._told_later(row):
                self._expand(row, ways)
        return len(due)

    def _told_later(self, row: OutboxRow) -> bool:
        """Add a row for half of the time; True if this one is one whose time has not come."""
        timer = None if row.table is None else self._storage._glasses.get(row.table)
        if row.kind not in ("your_turn", "game_began", "half_time") or row.table is None:
            return False
        table = self._storage._tables[row.table]
        clock = table.clock or 0
        if (
            timer is None
            or table.status != "playing"
            or timer.step != row.step
            or table.late_step == row.step
            or clock < HALF_TIME_CLOCK_SECONDS
        ):
            return False
        half = timer.deadline_at and timer.deadline_at - timedelta(seconds=clock) / 2
        if row.kind == "half_time" and half is not None and half <= self._now():
            return False
        at = half or self._now() + timedelta(minutes=10)
        fresh = OutboxRow(
            next(self._ids), "half_time", half or self._now(), at, row.table, row.step, row.seats
        )
        self.outbox.append(fresh)
        return row.kind == "half_time"

    def _expand(self, row: OutboxRow, ways: Sequence[Way]) -> None:
        readers: list[tuple[int | None, AccountId]] = []
        if row.kind in ("invitation", "password_changed", "account_changed", "moderated"):
            readers = [(None, row.account)] if row.account else []
        elif row.table is not None:
            for number, seat in enumerate(self._storage._tables[row.table].seats):
                if seat is None or seat.account is None:
                    continue
                if row.seats is not None and number not in row.seats:
                    continue
                if row.account in (None, seat.account):
                    readers.append((number, seat.account))
        by_row = row.step is None or row.account is not None
        about = str(row.id) if by_row else f"{row.table} {row.step}"
        for seat_number, account in readers:
            for address, _language in self._addresses(account):
                kind = self._wanted(account, row.kind, address.way)
                if address.way not in ways or kind is None:
                    continue
                if not self._is_true(row, seat_number, account):
                    continue
                made = StoredDelivery(
                    next(self._ids), account, seat_number, kind, about, address.way, address.id,
                    row, self._now(),
                )  # fmt: skip
                if not any(_key(one) == _key(made) for one in self.stored.values()):
                    self.stored[made.id] = made

    def _wanted(self, account: AccountId, kind: NoticeKind, way: Way) -> NoticeKind | None:
        kinds = self._preferences.get(account, NoticePreferences()).kinds
        if way in kinds.get(kind, WAYS):
            return kind
        is_turn = kind == "game_began" and way in kinds.get("your_turn", WAYS)
        return "your_turn" if is_turn else None

    def _addresses(self, account: AccountId) -> list[tuple[Address, str | None]]:
        found: list[tuple[Address, str | None]] = []
        for session, (id, push) in self._members.subscriptions.items():
            if self._members.owner_of(session) == account:
                target = {
                    "endpoint": push.endpoint, "p256dh": push.p256dh.hex(), "auth": push.auth.hex()
                }  # fmt: skip
                found.append((Address(account, "push", str(id), json.dumps(target)), push.language))
        if (mail := self.mail_of(account)) is not None:
            found.append((Address(account, "mail", "", mail[0]), mail[1]))
        return found

    def _is_true(self, row: OutboxRow, seat: int | None, account: AccountId) -> bool:
        storage, now = self._storage, self._now()
        if row.kind in ("password_changed", "account_changed", "moderated"):
            return True
        assert row.table is not None
        table, timer = storage._tables[row.table], storage._glasses.get(row.table)
        if row.kind == "invitation":
            sits = any(one is not None and one.account == account for one in table.seats)
            return table.status == "open" and not sits
        assert seat is not None
        occupant, seen = table.seats[seat], storage._seen_at.get((row.table, seat))
        if occupant is None or occupant.account != account:
            return False
        if seen is not None and seen > min(row.at, now - timedelta(seconds=LOOKING_SECONDS)):
            return False
        if row.kind == "game_ended":
            return table.status == "finished" and seat not in table.leavers
        answers = [
            entry
            for entry in storage._entries[row.table]
            if entry.seat == seat and entry.step == row.step and entry.revision is not None
        ]
        is_open = not answers or answers[-1].body.startswith(b'{"type":"taken_back",')
        return (
            table.status == "playing"
            and timer is not None
            and timer.step == row.step
            and table.late_step != row.step
            and occupant.bot is None
            and is_open
        )

    async def claim(self, ways: Sequence[Way], limit: int, lease: float) -> list[ClaimedDelivery]:
        """Lease due deliveries, and count the attempt."""
        now = self._now()
        due = [
            one
            for one in self.stored.values()
            if one.sent_at is None and one.due_at <= now and one.way in ways
        ]
        due.sort(key=lambda one: one.due_at)
        claimed = []
        for one in sorted(due[:limit]):
            taken = one._replace(attempts=one.attempts + 1, due_at=now + timedelta(seconds=lease))
            self.stored[one.id] = taken
            claimed.append(self._claimed(taken, now))
        return claimed

    def _claimed(self, one: StoredDelivery, now: datetime) -> ClaimedDelivery:
        state, table = self._storage.state, one.row.table
        found = next(
            (
                pair
                for pair in self._addresses(one.account)
                if (pair[0].way, pair[0].id) == (one.way, one.address)
            ),
            None,
        )
        wanted = self._preferences.get(one.account, NoticePreferences())
        timer = None if table is None else self._storage._glasses.get(table)
        left = None if timer is None else timer.left(now)
        seats = () if table is None else state.tables[table].seats
        others = [s for s in seats if s is not None and s.account != one.account]
        sent = [
            other.sent_at
            for other in self.stored.values()
            if (other.account, other.row.table, other.way) == (one.account, table, one.way)
            and table is not None
            and other.sent_at is not None
        ]
        return ClaimedDelivery(
            one.id,
            one.attempts,
            Notice(
                str(one.id),
                one.kind,
                wanted.language or (found and found[1]) or "en",
                one.row.at,
                table,
                "" if table is None else state.tables[table].title,
                "" if one.row.sender is None else state.accounts[one.row.sender].name,
                tuple(s.name for s in sorted(others, key=lambda s: s.bot is not None))[:4],
                None if left is None else max(0.0, left),
            ),
            None if found is None else found[0],
            self._is_true(one.row, one.seat, one.account) and not self._is_superseded(one),
            wanted,
            now,
            max(sent, default=None),
        )

    def _is_superseded(self, one: StoredDelivery) -> bool:
        """Whether a later one about the same step waits for the same address."""
        return one.row.step is not None and any(
            later.id > one.id
            and later.sent_at is None
            and (later.account, later.row.table, later.row.step, later.way, later.address)
            == (one.account, one.row.table, one.row.step, one.way, one.address)
            for later in self.stored.values()
        )

    async def settle(self, settlements: Sequence[Settlement]) -> None:
        """Store what has become of claimed deliveries."""
        for id, outcome, again_at, postponed in settlements:
            one = self.stored.get(id)
            if one is None or one.sent_at is not None:
                continue
            if outcome == "dropped":
                del self.stored[id]
                continue
            self.stored[id] = one._replace(
                sent_at=self._now() if outcome == "sent" else None,
                due_at=again_at or one.due_at,
                attempts=one.attempts - postponed,
            )

    async def delete_old(self) -> None:
        """Delete what was sent long ago, and what nobody has sent for long."""
        lost, old = (self._now() - timedelta(days=days) for days in (LOST_DAYS, SENT_DAYS))
        self.outbox = [row for row in self.outbox if row.due_at >= lost]
        self.stored = {
            id: one
            for id, one in self.stored.items()
            if (one.due_at >= lost if one.sent_at is None else one.sent_at >= old)
        }

    # --- What an account wants

    async def preferences(self, account: AccountId) -> NoticePreferences:
        """The preferences of an account."""
        return self._preferences.get(account, NoticePreferences())

    async def save_preferences(self, account: AccountId, preferences: NoticePreferences) -> None:
        """Store the preferences of an account."""
        if self._members.is_there(account):
            self._preferences[account] = preferences

    async def subscribe(self, session: bytes, subscription: PushSubscription) -> bool:
        """Store the push subscription of a session."""
        if self._members.owner_of(session) is None:
            return False
        id, _ = self._members.subscriptions.get(session, (next(self._ids), None))
        self._members.subscriptions[session] = id, subscription
        return True

    async def unsubscribe(self, session: bytes) -> None:
        """Delete the push subscription of a session."""
        self._members.subscriptions.pop(session, None)

    async def is_subscribed(self, session: bytes) -> bool:
        """Whether the session has a push subscription."""
        return session in self._members.subscriptions and bool(self._members.owner_of(session))

    async def forget_endpoint(self, endpoint: str) -> None:
        """Delete every subscription with this endpoint."""
        found = self._members.subscriptions
        for session in [one for one, (_, push) in found.items() if push.endpoint == endpoint]:
            del found[session]

    async def subscriptions(self, account: AccountId) -> tuple[PushSubscription, ...]:
        """The push subscriptions of an account."""
        owner = self._members.owner_of
        found = sorted(
            kept for one, kept in self._members.subscriptions.items() if owner(one) == account
        )
        return tuple(push for _, push in found)

    async def deliveries(self, account: AccountId) -> tuple[OwnDelivery, ...]:
        """What waits for an account, and what was sent to it lately."""
        own = [one for one in self.stored.values() if one.account == account]
        own.sort(key=lambda one: (one.row.at, one.id))
        return tuple(
            OwnDelivery(one.kind, one.way, one.row.table, one.row.at, one.sent_at) for one in own
        )

    def erase(self, account: AccountId) -> None:
        """Delete all that is about an account."""
        self._preferences.pop(account, None)
        self.outbox = [row for row in self.outbox if row.account != account]
        self.stored = {id: one for id, one in self.stored.items() if one.account != account}


def _key(one: StoredDelivery) -> tuple[str, ...]:
    return one.account, one.about, one.kind, one.way, one.address
