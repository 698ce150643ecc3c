"""Limits below the application, against abuse by headers, pings, fragments and slow readers.

uvicorn implements both protocols; each override here adds one limit that it lacks, or words for our
clients what it refuses.
"""

import asyncio
import logging
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import Protocol

from inkland.protocol.messages import BAD_TEXT, TOO_LARGE, TOO_MANY
from inkland.server.http.problems import problem_response
from inkland.table.errors import BadRequest
from inkland.table.rate_limits import TokenBucket

MAX_HEAD_BYTES: Final = 8 * 1024  # a longer line would also fail in the websocket parser
MAX_HEADERS: Final = 100
HEAD_TIMEOUT_SECONDS: Final = 10.0
MAX_FRAME_BYTES: Final = 8 * 1024
PINGS_PER_SECOND: Final = 5.0
PINGS_BURST: Final = 50.0
CLOSE_TIMEOUT_SECONDS: Final = 5.0
RESTARTING: Final = 1012
RESTARTING_REASON: Final = "restarting: come back"
_OF_A_BODY: Final = (b"content-length", b"transfer-encoding")

# INFO would log each websocket twice, which takes a tenth of the time to accept one.
log = logging.getLogger(__name__)
log.setLevel(logging.WARNING)


class HeadTooLarge(ValueError):
    """The head of a request is larger than allowed."""


class LimitedHttpProtocol(HttpToolsProtocol):
    """HTTP with limits on the size of a request's head and the time until it is complete."""

    _head_bytes = 0  # as received, of an incomplete head
    _header_bytes = 0
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timer of the first request's head."""
        super().connection_made(transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timer."""
        self._cancel_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count the bytes of an incomplete head; answer 400 beyond the limit."""
        super().data_received(data)
        if self._timer is not None and not self.transport.is_closing():
            self._head_bytes += len(data)
            if self._head_bytes > MAX_HEAD_BYTES:
                self.send_400_response("Too large")

    def send_400_response(self, msg: str) -> None:
        """Refuse in the form of all refusals; uvicorn would in plain text."""
        refusal = problem_response(BadRequest(reason=msg), 400, {"Connection": "close"})
        head = b"".join(b"%b: %b\r\n" % header for header in refusal.raw_headers)
        self.transport.write(b"HTTP/1.1 400 Bad Request\r\n" + head + b"\r\n" + refusal.body)
        self.transport.close()

    def on_message_begin(self) -> None:
        """Start the timer of another request's head on the same connection."""
        super().on_message_begin()
        self._header_bytes = 0
        self._start_timer()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Raise `HeadTooLarge` beyond the limits, which uvicorn answers with 400."""
        super().on_header(name, value)
        self._header_bytes += len(name) + len(value)
        size = len(self.url) + self._header_bytes
        if len(self.headers) > MAX_HEADERS or size > MAX_HEAD_BYTES:
            raise HeadTooLarge

    def on_headers_complete(self) -> None:
        """Cancel the timer; reading the body is limited by the application."""
        self._cancel_timer()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the websocket what has been parsed; uvicorn has it parsed a second time.

        A handshake with a body is left to uvicorn, which refuses it.
        """
        if not self.url.isascii() or any(name in _OF_A_BODY for name, _value in self.headers):
            return super().handle_websocket_upgrade()
        self.connections.discard(self)
        protocol = LimitedWebSocketProtocol(self.config, self.server_state, self.app_state)
        protocol.connection_made(self.transport)
        self.transport.set_protocol(protocol)
        return protocol.handle_request(self.scope["method"], self.url, self.headers)

    def _start_timer(self) -> None:
        self._cancel_timer()
        self._head_bytes = 0
        self._timer = self.loop.call_later(HEAD_TIMEOUT_SECONDS, self.transport.abort)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A websocket with bounded memory for pongs, fragments and unread messages."""

    _close_timer: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pings = TokenBucket(PINGS_PER_SECOND, PINGS_BURST)
        self.logger = self.conn.logger = log

    def handle_request(self, method: str, url: bytes, headers: list[tuple[bytes, bytes]]) -> None:
        """Answer the handshake of a request whose head has been parsed."""
        found = Headers()
        for name, value in headers:
            found[name.decode("ascii")] = value.decode("latin-1")
        self.conn.parser = Protocol.parse(self.conn)  # of frames; it would wait for a request
        next(self.conn.parser)
        self.handle_connect(Request(url.decode("ascii"), found, method=method))

    def handle_ping(self) -> None:
        """Limit the rate of pings: pongs are buffered even if the client does not read them."""
        if self.close_sent:
            return
        if self._pings.take():
            super().handle_ping()
        else:
            self._fail(TOO_MANY)

    def handle_cont(self, event: Frame) -> None:
        """Limit the fragments of a message, since empty ones do not count as bytes."""
        if len(self.frames) > MAX_FRAME_BYTES:
            self._fail(TOO_LARGE)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Close with a code of ours on invalid UTF-8, which uvicorn would log as an error."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                return self._fail(BAD_TEXT)
        return super().send_receive_event_to_app()

    def shutdown(self) -> None:
        """Say that this node ends, and that the client comes back to another one."""
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTARTING})
            self.conn.send_close(RESTARTING, RESTARTING_REASON)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        super().shutdown()

    def keepalive_timeout(self) -> None:
        """Abort at once: a client that is gone will not read what is buffered either."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Once the application is done, give the client a few seconds to read, then abort."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._close_timer = self.loop.call_later(CLOSE_TIMEOUT_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timer: asyncio fails to abort a transport that is closed already."""
        if self._close_timer is not None:
            self._close_timer.cancel()
            self._close_timer = None
        super().connection_lost(exc)

    def _fail(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()
