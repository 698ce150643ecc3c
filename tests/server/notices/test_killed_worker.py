"""A worker that is killed while it sends: what it had is sent by another one, and once."""

import asyncio
import os
import socket
from collections import Counter
from datetime import timedelta
from pathlib import Path

import pytest

from inkland.server.features.notices.push.encryption import SenderKey
from inkland.server.features.notices.queries import NoticeQueries, PushSubscription
from inkland.server.tables.storage import PostgresStorage
from inkland.speech import speech
from inkland.table.storage.records import FollowUp
from support.passing_time import move_into_the_past
from support.processes import Process
from support.push_service import HOST, PushService, SubscribedBrowser, push_service
from support.storage_samples import (
    ADA,
    ADA_SITS,
    BOB,
    BOB_SITS,
    CODE,
    SECRET,
    a_deal,
    a_table,
    some_entries,
)

pytestmark = pytest.mark.anyio

PEOPLE = ((ADA, b"session of Ada"), (BOB, b"session of Bob"))
LEASE = timedelta(seconds=61)
PATIENCE_SECONDS = 240.0


def start_worker(database: str, service: PushService, folder: Path) -> Process:
    """A worker as `inkland serve` starts it."""
    key = folder / "push.key"
    SenderKey.load_or_make(key)
    environment = {
        **os.environ,
        "INKLAND_DATABASE_URL": database,
        "INKLAND_PUSH_KEY": key.read_text().strip(),
        "INKLAND_PUSH_HOSTS": service.host,
        "INKLAND_JUDGE": "off",
        "SSL_CERT_FILE": str(service.certificate),
    }
    return Process("worker", environment, folder / "worker.log")


async def begin(storage: PostgresStorage, browsers: list[SubscribedBrowser]) -> None:
    """Start a game of two people who are subscribed."""
    for (_account, session), browser in zip(PEOPLE, browsers, strict=True):
        found = PushSubscription(browser.endpoint, browser.p256dh, browser.auth, "en")
        assert await NoticeQueries(storage.database).subscribe(session, found)
    table = a_table("table-1", ADA_SITS, BOB_SITS)
    await storage.open_table(table, SECRET)
    table = table._replace(version=2, status="playing", deal=CODE)
    opening = FollowUp(asked=1, asked_seats=(0, 1))
    assert await storage.start_game(table, SECRET, a_deal(table), some_entries(1, 2), opening)


async def until(count: int, found: list[object]) -> None:
    """Wait until there are so many."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while len(found) < count:
            await asyncio.sleep(0.02)


async def killed(process: Process) -> None:
    """Kill a process without a warning."""
    process.process.kill()
    await asyncio.to_thread(process.process.wait, 30)


async def deliveries(storage: PostgresStorage) -> list[bool]:
    """Whether each delivery was sent."""
    notices = NoticeQueries(storage.database)
    found = [one for account, _ in PEOPLE for one in await notices.deliveries(account.id)]
    return [one.sent_at is not None for one in found]


async def sent_all(storage: PostgresStorage) -> None:
    """Wait until all is stored as sent."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while await deliveries(storage) != [True, True]:
            await asyncio.sleep(0.05)


async def test_killed_between_the_commit_and_sending(
    storage: PostgresStorage, database: str, tmp_path: Path
) -> None:
    """The push service accepts a connection and says nothing, so that nothing can be sent."""
    silent = socket.create_server((HOST, 0))
    connected: list[object] = []

    async def accept() -> None:
        silent.setblocking(False)
        while True:
            line, _ = await asyncio.get_running_loop().sock_accept(silent)
            connected.append(line)

    async with push_service(tmp_path) as service:
        real_port, service.port = service.port, silent.getsockname()[1]
        browsers = [SubscribedBrowser(service.endpoint(account.id)) for account, _ in PEOPLE]
        await begin(storage, browsers)
        accepting = asyncio.create_task(accept())
        first = await asyncio.to_thread(start_worker, database, service, tmp_path)
        try:
            await until(2, connected)
        finally:
            await killed(first)
            accepting.cancel()
        assert service.requests == []
        assert await deliveries(storage) == [False, False]
        # The service recovers, at another port.
        service.port = real_port
        for (_account, session), browser in zip(PEOPLE, browsers, strict=True):
            endpoint = service.endpoint(browser.endpoint.rpartition("/")[2])
            moved = PushSubscription(endpoint, browser.p256dh, browser.auth, "en")
            assert await NoticeQueries(storage.database).subscribe(session, moved)
        move_into_the_past(database, LEASE)
        second = await asyncio.to_thread(start_worker, database, service, tmp_path)
        try:
            await sent_all(storage)
            move_into_the_past(database, LEASE)
            await asyncio.sleep(2.5)  # two rounds in which nothing may be sent again
        finally:
            second.stop()
        got = Counter(request.path for request in service.requests)
        assert got == {"/push/ada": 1, "/push/bob": 1}
        ada = next(request for request in service.requests if request.path == "/push/ada")
        title = speech("en").say("notice-game_began-title")
        assert browsers[0].decrypt(ada.body)["title"] == title
    for line in connected:
        assert isinstance(line, socket.socket)
        line.close()
    silent.close()


async def test_killed_after_sending_it_is_sent_once_more_and_never_again(
    storage: PostgresStorage, database: str, tmp_path: Path
) -> None:
    """The push service gets the message, and answers only when the worker is dead."""
    async with push_service(tmp_path) as service:
        browsers = [SubscribedBrowser(service.endpoint(account.id)) for account, _ in PEOPLE]
        await begin(storage, browsers)
        answering, service.answer = service.answer, lambda _: None
        first = await asyncio.to_thread(start_worker, database, service, tmp_path)
        try:
            await until(2, service.requests)  # type: ignore[arg-type]
        finally:
            await killed(first)
        service.answer = answering
        assert await deliveries(storage) == [False, False]
        move_into_the_past(database, LEASE)
        second = await asyncio.to_thread(start_worker, database, service, tmp_path)
        try:
            await sent_all(storage)
            move_into_the_past(database, LEASE)
            await asyncio.sleep(2.5)
        finally:
            second.stop()
        got = Counter(request.path for request in service.requests)
        assert got == {"/push/ada": 2, "/push/bob": 2}
        shown = [
            browser.decrypt(request.body)["tag"]
            for browser, (account, _) in zip(browsers, PEOPLE, strict=True)
            for request in service.requests
            if request.path.endswith(account.id)
        ]
        assert len(set(shown)) == 1  # the second takes the place of the first on the screen
        log = (tmp_path / "worker.log").read_text()
        assert "push.example" not in log and "/push/" not in log
