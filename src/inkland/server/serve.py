"""`inkland serve`: start PostgreSQL if needed, run the application, print the address to open."""

import asyncio
import contextlib
import gc
import logging
import resource
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import psycopg
import segno
import uvicorn
import uvloop
from starlette.applications import Starlette

from inkland.server.app import create_app
from inkland.server.bus.channel import SiblingChannel, SiblingSockets
from inkland.server.configuration.settings import Settings
from inkland.server.features.notices.senders import load_push_key
from inkland.server.http.addresses import public_address
from inkland.server.jobs.queue import PostgresJobs
from inkland.server.ports import Ports, connect
from inkland.server.postgres.embedded import Embedded
from inkland.server.postgres.privileges import PostgresUnavailable
from inkland.server.postgres.schema import CannotMigrate, migrate
from inkland.server.process import logs, metrics
from inkland.server.process.readiness import PROBE_INTERVAL_SECONDS
from inkland.server.process.supervisor import CannotStart, Supervisor
from inkland.server.startup_checks import (
    CannotServe,
    check_mail,
    check_public_url,
    check_schedule,
    report_erasures,
    report_plain_bots,
    report_protection,
)
from inkland.server.web_server import DrainingServer, uvicorn_config
from inkland.table.errors import StorageUnavailable

_CHECK_SECONDS: Final = 0.25
ERASURES_FILE: Final = "erasures"  # in the data folder, unless another one is named

OpenPorts: TypeAlias = Callable[[Settings, str], Awaitable[Ports]]
Embed: TypeAlias = Callable[[Path], Embedded]

log = logging.getLogger(__name__)


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
    check_public_url(settings)
    check_mail(settings)
    check_schedule(settings)
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


def _started(embedded: Embedded, settings: Settings) -> str:
    try:
        return embedded.start()
    except OSError as broken:
        raise CannotServe(f"--data {settings.data}: {broken.strerror}.") from broken


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
    server = DrainingServer(uvicorn_config(app, settings.proxy))
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


async def _stop_if_stuck(app: Starlette, server: uvicorn.Server) -> None:
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
