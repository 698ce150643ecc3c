"""Messages between the web processes of one server on one machine.

The supervisor makes a pair of datagram sockets for each process before it starts them, so there is
no address that anybody else could send to, and nothing to clean up. A message that finds no room
is dropped, like one on any other bus.
"""

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple, Self

import msgspec

MAX_OUTGOING: Final = 10_000
_TOGETHER: Final = 100  # messages in one datagram; each has less than 300 bytes
_READS_AT_ONCE: Final = 50
_RETRY_SECONDS: Final = 0.01

Listener = Callable[[int, Any], None]


class _Datagram(msgspec.Struct, array_like=True):
    """Messages of one process: the number of the sender, and kind and content of each."""

    sender: int
    messages: list[tuple[str, msgspec.Raw]]


class SiblingSockets(NamedTuple):
    """The two ends of the sockets of all processes, by number."""

    inboxes: tuple[socket.socket, ...]
    outboxes: tuple[socket.socket, ...]

    @classmethod
    def make(cls, count: int) -> Self:
        """Make them for so many processes, which inherit them."""
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        for pair in pairs:
            for end in pair:
                end.setblocking(False)
        return cls(tuple(inbox for inbox, _ in pairs), tuple(outbox for _, outbox in pairs))


class SiblingChannel:
    """The end of one process: sends to all others, and calls listeners for what they send."""

    def __init__(self, sockets: SiblingSockets, number: int) -> None:
        self.number = number
        self._inbox = sockets.inboxes[number]
        self._outgoing = {
            outbox: deque[tuple[str, msgspec.Raw]]()
            for other, outbox in enumerate(sockets.outboxes)
            if other != number
        }
        self._listeners: dict[str, tuple[msgspec.msgpack.Decoder[Any], Listener]] = {}
        self._is_flushing = False
        self.dropped = 0

    def listen(self, kind: str, content: Any, listener: Listener) -> None:
        """Call the listener with the sender and the content of each message of this kind."""
        self._listeners[kind] = (msgspec.msgpack.Decoder(content), listener)

    def send(self, kind: str, content: object) -> None:
        """Send to all other processes, together with what else is sent in this pass of the loop."""
        message = (kind, msgspec.Raw(msgspec.msgpack.encode(content)))
        for waiting in self._outgoing.values():
            if len(waiting) < MAX_OUTGOING:
                waiting.append(message)
            else:
                self.dropped += 1
        if not self._is_flushing:
            self._is_flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def open(self) -> None:
        """Start to receive."""
        asyncio.get_running_loop().add_reader(self._inbox.fileno(), self._read)

    def close(self) -> None:
        """Stop receiving."""
        asyncio.get_running_loop().remove_reader(self._inbox.fileno())

    def _flush(self) -> None:
        self._is_flushing = False
        for outbox, waiting in self._outgoing.items():
            while waiting:
                together = [waiting[n] for n in range(min(_TOGETHER, len(waiting)))]
                try:
                    outbox.send(msgspec.msgpack.encode(_Datagram(self.number, together)))
                except OSError:  # it does not read: it is busy, or just being replaced
                    self._is_flushing = True
                    break
                for _ in together:
                    waiting.popleft()
        if self._is_flushing:
            asyncio.get_running_loop().call_later(_RETRY_SECONDS, self._flush)

    def _read(self) -> None:
        for _ in range(_READS_AT_ONCE):
            try:
                data = self._inbox.recv(65_536)
            except OSError:
                return
            with suppress(msgspec.DecodeError):
                datagram = msgspec.msgpack.decode(data, type=_Datagram)
                for kind, content in datagram.messages:
                    if found := self._listeners.get(kind):
                        decoder, listener = found
                        listener(datagram.sender, decoder.decode(content))
