"""Mails that wait: a server that is away for an hour, workers that die, and notices by mail."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

import psycopg
import pytest

from inkland.server.configuration.settings import Settings
from inkland.server.features.accounts.hashes import hash_token
from inkland.server.features.notices.mail_sender import MailSender
from inkland.server.features.notices.queries import Address, Notice, NoticeQueries
from inkland.server.features.notices.resources import NoticeKind
from inkland.server.features.recovery.mail_queries import (
    MailAddress,
    MailOrder,
    MailQueries,
    MailToken,
)
from inkland.server.features.recovery.orders import BATCH, MailOrders
from inkland.server.mail.letters import LetterWriter
from inkland.server.mail.relay import MailRelay
from inkland.server.tables.storage import PostgresStorage
from inkland.speech import LANGUAGES, speech
from inkland.table.ids import TableId, new_id
from support.smtp_server import SmtpServer, links_of, text_of, token_of
from support.storage_samples import ADA

pytestmark = pytest.mark.anyio

URL: Final = "https://map.example"
ADDRESS: Final = "ada@example.org"
MINUTE: Final = timedelta(minutes=1)


class Post(NamedTuple):
    """Storage whose time can be moved on, and what sends its mails."""

    storage: PostgresStorage
    orders: MailOrders
    sender: MailSender
    advance: Callable[[timedelta], Awaitable[None]]

    async def address(self) -> MailAddress:
        """Ada's address."""
        found = await MailQueries(self.storage.database).address_of(ADA.id)
        assert found is not None
        return found

    async def confirm(self) -> None:
        """Let Ada have a confirmed address, without a mail."""
        mails, token = MailQueries(self.storage.database), b"token"
        order = MailOrder(new_id(), "confirmation", ADA.id, ADDRESS, "cs")
        assert await mails.request_address(order, "k" * 43)
        await mails.finish(order.id)
        assert await mails.add_token(
            MailToken(token, "confirmation", ADA.id, ADDRESS), timedelta(days=1)
        )
        assert await mails.confirm_address(token, new_id()) == ADA.id


@pytest.fixture
def smtp() -> Iterator[SmtpServer]:
    """A running SMTP server."""
    with SmtpServer() as running:
        yield running


@pytest.fixture
async def post(storage: PostgresStorage, database: str, smtp: SmtpServer) -> AsyncIterator[Post]:
    """A post office."""

    async def advance(time: timedelta) -> None:
        with psycopg.connect(database) as connection:
            connection.execute(
                "UPDATE mail_order SET due_at = due_at - %(time)s, "
                "ordered_at = ordered_at - %(time)s",
                {"time": time},
            )

    settings = Settings(public_url=URL, smtp_url=smtp.url, mail_from="Inkland <post@map.example>")
    writer, relay = LetterWriter(settings), MailRelay(smtp.url, "post@map.example")
    await storage.add_guest(ADA, b"session of Ada")
    yield Post(
        storage,
        MailOrders(storage, writer, relay),
        MailSender(MailQueries(storage.database), writer, relay),
        advance,
    )
    await storage.close()


async def test_a_server_that_is_away_for_an_hour_gets_the_mail_once(
    post: Post, smtp: SmtpServer
) -> None:
    order = MailOrder(new_id(), "confirmation", ADA.id, ADDRESS, "uk")
    assert await MailQueries(post.storage.database).request_address(order, "key")
    smtp.stop()
    tries = 0
    for _minute in range(60):
        tries += await post.orders.send_due()
        await post.advance(MINUTE)
    assert 5 <= tries <= 8  # after 1, 2, 4, 8, 15, 15 and 15 minutes
    smtp.start()
    for _minute in range(60):
        await post.orders.send_due()
        await post.advance(MINUTE)
    assert smtp.recipients == [ADDRESS]
    (mail,) = smtp.mails
    assert mail["Content-Language"] == "uk"
    assert (
        await MailQueries(post.storage.database).confirm_address(hash_token(token_of(mail)), "x")
        == ADA.id
    )


