"""Anchor bots: they play the deal of a window too, so that its difficulty is known."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from inkland.bots import warm_up
from inkland.bots.games.self_play import play_game
from inkland.bots.ladder_bot import LadderBot
from inkland.rules import GameOptions
from inkland.rules.game_end import stars
from inkland.server.context import ServerContext
from inkland.strength import SOLO
from inkland.table.errors import StorageUnavailable
from inkland.table.storage.records import StoredDeal
from inkland.table.worker_pool import WorkerPool

WAIT_SECONDS: Final = 0.2

log = logging.getLogger(__name__)


def play_alone(bot: str, options: GameOptions, seed: str) -> int:
    """Let a bot of the ladder play a deal alone, in a worker process; return its stars."""
    warm_up.wait_until_ready()
    _events, state = play_game(options, seed, [LadderBot(bot)])
    return stars(state.seats[0])


class AnchorBots:
    """Lets the anchor bots play, one game at a time, and none while a person waits for a bot."""

    def __init__(
        self,
        context: ServerContext,
        workers: WorkerPool,
        is_person_waiting: Callable[[], bool] = lambda: False,
    ) -> None:
        self._context = context
        self._workers = workers
        self._is_person_waiting = is_person_waiting

    async def stars(self, deal: StoredDeal, family: str) -> dict[str, int]:
        """The stars of the anchor bots on a solo deal; none if a bot fails."""
        secret = await self._context.storage.secret(deal.dealt_at)
        assert secret is not None and secret.seed is not None
        found = {}
        try:
            for bot in SOLO[family].anchors:
                while self._is_person_waiting():
                    await asyncio.sleep(WAIT_SECONDS)
                found[bot] = await self._workers.run(play_alone, bot, deal.options, secret.seed)
        except StorageUnavailable:
            raise
        except Exception:  # a window can be closed without anchors
            log.exception("anchor bots have failed")
            return {}
        return found
