"""Options: what a table may agree on."""

from typing import Any

import pytest

from inkland.cards import AMBUSH_CARDS, SKILL_CARDS, CardId
from inkland.rules import GameOptions, fold, new_game, preset
from inkland.rules.errors import (
    NotAnAmbush,
    NotAScoringCard,
    OneCardPerCategory,
    RuinsCardsBelong,
    SeatsOutOfRange,
    ThreeSkills,
    TooFewAmbushes,
    TooFewSkills,
    UnknownCard,
    UnknownChoice,
    UnknownMapSheet,
    UnknownPreset,
    UnknownSet,
    UnknownSkill,
)
from inkland.rules.options import (
    PRESETS,
    by_the_rulebook,
    check,
    house_rules,
    is_comparable,
    nearest_preset,
)
from inkland.rules.setup import season_cards
from inkland.sheet import Refused
from rows import each_row
from tables import SOLO, cards

THREE = cards("search diplomacy acrobatics")
EIGHT = tuple(card.id for card in SKILL_CARDS)
TWELVE = tuple(card.id for card in AMBUSH_CARDS)
GOOD = cards("sentinel_wood great_city canal_lake cauldrons")


@each_row(
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
        GameOptions(ambush_count=0),
        GameOptions(skills=EIGHT, skill_count=8, powers="own"),
        GameOptions(skills=THREE, skill_count=1),
        GameOptions(map_sheet="d", explore="heroes", seasons="heroes", ruins_cards="no"),
        GameOptions(heroes=True, skills=THREE),
        GameOptions(skills=EIGHT),
        GameOptions(ambushes=TWELVE),
        GameOptions(ambushes=TWELVE[5:]),
        GameOptions(scoring_from=("base", "heroes")),
        GameOptions(scoring=cards("silos deepwood great_city jorekburg")),
        *(preset(name) for name in PRESETS),
    ],
)
def test_good_options_are_accepted(options: GameOptions) -> None:
    check(options)


@each_row(
    "options, refusal",
    [
        (GameOptions(seats=0), SeatsOutOfRange),
        (GameOptions(seats=-1), SeatsOutOfRange),
        (GameOptions(seats=101), SeatsOutOfRange),
        (GameOptions(map_sheet="z"), UnknownMapSheet),
        (GameOptions(map_sheet="A"), UnknownMapSheet),
        (GameOptions(ambush_by="bot"), UnknownChoice),
        (GameOptions(fallback_terrain=""), UnknownChoice),
        (GameOptions(full_map="none"), UnknownChoice),
        (GameOptions(great_city="town"), UnknownChoice),
        (GameOptions(scoring=GOOD[:3]), OneCardPerCategory),
        (GameOptions(scoring=(*GOOD, GOOD[0])), OneCardPerCategory),
        (GameOptions(scoring=(*GOOD[:3], GOOD[0])), OneCardPerCategory),
        (GameOptions(scoring=(*GOOD, *cards("borderlands"))), OneCardPerCategory),
        (GameOptions(scoring=cards("borderlands lost_barony")), OneCardPerCategory),
        (GameOptions(scoring=(*GOOD[:3], *cards("orchard"))), NotAScoringCard),
        (GameOptions(scoring=(*GOOD[:3], *cards("nonsense"))), UnknownCard),
        (GameOptions(ambushes=()), TooFewAmbushes),
        (GameOptions(ambushes=SOLO.ambushes[:3]), TooFewAmbushes),
        (GameOptions(ambushes=(*SOLO.ambushes[:3], SOLO.ambushes[0])), TooFewAmbushes),
        (GameOptions(ambushes=(*SOLO.ambushes[:3], *cards("orchard"))), NotAnAmbush),
        (GameOptions(ambushes=(*SOLO.ambushes[:3], *cards("nonsense"))), UnknownCard),
        (GameOptions(ambushes=(*TWELVE, TWELVE[0])), TooFewAmbushes),
        (GameOptions(ambushes=(*TWELVE, *cards("dal_of_jolev"))), NotAnAmbush),
        (GameOptions(explore="nonsense"), UnknownSet),
        (GameOptions(seasons="nonsense"), UnknownSet),
        (GameOptions(scoring_from=()), UnknownSet),
        (GameOptions(scoring_from=("base", "nonsense")), UnknownSet),
        (GameOptions(ruins_cards="perhaps"), UnknownChoice),
        (GameOptions(ruins_cards="no"), RuinsCardsBelong),
        (GameOptions(skills=THREE[:2]), ThreeSkills),
        (GameOptions(skills=(*THREE[:2], THREE[0])), ThreeSkills),
        (GameOptions(skills=(*THREE, THREE[0])), ThreeSkills),
        (GameOptions(skills=(*THREE[:2], *cards("orchard"))), UnknownSkill),
        (GameOptions(skills=THREE, skill_count=4), TooFewSkills),
        (GameOptions(skills=EIGHT, skill_count=0), UnknownChoice),
        (GameOptions(skills=EIGHT, skill_count=9), UnknownChoice),
        (GameOptions(ambush_count=-1), UnknownChoice),
        (GameOptions(ambush_count=5), UnknownChoice),
        (GameOptions(powers="never"), UnknownChoice),
        (GameOptions(scoring=(*GOOD[:3], *cards("search"))), NotAScoringCard),
        (GameOptions(scoring=(*GOOD[:3], *cards("dal_of_jolev"))), NotAScoringCard),
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
    assert SOLO._replace(seats=2, ambush_by="walk").ambush_walks


# --- Presets and ruins


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("base", ("base", "a", True, 4, False, ("base",), 0)),
        ("base+skills", ("base", "a", True, 4, False, ("base",), 8)),
        ("heroes", ("heroes", "c", False, 4, True, ("heroes",), 0)),
        ("first_game", ("heroes", "c", False, 4, True, ("heroes",), 0)),
        ("everything", ("heroes", "c", True, 12, True, ("base", "heroes"), 8)),
    ],
)
def test_the_presets(name: str, row: tuple[object, ...]) -> None:
    """D36: explore and seasons, sheet, ruins cards, ambushes, heroes, scoring pool, skills."""
    options = preset(name)
    assert row == (
        options.explore,
        options.map_sheet,
        options.has_ruins_cards,
        len(options.ambushes),
        options.heroes,
        options.scoring_from,
        len(options.skills),
    )
    assert options.seasons == options.explore
    named = "faunlost_thicket gnomish_colony ulems_wallow dwarvenholds"
    assert options.scoring == (cards(named) if name == "first_game" else ())
    assert options.seats == 1 and options.ambush_by == "neighbour"
    own = "goblin_attack" if options.explore == "base" else "dragon_inferno"
    assert cards(own)[0] in options.ambushes


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(UnknownPreset):
        preset("nonsense")
    assert set(PRESETS) == {"base", "base+skills", "heroes", "first_game", "everything"}


