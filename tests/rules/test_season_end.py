"""End of a season: edicts, coins, monsters."""

import pytest

from inkland.cards import MAP_SHEETS, SCORING
from inkland.rules.events import CoinsEarned, SeasonBegan, SeasonScore, SeasonScored
from inkland.rules.season_end import haunted, season_score
from inkland.sheet import MapSheet
from tables import EDICTS, TWO, Table, cards, lines, picture, spaces, walled

A = MAP_SHEETS["a"]


def test_empty_spaces_beside_monsters_drawn_on_the_map() -> None:
    """R16: each once, ruins too; R14: what is filled costs nothing."""
    sheet = MapSheet.drawn("""
        X . X .
        . r . F
        # . X ^
        . . . .
    """)
    assert picture(sheet, haunted(sheet), rows=4, columns=4) == lines("""
        X o X o
        o r o F
        # o X ^
        . . o .
    """)


def test_an_empty_ruins_space_beside_a_monster_costs_a_star() -> None:
    """R16."""
    assert haunted(walled("X r")) == spaces("A2")


@pytest.mark.parametrize("letter", "XDZTG")
def test_monsters_of_every_letter_cost_stars(letter: str) -> None:
    assert haunted(walled(f". {letter} .")) == spaces("A1 A3")


def test_a_space_between_two_monsters_costs_one_star() -> None:
    """R16: once."""
    assert haunted(walled("X . X")) == spaces("A2")


def test_diagonal_contact_costs_nothing() -> None:
    assert haunted(walled("X # / # .")) == 0


@pytest.mark.parametrize(
    ("season", "letters"), [(0, ("A", "B")), (1, ("B", "C")), (2, ("C", "D")), (3, ("D", "A"))]
)
def test_each_season_scores_two_edicts_and_a_card_lies_under_each(
    season: int, letters: tuple[str, str]
) -> None:
    """D31: both letters with their stars."""
    sheet = MapSheet.drawn("F V V V V V V / C W . X .")
    table = Table("orchard", sheets=[sheet], coins=[3])
    score = season_score(table.state, table.state.seats[0], season)
    under = dict(zip("ABCD", cards(" ".join(EDICTS)), strict=True))
    assert score.edicts == tuple(
        (letter, SCORING[under[letter]].stars(sheet)) for letter in letters
    )
    assert (score.coins, score.monsters) == (3, -3)


def test_a_season_may_be_negative() -> None:
    """R15, D31: no floor at zero."""
    table = Table("orchard", sheets=[MapSheet.drawn(". X . / . . .")])
    score = season_score(table.state, table.state.seats[0], 0)
    assert score == SeasonScore((("A", 0), ("B", 0)), coins=0, monsters=-3)
    assert score.total == -3


def test_coins_score_again_every_season() -> None:
    """R15."""
    table = Table("hamlet", sheets=[A], coins=[2])
    table.draw(0, "V A1 B1 B2")
    table.play_until(lambda _: False)
    coins = [score.coins for score in table.state.seats[0].scores]
    assert coins[0] >= 3 and coins == sorted(coins)


def test_coins_of_the_turn_that_ends_the_season_score_in_it() -> None:
    """D10."""
    table = Table("orchard homestead marshlands rift_lands great_river farmland")
    table.play_until(lambda state: state.card == "farmland")
    before = table.state.seats[0].coins
    events = table.draw(0, "C K10 K11")
    kinds = [type(event) for event in events]
    assert kinds.index(CoinsEarned) < kinds.index(SeasonScored) < kinds.index(SeasonBegan)
    assert table.state.seats[0].scores[0].coins == before + 1


def test_every_seat_writes_down_its_stars_in_seat_order() -> None:
    table = Table("orchard homestead marshlands hinterland_stream", options=TWO)
    table.play_until(lambda state: state.season == 1)
    scored = [event for event in table.events if isinstance(event, SeasonScored)]
    assert [(event.seat, event.season) for event in scored] == [(0, 0), (1, 0)]


def test_a_season_adds_up() -> None:
    """D31."""
    assert SeasonScore((("A", 7), ("B", 4)), coins=3, monsters=-5).total == 9


@pytest.mark.parametrize(("sheet", "stars"), [("a", 3), ("b", 6)])
def test_blank_maps_score_lost_barony_by_what_is_printed(sheet: str, stars: int) -> None:
    """R14: mountains and wasteland are filled, undrawn ruins are not."""
    assert SCORING[cards("lost_barony")[0]].stars(MAP_SHEETS[sheet]) == stars
