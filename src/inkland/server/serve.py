"""`inkland serve`: start PostgreSQL if needed, run the application, print the address to open."""

import asyncio
import contextlib
import gc
import logging
import random
import re
import resource
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import psycopg
import segno
import uvicorn
import uvloop
from fastapi import FastAPI

from inkland.bots import warm_up
from inkland.bots.budgets import PLAIN_BOT
from inkland.server.app import create_app
from inkland.server.bus.channel import SiblingChannel, SiblingSockets
from inkland.server.bus.nats import is_open_to_strangers
from inkland.server.features.contests.schedule import BadSchedule, parse_schedule
from inkland.server.features.notices.senders import load_push_key
from inkland.server.http.addresses import public_address
from inkland.server.http.protocols import (
    MAX_FRAME_BYTES,
    LimitedHttpProtocol,
    LimitedWebSocketProtocol,
)
from inkland.server.jobs.queue import PostgresJobs
from inkland.server.limits import HOME_FACTOR
from inkland.server.mail.relay import MailRelay
from inkland.server.ports import Ports, connect
from inkland.server.postgres.embedded import Embedded
from inkland.server.postgres.privileges import PostgresUnavailable
from inkland.server.postgres.schema import CannotMigrate, migrate
from inkland.server.process import logs, metrics
from inkland.server.process.readiness import PROBE_INTERVAL_SECONDS
from inkland.server.process.supervisor import CannotStart, Supervisor
from inkland.server.settings import Settings, is_loopback
from inkland.table.errors import StorageUnavailable

_CHECK_SECONDS: Final = 0.25
ERASURES_FILE: Final = "erasures"  # in the data folder, unless another one is named
DRAINED_PER_SECOND: Final = 200  # connections that are told to come back to another node
MAX_DRAIN_SECONDS: Final = 5.0

PLAIN_BOTS: Final = (
    "bots are not compiled here: %s plays in their place, the strongest has 22 stars instead of "
    "45, and the judge does not look ahead; %s"
)

OpenPorts: TypeAlias = Callable[[Settings, str], Awaitable[Ports]]
Embed: TypeAlias = Callable[[Path], Embedded]

log = logging.getLogger(__name__)


class CannotServe(RuntimeError):
    """The server cannot start; the message says why in one sentence."""


def serve(settings: Settings, open_ports: OpenPorts = connect, embed: Embed = Embedded) -> None:
    """Serve until a signal stops the process; raises `CannotServe` if it cannot start.

    `open_ports` connects to storage, jobs and the bus; `embed` makes the embedded database of a
    data folder. Tests pass other ones.
    """
    try:
        logs.configure(security=settings.security_log)
    except OSError as failure:
        raise CannotServe(f"{settings.security_log} cannot be written.") from failure
    _raise_file_limit()
    _check_public_url(settings)
    _check_mail(settings)
    try:
        parse_schedule(settings.arenas)
    except BadSchedule as reason:
        raise CannotServe(f"INKLAND_ARENAS cannot be read. {reason}") from None
    if settings.role != "all" and settings.database_url is None:
        raise CannotServe("A process with a role needs INKLAND_DATABASE_URL.")
    if settings.web > 1 and settings.role not in ("all", "web"):
        raise CannotServe("Only a process for the web can be several.")
    listener = _bind(settings)
    embedded = None if settings.database_url is not None else embed(settings.data)
    if embedded is not None and settings.erasures is None:
        settings = settings._replace(erasures=settings.data / ERASURES_FILE)
    try:
        conninfo = settings.database_url or (_started(embedded, settings) if embedded else "")
        migrate(conninfo)
        report_protection(settings)
        report_erasures(settings)
        report_plain_bots(settings)
        site = _Site(listener, conninfo, embedded)
        if settings.web > 1:
            _supervise(settings, site)
        else:
            _run(settings, site, open_ports)
    except (psycopg.OperationalError, StorageUnavailable) as failure:
        raise CannotServe("The database cannot be reached.") from failure
    except (PostgresUnavailable, CannotMigrate, CannotStart) as failure:
        raise CannotServe(str(failure)) from failure
    finally:
        listener.close()
        if embedded is not None:
            embedded.stop()


def report_plain_bots(settings: Settings) -> None:
    """Log what plays in the place of the bots where they are not compiled, and why."""
    if not warm_up.is_installed():
        log.warning(PLAIN_BOTS, PLAIN_BOT, "Numba is missing: pip install 'inkland[fast]'")
    elif not settings.fast:
        log.info(PLAIN_BOTS, PLAIN_BOT, "INKLAND_FAST is off, as by default with little memory")


