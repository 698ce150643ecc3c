"""Push endpoints are addresses of strangers: what we never connect to."""

import asyncio
import ssl
from functools import partial
from pathlib import Path

import pytest

from inkland.server.configuration.settings import KNOWN_PUSH_HOSTS
from inkland.server.features.notices.push.endpoints import (
    Endpoint,
    UnsafeEndpoint,
    check_address,
    check_endpoint,
)
from inkland.server.features.notices.push.https_client import HttpsClient
from inkland.server.features.notices.push.sender import outcome_of
from rows import each_row
from support.push_service import HOST, answer, push_service

pytestmark = pytest.mark.anyio

GOOD = (
    "https://fcm.googleapis.com/fcm/send/abc:def-_123",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com/QAbc",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYA%2b",
    "https://FCM.googleapis.com:443/x",
)
HOSTILE = (
    "http://fcm.googleapis.com/x",
    "ws://fcm.googleapis.com/x",
    "file:///etc/passwd",
    "https://user@fcm.googleapis.com/x",
    "https://user:word@fcm.googleapis.com/x",
    "https://fcm.googleapis.com@evil.example/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com:0/x",
    "https://fcm.googleapis.com:99999/x",
    "https://fcm.googleapis.com:/x",
    "https://fcm.googleapis.com./x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilfcm.googleapis.com/x",
    "https://push.apple.com/x",
    "https://.push.apple.com/x",
    "https://127.0.0.1/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://0177.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[fe80::1%25eth0]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/x",
    "https://fcm.googleapis.com\\@evil.example/x",
    "https://fcm.googleapis.com/x\r\nHost: evil.example",
    "https://fcm.googleapis.com/x y",
    "https://fcm.googleapis.com/\u0430",
    "https://fcm.googleapis.com/x#part",
    "https:fcm.googleapis.com/x",
    "//fcm.googleapis.com/x",
    "",
    "https://fcm.googleapis.com/" + "x" * 1000,
)
NOT_PUBLIC = (
    "127.0.0.1", "127.8.9.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "100.64.0.1",
    "169.254.169.254", "198.18.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1", "::1", "::",
    "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1",
    "2002:7f00:1::1", "2001:0:7f00:1::", "2001:db8::1",
)  # fmt: skip


@pytest.mark.parametrize("text", GOOD)
def test_endpoints_of_known_push_services_are_accepted(text: str) -> None:
    assert not check_endpoint(text, KNOWN_PUSH_HOSTS).is_own


@each_row("text", HOSTILE)
def test_other_endpoints_are_refused(text: str) -> None:
    with pytest.raises(UnsafeEndpoint):
        check_endpoint(text, KNOWN_PUSH_HOSTS)


@each_row("address", NOT_PUBLIC)
def test_addresses_that_are_not_public_are_refused(address: str) -> None:
    with pytest.raises(UnsafeEndpoint):
        check_address(address)


def test_public_addresses_are_accepted() -> None:
    for address in ("142.250.1.1", "2a00:1450:4001::1", "::ffff:142.250.1.1"):
        check_address(address)


def test_a_host_with_a_port_is_the_operators_own() -> None:
    hosts = ("push.home.example:8443",)
    assert check_endpoint("https://push.home.example:8443/x?y=1", hosts) == Endpoint(
        "push.home.example", 8443, "/x?y=1", is_own=True
    )
    with pytest.raises(UnsafeEndpoint):
        check_endpoint("https://push.home.example/x", hosts)


async def test_the_checked_address_is_the_one_connected_to(tmp_path: Path) -> None:
    """A name that leads elsewhere when it is asked again does not help: it is asked once."""
    async with push_service(tmp_path) as service:
        asked: list[str] = []

        async def changing(host: str, _port: int) -> list[str]:
            asked.append(host)
            return ["192.0.2.1"] if len(asked) % 2 else ["127.0.0.1"]

        client = HttpsClient(service.trust(), changing)
        endpoint = Endpoint(HOST, service.port, "/x")
        for _time in range(4):
            with pytest.raises(UnsafeEndpoint):
                await client.post(endpoint, {}, b"")
        assert (service.connections, asked) == (0, [HOST] * 4)


async def test_one_private_address_among_public_ones_is_refused(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:

        async def mixed(_host: str, _port: int) -> list[str]:
            return ["142.250.1.1", "127.0.0.1"]

        with pytest.raises(UnsafeEndpoint):
            await HttpsClient(service.trust(), mixed).post(Endpoint(HOST, 443, "/"), {}, b"")


async def test_a_name_of_the_own_list_is_connected_to_and_the_line_is_kept(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        client = HttpsClient(service.trust())
        endpoint = check_endpoint(service.endpoint("a"), (service.host,))
        for _time in range(3):
            assert await client.post(endpoint, {"TTL": "60"}, b"text") == 201
        assert service.connections == 1
        assert [request.body for request in service.requests] == [b"text"] * 3
        await client.close()


def _answer_all(status: int, header: str, _request: object) -> bytes:
    return answer(status, header)


async def test_redirects_are_not_followed(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        target = f"Location: https://{HOST}:{service.port}/elsewhere"
        client = HttpsClient(service.trust())
        endpoint = check_endpoint(service.endpoint("a"), (service.host,))
        for status in (301, 302, 303, 307, 308):
            service.answer = partial(_answer_all, status, target)
            assert outcome_of(await client.post(endpoint, {}, b"")) == "gone"
        assert {request.path for request in service.requests} == {"/push/a"}
        await client.close()


async def test_a_certificate_of_another_name_is_refused(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:

        async def here(_host: str, _port: int) -> list[str]:
            return ["127.0.0.1"]

        client = HttpsClient(service.trust(), here)
        with pytest.raises(ssl.SSLError):
            await client.post(Endpoint("other.example", service.port, "/", is_own=True), {}, b"")
        assert service.requests == []


@pytest.mark.parametrize(
    "said", [b"SSH-2.0\r\n\r\n", b"HTTP/1.1 abc\r\n\r\n", b"x" * 40_000, b"HTTP/1.1 2"]
)
async def test_what_is_no_answer_is_an_error_and_bounded(tmp_path: Path, said: bytes) -> None:
    async with push_service(tmp_path) as service:

        async def close_after(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(said)
            writer.close()

        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(service.certificate)
        server = await asyncio.start_server(close_after, "127.0.0.1", 0, ssl=context)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises((ValueError, EOFError, OSError)):
            await HttpsClient(service.trust()).post(Endpoint(HOST, port, "/", is_own=True), {}, b"")
        server.close()
