"""The sender of web push messages."""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

import msgspec

from inkland.server.features.notices.push.encryption import SenderKey, encrypt
from inkland.server.features.notices.push.endpoints import UnsafeEndpoint, check_endpoint
from inkland.server.features.notices.push.https_client import HttpsClient
from inkland.server.features.notices.queries import Address, Notice, NoticeQueries, Way
from inkland.server.features.notices.sender import SendOutcome
from inkland.server.features.notices.texts import path_of, text_of

_KEPT_SECONDS: Final = (
    24 * 3_600
)  # a push service keeps the message so long for a phone that is off
# Even of four bytes each, so many signs fit into a push message.
_MAX_TITLE_SIGNS: Final = 120
_MAX_BODY_SIGNS: Final = 400
_LATER: Final = (408, 425, 429)


class PushTarget(msgspec.Struct, frozen=True):
    """What is stored of a subscription, with keys in hex."""

    endpoint: str
    p256dh: str
    auth: str


class PushMessage(msgspec.Struct, frozen=True):
    """What the service worker gets; one with the tag of an earlier one takes its place."""

    title: str
    body: str
    language: str
    tag: str
    path: str


class PushSender:
    """Sends encrypted messages to the push services of browsers; see `NoticeSender`."""

    way: Way = "push"
    is_limited = False

    def __init__(
        self,
        storage: NoticeQueries,
        key: SenderKey,
        contact: str,
        hosts: Iterable[str],
        client: HttpsClient | None = None,
    ) -> None:
        self._storage = storage
        self._key = key
        self._contact = contact
        self._hosts = tuple(hosts)
        self._client = client or HttpsClient()

    async def send(self, notice: Notice, way: Address) -> SendOutcome:
        """Encrypt the notice and send it; what a push service does not take is `gone`."""
        target = msgspec.json.decode(way.target, type=PushTarget)
        tag = _tag(notice)
        words = text_of(notice)
        text = msgspec.json.encode(
            PushMessage(
                words.title[:_MAX_TITLE_SIGNS],
                words.body[:_MAX_BODY_SIGNS],
                notice.language,
                tag,
                path_of(notice),
            )
        )
        try:
            endpoint = check_endpoint(target.endpoint, self._hosts)
            headers = {
                "Authorization": self._key.authorization(endpoint.origin, self._contact),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(_KEPT_SECONDS),
                "Topic": tag,
                "Urgency": "normal",
            }
            body = encrypt(text, bytes.fromhex(target.p256dh), bytes.fromhex(target.auth))
            status = await self._client.post(endpoint, headers, body)
        except UnsafeEndpoint:
            return "gone"
        return outcome_of(status)

    async def forget(self, way: Address) -> None:
        """Forget a subscription that is gone."""
        target = msgspec.json.decode(way.target, type=PushTarget)
        await self._storage.forget_endpoint(target.endpoint)

    async def close(self) -> None:
        """Close all connections."""
        await self._client.close()


def outcome_of(status: int) -> SendOutcome:
    """What the answer of a push service means. A redirect is not followed: the address is wrong."""
    if 200 <= status < 300:
        return "sent"
    return "try_later" if status < 200 or status >= 500 or status in _LATER else "gone"


def _tag(notice: Notice) -> str:
    """The same for all notices about a table: only the last one is of use. 32 signs at most."""
    about = notice.table or notice.kind
    return sha256(f"notice {about}".encode()).hexdigest()[:32]
