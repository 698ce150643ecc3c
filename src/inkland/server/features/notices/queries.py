"""What is stored of notices: what is to be told, to whom, by which way, and who wants what.

What is to be told is a row of the outbox, stored in the transaction of what it tells: one row for a
step, however many seats are asked. `expand` replaces rows by deliveries, one for each reader and
address; `claim` leases deliveries to a worker, and `settle` stores what has become of them. All
time is the storage's."""

from collections.abc import Sequence
from datetime import datetime, time
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from inkland.server.features.notices.resources import NoticeKind, NoticeWay
from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.table.ids import AccountId, TableId

Way: TypeAlias = NoticeWay
KINDS: Final[tuple[NoticeKind, ...]] = get_args(NoticeKind)
WAYS: Final[tuple[Way, ...]] = get_args(Way)

LOOKING_SECONDS: Final = 60  # who was connected within this time is looking at the table
HALF_TIME_CLOCK_SECONDS: Final = 3_600  # half of a shorter time is not told
SENT_DAYS: Final = 7  # a delivery is kept for so long after it was sent
LOST_DAYS: Final = 2  # what nobody has sent for so long is deleted: nobody drains the outbox


class NoticePreferences(NamedTuple):
    """What an account wants to be told; a kind that is not in `kinds` is told by every way."""

    kinds: dict[NoticeKind, tuple[Way, ...]] = {}  # noqa: RUF012  # never changed
    quiet_from: time | None = None
    quiet_until: time | None = None
    time_zone: str = "UTC"
    language: str | None = None
    mails_per_day: Literal["one", "all"] = "one"


class PushSubscription(NamedTuple):
    """Where a browser receives push messages, its keys, and the language it shows."""

    endpoint: str
    p256dh: bytes
    auth: bytes
    language: str


class Address(NamedTuple):
    """One address of an account: `target` is what the sender of this way needs to reach it.

    For `push` it is the JSON of a `PushSubscription` (keys in hex), for `mail` the address.
    """

    account: AccountId
    way: Way
    id: str
    target: str


class Notice(NamedTuple):
    """What is told to one reader: facts only, the sender words them in `language`.

    `at` is the moment of what it tells, `sender` the name of who invites or nudges, `others` are
    those of the other players. `left` are the seconds until the deadline of the step. `key` is the
    same when a notice is sent twice, and never the same for two notices.
    """

    key: str
    kind: NoticeKind
    language: str
    at: datetime
    table: TableId | None = None
    title: str = ""
    sender: str = ""
    others: tuple[str, ...] = ()
    left: float | None = None


class ClaimedDelivery(NamedTuple):
    """A delivery that is leased to this worker.

    `address` is None if the reader has it no more, and `is_true` False if there is nothing to tell
    any more: the step is over, the reader has answered, or has looked at the table. `sent_at` is
    when the reader was last told about this game by this way.
    """

    id: int
    attempts: int
    notice: Notice
    address: Address | None
    is_true: bool
    preferences: NoticePreferences
    now: datetime
    sent_at: datetime | None = None


class Settlement(NamedTuple):
    """What has become of a delivery: sent, not to be sent, or to be tried at `again_at`.

    An attempt that was `postponed` has sent nothing, and is not counted.
    """

    id: int
    outcome: Literal["sent", "dropped", "later"]
    again_at: datetime | None = None
    postponed: bool = False


class OwnDelivery(NamedTuple):
    """A notice to an account that waits or was sent lately, for its owner's export."""

    kind: NoticeKind
    way: Way
    table: TableId | None
    at: datetime
    sent_at: datetime | None


_SQL: Final = load_statements(__name__)


