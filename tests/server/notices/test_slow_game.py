"""A slow game of four over simulated days: each notice exactly once, in the reader's language."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from inkland.bots.random_bot import RandomBot
from inkland.protocol.resources import NewTable
from inkland.rules import Draw, view
from inkland.server.configuration.settings import Settings
from inkland.server.context import ServerContext
from inkland.server.features.notices.mail_sender import MailSender
from inkland.server.features.notices.push.encryption import SenderKey
from inkland.server.features.notices.push.https_client import HttpsClient
from inkland.server.features.notices.push.sender import PushSender
from inkland.server.features.notices.queries import (
    Address,
    Notice,
    NoticePreferences,
    NoticeQueries,
    PushSubscription,
)
from inkland.server.features.notices.resources import NoticeKind
from inkland.server.features.notices.sender import NoticeSender, SendOutcome
from inkland.server.features.notices.texts import text_of
from inkland.server.features.notices.worker import NoticeWorker
from inkland.server.features.recovery.mail_queries import MailOrder, MailQueries, MailToken
from inkland.server.mail.letters import LetterWriter
from inkland.server.mail.relay import MailRelay
from inkland.server.tables.storage import PostgresStorage
from inkland.speech import speech
from inkland.table.actions import joining, opening, playing
from inkland.table.bus.local import LocalBus
from inkland.table.games.mailbox import Command
from inkland.table.ids import AccountId, TableId, new_id
from inkland.table.storage.records import Account, Table
from support.contexts import seat_request
from support.database_clock import DatabaseClock
from support.passing_time import PassTime
from support.push_service import PushService, SubscribedBrowser, push_service
from support.smtp_server import SmtpServer

pytestmark = pytest.mark.anyio

LANGUAGE: Final[dict[str, str]] = {"ann": "en", "ben": "uk", "cyd": "cs", "dan": "pl"}
PEOPLE: Final = [Account(AccountId(name), name.capitalize()) for name in LANGUAGE]
CLOCK: Final = 12 * 3600


class NotedMail(MailSender):
    """Mails notices to a real SMTP server, and notes the day of each by the storage's clock."""

    def __init__(self, storage: PostgresStorage, smtp: SmtpServer) -> None:
        settings = Settings(
            public_url="https://inkland.example",
            smtp_url=smtp.url,
            mail_from="Inkland <post@inkland.example>",
        )
        relay = MailRelay(smtp.url, "post@inkland.example")
        super().__init__(MailQueries(storage.database), LetterWriter(settings), relay)
        self._storage = storage
        self.smtp = smtp
        self.sent: list[tuple[str, date, Notice]] = []

    async def send(self, notice: Notice, way: Address) -> SendOutcome:
        """Mail a notice."""
        outcome = await super().send(notice, way)
        if outcome == "sent":
            self.sent.append((way.target, (await self._storage.now()).date(), notice))
        return outcome

    async def confirm(self, *accounts: Account) -> None:
        """Let these people have confirmed addresses in their languages."""
        mails = MailQueries(self._storage.database)
        for account in accounts:
            address, token = f"{account.id}@example.org", account.id.encode()
            order = MailOrder(new_id(), "confirmation", account.id, address, LANGUAGE[account.id])
            assert await mails.request_address(order, new_id())
            await mails.finish(order.id)
            asked = MailToken(token, "confirmation", account.id, address)
            assert await mails.add_token(asked, timedelta(days=1))
            assert await mails.confirm_address(token, new_id()) == account.id


class Site(NamedTuple):
    """Four people who are subscribed, a worker, and how to let time pass."""

    context: ServerContext
    worker: NoticeWorker
    pass_time: PassTime
    service: PushService
    browsers: dict[AccountId, SubscribedBrowser]
    mail: NotedMail

    async def work(self) -> list[tuple[str, str]]:
        """Let the worker send what is due: what arrived, as reader and title, by push."""
        before = len(self.service.requests)
        await self.worker.expand()
        while await self.worker.send():
            pass
        found = []
        for request in self.service.requests[before:]:
            name = request.path.rpartition("/")[2]
            found.append((name, self.browsers[AccountId(name)].decrypt(request.body)["title"]))
        return sorted(found)

    async def draw(self, table: Table, seat: int, random: Random) -> None:
        """Let the player of a seat answer with a random drawing."""
        state = (await self.context.game(table.id)).state
        drawing = RandomBot().answer(view(state, seat), random)
        name = f"{random.getrandbits(128):032x}"
        command = Command(seat, name, Draw(seat, state.last_step, drawing))
        said = await playing.act(self.context, table.id, PEOPLE[seat].id, command)
        assert said.startswith('{"type":"saved"'), said


