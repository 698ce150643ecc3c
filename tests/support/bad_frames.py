"""Websocket frames that a client should not send, and the close code expected for each."""

import json
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from inkland.protocol.messages import (
    BAD_MESSAGE,
    NOT_TEXT,
    TOO_LARGE,
    Draw,
    Hello,
    Ping,
    decode_client,
)
from inkland.protocol.translation import DRAWING

Wire: TypeAlias = str | bytes
Message: TypeAlias = dict[str, Any]

LARGEST: Final = 8 * 1024
_TERRAINS: Final = ("forest", "village", "farm", "water", "monster", "mountain", "hero", "dragon")
_ODD: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1, 99, 100, 2**31, 2**63, 2**64, -(2**63) - 1, 10**400, 1.5, 1e308, "", "x",
    "0", "f" * 31, "f" * 32, "\x00", "\u202e", "é" * 50, [], [[]], [None] * 9, {}, {"type": "pass"},
)  # fmt: skip


class Frame(NamedTuple):
    """The data to send, and the close code expected for it, if any."""

    wire: Wire
    closed: int | None


def frame(random: Random, step: int) -> Frame:
    """A random frame: mostly invalid, sometimes valid."""
    wire = random.choice(_WAYS)(random, step)
    return Frame(wire, _verdict(wire))


def lobby_frame(random: Random) -> Frame:
    """A random frame for the lobby connection, whose only valid message is `ping`."""
    wire = json.dumps({"type": "ping"}) if random.random() < 0.5 else frame(random, 1).wire
    closed = _verdict(wire)
    if closed is None and not isinstance(decode_client(wire), Ping):
        closed = BAD_MESSAGE
    return Frame(wire, closed)


def _verdict(wire: Wire) -> int | None:
    """The close code expected after this frame."""
    if len(wire if isinstance(wire, bytes) else wire.encode()) > LARGEST:
        return TOO_LARGE
    if isinstance(wire, bytes):
        return NOT_TEXT
    try:
        said = decode_client(wire)
        if isinstance(said, Draw):
            DRAWING.from_plain(said.drawing)
    except (msgspec.DecodeError, RecursionError):
        return BAD_MESSAGE
    return BAD_MESSAGE if isinstance(said, Hello) else None


# --- Well-formed messages


def message(random: Random, step: int) -> Message:
    """A well-formed message."""
    step = random.choice((step, step, step, step + 1, max(0, step - 1), 0, 100_000))
    id = random.choice((f"{random.getrandbits(128):032x}", "0" * 32))
    drawing = [element(random) for _ in range(random.choice((0, 1, 1, 1, 2, 8)))]
    match random.randrange(8):
        case 0:
            return {"type": "take_back", "id": id, "step": step}
        case 1:
            return {"type": "look", "step": step, "begun": drawing}
        case 2:
            return {"type": "try", "step": step, "drawing": drawing}
        case 3:
            seat, season = random.choice((0, 1, 2, 99)), random.choice((None, 0, 3))
            return {"type": "explain", "seat": seat, "season": season}
        case 4:
            return {"type": "ping", "word": random.choice(("", "x" * 40, "\u0000", "привіт"))}
        case _:
            return {"type": "draw", "id": id, "step": step, "drawing": drawing}


def element(random: Random) -> Message:
    """A drawn element: of a card or not, on the map or not, connected or not."""
    match random.randrange(8):
        case 0:
            marks = f"{random.getrandbits(121):x}"
            return {"type": "hero_placement", "space": spaces(random), "marks": marks}
        case 1:
            skills = ("diplomacy", "negotiation", "no_such_skill", "", "x" * 500)
            return {"type": "skill_use", "skill": random.choice(skills)}
        case 2:
            return {"type": "target", "space": spaces(random)}
        case 3:
            return {"type": "pass"}
        case _:
            terrain = random.choice(_TERRAINS)
            return {"type": "placement", "terrain": terrain, "spaces": spaces(random)}


def spaces(random: Random) -> str:
    """A set of spaces: none, one, a domino, a few far apart, all, or some off the map."""
    one = 1 << random.randrange(100)
    apart = one | 1 << random.randrange(121) | 1 << random.randrange(121)
    shapes = (0, one, one | one << 1, one | one << 1 | one << 11, apart, (1 << 121) - 1)
    beyond = random.random() < 0.02
    return f"{1 << random.randrange(121, 124) if beyond else random.choice(shapes):x}"


# --- Malformed messages


def _written(random: Random, step: int) -> Wire:
    return json.dumps(message(random, step))