def _started(embedded: Embedded, settings: Settings) -> str:
    try:
        return embedded.start()
    except OSError as broken:
        raise CannotServe(f"--data {settings.data}: {broken.strerror}.") from broken


def report_protection(settings: Settings) -> None:
    """Log which limits are on, and warn of what is open to strangers."""
    is_alone = settings.public_url is None and is_loopback(settings.host)
    if settings.role in ("all", "web"):
        if is_alone:
            log.info("only this machine can connect; limits are %s", _on_or_off(settings.limits))
        elif not settings.limits:
            log.warning("limits are off (INKLAND_LIMITS): whoever connects may flood this server")
        elif settings.has_home_limits:
            log.log(
                logging.INFO if settings.lan else logging.WARNING,
                "listening on %s without INKLAND_PUBLIC_URL: limits are on, %d times as high for "
                "addresses of the local network; set INKLAND_PUBLIC_URL for a site on the internet",
                settings.host, HOME_FACTOR,
            )  # fmt: skip
        else:
            log.info("limits are on")
    if settings.nats_url is not None and is_open_to_strangers(settings.nats_url):
        log.warning(
            "INKLAND_NATS_URL has no user and password: whoever reaches NATS can ring the bells of "
            "all tables; see deploy/ for how to set them"
        )


def report_erasures(settings: Settings) -> None:
    """Warn if this process would write the list of erasures, and has no file for it."""
    if settings.role in ("all", "worker") and settings.erasures is None:
        log.warning(
            "INKLAND_ERASURES is not set, so no list of erasures is written: "
            "a restored backup would bring erased people back"
        )


def _check_public_url(settings: Settings) -> None:
    """Raise `CannotServe` for what no browser opens."""
    if settings.public_url is not None and not re.match(r"https?://[^:]", settings.public_url):
        raise CannotServe(
            "INKLAND_PUBLIC_URL is no address: write it as people open it, such as "
            "https://inkland.example."
        )


def _check_mail(settings: Settings) -> None:
    """Raise `CannotServe` if mails cannot be sent as asked for; say so if none are."""
    if settings.smtp_url is None:
        return
    try:
        if MailRelay.of(settings) is None:
            log.warning(
                "INKLAND_SMTP_URL is set, but no mail is sent: "
                "it also needs INKLAND_MAIL_FROM, and INKLAND_PUBLIC_URL for the links"
            )
    except ValueError as reason:
        raise CannotServe(str(reason)) from None


def _on_or_off(is_on: bool) -> str:
    return "on" if is_on else "off"


def _raise_file_limit() -> None:
    """Raise the limit of open files: each live connection is one, and 1024 are too few."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems refuse their own hard limit
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _bind(settings: Settings) -> socket.socket:
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as failure:
        listener.close()
        raise CannotServe(f"Port {settings.port} of {settings.host} cannot be used.") from failure
    return listener


def uvicorn_config(app: FastAPI, proxy: str | None = None) -> uvicorn.Config:
    """How uvicorn serves the application, here and in tests."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=proxy is not None,  # without a proxy, clients could forge their address
        forwarded_allow_ips=proxy,
        http=LimitedHttpProtocol,
        ws=LimitedWebSocketProtocol,
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,  # a small frame could inflate to a huge message
        ws_ping_interval=10,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
    )


class _Server(uvicorn.Server):
    """Uvicorn that returns after a signal; by default it raises it again and skips our cleanup."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals in the loop: the first one stops gracefully, the second one at once."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections, tell the clients one by one to come back, then end.

        Those who are not told yet play on. If all came back to the other nodes in one moment, each
        would wait for the first view of all others.
        """
        for listener in (*self.servers, *(sockets or ())):
            listener.close()
        live = [
            connection
            for connection in self.server_state.connections
            if isinstance(connection, LimitedWebSocketProtocol)
        ]
        random.shuffle(live)
        pause = min(1 / DRAINED_PER_SECOND, MAX_DRAIN_SECONDS / max(len(live), 1))
        for connection in live:
            if self.force_exit:  # by a second signal
                break
            connection.shutdown()
            await asyncio.sleep(pause)
        await super().shutdown(sockets)


def _tune_garbage_collector() -> None:
    """Exclude what is loaded by now from garbage collection, and run full collections rarely.

    With 500 tables playing, a full collection blocks every answer for a third of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 500)


class _Site:
    """The port, and the database, which is embedded or the operator's."""

    def __init__(
        self, listener: socket.socket, conninfo: str, embedded: Embedded | None = None
    ) -> None:
        self.listener = listener
        self.conninfo = conninfo
        self.embedded = embedded


