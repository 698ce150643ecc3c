"""The legal elements and their gains, from the messages `spots` and `effects`.

For scripted players: it needs no rules, only bit shifts. The elements are plain dictionaries, ready
for the drawing of a `draw` message.
"""

import string
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from inkland.protocol.message_parts import Figures, HeroSpots, ShapeSpots
from inkland.protocol.messages import Effects, Spots

WireElement: TypeAlias = dict[str, Any]

_SIGNS: Final = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"


class Offer(NamedTuple):
    """An element that may come next, and the gain of the drawing with it.

    The gain is None if the drawing needs a further element, or if there is no `effects` message.
    """

    element: WireElement
    gain: Figures | None


def offers(spots: Spots, effects: Effects | None = None) -> list[Offer]:
    """All elements that may come next with their gains, in the order of the message."""
    listed = list(elements(spots))
    gains = [None] * len(listed) if effects is None else gains_of(effects)
    return [Offer(element, gain) for element, gain in zip(listed, gains, strict=True)]


def elements(spots: Spots) -> Iterator[WireElement]:
    """Each element that may come next, in the order of the index of the effects."""
    for group in spots.spots:
        yield from _placements(group)
    for marked in spots.heroes:
        yield from _heroes(marked)
    for other in spots.others:
        yield msgspec.to_builtins(other)


def _placements(group: ShapeSpots) -> Iterator[WireElement]:
    shape = int(group.shape, 16)
    for anchor in _bit_numbers(group.anchors):
        for terrain in group.terrains:
            yield {"type": "placement", "terrain": terrain, "spaces": f"{shape << anchor:x}"}


def _heroes(group: HeroSpots) -> Iterator[WireElement]:
    marks, spaces = int(group.marks, 16), _bit_numbers(group.spaces)
    for space in spaces:
        shifted = marks << space - spaces[0]
        yield {"type": "hero_placement", "space": f"{1 << space:x}", "marks": f"{shifted:x}"}


def _bit_numbers(spaces: str) -> list[int]:
    bits = int(spaces, 16)
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def gains_of(effects: Effects) -> list[Figures | None]:
    """The gain of each element, in the order of `elements`."""
    return [effects.gains[number] for number in unpacked(effects.index, effects.width)]


# --- Numbers as base64url characters


def signs_needed(numbers: int) -> int:
    """The number of characters for each of this many different numbers."""
    return 1 if numbers <= len(_SIGNS) else 2


def packed(numbers: Sequence[int], width: int) -> str:
    """Write each number with `width` characters, the highest digit first."""
    if width == 1:
        return "".join([_SIGNS[number] for number in numbers])
    return "".join(
        [_SIGNS[number // len(_SIGNS)] + _SIGNS[number % len(_SIGNS)] for number in numbers]
    )


def unpacked(text: str, width: int) -> list[int]:
    """Read numbers of `width` characters each."""
    values = [_SIGNS.index(sign) for sign in text]
    if width == 1:
        return values
    return [high * len(_SIGNS) + low for high, low in zip(values[::2], values[1::2], strict=True)]
