"""Laws of scoring: awards, and what a score may not depend on."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from inkland.cards import SCORING, ScoringCard
from inkland.rules.season_end import haunted
from inkland.sheet import MapSheet, Spaces, count, empty, everywhere, monsters
from random_maps import random_map
from strategies import sheets
from symmetries import (
    ALL,
    MIRRORS,
    Symmetry,
    on_sheet,
    on_spaces,
    transposed,
    transposed_the_other_way,
)

each_card = pytest.mark.parametrize("card", SCORING.values(), ids=lambda card: card.id)
DIRECTED = "broken_road"
# These tell rows from columns (D33).
UPRIGHT = "faunlost_thicket", "sleepy_valley", "jorekburg", "silos", "banded_hills"
# Where two candidates are equal these cards point at the first in reading order (D32).
FIRST_OF_EQUALS = (
    "great_city", "great_city_spaces", "shieldgate", "lost_barony", "faunlost_thicket",
    "outer_enclave", "caravansary",
)  # fmt: skip


def awards(card: ScoringCard, sheet: MapSheet) -> Counter[tuple[int, Spaces]]:
    return Counter(card.awards(sheet))


@each_card
@given(sheets)
def test_awards_add_up_to_the_stars(card: ScoringCard, sheet: MapSheet) -> None:
    """Each is worth something, and names spaces that lie on the map; the sum is the total."""
    listed = list(card.awards(sheet))
    assert sum(stars for stars, _spaces in listed) == card.stars(sheet)
    for stars, spaces in listed:
        assert stars > 0 and 0 < spaces <= everywhere()


@each_card
@given(sheets)
def test_nothing_is_awarded_twice(card: ScoringCard, sheet: MapSheet) -> None:
    """No two awards of a card are for the same spaces, but for crossing lines and hybrid spaces."""
    listed = [spaces for _stars, spaces in card.awards(sheet)]
    crossing = card.id == "greenbough"  # a lone forest earns its row and its column
    assert crossing or len(listed) == len(set(listed))


def keeps(card: ScoringCard, symmetry: Symmetry, sheet: MapSheet) -> bool:
    """Whether the awards on the rotated map are the rotated awards."""
    moved = on_sheet(symmetry, sheet)
    if card.id in FIRST_OF_EQUALS:
        return card.stars(moved) == card.stars(sheet)
    expected = Counter(
        {
            (stars, on_spaces(symmetry, spaces)): n
            for (stars, spaces), n in awards(card, sheet).items()
        }
    )
    return awards(card, moved) == expected


@each_card
@given(sheets)
def test_mirrored_maps_score_the_same(card: ScoringCard, sheet: MapSheet) -> None:
    """Left-right, up-down and half turn change the broken road alone (D33)."""
    if card.id != DIRECTED:
        assert all(keeps(card, symmetry, sheet) for symmetry in MIRRORS)


@each_card
@given(sheets)
def test_turned_and_transposed_maps_score_the_same(card: ScoringCard, sheet: MapSheet) -> None:
    """But for five cards, and the broken road, rows and columns are alike (D33)."""
    if card.id not in (DIRECTED, *UPRIGHT):
        assert all(keeps(card, symmetry, sheet) for symmetry in ALL)


@pytest.mark.parametrize("name", UPRIGHT)
def test_five_cards_tell_rows_from_columns(name: str) -> None:
    """D33: they are exceptions, not merely possible ones."""
    (card,) = [card for card in SCORING.values() if card.id == name]
    random = Random(name)
    drawn = [MapSheet.drawn(random_map(random)) for _ in range(200)]
    assert any(card.stars(on_sheet(transposed, sheet)) != card.stars(sheet) for sheet in drawn)


@given(sheets)
def test_the_broken_road_runs_both_ways(sheet: MapSheet) -> None:
    """Mirrored at the other diagonal of the map, each of its diagonals falls on itself (R22)."""
    (card,) = [card for card in SCORING.values() if card.id == DIRECTED]
    assert awards(card, on_sheet(transposed_the_other_way, sheet)) == Counter(
        (stars, on_spaces(transposed_the_other_way, spaces)) for stars, spaces in card.awards(sheet)
    )


@pytest.mark.parametrize("symmetry", MIRRORS, ids=lambda symmetry: symmetry.__name__)
def test_the_broken_road_has_a_direction(symmetry: Symmetry) -> None:
    """D33: it is the one exception, not merely a possible one."""
    (card,) = [card for card in SCORING.values() if card.id == DIRECTED]
    corner = MapSheet.drawn("/".join(["."] * 10 + ["F"]))
    assert card.stars(corner) == 3
    moved = on_sheet(symmetry, on_sheet(symmetry, corner))
    assert moved == corner and card.stars(on_sheet(symmetry, corner)) == 0


@each_card
@given(sheets)
def test_every_monster_counts_alike_and_marks_count_nothing(
    card: ScoringCard, sheet: MapSheet
) -> None:
    """The letter of a monster, and attack marks, change no score (D41)."""
    plain = sheet._replace(monster=monsters(sheet), dragon=0, zombie=0, troll=0, gorgon=0)
    assert awards(card, plain) == awards(card, sheet)
    assert awards(card, sheet._replace(marks=everywhere())) == awards(card, sheet)


@given(sheets)
def test_stars_lost_to_monsters_are_empty_spaces_beside_them(sheet: MapSheet) -> None:
    """None without monsters, none on a full map, at most four for each monster (R16)."""
    lost = haunted(sheet)
    assert lost & ~empty(sheet) == 0
    assert count(lost) <= 4 * count(monsters(sheet))
    assert haunted(sheet._replace(forest=sheet.forest | empty(sheet))) == 0
    for symmetry in ALL:
        assert haunted(on_sheet(symmetry, sheet)) == on_spaces(symmetry, lost)


@given(sheets)
def test_a_second_look_gives_the_same_stars(sheet: MapSheet) -> None:
    """A score depends on the sheet and on nothing else: not on what was scored before."""
    first = [card.stars(sheet) for card in SCORING.values()]
    again = [card.stars(MapSheet.drawn(str(sheet))) for card in reversed(SCORING.values())]
    assert again[::-1] == first