def _run(settings: Settings, site: _Site, open_ports: OpenPorts, *, is_first: bool = True) -> None:
    """Run the event loop of this process until it is stopped."""
    if settings.metrics_port is not None:
        # Each process has its own figures, so each has its own port.
        port = settings.metrics_port and settings.metrics_port + settings.web_number
        metrics.serve_metrics(settings.metrics_host, port)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(settings, site, open_ports, is_first=is_first))


def _supervise(settings: Settings, site: _Site) -> None:
    """Run several web processes, and the embedded database beside them."""
    sockets = SiblingSockets.make(settings.web)
    embedded = site.embedded
    load_push_key(settings)  # made once, before all processes read it

    def work(number: int, is_first: bool) -> None:
        channel = SiblingChannel(sockets, number)
        own = settings._replace(web_number=number)
        try:
            _run(
                own,
                _Site(site.listener, site.conninfo),
                partial(connect, channel=channel),
                is_first=is_first and number == 0,
            )
        except (psycopg.OperationalError, StorageUnavailable) as failure:
            raise CannotStart("The database cannot be reached.") from failure

    def check() -> None:
        if embedded is not None and not embedded.alive():
            found = _restarted(embedded)
            if found is not None and found != site.conninfo:
                log.critical("PostgreSQL restarted on another port; restarting the web processes")
                site.conninfo = found
                supervisor.restart()

    if embedded is not None:  # no process uses this database yet
        asyncio.run(_requeue_all(site.conninfo))
    supervisor = Supervisor(settings.web, work, check)
    supervisor.run()


async def _requeue_all(conninfo: str) -> None:
    jobs = await PostgresJobs.open(conninfo)
    await jobs.requeue_dead(dead_after=0)
    await jobs.close()


async def _serve(
    settings: Settings, site: _Site, open_ports: OpenPorts, *, is_first: bool = True
) -> None:
    ports = await open_ports(settings, site.conninfo)
    _tune_garbage_collector()
    if site.embedded is not None:
        await ports.jobs.requeue_dead(dead_after=0)  # no other process uses this database
    app = create_app(settings, ports)
    server = _Server(uvicorn_config(app, settings.proxy))
    tasks = []
    if is_first:
        tasks.append(asyncio.create_task(_announce(server, settings, site.listener)))
    if settings.web > 1:
        tasks.append(asyncio.create_task(_stop_if_stuck(app, server)))
    try:
        async with _supervised_database(site.embedded, site.conninfo, server):
            await server.serve(sockets=[site.listener])
            for task in tasks:
                task.cancel()
    finally:
        await ports.close()


async def _stop_if_stuck(app: FastAPI, server: uvicorn.Server) -> None:
    """End a process that `/healthz` would have restarted: a probe reaches any one of several."""
    while True:
        await asyncio.sleep(PROBE_INTERVAL_SECONDS)
        if server.started and not app.state.request_context.readiness.is_healthy:
            log.critical("this process cannot store anything any more; it is replaced")
            server.should_exit = True


@asynccontextmanager
async def _supervised_database(
    embedded: Embedded | None, conninfo: str, server: uvicorn.Server
) -> AsyncIterator[None]:
    """While in this context, restart the embedded PostgreSQL whenever it dies."""
    task = None
    if embedded is not None:
        task = asyncio.create_task(_restart_database_if_dead(embedded, conninfo, server))
    try:
        yield
    finally:
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def _restart_database_if_dead(
    embedded: Embedded, conninfo: str, server: uvicorn.Server
) -> None:
    while True:
        await asyncio.sleep(_CHECK_SECONDS)
        if embedded.alive():
            continue
        found = await asyncio.to_thread(_restarted, embedded)
        if found is not None and found != conninfo:  # our connection pools still use the old port
            log.critical("PostgreSQL restarted on another port; stopping the server")
            server.should_exit = True


def _restarted(embedded: Embedded) -> str | None:
    """Restart the embedded PostgreSQL that has died; return how to connect to it if that works."""
    log.error("PostgreSQL has died; restarting it")
    try:
        return embedded.restart()
    except (PostgresUnavailable, OSError) as failure:
        log.error("PostgreSQL cannot be restarted: %s", failure)
        return None


async def _announce(server: uvicorn.Server, settings: Settings, listener: socket.socket) -> None:
    """Print the address once the server accepts connections, with a QR code for phones."""
    while not server.started:
        await asyncio.sleep(0.02)
    url = public_address(settings, listener.getsockname()[1])
    print(f"Inkland is ready: {url}", flush=True)
    if settings.lan or settings.public_url is not None:
        segno.make(url).terminal(out=sys.stdout, compact=True)
        sys.stdout.flush()
