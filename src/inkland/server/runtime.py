"""The runtime: the parts of a running server, and how they start and stop."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from inkland.bots import warm_up
from inkland.bots.judge import BUDGET
from inkland.server import metrics
from inkland.server.arrivals import Arrivals
from inkland.server.background import retention_task
from inkland.server.background.analysis_jobs import AnalysisJobs
from inkland.server.background.archiving import ArchiveTask
from inkland.server.background.bot_turns_report import BotTurnsReport
from inkland.server.background.contest_pairing import ContestTask
from inkland.server.background.deadlines import DeadlineTask
from inkland.server.background.job_maintenance import JobMaintenance
from inkland.server.background.mail_orders import MailOrders
from inkland.server.background.notice_worker import NoticeWorker
from inkland.server.background.old_games import OldGameTask
from inkland.server.background.one_by_one import CHECK_SECONDS, OneByOneTask
from inkland.server.background.open_tables import OpenTableExpiry
from inkland.server.background.polling import StoragePoller
from inkland.server.background.readiness import ReadinessProbe
from inkland.server.background.retention_task import Retention
from inkland.server.background.security_log_rotation import SecurityLogRotation
from inkland.server.background.stand_ins import StandInTask
from inkland.server.contests.boards import ContestBoards
from inkland.server.contests.schedule import parse_schedule
from inkland.server.context import ServerContext
from inkland.server.deals.anchor_bots import AnchorBots
from inkland.server.deals.windows import close_next
from inkland.server.jobs.port import JobHandler
from inkland.server.mail.letters import LetterWriter
from inkland.server.mail.relay import MailRelay
from inkland.server.members import erasure_list
from inkland.server.members.erasure_list import ErasureFile
from inkland.server.moderation import acting
from inkland.server.notices.senders import load_push_key, senders
from inkland.server.ports import Ports
from inkland.server.process_pool import ProcessPool
from inkland.server.request_limits import RequestLimits
from inkland.server.request_turns import MAX_REQUEST_SECONDS, AddressTurns
from inkland.server.retention import erasure_time
from inkland.server.settings import Settings
from inkland.server.statistics import dump_making
from inkland.server.statistics.counting import GameCounter
from inkland.server.statistics.dump_making import DumpMaker
from inkland.server.statistics.flag_checks import FlagChecks
from inkland.server.statistics.table_strengths import updated_at_table
from inkland.server.token_sockets import TokenSockets
from inkland.server.turn_feed import TurnFeed
from inkland.table import bot_player
from inkland.table.bot_player import MAX_JOBS_AT_ONCE, BotPlayer
from inkland.table.games import hints
from inkland.table.ids import JobKind
from inkland.table.live.hub import Hub
from inkland.table.live.lobby_feed import LobbyFeed

CONCURRENT_ANALYSES: Final = 2  # in one process; a requested analysis need not wait for a par
ANALYSIS_NICE: Final = 10
COMPARE_NEXT_SECONDS: Final = 0.1  # between two games at tables of several
COMPARE_SECONDS: Final = 10.0
COUNT_SECONDS: Final = 1.0  # until it is looked again for games that have ended
FLAG_NEXT_SECONDS: Final = 10.0  # between two players who are checked
FLAG_SECONDS: Final = 600.0


class Runtime:
    """The parts of a running server; its role decides which background tasks run."""

    def __init__(self, settings: Settings, ports: Ports) -> None:
        self.settings = settings
        self.ports = ports
        # Documents about finished games are encoded in a process of their own, so that no number of
        # readers delays a hint or a bot. It starts with the first reader.
        self.document_workers = ProcessPool(1)
        self.context = ServerContext(
            ports.storage,
            ports.bus,
            counters=metrics.PrometheusCounters(),
            workers=self.document_workers,
        )
        self.context.compiles_bots = settings.fast and warm_up.is_installed()
        self.limits = RequestLimits(
            on=settings.limits, is_home=settings.has_home_limits, channel=ports.channel
        )
        self.turns = AddressTurns(on=settings.limits, max_seconds=MAX_REQUEST_SECONDS)
        # All documents wait for the same worker. These turns last until one is encoded: otherwise
        # many different ones of one address would keep all other readers waiting.
        self.document_turns = AddressTurns(on=settings.limits)
        # An attempt to log in counts as failed until it is known to be right, and waits for the
        # same few threads as all others. So a hall that logs in together waits for its turns.
        self.login_turns = AddressTurns(on=True)
        # People wait for hints, so these have a process of their own and never queue behind bots.
        starts_gains = warm_up.start_gains if settings.fast else None
        self.hint_workers = ProcessPool(1, initializer=starts_gains)
        initializer = warm_up.start if settings.fast else warm_up.disable
        self.bot_workers = ProcessPool(
            settings.workers, initializer=initializer, percent=settings.bot_percent
        )
        self.bot_player = BotPlayer(self.context, self.bot_workers, settings.workers)
        # Analyses run at a lower priority than games, in a process that starts with the first one.
        self.analysis_workers = ProcessPool(1, ANALYSIS_NICE, percent=settings.analysis_percent)
        self.hub = Hub(self.context, self.hint_workers)
        self.lobby = LobbyFeed(self.context)
        self.turn_feed = TurnFeed(self.context)
        self.token_sockets = TokenSockets(ports.storage, ports.channel)
        self.arrivals = Arrivals(self.context)
        self.boards = ContestBoards(self.context)
        self.relay = MailRelay.of(settings)
        self.readiness = ReadinessProbe(ports.storage)
        self.push_key = load_push_key(settings)
        self.public_tables = asyncio.Lock()  # held while another one is counted and opened
        metrics.bus_up.set_function(lambda: ports.bus.is_up)

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        """Run the role's background tasks while in this context, then stop them and the workers."""
        await self.readiness.probe()
        tasks = [asyncio.create_task(work) for work in self._background_tasks()]
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
            self.document_workers.close()
            self.hint_workers.close()
            self.bot_workers.close()

    def _background_tasks(self) -> Iterator[Coroutine[Any, Any, None]]:
        """Yield the background tasks of this role."""
        role, storage, jobs = self.settings.own_role, self.ports.storage, self.ports.jobs
        yield self.readiness.run()
        if role in ("all", "web"):
            yield StoragePoller(self.hub, storage.members().valid_sessions).run()
            yield self.token_sockets.run()
            yield StandInTask(self.context, self.hub, self.settings.stand_in_after_seconds).run()
            # Start the process before clients reconnect after a restart: starting takes a while.
            yield self.hint_workers.run(hints.preload)
        if role in ("all", "web", "worker"):
            yield DeadlineTask(self.context).run()
        maintenance = JobMaintenance(storage, jobs)
        if role in ("all", "worker"):
            yield maintenance.run()
            yield OneByOneTask(
                partial(acting.free_seats, self.context), CHECK_SECONDS, doing="freeing seats"
            ).run()
            yield NoticeWorker(
                storage.notices(),
                senders(self.settings, storage, self.push_key, self.relay),
                self.settings.turn_notice_seconds,
                self.settings.notices_per_minute,
            ).run()
        if role in ("all", "worker") and self.settings.open_table_hours:
            yield OpenTableExpiry(self.context, self.settings.open_table_hours).run()
        if role in ("all", "worker") and self.settings.old_games:
            yield OldGameTask(self.context, self.settings.old_games).run()
        if role in ("all", "worker") and self.settings.events:
            yield ContestTask(self.context, parse_schedule(self.settings.arenas)).run()
        if role in ("all", "worker") and self.settings.archive_days:
            yield ArchiveTask(storage.archive(), self.settings.archive_days).run()
        yield from self._retention_tasks()
        if role in ("all", "worker") and self.relay is not None:
            yield MailOrders(storage, LetterWriter(self.settings), self.relay).run()
        if role in ("all", "worker") and self.settings.statistics:
            counter = GameCounter(storage.statistics(), self.analysis_workers)
            count_one, rest = partial(counter.count_due, 1), 60 / self.settings.statistics
            yield OneByOneTask(count_one, rest, COUNT_SECONDS, "counting a game").run()
        turns = self.bot_player.turns  # of this process, if it has bots

        def is_person_waiting() -> bool:
            return turns.is_person_waiting() or maintenance.is_person_waiting()

        if role in ("all", "worker") and self.settings.strength:
            yield self._strength_task(is_person_waiting).run()
            yield OneByOneTask(
                partial(storage.table_strengths().compare_next, updated_at_table),
                COMPARE_NEXT_SECONDS,
                COMPARE_SECONDS,
                "comparing a game",
            ).run()
        if role in ("all", "worker") and self.settings.strength and self.settings.flags:
            checks = FlagChecks(
                storage,
                self.analysis_workers,
                fast=self.settings.fast,
                is_person_waiting=is_person_waiting,
            )
            yield OneByOneTask(
                checks.check_next, FLAG_NEXT_SECONDS, FLAG_SECONDS, "checking a player"
            ).run()
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

    def _retention_tasks(self) -> Iterator[Coroutine[Any, Any, None]]:
        """Yield the tasks that publish games, delete what was kept long enough, list erasures."""
        settings, is_worker = self.settings, self.settings.own_role in ("all", "worker")
        if is_worker and settings.retention:
            yield OneByOneTask(
                Retention(self.context, settings).do_next,
                retention_task.NEXT_SECONDS,
                retention_task.CHECK_SECONDS,
                "deleting what was kept for long enough",
            ).run()
        if is_worker and settings.dumps is not None:
            dumps = DumpMaker(self.ports.storage, settings.dumps, self.analysis_workers)
            seconds = dump_making.CHECK_SECONDS
            yield OneByOneTask(dumps.make_nightly, seconds, seconds, "making a dump").run()
        if is_worker and settings.erasures is not None:
            listed = ErasureFile(self.context, settings.erasures, erasure_time(settings))
            yield OneByOneTask(
                listed.do_next,
                check_seconds=erasure_list.CHECK_SECONDS,
                doing="writing the list of erasures",
            ).run()
        if settings.security_log is not None and settings.security_log_days:
            yield SecurityLogRotation(settings.security_log, settings.security_log_days).run()

    def _strength_task(self, is_person_waiting: Callable[[], bool]) -> OneByOneTask:
        """Make the task that closes windows, with anchor bots if they are on and compiled."""
        per_minute = self.settings.anchors
        if not (per_minute and self.context.compiles_bots):
            return OneByOneTask(partial(close_next, self.context))
        bots = AnchorBots(self.context, self.analysis_workers, is_person_waiting)
        return OneByOneTask(partial(close_next, self.context, bots), 60 / per_minute)
