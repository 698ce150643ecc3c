"""The wire: limits on what the application never gets to see, such as heads, pings and fragments.

uvicorn reads both kinds of connection; what it leaves open to somebody who means harm is closed
here, each in a line or two.
"""

import asyncio
import logging
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from inkland.protocol.messages import BAD_TEXT, TOO_LARGE, TOO_MANY
from inkland.table.rate_limits import TokenBucket

MAX_HEAD_BYTES: Final = 8 * 1024  # bytes; a longer line would also break the websocket's own reader
MAX_HEADERS: Final = 100
HEAD_TIMEOUT_SECONDS: Final = 10.0
MAX_FRAME_BYTES: Final = 8 * 1024
PINGS_PER_SECOND: Final = 5.0
PINGS_BURST: Final = 50.0
CLOSE_TIMEOUT_SECONDS: Final = 5.0


# Each socket would say twice that it is there: a tenth of the time it takes to let one in.
log = logging.getLogger(__name__)
log.setLevel(logging.WARNING)


class HeadTooLarge(ValueError):
    """The head of a request is longer than any of ours."""


class LimitedHttpProtocol(HttpToolsProtocol):
    """HTTP whose heads are small and come in time."""

    _head = 0
    _overdue: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Whoever connects says something soon."""
        super().connection_made(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is expected any more."""
        self._head_has_come()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count what belongs to a head that is not complete."""
        super().data_received(data)
        if self._overdue is not None and not self.transport.is_closing():
            self._head += len(data)
            if self._head > MAX_HEAD_BYTES:
                self.send_400_response("Too large")

    def on_message_begin(self) -> None:
        """Another request on the same connection."""
        super().on_message_begin()
        self._expect_head()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Refuse one header too many, which answers 400."""
        super().on_header(name, value)
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if len(self.headers) > MAX_HEADERS or size > MAX_HEAD_BYTES:
            raise HeadTooLarge

    def on_headers_complete(self) -> None:
        """The rest is for the application to read, and to time."""
        self._head_has_come()
        super().on_headers_complete()

    def _expect_head(self) -> None:
        self._head_has_come()
        self._head = 0
        self._overdue = self.loop.call_later(HEAD_TIMEOUT_SECONDS, self.transport.abort)

    def _head_has_come(self) -> None:
        if self._overdue is not None:
            self._overdue.cancel()
            self._overdue = None


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A websocket that cannot be made to hoard pongs, fragments, or what nobody reads."""

    _unread: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pings = TokenBucket(PINGS_PER_SECOND, PINGS_BURST)
        self.logger = self.conn.logger = log

    def handle_ping(self) -> None:
        """Each ping is answered, even if nobody reads the pongs: so not too many."""
        if self.close_sent:
            return
        if self._pings.take():
            super().handle_ping()
        else:
            self._fail(TOO_MANY)

    def handle_cont(self, event: Frame) -> None:
        """A message has no more parts than it may have bytes."""
        if len(self.frames) > MAX_FRAME_BYTES:
            self._fail(TOO_LARGE)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Text that is none is the client's mistake, and no error in our log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                return self._fail(BAD_TEXT)
        return super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Who is gone does not read the rest either: do not wait for it."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done with this connection; what nobody fetches is thrown away."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._unread = self.loop.call_later(CLOSE_TIMEOUT_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timer: asyncio fails to abort a transport that was closed and then emptied."""
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().connection_lost(exc)

    def _fail(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()
