"""The bus over NATS: plain subjects without persistence, `inkland.<table>.bell`, `.here` and
`.say`.

A message that cannot be sent at once is dropped: other processes poll storage and find the change
there a moment later.
"""

import asyncio
import contextlib
import logging
import random
import re
from collections import deque
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from inkland.protocol.messages import Phrase
from inkland.server.configuration.settings import is_loopback
from inkland.server.process import metrics
from inkland.table.bus.port import (
    Bell,
    BellListener,
    NodeSeats,
    PhraseListener,
    PresenceListener,
    SpokenPhrase,
)
from inkland.table.ids import TableId

MAX_OUTGOING: Final = 10_000
MAX_INCOMING_PER_TABLE: Final = 1_000  # per table
SEND_TIMEOUT_SECONDS: Final = 5.0
PING_EVERY: Final = 5  # after two unanswered pings the connection is given up
CONNECT_TIMEOUT_SECONDS: Final = 2
TRY_AGAIN: Final = (0.1, 1.0)  # seconds, random, so that processes do not reconnect all at once
_CHECK_SECONDS: Final = 0.5
_TABLE: Final = re.compile(r"[0-9a-z]{26}")
_SUBJECT: Final = re.compile(r"inkland\.([0-9a-z]{26})\.(bell|here|say)")

_Count = Annotated[int, Meta(ge=0, le=2**31)]
_Seat = Annotated[int, Meta(ge=0, le=99)]
_BELL: Final = msgspec.json.Decoder(tuple[_Count, _Count])
_HERE: Final = msgspec.json.Decoder(
    tuple[
        Annotated[str, Meta(min_length=1, max_length=32)],
        Annotated[tuple[_Seat, ...], Meta(max_length=100)],
        _Count,
    ]
)
_SAY: Final = msgspec.json.Decoder(tuple[_Seat, Phrase])

log = logging.getLogger(__name__)


def server_list(urls: str) -> list[str]:
    """Split the addresses of NATS servers, which are separated by commas."""
    return [url.strip() for url in urls.split(",") if url.strip()]


def is_open_to_strangers(urls: str) -> bool:
    """Whether one of the NATS servers is on another machine and is not given a password."""
    servers = [urlsplit(url if "://" in url else f"nats://{url}") for url in server_list(urls)]
    return any(not server.username and not is_loopback(server.hostname) for server in servers)


