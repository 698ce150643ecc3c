"""HTTP bodies for own map sheets: a drawing to check, and what is to be said about it."""

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from inkland.protocol.paper_resources import Drawing
from inkland.protocol.resources import Body

Feature: TypeAlias = Literal["mountain", "ruins", "wasteland"]
FEATURES: Final[tuple[Feature, ...]] = get_args(Feature)


class MapToCheck(Body, frozen=True):
    """A map sheet; only its mountains, ruins and wasteland are looked at."""

    sheet: Drawing


class FeatureCount(msgspec.Struct, frozen=True):
    """How many spaces of a map sheet have a feature, and how many usually have it."""

    feature: Feature
    number: int
    least: int
    most: int
    is_usual: bool


class MapWarning(msgspec.Struct, frozen=True):
    """Spaces that make a game unusual.

    Only a single space can cover `lone_ruins`, a `shut_mountain` never earns a coin, and
    `split_land` is cut off from the rest.
    """

    kind: Literal["lone_ruins", "shut_mountain", "split_land"]
    spaces: str


class MapSheetInfo(msgspec.Struct, frozen=True):
    """A blank map sheet: what to call it in options, its drawing, and what is unusual about it.

    Without a `map_sheet` it cannot be played, because nothing can be drawn on it.
    """

    map_sheet: str | None
    sheet: str
    counts: tuple[FeatureCount, ...]
    warnings: tuple[MapWarning, ...]
