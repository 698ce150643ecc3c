"""`inkland serve`: start PostgreSQL if needed, run the application, print the address to open."""

import asyncio
import contextlib
import gc
import logging
import resource
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final, TypeAlias

import psycopg
import segno
import uvicorn
import uvloop
from fastapi import FastAPI

from inkland.server import logs, metrics
from inkland.server.addresses import public_address
from inkland.server.app import create_app
from inkland.server.database.embedded import Embedded
from inkland.server.database.privileges import PostgresUnavailable
from inkland.server.http.protocols import (
    MAX_FRAME_BYTES,
    LimitedHttpProtocol,
    LimitedWebSocketProtocol,
)
from inkland.server.mail.relay import MailRelay
from inkland.server.nats_bus import is_open_to_strangers
from inkland.server.ports import Ports, connect
from inkland.server.request_limits import HOME_FACTOR
from inkland.server.settings import Settings, is_loopback
from inkland.server.storage.schema import CannotMigrate, migrate
from inkland.table.errors import StorageUnavailable

_CHECK_SECONDS: Final = 0.25

OpenPorts: TypeAlias = Callable[[Settings, str], Awaitable[Ports]]

log = logging.getLogger(__name__)


class CannotServe(RuntimeError):
    """The server cannot start; the message says why in one sentence."""


def serve(settings: Settings, open_ports: OpenPorts = connect) -> None:
    """Serve until a signal stops the process; raises `CannotServe` if it cannot start."""
    try:
        logs.configure(security=settings.security_log)
    except OSError as failure:
        raise CannotServe(f"{settings.security_log} cannot be written.") from failure
    _raise_file_limit()
    _check_mail(settings)
    if settings.role != "all" and settings.database_url is None:
        raise CannotServe("A process with a role needs INKLAND_DATABASE_URL.")
    if settings.metrics_port is not None:
        metrics.serve_metrics(settings.metrics_host, settings.metrics_port)
    listener = _bind(settings)
    embedded = None if settings.database_url is not None else Embedded(settings.data)
    try:
        conninfo = settings.database_url or (embedded.start() if embedded else "")
        migrate(conninfo)
        report_protection(settings)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_serve(settings, listener, conninfo, embedded, open_ports))
    except (psycopg.OperationalError, StorageUnavailable) as failure:
        raise CannotServe("The database cannot be reached.") from failure
    except (PostgresUnavailable, CannotMigrate) as failure:
        raise CannotServe(str(failure)) from failure
    finally:
        listener.close()
        if embedded is not None:
            embedded.stop()


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


def _tune_garbage_collector() -> None:
    """Exclude what is loaded by now from garbage collection, and run full collections rarely.

    With 500 tables playing, a full collection blocks every answer for a third of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 500)


async def _serve(
    settings: Settings,
    listener: socket.socket,
    conninfo: str,
    embedded: Embedded | None,
    open_ports: OpenPorts,
) -> None:
    ports = await open_ports(settings, conninfo)
    _tune_garbage_collector()
    if embedded is not None:
        await ports.jobs.requeue_dead(dead_after=0)  # no other process uses this database
    server = _Server(uvicorn_config(create_app(settings, ports), settings.proxy))
    try:
        async with _supervised_database(embedded, conninfo, server):
            announcing = asyncio.create_task(_announce(server, settings, listener))
            await server.serve(sockets=[listener])
            announcing.cancel()
    finally:
        await ports.close()


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
        log.error("PostgreSQL has died; restarting it")
        try:
            found = await asyncio.to_thread(embedded.restart)
        except (PostgresUnavailable, OSError) as failure:
            log.error("PostgreSQL cannot be restarted: %s", failure)
        else:
            if found != conninfo:  # our connection pools still use the old port
                log.critical("PostgreSQL restarted on another port; stopping the server")
                server.should_exit = True


async def _announce(server: uvicorn.Server, settings: Settings, listener: socket.socket) -> None:
    """Print the address once the server accepts connections, with a QR code for phones."""
    while not server.started:
        await asyncio.sleep(0.02)
    url = public_address(settings, listener.getsockname()[1])
    print(f"Inkland is ready: {url}", flush=True)
    if settings.lan or settings.public_url is not None:
        segno.make(url).terminal(out=sys.stdout, compact=True)
        sys.stdout.flush()
