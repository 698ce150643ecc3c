"""Set-up: options and a seed become a deal."""

import pytest

from inkland.cards import (
    AMBUSH_SETS,
    CATEGORIES,
    EXPLORE_SETS,
    HERO_CARDS,
    RUINS_CARDS,
    SCORING_CARDS,
)
from inkland.rules import Event, GameOptions, fold, new_game, preset, view
from inkland.rules.errors import SeatsOutOfRange
from inkland.rules.events import (
    AmbushesOrdered,
    GameOpened,
    HeroesOrdered,
    ScoringDealt,
    SeasonOrdered,
    SkillsDealt,
)
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
    # each card of the base box is dealt, no other, and each category may lie under A
    assert first == {card.id for card in SCORING_CARDS if card.box == "base"}
    assert len(first) == 16


def test_scoring_cards_may_be_named_in_the_order_of_the_edicts() -> None:
    assert ScoringDealt(NAMED) in deal(SOLO._replace(scoring=NAMED), "one")


def test_each_season_orders_every_card_that_could_be_in_the_deck() -> None:
    base = (*EXPLORE_SETS["base"], *RUINS_CARDS, *AMBUSH_SETS["base"])
    box = sorted(card.id for card in base)
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
        assert deal(SOLO._replace(seats=seats), "one") == deal(SOLO, "one")


@pytest.mark.parametrize(
    "options",
    [
        SOLO._replace(map_sheet="b"),
        SOLO._replace(take_back=False),
        SOLO._replace(ambush_by="walk"),
        SOLO._replace(fallback_terrain="card", full_map="running"),
        SOLO._replace(ambushes=SOLO.ambushes[::-1]),
    ],
)
def test_options_that_change_no_card_change_no_order(options: GameOptions) -> None:
    """D39."""
    assert deal(options, "one") == deal(SOLO, "one")


def test_naming_the_scoring_cards_leaves_the_other_streams_alone() -> None:
    """D39: each shuffle has a stream of its own."""
    assert deal(SOLO._replace(scoring=NAMED), "one")[1:] == deal(SOLO, "one")[1:]


def test_season_cards_do_not_depend_on_the_order_in_which_ambushes_are_named() -> None:
    assert season_cards(SOLO._replace(ambushes=SOLO.ambushes[::-1])) == season_cards(SOLO)


def test_bad_options_are_refused_before_anything_happens() -> None:
    with pytest.raises(SeatsOutOfRange):
        new_game(SOLO._replace(seats=0), "one")


# --- Heroes, skills, pools


def test_the_whole_opening_with_everything() -> None:
    """D39: open cards first, then what nobody may see."""
    kinds = [type(event) for event in opening(preset("everything"), "one")]
    assert kinds == [
        GameOpened,
        ScoringDealt,
        SkillsDealt,
        AmbushesOrdered,
        HeroesOrdered,
        *[SeasonOrdered] * 4,
    ]


def test_four_ambushes_and_three_skills_are_dealt_of_larger_pools() -> None:
    """D36, D40: four of twelve and three of eight, each possible, always different ones."""
    ambushes, skills, scoring = set[str](), set[str](), set[str]()
    for seed in range(60):
        for event in deal(preset("everything"), str(seed)):
            match event:
                case AmbushesOrdered(found):
                    assert len(set(found)) == len(found) == 4
                    ambushes |= set(found)
                case SkillsDealt(found):
                    assert len(set(found)) == len(found) == 3
                    skills |= set(found)
                case ScoringDealt(found):
                    scoring |= set(found)
    assert (len(ambushes), len(skills), len(scoring)) == (12, 8, 32)


def test_heroes_come_in_any_order() -> None:
    firsts = set()
    for seed in range(40):
        (ordered,) = those(deal(preset("heroes"), str(seed)), HeroesOrdered)
        assert isinstance(ordered, HeroesOrdered)
        assert sorted(ordered.cards) == sorted(card.id for card in HERO_CARDS)
        firsts.add(ordered.cards[0])
    assert len(firsts) == 4


def test_three_named_skills_lie_as_they_were_named() -> None:
    named = cards("search diplomacy acrobatics")
    assert SkillsDealt(named) in deal(SOLO._replace(skills=named), "one")


def test_skills_leave_every_order_alone() -> None:
    """D39: streams have labels of their own."""
    plain = deal(preset("base"), "one")
    skilled = deal(preset("base+skills"), "one")
    assert [event for event in skilled if not isinstance(event, SkillsDealt)] == plain


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_what_is_known_of_a_dealt_pool(seats: int) -> None:
    """D40: the pool is public; which four of it are in the deck is not."""
    options = preset("everything")._replace(seats=seats)
    state = fold(new_game(options, "one"))
    seen = repr(view(state, None)._replace(options=GameOptions(), gone=(), revealed=(), card=None))
    assert not any(card in seen for card in (*state.ambushes, *state.heroes))
    assert view(state, 0).skills == state.skills and view(state, 0).edicts == state.edicts