@each_row(
    "changes, ruins",
    [
        ({}, False),
        ({"map_sheet": "d"}, False),
        ({"map_sheet": "a"}, True),
        ({"map_sheet": "b"}, True),
        ({"seasons": "base"}, True),
        ({"ambushes": (*TWELVE[4:7], TWELVE[0])}, True),
        ({"ambushes": TWELVE[4:]}, False),
        ({"scoring_from": ("base", "heroes")}, True),
        ({"scoring_from": ("base",)}, True),
        ({"scoring": GOOD}, True),
        ({"scoring": cards("silos deepwood caravansary jorekburg")}, False),
        ({"scoring": cards("silos deepwood great_city jorekburg")}, True),
        ({"heroes": False, "skills": EIGHT}, False),
        ({"ruins_cards": "yes"}, True),
        ({"map_sheet": "a", "ruins_cards": "no"}, False),
        ({"explore": "base"}, True),
    ],
)
def test_ruins_cards_come_with_anything_of_the_base_box(
    changes: dict[str, Any], ruins: bool
) -> None:
    """D37: the default, and the choice."""
    options = preset("heroes")._replace(**changes)
    check(options)
    assert options.has_ruins_cards is ruins
    deck = season_cards(options)
    assert ({"temple_ruins", "outpost_ruins"} <= set(deck)) is ruins
    assert len(deck) == 11 + 2 * ruins + len(options.ambushes) + 4 * options.heroes


# --- House rules


@each_row(
    "changes, ruins",
    [
        ({}, False),
        ({"map_sheet": "d", "heroes": False}, False),
        ({"skills": EIGHT}, True),
        ({"skills": THREE}, True),
        ({"ambushes": TWELVE[4:]}, False),
        ({"ambushes": TWELVE[4:], "skills": THREE}, True),
        ({"ambushes": TWELVE}, True),
        ({"map_sheet": "a"}, True),
        ({"explore": "base"}, True),
        ({"scoring_from": ("base", "heroes")}, True),
    ],
)
def test_the_rulebook_adds_ruins_cards_to_every_mixture(
    changes: dict[str, Any], ruins: bool
) -> None:
    """D47: asked for where options are chosen, and `auto` as before where it already decides so."""
    options = preset("heroes")._replace(**changes)
    asked = by_the_rulebook(options)
    assert asked.has_ruins_cards is ruins
    assert asked.ruins_cards == ("auto" if options.has_ruins_cards is ruins else "yes")
    assert house_rules(asked) == ()
    for decided in ("yes", "no"):
        assert by_the_rulebook(options._replace(ruins_cards=decided)).ruins_cards == decided


