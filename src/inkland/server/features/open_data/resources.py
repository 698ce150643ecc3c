"""HTTP bodies about open data: the dumps that anybody may download."""

import msgspec


class OpenDump(msgspec.Struct, frozen=True):
    """A dump of finished games; the hash is SHA-256 of the file, in hexadecimal digits."""

    file: str
    published_at: str
    games: int
    bytes: int
    hash: str


class OpenDumps(msgspec.Struct, frozen=True):
    """All dumps, the latest first."""

    dumps: tuple[OpenDump, ...]
