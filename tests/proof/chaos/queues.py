"""The longest send queues of a node, measured by the node and read by the checker."""

import json
import os
from pathlib import Path
from typing import Final, NamedTuple

from inkland.table.live.connections import Connection

_FOLDER: Final = "queues"


class Longest(NamedTuple):
    """The most messages queued on a connection, and the most bytes while more than one was."""

    messages: int = 0
    bytes: int = 0


def measure(folder: Path, name: str) -> None:
    """Note the longest queues of this process from now on."""
    path = folder / _FOLDER / f"{name}-{os.getpid()}.json"
    path.parent.mkdir(exist_ok=True)
    send, longest = Connection.send, Longest()

    def send_and_note(self: Connection, text: str) -> None:
        nonlocal longest
        send(self, text)
        waiting = len(self._waiting)
        found = Longest(
            max(longest.messages, waiting), max(longest.bytes, self._bytes if waiting > 1 else 0)
        )
        if found != longest:
            longest = found
            path.write_text(json.dumps(longest))

    Connection.send = send_and_note  # type: ignore[method-assign]


def longest(folder: Path) -> Longest:
    """The longest queues of all nodes of a run."""
    found = []
    for path in (folder / _FOLDER).glob("*.json"):
        text = path.read_text()
        if text:  # empty if the process was killed while writing
            found.append(Longest(*json.loads(text)))
    return Longest(
        max((one.messages for one in found), default=0),
        max((one.bytes for one in found), default=0),
    )