@each_row(
    "options, names",
    [
        (preset("heroes")._replace(skills=THREE, ruins_cards="no"), ["no_ruins_cards"]),
        (preset("everything")._replace(ruins_cards="no"), ["no_ruins_cards"]),
        (preset("heroes")._replace(ruins_cards="yes"), ["more_ruins_cards"]),
        (preset("everything")._replace(ruins_cards="yes"), []),
        (preset("heroes")._replace(ambushes=TWELVE[4:]), []),
        # As games were stored when the add-on still counted as a mixture.
        (preset("heroes")._replace(ambushes=TWELVE[4:], ruins_cards="yes"), []),
        (GameOptions(fallback_terrain="card"), ["fallback_terrain"]),
        (GameOptions(full_map="running"), ["full_map"]),
        (GameOptions(full_map="running", seats=2), []),  # only a solo game ends on a full map
        (GameOptions(great_city="spaces"), ["great_city"]),
        (GameOptions(ambush_count=0), ["ambush_count"]),
        (GameOptions(skill_count=8), []),  # no skill is in play
        (GameOptions(skills=EIGHT, skill_count=8), ["skill_count"]),
        (GameOptions(powers="own"), []),  # no ambush of the base game has a power
        (preset("heroes")._replace(powers="own"), ["powers"]),
        (preset("heroes")._replace(powers="own", ambush_count=0), ["ambush_count"]),
        *((preset(name), []) for name in PRESETS),
    ],
)
def test_house_rules_are_named(options: GameOptions, names: list[str]) -> None:
    assert list(house_rules(options)) == names


@each_row(
    "options, is_rated",
    [
        (SOLO, True),
        (GameOptions(great_city="spaces", skill_count=8, powers="own"), True),
        (GameOptions(ambush_count=2), False),
        (GameOptions(skills=EIGHT, skill_count=1), False),
        (preset("heroes")._replace(powers="own"), False),
        (GameOptions(map_sheet="own1-12mrw"), False),
        *((preset(name), True) for name in PRESETS),
    ],
)
def test_the_switches_of_families_are_unrated(options: GameOptions, is_rated: bool) -> None:
    """D48, as games on own maps are."""
    assert is_comparable(options) is is_rated


@pytest.mark.parametrize("number", [1, 2, 3, 5, 8])
def test_so_many_skills_are_dealt_as_the_table_wants(number: int) -> None:
    """D48: the switch `skill_count`."""
    options = GameOptions(skills=EIGHT, skill_count=number)
    dealt = fold(new_game(options, "7")).skills
    assert len(dealt) == len(set(dealt)) == number and set(dealt) <= set(EIGHT)


@pytest.mark.parametrize("name", PRESETS)
def test_what_differs_from_the_nearest_preset_is_named(name: str) -> None:
    assert nearest_preset(preset(name)._replace(seats=4)) == (name, ())
    other = preset(name)._replace(take_back=False, map_sheet="d", great_city="spaces")
    assert nearest_preset(other) == (name, ("map_sheet", "take_back"))


@pytest.mark.parametrize("scoring", [(), GOOD])
def test_the_other_reading_of_great_city_is_a_card_of_its_own(scoring: tuple[CardId, ...]) -> None:
    """R18: the deal is the same, and only the card that is read otherwise is another."""
    read = {CardId("great_city"): CardId("great_city_spaces")}
    found: set[CardId] = set()
    for seed in map(str, range(20)):
        usual = fold(new_game(GameOptions(scoring=scoring), seed))
        other = fold(new_game(GameOptions(scoring=scoring, great_city="spaces"), seed))
        assert other.edicts == tuple(read.get(card, card) for card in usual.edicts)
        assert other.card == usual.card
        found.update(other.edicts)
    assert "great_city_spaces" in found and "great_city" not in found


def test_nobody_names_the_other_reading_by_hand() -> None:
    with pytest.raises(OneCardPerCategory):
        check(GameOptions(scoring=(GOOD[0], CardId("great_city_spaces"), *GOOD[2:])))