class NoticeQueries:
    """Notice storage in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    # --- To be told

    async def tell(
        self,
        kind: NoticeKind,
        account: AccountId,
        table: TableId | None = None,
        sender: AccountId | None = None,
    ) -> None:
        """Add a notice to one account to the outbox."""
        await self._run("tell", kind=kind, account=account, game=table, sender=sender)

    async def expand(self, ways: Sequence[Way], wait: float, limit: int) -> int:
        """Replace up to `limit` due rows of the outbox by deliveries; return how many rows."""
        parameters = {"half_time_clock": HALF_TIME_CLOCK_SECONDS, "wait": wait, "limit": limit}
        ((count,),) = await self._run("expand", ways=list(ways), **parameters)
        return int(count)

    async def claim(self, ways: Sequence[Way], limit: int, lease: float) -> list[ClaimedDelivery]:
        """Lease due deliveries for so many seconds, and count the attempt."""
        rows = await self._run("claim", ways=list(ways), limit=limit, lease=lease)
        return [_claimed(*row) for row in rows]

    async def settle(self, settlements: Sequence[Settlement]) -> None:
        """Store what has become of claimed deliveries."""
        ids, outcomes, again_at, postponed = map(list, zip(*settlements, strict=True))
        await self._run(
            "settle", ids=ids, outcomes=outcomes, again_at=again_at, postponed=postponed
        )

    async def delete_old(self) -> None:
        """Delete deliveries sent long ago, and what nobody has sent for long."""
        await self._run("delete_old", lost_days=LOST_DAYS, sent_days=SENT_DAYS)

    # --- What an account wants

    async def preferences(self, account: AccountId) -> NoticePreferences:
        """Return the preferences of an account, or the ones everybody begins with."""
        rows = await self._run("preferences", account=account)
        return _preferences(*rows[0]) if rows else NoticePreferences()

    async def save_preferences(self, account: AccountId, preferences: NoticePreferences) -> None:
        """Store the preferences of an account."""
        kinds = msgspec.json.encode(preferences.kinds).decode()
        await self._run(
            "save_preferences", account=account, **{**preferences._asdict(), "kinds": kinds}
        )

    async def subscribe(self, session: bytes, subscription: PushSubscription) -> bool:
        """Store the push subscription of a session; False if the session has ended."""
        return bool(await self._run("subscribe", session=session, **subscription._asdict()))

    async def unsubscribe(self, session: bytes) -> None:
        """Delete the push subscription of a session."""
        await self._run("unsubscribe", session=session)

    async def is_subscribed(self, session: bytes) -> bool:
        """Whether the session has a push subscription."""
        return bool(await self._run("is_subscribed", session=session))

    async def forget_endpoint(self, endpoint: str) -> None:
        """Delete every subscription with this endpoint."""
        await self._run("forget_endpoint", endpoint=endpoint)

    async def subscriptions(self, account: AccountId) -> tuple[PushSubscription, ...]:
        """Return the push subscriptions of an account, oldest first."""
        rows = await self._run("subscriptions", account=account)
        return tuple(map(PushSubscription._make, rows))

    async def deliveries(self, account: AccountId) -> tuple[OwnDelivery, ...]:
        """Return what waits for an account, and what was sent to it lately, oldest first."""
        rows = await self._run("deliveries", account=account)
        return tuple(map(OwnDelivery._make, rows))

    async def _run(self, name: str, /, **parameters: object) -> list[tuple[Any, ...]]:
        async with self._connect() as connection:
            cursor = await connection.execute(_SQL[name], parameters, binary=True)
            return await cursor.fetchall() if cursor.description else []


def _preferences(kinds: Any, *rest: Any) -> NoticePreferences:
    return NoticePreferences({kind: tuple(ways) for kind, ways in kinds.items()}, *rest)


def _claimed(id: int, attempts: int, *row: Any) -> ClaimedDelivery:
    """Return a row of `claim.sql`."""
    kind, language, at, table, title, sender, others, left = row[:8]
    account, way, address, target, is_true = row[8:13]
    wanted, (now, sent_at) = row[13:19], row[19:]
    return ClaimedDelivery(
        id,
        attempts,
        Notice(
            f"{id}", kind, language, at, table, title, sender, tuple(others),
            None if left is None else max(0.0, left),
        ),
        None if target is None else Address(account, way, address, target),
        is_true,
        NoticePreferences() if wanted[0] is None else _preferences(*wanted),
        now,
        sent_at,
    )  # fmt: skip
