"""Push messages: encrypted so that the browser, and no one else, can read them, and signed."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from inkland.server.features.notices.push.encryption import SenderKey, decode, encrypt, is_key
from inkland.server.features.notices.push.https_client import HttpsClient
from inkland.server.features.notices.push.sender import PushSender, outcome_of
from inkland.server.features.notices.queries import Address, Notice, NoticeQueries
from inkland.server.tables.storage import PostgresStorage
from inkland.speech import speech
from inkland.table.ids import AccountId, TableId
from rows import each_row
from support.push_service import SubscribedBrowser, answer, is_signed_for, push_service

pytestmark = pytest.mark.anyio

NOTICE = Notice(
    "1", "your_turn", "cs", datetime(2026, 1, 1, tzinfo=UTC), TableId("t" * 26), "Nedělní stůl"
)
CONTACT = "https://inkland.example"


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    """A private key in base64url."""
    return ec.derive_private_key(int.from_bytes(decode(text)), ec.SECP256R1())


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    found = encrypt(
        b"When I grow up, I want to be a watermelon",
        decode(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        decode("BTBZMqHH6r4Tts7J_aSIgg"),
        key_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert found == decode(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
        "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulc"
        "y4a-fN"
    )


def test_another_implementation_decrypts_it() -> None:
    browser = SubscribedBrowser("https://push.example/x")
    sent = {"title": "Ваш хід", "body": "x" * 1000}
    body = encrypt(json.dumps(sent).encode(), browser.p256dh, browser.auth)
    assert browser.decrypt(body) == sent
    other = SubscribedBrowser("https://push.example/x")
    with pytest.raises(Exception, match=r"Decryption|Invalid"):
        other.decrypt(body)


def test_what_can_be_keys_of_a_browser() -> None:
    browser = SubscribedBrowser("")
    assert is_key(browser.p256dh, browser.auth)
    assert not is_key(browser.p256dh[:-1], browser.auth)
    assert not is_key(b"\x04" + bytes(64), browser.auth)  # not on the curve
    assert not is_key(browser.p256dh, browser.auth[1:])
    assert not is_key(b"", b"")


def test_the_key_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    file = tmp_path / "push.key"
    made = SenderKey.load_or_make(file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert (
        SenderKey.load_or_make(file).public
        == made.public
        == SenderKey.parse(file.read_text()).public
    )
    for bad in ("", "AAAA", "no key!", "A" * 43):
        with pytest.raises(ValueError, match=r"key|32 bytes|base64|[Pp]adding|data|value"):
            SenderKey.parse(bad)


@each_row(
    "status, outcome",
    [
        (201, "sent"), (200, "sent"), (204, "sent"), (404, "gone"), (410, "gone"), (400, "gone"),
        (403, "gone"), (302, "gone"), (413, "gone"), (429, "try_later"), (500, "try_later"),
        (503, "try_later"),
    ],
)  # fmt: skip
def test_what_an_answer_means(status: int, outcome: str) -> None:
    assert outcome_of(status) == outcome


async def test_a_notice_arrives_in_the_language_of_its_reader_and_signed(
    storage: PostgresStorage, tmp_path: Path
) -> None:
    async with push_service(tmp_path) as service:
        browser = SubscribedBrowser(service.endpoint("ann"))
        key = SenderKey.load_or_make(tmp_path / "push.key")
        notices = NoticeQueries(storage.database)
        sender = PushSender(notices, key, CONTACT, (service.host,), HttpsClient(service.trust()))
        target = {
            "endpoint": browser.endpoint, "p256dh": browser.p256dh.hex(), "auth": browser.auth.hex()
        }  # fmt: skip
        address = Address(AccountId("ann"), "push", "1", json.dumps(target))
        assert await sender.send(NOTICE, address) == "sent"
        (got,) = service.requests
        shown = browser.decrypt(got.body)
        say = speech("cs").say
        assert shown["title"] == say("notice-your_turn-title")
        body = say("notice-your_turn-body", table="Nedělní stůl", unit="unlimited", left="")
        assert shown["body"] == body
        assert (shown["path"], shown["language"]) == (f"/t/{NOTICE.table}", "cs")
        assert got.headers["topic"] == shown["tag"]
        assert len(shown["tag"]) == 32
        assert b"t" * 26 not in got.body and "t" * 26 not in str(got.headers)
        assert is_signed_for(
            got.headers["authorization"], f"https://localhost:{service.port}", CONTACT
        )
        long = NOTICE._replace(title="\U0001f5fa\ufe0f" * 400)
        assert await sender.send(long, address) == "sent"
        service.answer = lambda _: answer(503)
        assert await sender.send(NOTICE, address) == "try_later"
        elsewhere = PushSender(notices, key, CONTACT, ("fcm.googleapis.com",))
        assert await elsewhere.send(NOTICE, address) == "gone"
        await sender.close()
