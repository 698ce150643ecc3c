"""Choose a legal drawing from a `spots` message quickly."""

from random import Random
from typing import Any, TypeAlias

Element: TypeAlias = dict[str, Any]


def chosen(random: Random, spots: dict[str, Any]) -> list[Element]:
    """A drawing that needs no further element."""
    others = [one for one in spots["others"] if one["type"] != "skill_use"]
    groups = [*spots["spots"], *spots["heroes"], *others]
    if not groups:
        assert spots["complete"]
        return []
    group = random.choice(groups)
    if "shape" in group:
        return [_placement(random, group)]
    return [_hero(random, group) if "type" not in group else group]


def _placement(random: Random, group: Element) -> Element:
    spaces = int(group["shape"], 16) << random.choice(_bits(group["anchors"]))
    terrain = random.choice(group["terrains"])
    return {"type": "placement", "terrain": terrain, "spaces": f"{spaces:x}"}


def _hero(random: Random, group: Element) -> Element:
    spaces = _bits(group["spaces"])
    space = random.choice(spaces)
    marks = int(group["marks"], 16) << space - spaces[0]
    return {"type": "hero_placement", "space": f"{1 << space:x}", "marks": f"{marks:x}"}


def _bits(spaces: str) -> list[int]:
    bits = int(spaces, 16)
    return [number for number in range(bits.bit_length()) if bits >> number & 1]