class NatsBus:
    """The bus of one of several processes.

    The NATS client's own reconnection has no jitter and gives up for good after some errors, so
    each connection gets a new client here, and a lost one is always replaced.
    """

    def __init__(self, urls: str) -> None:
        self._servers = server_list(urls)
        self._listeners: list[BellListener] = []
        self._presence_listeners: list[PresenceListener] = []
        self._phrase_listeners: list[PhraseListener] = []
        self._followed: set[TableId] = set()
        self._subscribed: dict[TableId, Subscription] = {}
        self._outgoing: deque[tuple[str, bytes]] = deque()
        self._more = asyncio.Event()
        self._client: Client | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False
        self.sent = 0
        self.heard = 0
        self.dropped = 0
        self.unreadable = 0

    @property
    def is_up(self) -> bool:
        """Whether there is a connection to NATS."""
        return self._client is not None and self._client.is_connected

    # --- Sending

    def ring(self, bell: Bell) -> None:
        """Send a bell to the listeners of this process, then to the other processes."""
        metrics.bells.labels("rung").inc()
        loop = asyncio.get_running_loop()
        for listener in self._listeners:
            loop.call_soon(listener, bell)
        self._send(bell.table, "bell", msgspec.json.encode(bell[1:]))

    def announce_presence(self, here: NodeSeats) -> None:
        """Send the other processes the seats that are connected to this one."""
        self._send(here.table, "here", msgspec.json.encode(here[1:]))

    def pass_on(self, spoken: SpokenPhrase) -> None:
        """Send a phrase to the other processes."""
        self._send(spoken.table, "say", msgspec.json.encode(spoken[1:]))

    def _send(self, table: TableId, what: str, payload: bytes) -> None:
        # The id becomes part of a subject, where dots and stars have a meaning.
        is_table = _TABLE.fullmatch(table) is not None
        if not is_table or not self.is_up or len(self._outgoing) >= MAX_OUTGOING:
            self.dropped += 1
            return
        self._outgoing.append((f"inkland.{table}.{what}", payload))
        self._more.set()

    # --- Receiving

    def listen(self, listener: BellListener) -> None:
        """Call the listener for each bell from now on."""
        self._listeners.append(listener)

    def listen_presence(self, listener: PresenceListener) -> None:
        """Call the listener whenever another process announces its connected seats."""
        self._presence_listeners.append(listener)

    def listen_phrases(self, listener: PhraseListener) -> None:
        """Call the listener whenever another process passes a phrase on."""
        self._phrase_listeners.append(listener)

    def follow(self, table: TableId) -> None:
        """Receive messages about this table from now on."""
        if _TABLE.fullmatch(table) is not None:
            self._followed.add(table)
            self._more.set()

    def unfollow(self, table: TableId) -> None:
        """Stop receiving other processes' messages about this table."""
        self._followed.discard(table)
        self._more.set()

    async def _on_message(self, message: Msg) -> None:
        """Decode a message and call the listeners; NATS leaves out our own messages (`no_echo`)."""
        found = _SUBJECT.fullmatch(message.subject)
        try:
            if found is None:
                raise msgspec.DecodeError("subject")
            table = TableId(found[1])
            if found[2] == "bell":
                bell = Bell(table, *_BELL.decode(message.data))
                for listener in self._listeners:
                    listener(bell)
            elif found[2] == "say":
                spoken = SpokenPhrase(table, *_SAY.decode(message.data))
                for phrase_listener in self._phrase_listeners:
                    phrase_listener(spoken)
            else:
                here = NodeSeats(table, *_HERE.decode(message.data))
                for presence_listener in self._presence_listeners:
                    presence_listener(here)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.unreadable += 1
        else:
            self.heard += 1

    # --- The connection

    async def open(self) -> None:
        """Start connecting in the background; NATS may come up later."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Close the connection for good."""
        self._is_closing = True
        self._more.set()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        """Keep a connection open until closed: connect, serve, and reconnect when it is lost."""
        was_up = True
        while not self._is_closing:  # the client swallows some cancellations
            client = Client()
            try:
                await self._connect(client)
                log.info("bus connected")
                was_up = True
                await self._serve(client)
            except asyncio.CancelledError:
                break
            except Exception as failure:  # play goes on without a bus
                log.debug("bus: %r", failure)
            finally:
                await self._discard(client)
            if was_up and not self._is_closing:
                log.warning("bus is down")
                was_up = False
            await asyncio.sleep(random.uniform(*TRY_AGAIN))

    async def _connect(self, client: Client) -> None:
        async def on_error(failure: Exception) -> None:
            log.debug("bus: %r", failure)

        await client.connect(
            self._servers,
            error_cb=on_error,
            name="inkland",
            no_echo=True,
            allow_reconnect=False,
            max_reconnect_attempts=1,  # 0 would mean to retry for ever, without jitter
            reconnect_time_wait=0,
            connect_timeout=CONNECT_TIMEOUT_SECONDS,
            ping_interval=PING_EVERY,
            max_outstanding_pings=2,
        )
        self._client = client

    async def _serve(self, client: Client) -> None:
        """Subscribe and send until the connection is lost."""
        while client.is_connected and not self._is_closing:
            self._more.clear()
            async with asyncio.timeout(SEND_TIMEOUT_SECONDS):
                await self._subscribe(client)
                while self._outgoing and client.is_connected:
                    await client.publish(*self._outgoing.popleft())
                    self.sent += 1
            # The client does not report every lost connection, so check regularly, too.
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._more.wait(), _CHECK_SECONDS)

    async def _subscribe(self, client: Client) -> None:
        """Subscribe to the followed tables, and unsubscribe from all others."""
        for table in self._subscribed.keys() - self._followed:
            await self._subscribed.pop(table).unsubscribe()
        for table in self._followed - self._subscribed.keys():
            self._subscribed[table] = await client.subscribe(
                f"inkland.{table}.*", cb=self._on_message, pending_msgs_limit=MAX_INCOMING_PER_TABLE
            )

    async def _discard(self, client: Client) -> None:
        self._client = None
        self._subscribed.clear()
        self.dropped += len(self._outgoing)
        self._outgoing.clear()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(client.close(), CONNECT_TIMEOUT_SECONDS)
