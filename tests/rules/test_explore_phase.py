"""Explore phase: which card comes next."""

import pytest

from inkland.cards import EXPLORE_SETS, SEASON_SETS, ExploreCard
from inkland.rules.events import CardRevealed, SeasonBegan
from inkland.rules.explore_phase import next_card, revealed
from rows import each_row
from tables import TWO, Table, cards, those


def reveals(table: Table) -> list[str]:
    return [event.card for event in table.events if isinstance(event, CardRevealed)]


def test_cards_come_in_the_order_of_the_season() -> None:
    table = Table("orchard hamlet rift_lands")
    for _ in range(2):
        table.everyone_draws_something()
    assert reveals(table) == ["orchard", "hamlet", "rift_lands"]


def test_time_is_the_sum_of_the_season_so_far() -> None:
    """R9: ruins and ambushes cost nothing, and neither do the rift lands."""
    table = Table("orchard temple_ruins gnoll_raid hamlet rift_lands")
    table.play_until(lambda state: state.card == "rift_lands")
    times = [event.time for event in table.events if isinstance(event, CardRevealed)]
    assert times == [2, 2, 2, 3, 3]


@each_row(
    "card, time",
    [
        ("temple_ruins", 0), ("outpost_ruins", 0), ("rift_lands", 0), ("gnoll_raid", 0),
        ("great_river", 1), ("farmland", 1), ("hamlet", 1), ("forgotten_forest", 1),
        ("hinterland_stream", 2), ("homestead", 2), ("orchard", 2), ("treetop_village", 2),
        ("marshlands", 2), ("fishing_village", 2),
    ],
)  # fmt: skip
def test_what_a_card_costs_the_season(card: str, time: int) -> None:
    table = Table(card, options=TWO)
    assert CardRevealed(cards(card)[0], time) in table.events


@pytest.mark.parametrize("cards", EXPLORE_SETS.values(), ids=EXPLORE_SETS.keys())
def test_the_deck_holds_sixteen_of_time(cards: tuple[ExploreCard, ...]) -> None:
    assert sum(card.time for card in cards) == 16 and len(cards) == 11
    for seasons in SEASON_SETS.values():
        assert max(season.time for season in seasons) == 8


def test_an_ambush_is_passed_over_until_it_has_entered_the_deck() -> None:
    """R13: one enters each season, in their order."""
    table = Table("gnoll_raid orchard", "orchard kobold_onslaught", options=TWO)
    assert table.state.ambushes[:2] == cards("gnoll_raid kobold_onslaught")
    assert reveals(table) == ["gnoll_raid"]
    early = Table("orchard kobold_onslaught hamlet", options=TWO)
    state = early.state._replace(ambushes=cards("gnoll_raid kobold_onslaught goblin_attack"))
    assert next_card(state) == "hamlet"


def test_of_fewer_ambushes_the_last_seasons_get_none() -> None:
    """D48: the switch `ambush_count`."""
    named = "gnoll_raid", "kobold_onslaught", "goblin_attack", "bugbear_assault"
    for number in range(5):
        table = Table(*named, options=TWO._replace(ambush_count=number))
        table.play_until(lambda _: False)
        found = [card for card in reveals(table) if card in named]
        assert found == list(named[:number])


def test_a_revealed_ambush_is_gone_for_good() -> None:
    """R13."""
    table = Table(*["gnoll_raid"] * 4, options=TWO)
    table.play_until(lambda _: False)
    assert reveals(table).count("gnoll_raid") == 1


def test_an_unrevealed_ambush_stays_in_the_deck() -> None:
    """R13: it may come in any later season, before or after the new one."""
    table = Table("", "", "", "goblin_attack gnoll_raid bugbear_assault kobold_onslaught")
    table.play_until(lambda _: False)
    winter = table.events.index(SeasonBegan(3))
    reveals_in_winter = those(table.events[winter:], CardRevealed)[:4]
    assert [getattr(event, "card", "") for event in reveals_in_winter] == list(
        cards("goblin_attack gnoll_raid bugbear_assault kobold_onslaught")
    )


def test_explore_and_ruins_cards_go_back_each_season() -> None:
    """R13."""
    table = Table(*["temple_ruins orchard"] * 4)
    table.play_until(lambda _: False)
    assert reveals(table).count("orchard") == 4
    assert reveals(table).count("temple_ruins") == 4


def test_revealing_changes_nothing_by_itself() -> None:
    table = Table("orchard hamlet")
    before = table.state
    assert revealed(before) == CardRevealed(cards("hamlet")[0], 3)
    assert table.state == before