async def test_a_mail_of_a_worker_that_died_is_sent_by_another_and_known_to_be_the_same(
    post: Post, smtp: SmtpServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = MailOrder(new_id(), "confirmation", ADA.id, ADDRESS, "en")
    mails = MailQueries(post.storage.database)
    assert await mails.request_address(order, "key")

    async def dies(_order: str) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:  # after the mail has gone, and before that is stored
        patch.setattr(type(mails), "finish", lambda _mails, order: dies(order))
        with pytest.raises(asyncio.CancelledError):
            await post.orders.send_due()
    assert await post.orders.send_due() == 0  # its lease holds
    await post.advance(10 * MINUTE)
    assert await post.orders.send_due() == 1
    await post.advance(10 * MINUTE)
    assert await post.orders.send_due() == 0
    first, second = smtp.mails
    assert first["Message-ID"] == second["Message-ID"]
    tokens = {token_of(mail) for mail in smtp.mails}
    assert len(tokens) == 2  # either of them works, and then no other


async def test_a_mail_that_cannot_be_sent_for_a_day_is_given_up(
    post: Post, smtp: SmtpServer
) -> None:
    order = MailOrder(new_id(), "confirmation", ADA.id, ADDRESS, "en")
    assert await MailQueries(post.storage.database).request_address(order, "key")
    smtp.stop()
    for _ in range(98):
        await post.orders.send_due()
        await post.advance(15 * MINUTE)
    await MailQueries(post.storage.database).delete_expired()
    smtp.start()
    assert await post.orders.send_due() == 0


async def test_many_mails_are_sent_by_two_workers_each_once(post: Post, smtp: SmtpServer) -> None:
    await post.confirm()
    for _ in range(2 * BATCH):
        await MailQueries(post.storage.database).order(
            MailOrder(new_id(), "password_changed", ADA.id, ADDRESS, "en")
        )
    while any(await asyncio.gather(post.orders.send_due(), post.orders.send_due())):
        pass
    assert len({mail["Message-ID"] for mail in smtp.mails}) == len(smtp.mails) == 2 * BATCH


# --- Notices


def a_notice(language: str = "en", **fields: str) -> Notice:
    """Somebody's turn."""
    kind: NoticeKind = "invitation" if "sender" in fields else "your_turn"
    at = datetime(2026, 5, 4, 12, tzinfo=UTC)
    return Notice("key", kind, language, at, TableId("t" * 26), **fields)  # type: ignore[arg-type]


TO_ADA: Final = Address(ADA.id, "mail", "", ADDRESS)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_notice_is_mailed_in_the_readers_language(
    post: Post, smtp: SmtpServer, language: str
) -> None:
    await post.confirm()
    assert await post.sender.send(a_notice(language, title="The old coast"), TO_ADA) == "sent"
    (mail,) = smtp.mails
    assert mail["Subject"] == speech(language).say("notice-your_turn-title")
    assert "The old coast" in text_of(mail) and "The old coast" in text_of(mail, "html")
    key = "k" * 43
    assert links_of(mail) == [f"{URL}/t/{'t' * 26}", f"{URL}/mail/unsubscribe#{key}"]
    assert mail["List-Unsubscribe"] == f"<{URL}/api/mail/unsubscribe?token={key}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert await post.sender.send(a_notice(language, title="Another"), TO_ADA) == "sent"
    assert smtp.mails[1]["Message-ID"] == mail["Message-ID"]  # the same notice, by its key


async def test_names_and_titles_are_no_headers(post: Post, smtp: SmtpServer) -> None:
    await post.confirm()
    for evil in ("Eve\r\nBcc: eve@example.org", "=?utf-8?q?=0D=0ABcc:_eve@example.org?="):
        assert await post.sender.send(a_notice(sender=evil, title=evil), TO_ADA) == "sent"
    for mail in smtp.mails:
        assert (mail["Bcc"] is None and "Eve" in mail["Subject"]) or "utf-8" in mail["Subject"]
    assert smtp.recipients == [ADDRESS] * 2


async def test_what_becomes_of_a_notice(post: Post, smtp: SmtpServer) -> None:
    await post.confirm()
    other = TO_ADA._replace(target="before@example.org")
    assert await post.sender.send(a_notice(), other) == "gone"
    smtp.refusals[ADDRESS] = "450 4.2.1 Later"
    assert await post.sender.send(a_notice(), TO_ADA) == "try_later"
    assert (await post.address()).failed_at is None
    assert await MailQueries(post.storage.database).unsubscribe("k" * 43) == ADA.id
    assert await post.sender.send(a_notice(), TO_ADA) == "gone"
    order = MailOrder(new_id(), "confirmation", ADA.id, ADDRESS, "cs")
    assert not await MailQueries(post.storage.database).request_address(order, "unused")
    smtp.refusals[ADDRESS] = "550 5.1.1 Nobody"
    assert await post.sender.send(a_notice(), TO_ADA) == "gone"
    assert (await post.address()).failed_at is not None
    assert smtp.mails == []


async def test_notices_of_an_hour_have_a_cap(post: Post, smtp: SmtpServer) -> None:
    await post.confirm()
    settings = Settings(public_url=URL, smtp_url=smtp.url, mail_from="post@map.example")
    relay = MailRelay(smtp.url, "post@map.example")
    capped = MailSender(
        MailQueries(post.storage.database), LetterWriter(settings), relay, per_hour=20
    )
    found = [await capped.send(a_notice(), TO_ADA) for _ in range(3)]
    assert found == ["sent", "sent", "try_later"]


async def test_notices_find_confirmed_addresses_that_want_them(post: Post) -> None:
    notices, mails = NoticeQueries(post.storage.database), MailQueries(post.storage.database)

    async def reached() -> int:
        await notices.tell("password_changed", ADA.id)
        await notices.expand(["mail"], 0, 10)
        claimed = await notices.claim(["mail"], 10, 60)
        assert all(one.address == TO_ADA for one in claimed)
        assert all(one.notice.language == "cs" for one in claimed)
        return len(claimed)

    assert await reached() == 0
    await post.confirm()
    assert await reached() == 1
    await mails.unsubscribe("k" * 43)
    assert await reached() == 0
    again = MailOrder(new_id(), "confirmation", ADA.id, ADDRESS, "cs")
    assert not await mails.request_address(again, "unused")
    assert await reached() == 1
    await mails.mark_failed(ADA.id, ADDRESS)
    assert await reached() == 0
