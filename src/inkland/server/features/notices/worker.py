"""The task that sends notices. Any number of processes may run it: storage shares the work.

A delivery is leased and its attempt stored before it is sent, and settled afterwards. A worker that
is killed in between has perhaps sent it: another one sends it once more when the lease ends. So
nothing is lost, and a kill doubles at most what was just being sent.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import Final, TypeAlias

from inkland.server.features.notices.queries import ClaimedDelivery, NoticeQueries, Settlement
from inkland.server.features.notices.sender import NoticeSender, SendOutcome
from inkland.server.features.notices.timing import earliest
from inkland.server.process import metrics
from inkland.table.repetition import repeat

POLL_SECONDS: Final = 1.0
CLEANUP_SECONDS: Final = 600.0
EXPAND_LIMIT: Final = 500  # rows of the outbox in one statement
CLAIM_LIMIT: Final = 64  # deliveries of one lane; they are sent at the same time
LANES: Final = 4  # so that an endpoint that does not answer holds up a quarter of the work
SEND_SECONDS: Final = 20.0
LEASE_SECONDS: Final = 60.0  # longer than sending may take
FIRST_PAUSE_SECONDS: Final = 30.0  # before the second attempt; four times as long each time
LONGEST_PAUSE_SECONDS: Final = 4 * 3_600.0
MAX_ATTEMPTS: Final = 9  # over about a day

Work: TypeAlias = Callable[[], Awaitable[bool]]

log = logging.getLogger(__name__)


class NoticeWorker:
    """Sends what is due, at most `per_minute` notices a minute, or without a cap if that is 0.

    A turn is told once it has waited for `wait` seconds. Without senders nothing is sent, and what
    nobody sends is deleted in the end.
    """

    def __init__(
        self,
        storage: NoticeQueries,
        senders: Sequence[NoticeSender],
        wait: float,
        per_minute: int = 0,
    ) -> None:
        self._storage = storage
        self._senders = {sender.way: sender for sender in senders}
        self._ways = tuple(self._senders)
        self._wait = wait
        self._per_minute = per_minute
        self._left = per_minute  # of the cap, in this minute

    async def run(self) -> None:
        """Send until cancelled."""
        loops = [_repeat(self.clean_up, CLEANUP_SECONDS)]
        if self._senders:
            loops.append(_repeat(self.expand, POLL_SECONDS))
            loops += [_repeat(self.send, POLL_SECONDS) for _ in range(LANES)]
            loops.append(_repeat(self._renew_cap, 60.0))
        try:
            await asyncio.gather(*loops)
        finally:
            for sender in self._senders.values():
                await sender.close()

    async def expand(self) -> bool:
        """Turn what is to be told into deliveries; True if there may be more."""
        return await self._storage.expand(self._ways, self._wait, EXPAND_LIMIT) >= EXPAND_LIMIT

    async def send(self) -> bool:
        """Send a batch of what is due; True if there may be more."""
        limit = min(CLAIM_LIMIT, self._left) if self._per_minute else CLAIM_LIMIT
        if limit == 0:
            return False
        claimed = await self._storage.claim(self._ways, limit, LEASE_SECONDS)
        if not claimed:
            return False
        self._left -= len(claimed)
        settlements = await asyncio.gather(*map(self._deliver, claimed))
        await self._storage.settle(settlements)
        for settlement in settlements:
            metrics.notices.labels(settlement.outcome).inc()
        return len(claimed) == limit

    async def clean_up(self) -> bool:
        """Delete what was sent long ago, and what nobody has sent."""
        await self._storage.delete_old()
        return False

    async def _renew_cap(self) -> bool:
        self._left = self._per_minute
        return False

    async def _deliver(self, delivery: ClaimedDelivery) -> Settlement:
        """Send one delivery, if it is still true and this is the time for it."""
        id, address = delivery.id, delivery.address
        if address is None or not delivery.is_true:
            return Settlement(id, "dropped")
        sender = self._senders[address.way]
        later = earliest(delivery, is_limited=sender.is_limited)
        if later is not None:
            return Settlement(id, "later", later, postponed=True)
        match await self._outcome(sender, delivery):
            case "sent":
                return Settlement(id, "sent")
            case "gone":
                await sender.forget(address)
                return Settlement(id, "dropped")
            case "try_later" if delivery.attempts >= MAX_ATTEMPTS:
                return Settlement(id, "dropped")
            case "try_later":
                return Settlement(id, "later", delivery.now + pause_after(delivery.attempts))

    async def _outcome(self, sender: NoticeSender, delivery: ClaimedDelivery) -> SendOutcome:
        assert delivery.address is not None
        try:
            async with asyncio.timeout(SEND_SECONDS):
                return await sender.send(delivery.notice, delivery.address)
        except Exception as failure:
            # The kind alone: the text of a failure may name the address.
            log.warning("a notice was not sent by %s: %s", sender.way, type(failure).__name__)
            return "try_later"


async def _repeat(work: Work, pause: float) -> None:
    """Do the work again and again, with a pause whenever there was less than a full batch."""
    await repeat(work, pause, soon=0, doing="sending notices")


def pause_after(attempts: int) -> timedelta:
    """How long to wait after so many attempts: half a minute, then four times as long each time."""
    seconds = FIRST_PAUSE_SECONDS * 4 ** (attempts - 1)
    return timedelta(seconds=min(seconds, LONGEST_PAUSE_SECONDS))
