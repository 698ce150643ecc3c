"""A push service of our own: an HTTPS server that decrypts what it gets, with a browser's keys."""

import asyncio
import base64
import datetime
import json
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.x509.oid import NameOID

HOST = "localhost"


def write_certificate(folder: Path, name: str = HOST) -> Path:
    """Write a certificate for this name, with its key, to one file; it signs itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / f"{name}.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return file


def encode(value: bytes) -> str:
    """Encode bytes as browsers do: base64url without padding."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


class SubscribedBrowser:
    """The keys of a browser with a push subscription."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.p256dh = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.auth = bytes(range(16))

    @property
    def subscription(self) -> dict[str, Any]:
        """What the browser would send to us."""
        keys = {"p256dh": encode(self.p256dh), "auth": encode(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def decrypt(self, body: bytes) -> Any:
        """Decrypt a message, by an implementation that is not ours."""
        text = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(text)


class PushRequest(NamedTuple):
    """A request that the service got, with headers in lower case."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Stores requests, and answers as `answer` says; None: not at all."""

    def __init__(self, port: int, certificate: Path) -> None:
        self.port = port
        self.certificate = certificate
        self.requests: list[PushRequest] = []
        self.connections = 0
        self.answer: Callable[[PushRequest], bytes | None] = lambda _: answer(201)

    def endpoint(self, name: str) -> str:
        """A push endpoint of this service."""
        return f"https://{HOST}:{self.port}/push/{name}"

    @property
    def host(self) -> str:
        """What a setting has to allow."""
        return f"{HOST}:{self.port}"

    def trust(self) -> ssl.SSLContext:
        """A context that trusts this service alone."""
        return ssl.create_default_context(cafile=self.certificate)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer the requests of one connection."""
        self.connections += 1
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                line, *lines = head.strip().split("\r\n")
                headers = {
                    name.lower(): value.strip()
                    for name, _, value in (one.partition(":") for one in lines)
                }
                body = await reader.readexactly(int(headers["content-length"]))
                got = PushRequest(line.split()[1], headers, body)
                self.requests.append(got)
                answered = self.answer(got)
                if answered is None:
                    await asyncio.sleep(600)
                    return
                writer.write(answered)
                await writer.drain()
        except (asyncio.IncompleteReadError, OSError):
            pass
        finally:
            writer.close()


def answer(status: int, *headers: str) -> bytes:
    """An answer without a body."""
    return "\r\n".join([f"HTTP/1.1 {status} x", "Content-Length: 0", *headers, "", ""]).encode()


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    """Run a push service on this machine."""
    certificate = write_certificate(folder)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    service = PushService(0, certificate)
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=context)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()


def is_signed_for(header: str, origin: str, contact: str) -> bool:
    """Whether an `Authorization` header is a valid signature for this push service."""
    fields = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    text, _, signature = fields["t"].rpartition(".")
    point = _decode(fields["k"])
    raw = _decode(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    key.verify(
        encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:])),
        text.encode(),
        ec.ECDSA(hashes.SHA256()),
    )
    claims = json.loads(_decode(text.split(".")[1]))
    now = datetime.datetime.now(datetime.UTC).timestamp()
    return bool(
        claims["aud"] == origin
        and claims["sub"] == contact
        and now < claims["exp"] < now + 24 * 3600
    )


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
