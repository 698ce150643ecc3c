"""Notice storage in PostgreSQL. Each statement is a file in `sql/notices/`."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from inkland.protocol.notice_resources import NoticeKind
from inkland.server.storage.notices_port import (
    HALF_TIME_CLOCK_SECONDS,
    LOST_DAYS,
    SENT_DAYS,
    Address,
    ClaimedDelivery,
    Notice,
    NoticePreferences,
    OwnDelivery,
    PushSubscription,
    Settlement,
    Way,
)
from inkland.server.storage.postgres_members import Connect
from inkland.server.storage.statements import load_statements
from inkland.table.ids import AccountId, TableId

_SQL: Final = load_statements("notices")


class PostgresNoticeStorage:
    """Notice storage on the connections of `PostgresStorage`; see `NoticeStorage`."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect

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
