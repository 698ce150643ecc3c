"""Anchor bots play the deal of a day that somebody has played, and nobody waits for them."""

import logging
from datetime import timedelta

import msgspec
import pytest

from inkland.server.context import ServerContext
from inkland.server.features.deals import daily
from inkland.server.features.strength import periods
from inkland.server.features.strength.anchor_bots import AnchorBots, play_alone
from inkland.server.features.strength.queries import StrengthQueries
from inkland.strength import SOLO
from inkland.table.worker_pool import InlineWorkerPool
from server.deals.test_daily import tried
from support.contexts import ANN
from support.database_clock import DatabaseClock

pytestmark = pytest.mark.anyio


async def closed(context: ServerContext, bots: AnchorBots) -> dict[str, int]:
    """What the bots have made of the next window, after it was closed."""
    assert await periods.close_next(context, bots)
    async with context.database.borrow() as connection:
        rows = await connection.execute(
            "SELECT anchors FROM strength_window ORDER BY number DESC LIMIT 1"
        )
        ((anchors,),) = await rows.fetchall()
    return msgspec.json.decode(anchors, type=dict[str, int])


async def test_they_play_a_deal_that_somebody_has_played(
    context: ServerContext, clock: DatabaseClock
) -> None:
    waits = [False, True, False, False, True, False]
    bots = AnchorBots(context, InlineWorkerPool(), waits.pop)
    deal = (await daily.today(context)).deal
    secret = await context.storage.secret(deal.dealt_at)
    assert secret is not None and secret.seed is not None
    await tried(context, ANN)
    clock.pass_time(timedelta(days=1))
    found = await closed(context, bots)
    assert list(found) == list(SOLO["base"].anchors)
    assert found["master_mapsmith"] == play_alone("master_mapsmith", deal.options, secret.seed)
    assert found["inept_assistant"] < found["master_mapsmith"]
    assert waits == []  # two more questions than games

    await daily.today(context)  # and nobody plays
    clock.pass_time(timedelta(days=1))
    assert await closed(context, bots) == {}


async def test_a_window_is_closed_without_a_bot_that_fails(
    context: ServerContext,
    clock: DatabaseClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.CRITICAL)

    def fails() -> bool:
        raise RuntimeError("a broken bot")

    await tried(context, ANN)
    clock.pass_time(timedelta(days=1))
    assert await closed(context, AnchorBots(context, InlineWorkerPool(), fails)) == {}
    assert len(await StrengthQueries(context.database).strengths(ANN.id)) == 1
