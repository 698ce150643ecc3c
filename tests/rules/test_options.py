"""Options: what a table may agree on."""

from dataclasses import replace

import pytest

from inkland.rules import GameOptions
from inkland.rules.errors import (
    FourAmbushes,
    NotAScoringCard,
    OneCardPerCategory,
    SeatsOutOfRange,
    UnknownCard,
    UnknownChoice,
    UnknownMapSheet,
)
from inkland.rules.options import check
from inkland.sheet import Refused
from tables import SOLO, cards

GOOD = cards("sentinel_wood great_city canal_lake cauldrons")


@pytest.mark.parametrize(
    "options",
    [
        SOLO,
        GameOptions(seats=100),
        GameOptions(map_sheet="b"),
        GameOptions(scoring=GOOD),
        GameOptions(scoring=GOOD[::-1]),
        GameOptions(ambushes=SOLO.ambushes[::-1]),
        GameOptions(seats=3, ambush_by="walk"),
        GameOptions(fallback_terrain="card"),
        GameOptions(full_map="running"),
    ],
)
def test_good_options_are_accepted(options: GameOptions) -> None:
    check(options)


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        (GameOptions(seats=0), SeatsOutOfRange),
        (GameOptions(seats=-1), SeatsOutOfRange),
        (GameOptions(seats=101), SeatsOutOfRange),
        (GameOptions(map_sheet="z"), UnknownMapSheet),
        (GameOptions(map_sheet="A"), UnknownMapSheet),
        (GameOptions(ambush_by="bot"), UnknownChoice),
        (GameOptions(fallback_terrain=""), UnknownChoice),
        (GameOptions(full_map="none"), UnknownChoice),
        (GameOptions(scoring=GOOD[:3]), OneCardPerCategory),
        (GameOptions(scoring=(*GOOD, GOOD[0])), OneCardPerCategory),
        (GameOptions(scoring=(*GOOD[:3], GOOD[0])), OneCardPerCategory),
        (GameOptions(scoring=(*GOOD, *cards("borderlands"))), OneCardPerCategory),
        (GameOptions(scoring=cards("borderlands lost_barony")), OneCardPerCategory),
        (GameOptions(scoring=(*GOOD[:3], *cards("orchard"))), NotAScoringCard),
        (GameOptions(scoring=(*GOOD[:3], *cards("nonsense"))), UnknownCard),
        (GameOptions(ambushes=()), FourAmbushes),
        (GameOptions(ambushes=SOLO.ambushes[:3]), FourAmbushes),
        (GameOptions(ambushes=(*SOLO.ambushes[:3], SOLO.ambushes[0])), FourAmbushes),
        (GameOptions(ambushes=(*SOLO.ambushes[:3], *cards("orchard"))), UnknownCard),
        (GameOptions(ambushes=(*SOLO.ambushes[:3], *cards("nonsense"))), UnknownCard),
    ],
)
def test_bad_options_are_refused(options: GameOptions, refusal: type[Refused]) -> None:
    with pytest.raises(refusal):
        check(options)


def test_the_rulings_leave_two_switches_and_their_defaults() -> None:
    """D38."""
    assert (SOLO.fallback_terrain, SOLO.full_map) == ("any", "all")


def test_one_seat_is_solo_and_monsters_walk() -> None:
    assert SOLO.is_solo and SOLO.ambush_walks
    assert not GameOptions(seats=2).is_solo and not GameOptions(seats=2).ambush_walks
    assert replace(SOLO, seats=2, ambush_by="walk").ambush_walks