def _mutated(random: Random, step: int) -> Wire:
    """The message with one field changed, missing, or added."""
    said = message(random, step)
    where: Message = said
    if said.get("drawing") and random.random() < 0.5:
        where = random.choice(said["drawing"])
    name = random.choice((*where, "type", "seat", "table", "__class__"))
    if random.random() < 0.2:
        where.pop(name, None)
    else:
        where[name] = random.choice(_ODD)
    return json.dumps(said)


def _truncated(random: Random, step: int) -> Wire:
    text = json.dumps(message(random, step))
    return text[: random.randrange(len(text))]


def _scratched(random: Random, step: int) -> Wire:
    """The text with one character replaced."""
    text = json.dumps(message(random, step))
    at = random.randrange(len(text))
    return text[:at] + random.choice('{}[]",:0\\ \x00é٣') + text[at + 1 :]


def _hello(random: Random, _step: int) -> Wire:
    return json.dumps({"type": "hello", "since": random.choice((None, 0, 5, -1, 10**7 + 1))})


def _binary(random: Random, step: int) -> Wire:
    return random.choice((b"", random.randbytes(50), json.dumps(message(random, step)).encode()))


def _large(random: Random, _step: int) -> Wire:
    """A message around the maximum size, or far above it."""
    size = random.choice((LARGEST - 1, LARGEST, LARGEST + 1, 3 * LARGEST))
    return json.dumps({"type": "ping", "word": "x"}).ljust(size)


def _odd(random: Random, _step: int) -> Wire:
    return random.choice(
        (
            "", " ", "null", "0", "[]", "{}", '""', "NaN", "1e400", '{"type":"draw"}', "[" * 8000,
            '{"type":' * 900, '{"type":"ping","word":"\\ud800"}', "\ufeff{}", '{"type":"admin"}',
            '{"type":["ping"]}', '{"type":"ping","type":"ping"}', '{"type":"ping"}{"type":"ping"}',
            '{"type":"ping","word":"' + "x" * 41 + '"}', '{"type":"hello","protocol":1e99}',
        )
    )  # fmt: skip


# Opening a connection costs a hundred times as much as sending a frame, and most malformed
# frames close it. So nine of ten frames are well-formed and reach the rules.
_WAYS: Final[tuple[Callable[[Random, int], Wire], ...]] = (
    *(_written,) * 80, *(_mutated,) * 4, _truncated, _scratched, _hello, _binary, _large, _odd,
)  # fmt: skip


# --- Raw bytes that no library would send

CONTINUED: Final = 0
TEXT: Final = 1
CLOSE: Final = 8
NO_CODE: Final = 1005
PING: Final = 9
PONG: Final = 10
_KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="


def handshake(table: str, **headers: str | None) -> bytes:
    """The HTTP request that opens a websocket; a header given as None is left out."""
    wanted: dict[str, str | None] = {
        "Host": "localhost",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": _KEY,
        "Sec-WebSocket-Version": "13",
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    lines = [f"{name}: {value}" for name, value in wanted.items() if value is not None]
    return "\r\n".join([f"GET /api/tables/{table}/live HTTP/1.1", *lines, "", ""]).encode()


def framed(opcode: int, payload: bytes = b"", *, fin: int = 0x80, mask: int = 0x80) -> bytes:
    """An encoded frame, masked with zeros so that the payload stays readable."""
    size = len(payload)
    length = bytes([mask | size]) if size < 126 else bytes([mask | 126]) + size.to_bytes(2)
    return bytes([fin | opcode]) + length + (bytes(4) if mask else b"") + payload


def in_parts(payload: bytes, *cuts: int) -> bytes:
    """A text split into several frames at these positions."""
    edges = [0, *cuts, len(payload)]
    parts = [payload[start:end] for start, end in pairwise(edges)]
    return b"".join(
        framed(CONTINUED if i else TEXT, part, fin=0x80 if i == len(parts) - 1 else 0)
        for i, part in enumerate(parts)
    )


def unframed(answer: bytes) -> list[tuple[int, bytes]]:
    """The frames after the response headers, as pairs of opcode and payload."""
    _, _, rest = answer.partition(b"\r\n\r\n")
    found = []
    while len(rest) >= 2:
        size, start = rest[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(rest[2:start])
        found.append((rest[0] & 15, rest[start : start + size]))
        rest = rest[start + size :]
    return found


def close_code(answer: bytes) -> int | None:
    """The code with which the server closed the connection."""
    for opcode, said in unframed(answer):
        if opcode == CLOSE:
            return int.from_bytes(said[:2]) if said else NO_CODE
    return None
