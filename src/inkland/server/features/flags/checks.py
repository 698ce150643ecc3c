"""Checks of the strongest players, and of those the operator asks about: they find flags.

The operator sees the figures of a flag and decides (`inkland.strength.suspicion`).
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from inkland.bots import warm_up
from inkland.bots.budgets import ONE_PLY
from inkland.bots.judge import decisions, judged_move
from inkland.bots.search_bot import SearchBot
from inkland.rules import Event
from inkland.server.features.flags.queries import DueCheck, FlagQueries, FoundFlag
from inkland.server.features.profiles.game_counts import drawing_seconds
from inkland.server.features.profiles.queries import RecordedGame, StatisticsQueries
from inkland.server.tables.storage import PostgresStorage
from inkland.strength.families import PROVISIONAL_ABOVE
from inkland.strength.suspicion import (
    SUCCESSION_MINUTES,
    agreement_flag,
    succession_flag,
    times_flag,
)
from inkland.table.games.finished_games import decode_events
from inkland.table.ids import AccountId
from inkland.table.worker_pool import WorkerPool

TOP: Final = 20  # of each family
GAMES_CHECKED: Final = 20  # the last ones, for drawings and their times
DAYS_CHECKED: Final = 60  # the last ones, for accounts that follow each other
WAIT_SECONDS: Final = 0.2
_JUDGE: Final = SearchBot("one_ply", ONE_PLY)


class Agreement(NamedTuple):
    """How often there was a choice, and a drawing was taken that the judge thinks best."""

    choices: int
    agreed: int


class CheckedGame(NamedTuple):
    """What a solo game says: how often the judge agrees, and how long each drawing took."""

    agreement: Agreement
    seconds: tuple[float, ...]


def agreement(events: Sequence[Event]) -> Agreement:
    """How often drawings of a solo game are best by the judge's learned value.

    The value after one drawing, without a search: it costs a hundredth of an analysis.
    """
    moves = (judged_move(one, _JUDGE) for one in decisions(events))
    lost = [move.lost for move in moves if move.better]
    return Agreement(len(lost), lost.count(0.0))


def checked_game(game: RecordedGame, fast: bool) -> CheckedGame:
    """Check a solo game, in a worker process; without compiled code only its times."""
    events = decode_events(game.lines)
    found = agreement(events) if fast and warm_up.is_installed() else Agreement(0, 0)
    return CheckedGame(found, tuple(drawing_seconds(events, game.times, 0)))


class FlagChecks:
    """Checks accounts one after the other, and no game while a person waits for a bot."""

    def __init__(
        self,
        storage: PostgresStorage,
        workers: WorkerPool,
        *,
        fast: bool,
        is_person_waiting: Callable[[], bool] = lambda: False,
    ) -> None:
        self._storage = storage
        self._workers = workers
        self._fast = fast
        self._is_person_waiting = is_person_waiting

    async def check_next(self) -> bool:
        """Check one of the strongest players; False if all were checked with all their windows."""
        check = await FlagQueries(self._storage.database).due(TOP, PROVISIONAL_ABOVE)
        if check is not None:
            await self._check(check)
        return check is not None

    async def check(self, account: AccountId) -> int:
        """Check an account in all families that it has a strength in; returns their number."""
        checks = await FlagQueries(self._storage.database).due_of(account)
        for check in checks:
            await self._check(check)
        return len(checks)

    async def _check(self, check: DueCheck) -> None:
        flags = FlagQueries(self._storage.database)
        games = [
            await self._game(record)
            for table in await flags.rated_games(check.account, check.family, GAMES_CHECKED)
            if (record := await StatisticsQueries(self._storage.database).recorded(table))
            is not None
        ]
        choices = sum(game.agreement.choices for game in games)
        agreed = sum(game.agreement.agreed for game in games)
        seconds = [taken for game in games for taken in game.seconds]
        own = (
            agreement_flag(check.family, check.known, choices, agreed),
            times_flag(check.family, check.known, seconds),
        )
        found = [FoundFlag(flag) for flag in own if flag is not None]
        shared = await flags.shared_days(check.account, SUCCESSION_MINUTES, DAYS_CHECKED)
        pairs = ((succession_flag(days), other) for other, days in shared.items())
        followed = [FoundFlag(flag, other) for flag, other in pairs if flag is not None]
        found += sorted(followed, key=lambda one: one.flag.figures["chance"])[:1]
        await flags.save(check, found)

    async def _game(self, record: RecordedGame) -> CheckedGame:
        while self._is_person_waiting():
            await asyncio.sleep(WAIT_SECONDS)
        return await self._workers.run(checked_game, record, self._fast)
