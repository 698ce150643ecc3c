"""Make a legal drawing from the `spots` message in a few microseconds."""

from random import Random
from typing import Any

import msgspec

from inkland.protocol.messages import decode_server
from inkland.protocol.offers import elements


class _Group(msgspec.Struct):
    """The fields of a shape's placements that a drawing needs."""

    terrains: tuple[str, ...]
    shape: str
    anchors: str


class _Spots(msgspec.Struct):
    """The fields of the `spots` message that a drawing needs."""

    step: int
    spots: tuple[_Group, ...]


_decoder = msgspec.json.Decoder(_Spots)


def drawn(spots: bytes, random: Random) -> tuple[int, list[dict[str, Any]]]:
    """The step, and an answer to it."""
    offered = _decoder.decode(spots)
    if not offered.spots:
        others = [
            element for element in elements(decode_server(spots)) if not _awaits_more(element)
        ]
        return offered.step, [random.choice(others)] if others else []
    group = random.choice(offered.spots)
    spaces = int(group.shape, 16) << _any_bit(int(group.anchors, 16), random)
    terrain = random.choice(group.terrains)
    return offered.step, [{"type": "placement", "terrain": terrain, "spaces": f"{spaces:x}"}]


def _awaits_more(element: dict[str, Any]) -> bool:
    return bool(element["type"] == "skill_use")


def _any_bit(bits: int, random: Random) -> int:
    """The index of a random set bit: the first at or after a random position, else the first."""
    start = random.randrange(bits.bit_length())
    later = bits >> start << start
    found = later & -later or bits & -bits
    return found.bit_length() - 1
