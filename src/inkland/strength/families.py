"""What is known before anybody has played, for each family of solo games.

A family is a preset: stars of different presets are different things. The constants were measured
on games of bots (`tests/proof/strength/anchors.py`, `run.py --tune` there).
"""

from typing import Final, NamedTuple

from inkland.strength.same_deal import Field, Strength

# The weights with which the anchors played; with others they have to be measured again.
ANCHOR_WEIGHTS: Final = "dcae473a1ce6e5c2"
PROVISIONAL_ABOVE: Final = 5.0  # stars of deviation: about ten windows


class Family(NamedTuple):
    """Results of one kind of game, who comes to play it, and bots whose strength is known.

    The zero point is the third bot of the ladder.
    """

    field: Field
    newcomer: Strength
    anchors: dict[str, Strength]


def _anchors(variance: float, *means: float) -> dict[str, Strength]:
    names = ("inept_assistant", "apprentice_surveyor", "journeyman_topographer", "master_mapsmith")
    return {name: Strength(mean, variance) for name, mean in zip(names, means, strict=True)}


SOLO: Final = {
    "base": Family(
        Field(noise=160.0, drift=0.5, deal=Strength(104.0, 243.0)),
        Strength(-35.0, 440.0),
        _anchors(1.0, -27.8, -13.2, 0.0, 14.0),
    ),
    "heroes": Family(
        Field(noise=185.0, drift=0.5, deal=Strength(114.0, 276.0)),
        Strength(-40.0, 580.0),
        _anchors(2.0, -35.2, -17.8, 0.0, 19.8),
    ),
    "everything": Family(
        Field(noise=195.0, drift=0.5, deal=Strength(116.0, 277.0)),
        Strength(-40.0, 580.0),
        _anchors(2.0, -33.6, -15.8, 0.0, 17.7),
    ),
}


def is_provisional(known: Strength) -> bool:
    """Whether too little is known to show a strength without reservation."""
    return known.deviation > PROVISIONAL_ABOVE


def lower_bound(known: Strength) -> float:
    """The stars that a strength has very likely at least: two deviations less than the mean."""
    return known.mean - 2 * known.deviation