@pytest.fixture
def smtp() -> Iterator[SmtpServer]:
    """A running SMTP server."""
    with SmtpServer() as running:
        yield running


@pytest.fixture
async def site(clock: DatabaseClock, tmp_path: Path, smtp: SmtpServer) -> AsyncIterator[Site]:
    """A site with a push service and an SMTP server."""
    clock.now = datetime(2026, 3, 2, 9, tzinfo=UTC)
    storage = await PostgresStorage.open(clock.conninfo)
    async with push_service(tmp_path) as service:
        browsers = {}
        for account in PEOPLE:
            session = account.id.encode()
            await storage.add_guest(account, session)
            browser = browsers[account.id] = SubscribedBrowser(service.endpoint(account.id))
            subscription = PushSubscription(
                browser.endpoint, browser.p256dh, browser.auth, LANGUAGE[account.id]
            )
            assert await NoticeQueries(storage.database).subscribe(session, subscription)
        key = SenderKey.load_or_make(tmp_path / "push.key")
        push = PushSender(
            NoticeQueries(storage.database),
            key,
            "https://inkland.example",
            (service.host,),
            HttpsClient(service.trust()),
        )
        mail = NotedMail(storage, smtp)
        senders: list[NoticeSender] = [push, mail]
        worker = NoticeWorker(NoticeQueries(storage.database), senders, 60)
        context = ServerContext(storage, LocalBus())
        yield Site(context, worker, clock.pass_time, service, browsers, mail)
        await push.close()
        await storage.close()


async def started(site: Site) -> Table:
    """A slow game of the four, which has just begun."""
    request = NewTable(seats=4, preset="base", clock=CLOCK, title="Sunday", public=False)
    table = await opening.open_table(site.context, PEOPLE[0], request)
    for account in PEOPLE:
        await joining.sit(site.context, table.id, account, seat_request())
    return await playing.start(site.context, table.id, PEOPLE[0])


def titles(kind: NoticeKind, seats: Sequence[int]) -> list[tuple[str, str]]:
    """What these players are to read."""
    names = [PEOPLE[seat].id for seat in seats]
    return sorted((name, speech(LANGUAGE[name]).say(f"notice-{kind}-title")) for name in names)


async def test_a_whole_game_over_days(site: Site) -> None:
    """At each step some answer soon, some look on, some after the notice, some after half time."""
    await site.mail.confirm(*PEOPLE)
    random = Random(7)
    table = await started(site)
    sent: Counter[str] = Counter()
    steps = 0
    while (state := (await site.context.game(table.id)).state).ending is None:
        assert state.step is not None
        waiting = list(state.step.asked)
        random.shuffle(waiting)
        kind: NoticeKind = "game_began" if steps == 0 else "your_turn"
        steps += 1
        if steps % 3 == 0 and len(waiting) > 1:  # somebody answers before the notice is due
            await site.draw(table, waiting.pop(), random)
        looking = [waiting.pop()] if steps % 4 == 0 and len(waiting) > 1 else []
        if kind == "your_turn":
            assert await site.work() == []
            site.pass_time(timedelta(seconds=70))
        await site.context.storage.report_connected([(table.id, seat) for seat in looking])
        assert await site.work() == titles(kind, waiting)
        assert await site.work() == []
        sent[kind] += len(waiting)
        for seat in looking:
            await site.draw(table, seat, random)
        while len(waiting) > 1 + (steps % 2):
            await site.draw(table, waiting.pop(), random)
        site.pass_time(timedelta(hours=7))
        assert await site.work() == titles("half_time", waiting)
        assert await site.work() == []
        sent["half_time"] += len(waiting)
        for seat in waiting:
            await site.draw(table, seat, random)
    assert await site.work() == titles("game_ended", range(4))
    assert await site.work() == []
    assert steps >= 15  # no card takes more than two of the 8, 8, 7 and 6 times
    assert sum(sent.values()) + 4 == len(site.service.requests)
    told = [(to, text_of(notice).title, LANGUAGE[to[:3]]) for to, _, notice in site.mail.sent]
    mails = site.mail.smtp.mails
    arrived = [(mail["To"], mail["Subject"], mail["Content-Language"]) for mail in mails]
    assert Counter(arrived) == Counter(told)
    assert all(notice.language == LANGUAGE[to[:3]] for to, _, notice in site.mail.sent)
    assert len({(to, notice.key) for to, _, notice in site.mail.sent}) == len(mails) >= 16
    days = Counter((to, day) for to, day, _ in site.mail.sent)
    assert len(days) >= 16 and set(days.values()) == {1}


