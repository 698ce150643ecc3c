"""What runs in the background of a server: which tasks a role has, and how they start and stop."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from inkland.bots import warm_up
from inkland.bots.judge import BUDGET
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.contests.pairing_task import ContestTask
from inkland.server.features.contests.schedule import parse_schedule
from inkland.server.features.flags.checks import FlagChecks
from inkland.server.features.moderation import acting
from inkland.server.features.notices.push.encryption import SenderKey
from inkland.server.features.notices.queries import NoticeQueries
from inkland.server.features.notices.senders import senders
from inkland.server.features.notices.worker import NoticeWorker
from inkland.server.features.open_data import dumps as dump_making
from inkland.server.features.open_data.dumps import DumpMaker
from inkland.server.features.play.analysis_jobs import AnalysisJobs
from inkland.server.features.privacy import deleting, erasure_list
from inkland.server.features.privacy.deleting import Retention
from inkland.server.features.privacy.erasure_list import ErasureFile
from inkland.server.features.privacy.periods import erasure_time
from inkland.server.features.profiles.counting import GameCounter
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.features.programs.token_sockets import TokenSockets
from inkland.server.features.recovery.mail_queries import MailQueries
from inkland.server.features.recovery.orders import MailOrders
from inkland.server.features.strength.anchor_bots import AnchorBots
from inkland.server.features.strength.periods import close_next
from inkland.server.features.strength.table_queries import TableStrengthQueries
from inkland.server.features.strength.table_strengths import updated_at_table
from inkland.server.features.upkeep.archive_queries import ArchiveQueries
from inkland.server.features.upkeep.archive_task import ArchiveTask
from inkland.server.features.upkeep.deadlines import DeadlineTask
from inkland.server.features.upkeep.old_games import OldGameTask
from inkland.server.features.upkeep.open_tables import OpenTableExpiry
from inkland.server.features.upkeep.polling import StoragePoller
from inkland.server.features.upkeep.stand_ins import StandInTask
from inkland.server.jobs.bot_turns import BotTurnsReport
from inkland.server.jobs.maintenance import JobMaintenance
from inkland.server.jobs.port import JobHandler
from inkland.server.mail.letters import LetterWriter
from inkland.server.mail.relay import MailRelay
from inkland.server.ports import Ports
from inkland.server.process.process_pool import ProcessPool
from inkland.server.process.security_log_rotation import SecurityLogRotation
from inkland.server.request_context import RequestContext
from inkland.table import bot_player
from inkland.table.bot_player import MAX_JOBS_AT_ONCE, BotPlayer
from inkland.table.games import hints
from inkland.table.ids import JobKind
from inkland.table.repetition import repeat

CONCURRENT_ANALYSES: Final = 2  # in one process; a requested analysis need not wait for a par
ANALYSIS_NICE: Final = 10
CLOSE_SECONDS: Final = 60.0
CLOSE_NEXT_SECONDS: Final = 1.0  # after a pause of the server, or the first update
COMPARE_NEXT_SECONDS: Final = 0.1  # between two games at tables of several
COMPARE_SECONDS: Final = 10.0
COUNT_SECONDS: Final = 1.0  # until it is looked again for games that have ended
FLAG_NEXT_SECONDS: Final = 10.0  # between two players who are checked
FLAG_SECONDS: Final = 600.0


log = logging.getLogger(__name__)


class Tasks:
    """What runs in the background of one process; its role decides which tasks do."""

    def __init__(
        self,
        shared: RequestContext,
        ports: Ports,
        token_sockets: TokenSockets,
        push_key: SenderKey | None = None,
    ) -> None:
        self._shared = shared
        self.settings = shared.settings
        self.context = shared.context
        self.ports = ports
        self._token_sockets = token_sockets
        self._push_key = push_key
        settings = shared.settings
        initializer = warm_up.start if settings.fast else warm_up.disable
        self.bot_workers = ProcessPool(
            settings.workers, initializer=initializer, percent=settings.bot_percent
        )
        self.bot_player = BotPlayer(self.context, self.bot_workers, settings.workers)
        # Analyses run at a lower priority than games, in a process that starts with the first one.
        self.analysis_workers = ProcessPool(1, ANALYSIS_NICE, percent=settings.analysis_percent)
        self.relay = MailRelay.of(settings)

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        """Run the role's background tasks while in this context, then stop them and the workers."""
        await self._shared.readiness.probe()
        tasks = [asyncio.create_task(work) for work in self._background_tasks()]
        for task in tasks:
            task.add_done_callback(_report_failure)
        try:
            yield
        finally:
            self.analysis_workers.close()  # their tasks requeue the jobs and end
            waiting = set(tasks)
            while waiting:  # a task that is just losing the database may miss one cancel()
                for task in waiting:
                    task.cancel()
                waiting = (await asyncio.wait(waiting, timeout=3))[1]
            await asyncio.gather(*tasks, return_exceptions=True)
            self._shared.close()
            self.bot_workers.close()

    def _background_tasks(self) -> Iterator[Coroutine[Any, Any, None]]:
        """Yield the background tasks of this role."""
        role, storage, jobs = self.settings.own_role, self.ports.storage, self.ports.jobs
        yield self._shared.readiness.run()
        if role in ("all", "web"):
            yield StoragePoller(
                self._shared.hub, AccountQueries(storage.database).valid_sessions
            ).run()
            yield self._token_sockets.run()
            yield StandInTask(
                self.context, self._shared.hub, self.settings.stand_in_after_seconds
            ).run()
            # Start the process before clients reconnect after a restart: starting takes a while.
            yield self._shared.hint_workers.run(hints.preload)
        if role in ("all", "web", "worker"):
            yield DeadlineTask(self.context).run()
        expiring = (AccountQueries(storage.database), MailQueries(storage.database))
        maintenance = JobMaintenance(storage, jobs, [one.delete_expired for one in expiring])
        if role in ("all", "worker"):
            yield maintenance.run()
            free = partial(acting.free_seats, self.context)
            yield repeat(free, acting.FREE_SEATS_SECONDS, doing="freeing seats")
            yield NoticeWorker(
                NoticeQueries(storage.database),
                senders(self.settings, storage, self._push_key, self.relay),
                self.settings.turn_notice_seconds,
                self.settings.notices_per_minute,
            ).run()
        if role in ("all", "worker"):
            yield from self._table_tasks()
        yield from self._retention_tasks()
        if role in ("all", "worker") and self.relay is not None:
            yield MailOrders(storage, LetterWriter(self.settings), self.relay).run()
        if role in ("all", "worker") and self.settings.statistics:
            counter = GameCounter(StatisticsQueries(storage.database), self.analysis_workers)
            count_one, rest = partial(counter.count_due, 1), 60 / self.settings.statistics
            yield repeat(count_one, COUNT_SECONDS, soon=rest, doing="counting a game")
        turns = self.bot_player.turns  # of this process, if it has bots

        def is_person_waiting() -> bool:
            return turns.is_person_waiting() or maintenance.is_person_waiting()

        if role in ("all", "worker") and self.settings.strength:
            yield self._close_windows(is_person_waiting)
            compare = TableStrengthQueries(storage.database).compare_next
            yield repeat(
                partial(compare, updated_at_table),
                COMPARE_SECONDS,
                soon=COMPARE_NEXT_SECONDS,
                doing="comparing a game",
            )
        if role in ("all", "worker") and self.settings.strength and self.settings.flags:
            checks = FlagChecks(
                storage,
                self.analysis_workers,
                fast=self.settings.fast,
                is_person_waiting=is_person_waiting,
            )
            yield repeat(
                checks.check_next, FLAG_SECONDS, soon=FLAG_NEXT_SECONDS, doing="checking a player"
            )
        if role in ("all", "worker") and (self.settings.judge or self.settings.par):
            analyses = AnalysisJobs(
                self.context,
                self.analysis_workers,
                self.settings.judge or BUDGET,
                fast=self.settings.fast,
                is_person_waiting=is_person_waiting,
            )
            kinds: dict[JobKind, JobHandler] = {}
            if self.settings.judge:
                kinds["analysis"] = analyses.analyse
            if self.settings.par:
                kinds["par"] = analyses.compute_par
            yield jobs.work(kinds, CONCURRENT_ANALYSES)
        if role in ("all", "bots") and self.settings.workers:
            yield BotTurnsReport(self.bot_player.turns).run()
            # Plain bots play until a process has loaded the compiled ones; so start that early.
            yield self.bot_workers.run(bot_player.preload)
            yield jobs.work({"bots": self.bot_player.play}, MAX_JOBS_AT_ONCE)

    def _table_tasks(self) -> Iterator[Coroutine[Any, Any, None]]:
        """Yield the tasks that open, close and archive tables."""
        if self.settings.open_table_hours:
            yield OpenTableExpiry(self.context, self.settings.open_table_hours).run()
        if self.settings.old_games:
            yield OldGameTask(self.context, self.settings.old_games).run()
        if self.settings.events:
            yield ContestTask(self.context, parse_schedule(self.settings.arenas)).run()
        if self.settings.archive_days:
            yield ArchiveTask(
                ArchiveQueries(self.ports.storage.database), self.settings.archive_days
            ).run()

    def _retention_tasks(self) -> Iterator[Coroutine[Any, Any, None]]:
        """Yield the tasks that publish games, delete what was kept long enough, list erasures."""
        settings, is_worker = self.settings, self.settings.own_role in ("all", "worker")
        if is_worker and settings.retention:
            yield repeat(
                Retention(self.context, settings).do_next,
                deleting.CHECK_SECONDS,
                soon=deleting.NEXT_SECONDS,
                doing="deleting what was kept for long enough",
            )
        if is_worker and settings.dumps is not None:
            dumps = DumpMaker(self.ports.storage, settings.dumps, self.analysis_workers)
            yield repeat(dumps.make_nightly, dump_making.CHECK_SECONDS, doing="making a dump")
        if is_worker and settings.erasures is not None:
            listed = ErasureFile(self.context, settings.erasures, erasure_time(settings))
            yield repeat(
                listed.do_next, erasure_list.CHECK_SECONDS, doing="writing the list of erasures"
            )
        if settings.security_log is not None and settings.security_log_days:
            yield SecurityLogRotation(settings.security_log, settings.security_log_days).run()

    async def _close_windows(self, is_person_waiting: Callable[[], bool]) -> None:
        """Close windows until cancelled, with anchor bots if they are on and compiled."""
        bots, pause, per_minute = None, CLOSE_NEXT_SECONDS, self.settings.anchors
        if per_minute and self.context.compiles_bots:
            bots = AnchorBots(self.context, self.analysis_workers, is_person_waiting)
            pause = 60 / per_minute
        close = partial(close_next, self.context, bots)
        await repeat(close, CLOSE_SECONDS, soon=pause, doing="closing a window")


def _report_failure(task: asyncio.Task[None]) -> None:
    """Log why a background task has ended, if it was not stopped."""
    if not task.cancelled() and (failure := task.exception()) is not None:
        log.error("a background task has failed", exc_info=failure)
