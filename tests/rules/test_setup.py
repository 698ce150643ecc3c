"""Set-up: options and a seed become a deal."""

from dataclasses import replace

import pytest

from inkland.cards import AMBUSH_CARDS, CATEGORIES, EXPLORE_CARDS, RUINS_CARDS, SCORING
from inkland.rules import Event, GameOptions, new_game
from inkland.rules.errors import SeatsOutOfRange
from inkland.rules.events import AmbushesOrdered, GameOpened, ScoringDealt, SeasonOrdered
from inkland.rules.setup import opening, season_cards
from tables import SOLO, cards, those

NAMED = cards("sentinel_wood shieldgate mages_valley broken_road")


def deal(options: GameOptions, seed: str) -> list[Event]:
    """Everything that chance decides."""
    return list(opening(options, seed))[1:]


def test_a_deal_is_opened_dealt_and_ordered() -> None:
    kinds = [type(event) for event in opening(SOLO, "one")]
    assert kinds == [GameOpened, ScoringDealt, AmbushesOrdered, *[SeasonOrdered] * 4]


def test_the_opening_stands_at_the_start_of_a_new_game() -> None:
    assert new_game(SOLO, "one")[:7] == tuple(opening(SOLO, "one"))


def test_one_scoring_card_of_each_category_is_dealt_to_any_edict() -> None:
    first = set()
    for seed in range(120):
        (dealt,) = those(deal(SOLO, str(seed)), ScoringDealt)
        assert isinstance(dealt, ScoringDealt) and len(dealt.cards) == 4
        for deck in CATEGORIES.values():
            assert len({card.id for card in deck} & set(dealt.cards)) == 1
        first.add(dealt.cards[0])
    assert len(first) == len(SCORING)  # each card is dealt, and each category may lie under A


def test_scoring_cards_may_be_named_in_the_order_of_the_edicts() -> None:
    assert ScoringDealt(NAMED) in deal(replace(SOLO, scoring=NAMED), "one")


def test_each_season_orders_every_card_that_could_be_in_the_deck() -> None:
    box = sorted(card.id for card in (*EXPLORE_CARDS, *RUINS_CARDS, *AMBUSH_CARDS))
    assert len(box) == 13 + 4
    orders = [event.cards for event in deal(SOLO, "one") if isinstance(event, SeasonOrdered)]
    assert [sorted(order) for order in orders] == [box] * 4
    assert len(set(orders)) == 4


def test_each_of_the_four_ambushes_may_come_first() -> None:
    firsts = set()
    for seed in range(40):
        (ordered,) = those(deal(SOLO, str(seed)), AmbushesOrdered)
        assert isinstance(ordered, AmbushesOrdered)
        assert sorted(ordered.cards) == sorted(SOLO.ambushes)
        firsts.add(ordered.cards[0])
    assert firsts == set(SOLO.ambushes)


def test_a_deal_is_the_same_each_time_and_at_any_number_of_seats() -> None:
    """D39."""
    assert deal(SOLO, "one") == deal(SOLO, "one") != deal(SOLO, "two")
    for seats in (2, 5, 100):
        assert deal(replace(SOLO, seats=seats), "one") == deal(SOLO, "one")


@pytest.mark.parametrize(
    "options",
    [
        replace(SOLO, map_sheet="b"),
        replace(SOLO, take_back=False),
        replace(SOLO, ambush_by="walk"),
        replace(SOLO, fallback_terrain="card", full_map="running"),
        replace(SOLO, ambushes=SOLO.ambushes[::-1]),
    ],
)
def test_options_that_change_no_card_change_no_order(options: GameOptions) -> None:
    """D39."""
    assert deal(options, "one") == deal(SOLO, "one")


def test_naming_the_scoring_cards_leaves_the_other_streams_alone() -> None:
    """D39: each shuffle has a stream of its own."""
    assert deal(replace(SOLO, scoring=NAMED), "one")[1:] == deal(SOLO, "one")[1:]


def test_season_cards_do_not_depend_on_the_order_in_which_ambushes_are_named() -> None:
    assert season_cards(replace(SOLO, ambushes=SOLO.ambushes[::-1])) == season_cards(SOLO)


def test_bad_options_are_refused_before_anything_happens() -> None:
    with pytest.raises(SeatsOutOfRange):
        new_game(replace(SOLO, seats=0), "one")
