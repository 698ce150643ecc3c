"""The files of dumps: lines of JSON, compressed by zstd, in a folder that anybody may copy.

Beside the dumps stand what describes them: schema, licence and checksums.
"""

import os
import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from hashlib import file_digest
from pathlib import Path
from typing import BinaryIO, Final

import zstandard

from inkland.open_data.published_game import schema

LEVEL: Final = 10
SUMS: Final = "SHA256SUMS"
SCHEMA: Final = "schema.json"
LICENCE: Final = "LICENCE.txt"
LONGEST_LINE: Final = 32 * 1024 * 1024  # bytes; a hundred seats at random have 0.3 MB

_UNFINISHED: Final = ".part"
_UNFINISHED_SECONDS: Final = 6 * 3600  # longer than a dump takes: its process was killed
_PIECE: Final = 1024  # compressed bytes at a time, which are at most 32 MB: a file is no bomb

_LICENCE: Final = """\
The games in these files are in the public domain.

All who played them have agreed to that, and whoever published them waives all rights to
them, as far as the law allows, by CC0 1.0: https://creativecommons.org/publicdomain/zero/1.0/

Do not try to find out who played.
"""


def dump_name(dump: str) -> str:
    """The name of the file of a dump."""
    return f"inkland-games-{dump}.jsonl.zst"


class BadDump(ValueError):
    """A file that is no dump of ours, or not a whole one."""


class NewDump:
    """A dump in the making. Nobody sees the file before it is put in its place."""

    def __init__(self, part: Path, stream: BinaryIO) -> None:
        self.games = 0
        self._part = part
        self._stream = stream
        self._packed = zstandard.ZstdCompressor(level=LEVEL).stream_writer(stream, closefd=False)

    def write_line(self, line: str) -> None:
        """Add a game."""
        self._packed.write(f"{line}\n".encode())
        self.games += 1

    def finish(self) -> tuple[int, str]:
        """Write all to the disk; return how many bytes it has, and its checksum."""
        self._packed.flush(zstandard.FLUSH_FRAME)
        self._stream.flush()
        os.fsync(self._stream.fileno())
        return self._part.stat().st_size, checksum(self._part)

    def put(self, file: Path) -> None:
        """Put it in its place, where everybody may read it."""
        self._part.chmod(0o644)
        self._part.replace(file)


@contextmanager
def new_dump(folder: Path) -> Iterator[NewDump]:
    """Begin a dump in a folder. What is not put in its place disappears."""
    folder.mkdir(parents=True, exist_ok=True)
    for left in folder.glob(f"*{_UNFINISHED}"):
        if left.stat().st_mtime < time.time() - _UNFINISHED_SECONDS:
            shutil.rmtree(left, ignore_errors=True)
    with _place_for_parts(folder) as parts:
        part = parts / "dump"
        with part.open("wb") as stream:
            yield NewDump(part, stream)


def describe(folder: Path, sums: Mapping[str, str]) -> None:
    """Write schema, licence and the checksums of the dumps of these names that are here."""
    here = sorted((name, hash) for name, hash in sums.items() if (folder / name).exists())
    texts = {
        SCHEMA: schema(),
        LICENCE: _LICENCE,
        SUMS: "".join(f"{hash}  {name}\n" for name, hash in here),
    }
    with _place_for_parts(folder) as parts:
        for name, text in texts.items():
            (parts / name).write_text(text, encoding="utf-8")
            (parts / name).replace(folder / name)


def checksum(file: Path) -> str:
    """The SHA-256 of a file in hexadecimal digits."""
    with file.open("rb") as stream:
        return file_digest(stream, "sha256").hexdigest()


def read_dump(file: Path) -> Iterator[str]:
    """The lines of a dump, in bounded memory. Raises `BadDump` for a file that is none."""
    line = bytearray()
    with file.open("rb") as stream:
        for piece in _unpacked(stream):
            first, *others = piece.split(b"\n")
            line += first
            for other in others:
                yield line.decode()
                line = bytearray(other)
            if len(line) > LONGEST_LINE:
                raise BadDump("a line is too long")
    if line:
        raise BadDump("the last line has no end")


def _unpacked(stream: BinaryIO) -> Iterator[bytes]:
    """What a file has in all its frames, in pieces."""
    frame = None
    try:
        for packed in iter(partial(stream.read, _PIECE), b""):
            piece = packed
            while piece:
                frame = frame or zstandard.ZstdDecompressor().decompressobj()
                yield frame.decompress(piece)
                piece = frame.unused_data
                frame = None if frame.eof else frame
    except zstandard.ZstdError:
        raise BadDump("it is not compressed by zstd") from None
    if frame is not None or not stream.tell():
        raise BadDump("it is cut off")


@contextmanager
def _place_for_parts(folder: Path) -> Iterator[Path]:
    """A place in the folder for files that are not finished; several processes have their own."""
    with tempfile.TemporaryDirectory(dir=folder, suffix=_UNFINISHED) as parts:
        yield Path(parts)
