"""How often a notice is tried that cannot be sent."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Final

import pytest

from inkland.server.features.notices.queries import (
    Address,
    ClaimedDelivery,
    Notice,
    NoticePreferences,
    NoticeQueries,
    Settlement,
    Way,
)
from inkland.server.features.notices.sender import SendOutcome
from inkland.server.features.notices.worker import MAX_ATTEMPTS, NoticeWorker
from inkland.table.ids import AccountId
from support.unconnected import unconnected_ports

NOW: Final = datetime(2026, 11, 13, 12, tzinfo=UTC)


class Down:
    """A way to send that is not there."""

    way: Way = "push"
    is_limited = False

    async def send(self, notice: Notice, way: Address) -> SendOutcome:
        return "try_later"

    async def forget(self, way: Address) -> None:
        raise AssertionError("the address is good")

    async def close(self) -> None:
        pass


async def attempt(number: int) -> Settlement:
    """What becomes of a delivery after so many attempts."""
    worker = NoticeWorker(NoticeQueries(unconnected_ports().storage.database), [Down()], 60)
    notice = Notice("key", "your_turn", "en", NOW)
    address = Address(AccountId("ada"), "push", "https://push.example/ada", "")
    delivery = ClaimedDelivery(1, number, notice, address, True, NoticePreferences(), NOW)
    return await worker._deliver(delivery)


@pytest.mark.anyio
async def test_it_is_tried_for_about_a_day_and_given_up() -> None:
    tried = [await attempt(number) for number in range(1, MAX_ATTEMPTS + 1)]
    assert [one.outcome for one in tried] == ["later"] * (MAX_ATTEMPTS - 1) + ["dropped"]
    pauses = [one.again_at - NOW for one in tried if one.again_at is not None]
    assert pauses[0] == timedelta(seconds=30)
    assert all(pause < after or pause == timedelta(hours=4) for pause, after in pairwise(pauses))
    assert timedelta(hours=8) < sum(pauses, timedelta()) < timedelta(hours=36)
