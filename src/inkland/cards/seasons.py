"""The four seasons: how much time each has, and which edicts it scores."""

from typing import NamedTuple


class Season(NamedTuple):
    """A season ends when the times of its explore cards reach `time`."""

    name: str
    time: int
    edicts: str


SEASON_SETS = {
    "base": (
        Season("spring", time=8, edicts="AB"),
        Season("summer", time=8, edicts="BC"),
        Season("fall", time=7, edicts="CD"),
        Season("winter", time=6, edicts="DA"),
    ),
    "heroes": (
        Season("spring", time=8, edicts="AB"),
        Season("summer", time=7, edicts="BC"),
        Season("fall", time=7, edicts="CD"),
        Season("winter", time=6, edicts="DA"),
    ),
}

SEASONS = ("spring", "summer", "fall", "winter")
EDICTS = "ABCD"