async def test_mails_are_one_a_day_or_all(site: Site) -> None:
    await site.mail.confirm(*PEOPLE[:2])
    await NoticeQueries(site.context.database).save_preferences(
        PEOPLE[1].id, NoticePreferences(mails_per_day="all")
    )
    table, random = await started(site), Random(1)
    for _step in range(3):
        await site.work()
        for seat in range(4):
            await site.draw(table, seat, random)
        site.pass_time(timedelta(minutes=2))
    await site.work()
    assert Counter(to for to, *_ in site.mail.sent) == {"ann@example.org": 1, "ben@example.org": 4}
    site.pass_time(timedelta(hours=24))
    await site.work()  # the step is still open, so that the mail that was kept is sent
    kinds = [notice.kind for to, _, notice in site.mail.sent if to == "ann@example.org"]
    assert kinds == ["game_began", "half_time"]


async def test_nothing_is_sent_in_quiet_hours_but_after_them(site: Site) -> None:
    storage = site.context.storage
    now = await storage.now()
    quiet = NoticePreferences(
        quiet_from=(now - timedelta(hours=1)).time().replace(microsecond=0),
        quiet_until=(now + timedelta(hours=4)).time().replace(microsecond=0),
        language="ru",
    )
    for seat in (0, 1):
        await NoticeQueries(storage.database).save_preferences(PEOPLE[seat].id, quiet)
    table = await started(site)
    assert await site.work() == titles("game_began", (2, 3))
    site.pass_time(timedelta(hours=3))
    assert await site.work() == []
    await site.draw(table, 1, Random(1))  # what is not true any more is never sent
    site.pass_time(timedelta(hours=1, minutes=5))
    assert await site.work() == [("ann", speech("ru").say("notice-game_began-title"))]
    site.pass_time(timedelta(hours=1))
    assert await site.work() == []


async def test_an_endpoint_that_is_gone_is_forgotten(site: Site) -> None:
    storage = site.context.storage
    site.service.answer = lambda got: (
        b"HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n"
        if got.path.endswith("ben")
        else b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
    )
    await started(site)
    assert len(await site.work()) == 4
    assert await NoticeQueries(storage.database).subscriptions(PEOPLE[1].id) == ()
    assert len(await NoticeQueries(storage.database).subscriptions(PEOPLE[0].id)) == 1
    await started(site)
    assert [name for name, _ in await site.work()] == ["ann", "cyd", "dan"]


async def test_a_service_that_is_down_is_asked_again_with_growing_pauses(site: Site) -> None:
    site.service.answer = lambda _: b"HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n"
    await started(site)
    for pause in (timedelta(0), timedelta(seconds=31), timedelta(seconds=121)):
        site.pass_time(pause)
        assert len(await site.work()) == 4
        assert await site.work() == []
    site.service.answer = lambda _: b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
    site.pass_time(timedelta(seconds=481))
    assert await site.work() == titles("game_began", range(4))
    site.pass_time(timedelta(hours=1))
    assert await site.work() == []


async def test_a_cap_is_kept(site: Site) -> None:
    await site.mail.confirm(*PEOPLE)
    capped = NoticeWorker(NoticeQueries(site.context.database), [site.mail], 60, per_minute=3)
    await started(site)
    await capped.expand()
    while await capped.send():
        pass
    assert len(site.mail.smtp.mails) == 3


async def test_the_words_are_those_of_the_reader() -> None:
    for language in ("cs", "en", "pl", "ru", "uk"):
        seen = set()
        for kind in ("your_turn", "game_began", "game_ended", "invitation", "half_time", "nudge"):
            for left in (None, 600.0, 3 * 3600.0, 86400.0 * 5):
                notice = Notice(
                    "1", kind, language, datetime.now(UTC), TableId("t"),
                    "<b>{ $x }", "Ann", (), left,
                )  # fmt: skip
                _title, body = text_of(notice)
                assert "<b>{ $x }" in body
                seen.add(body)
        assert len(seen) >= 12
