"""A node under test: `python -m proof.chaos.server_process --name N --folder F serve …`.

It is the product's own command, with numbered steps at which it can be made to die, a note of its
longest queues, pools of one connection or a busy archive if asked for, and a planted bug if
`--plant` names one.
"""

import argparse
import socket
import sys
from pathlib import Path
from typing import Any, Final

from psycopg_pool import AsyncConnectionPool

from inkland import cli
from inkland.server import serve
from inkland.server.features.upkeep import archive_task
from proof.chaos import planted, queues, steps

_LITTLE_ROOM: Final = 16 * 1024  # bytes of kernel buffer, so that a slow reader is soon noticed


def use_small_buffers() -> None:
    """Give every connection a small kernel buffer."""
    accept = serve._bind

    def small_buffer(*flags: Any) -> socket.socket:
        connection = accept(*flags)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _LITTLE_ROOM)
        return connection

    serve._bind = small_buffer  # type: ignore[assignment]


def use_one_connection() -> None:
    """Give every pool a single connection to the database."""
    opened = AsyncConnectionPool.__init__

    def smallest(self: Any, *args: Any, **options: Any) -> None:
        opened(self, *args, **{**options, "min_size": 1, "max_size": 1})

    AsyncConnectionPool.__init__ = smallest  # type: ignore[method-assign]


def archive_without_rest() -> None:
    """Archive ten thousand games within minutes, where a site takes its time."""
    archive_task.REST = 0.5  # type: ignore[misc]
    archive_task.RANGE_SECONDS = 0.0  # type: ignore[misc]


def main() -> None:
    """Prepare the node, and run it."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--name", required=True)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--plant", choices=planted.BUGS)
    parser.add_argument("--one-connection", action="store_true", help="in each pool")
    parser.add_argument("--busy-archive", action="store_true", help="it hardly rests")
    flags, rest = parser.parse_known_args()
    if flags.plant is not None:
        planted.BUGS[flags.plant]()
    if flags.one_connection:
        use_one_connection()
    if flags.busy_archive:
        archive_without_rest()
    steps.listen(flags.folder, flags.name)
    queues.measure(flags.folder, flags.name)
    use_small_buffers()
    sys.argv[1:] = rest
    cli.main()


if __name__ == "__main__":
    main()
