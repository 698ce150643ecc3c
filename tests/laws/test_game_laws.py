"""Laws of whole games: deck, seasons, scores, the end."""

from hypothesis import given, settings

import second_opinion
import second_opinion_heroes
from inkland.cards import (
    DECK,
    EXPLORE_SETS,
    RUINS_CARDS,
    SEASONS,
    AmbushCard,
    ExploreCard,
    HeroCard,
)
from inkland.rules import Event, GameOptions, fold
from inkland.rules.events import (
    AmbushesOrdered,
    CardRevealed,
    GameEnded,
    HeroesOrdered,
    SeasonBegan,
    SeasonOrdered,
    SeasonScored,
    ShapeDrawn,
    StepOpened,
    TurnEnded,
)
from inkland.rules.solo import rating, title
from inkland.sheet import empty
from strategies import many_seats, options, seeds
from tables import random_game

SEVERAL = options.map(lambda options: options._replace(seats=max(2, options.seats)))
MOST_TURNS = 4 * 11 + 4 + 4


def of_seasons(events: list[Event]) -> list[list[Event]]:
    """The events from each SeasonBegan to the next."""
    starts = [index for index, event in enumerate(events) if isinstance(event, SeasonBegan)]
    return [events[a:b] for a, b in zip(starts, [*starts[1:], len(events)], strict=True)]


@given(options, seeds)
def test_random_players_always_finish(options: GameOptions, seed: int) -> None:
    """The last event, and only the last, is the end; no game has more turns than cards."""
    events = random_game(options, seed)
    assert [index for index, event in enumerate(events) if isinstance(event, GameEnded)] == [
        len(events) - 1
    ]
    turns = [event.turn for event in events if isinstance(event, TurnEnded)]
    assert turns == list(range(1, len(turns) + 1)) and len(turns) <= MOST_TURNS
    state = fold(events)
    assert state.step is None and state.card is None and state.ending is not None


@given(SEVERAL, seeds)
def test_a_season_reveals_cards_until_its_time_is_reached(options: GameOptions, seed: int) -> None:
    """Neither earlier nor later; at two seats or more all four seasons are played (R9, D34)."""
    seasons = of_seasons(random_game(options, seed))
    assert len(seasons) == 4
    for number, events in enumerate(seasons):
        season = options.season(number)
        assert season.name == SEASONS[number]
        assert events[0] == SeasonBegan(number)
        reveals = [event for event in events if isinstance(event, CardRevealed)]
        used = 0
        for event in reveals:
            assert used < season.time
            card = DECK[event.card]
            used += card.time if isinstance(card, ExploreCard) else 0
            assert event.time == used
        assert used >= season.time and isinstance(DECK[reveals[-1].card], ExploreCard)
        scored = [event for event in events if isinstance(event, SeasonScored)]
        assert [(each.seat, each.season) for each in scored] == [
            (seat, number) for seat in range(options.seats)
        ]


@given(options, seeds)
def test_cards_come_in_the_order_dealt_and_none_comes_twice(
    options: GameOptions, seed: int
) -> None:
    """Each season reveals its order, but for ambushes and heroes not in the deck (R13, 47)."""
    events = random_game(options, seed)
    (ambushes,) = [event.cards for event in events if isinstance(event, AmbushesOrdered)]
    heroes = [event.cards for event in events if isinstance(event, HeroesOrdered)]
    assert len(heroes) == options.heroes
    late = [ambushes, *heroes]
    orders = [event.cards for event in events if isinstance(event, SeasonOrdered)]
    gone: set[str] = set()
    for number, season in enumerate(of_seasons(events)):
        inside = {card.id for card in EXPLORE_SETS[options.explore]}
        if options.has_ruins_cards:
            inside |= {card.id for card in RUINS_CARDS}
        for order in late:
            inside |= set(order[: number + 1]) - gone  # an unrevealed one has stayed
        reveals = [event.card for event in season if isinstance(event, CardRevealed)]
        expected = [card for card in orders[number] if card in inside]
        assert reveals == expected[: len(reveals)]
        gone |= {card for card in reveals if isinstance(DECK[card], AmbushCard | HeroCard)}


@given(options, seeds)
@settings(max_examples=25)
def test_a_deal_shows_the_same_cards_at_any_number_of_seats(
    options: GameOptions, seed: int
) -> None:
    """D39: and whatever is drawn."""
    shown = [
        [
            event
            for event in random_game(options._replace(seats=seats), seed)
            if isinstance(event, CardRevealed | SeasonBegan)
        ]
        for seats in (1, 2, 5)
    ]
    assert shown[1] == shown[2]
    assert shown[0] == shown[1][: len(shown[0])]  # a full map may end a solo game early


@given(options, seeds)
def test_each_turn_asks_what_its_card_says(options: GameOptions, seed: int) -> None:
    """Explore cards are drawn, heroes too, ambushes ambush, ruins ask nothing (D2, D12, D20)."""
    events = random_game(options, seed)
    state = fold(events)
    is_ready = bool({"acrobatics", "diplomacy"} & set(state.skills))
    asked: list[str] = []
    expected: list[str] = []
    ongoing: list[str] = []  # the powers of revealed cards, in the order of reveal (D14)
    for event in events:
        match event:
            case StepOpened(_, question, _):
                asked.append(question)
            case CardRevealed(card):
                if isinstance(DECK[card], ExploreCard):
                    expected += ["draw"]
                if isinstance(DECK[card], HeroCard):
                    expected += ["hero"]
                if isinstance(DECK[card], AmbushCard):
                    expected += ["ready"] * is_ready
                    expected += ["ambush", "gorgon"] if card == "gorgon_gaze" else ["ambush"]
                    ongoing += ["zombies"] * (card == "zombie_plague")
                    ongoing += ["troll"] * (card == "giant_troll_ravage")
            case SeasonBegan(season) if season > 0:
                expected += ongoing
                ongoing = [] if options.powers == "own" else ongoing  # D48
    if not options.is_solo:
        assert asked == expected
    else:  # a power may fill the map of a solo game and end it (D34)
        assert asked[: len(expected)] == expected
        assert set(asked[len(expected) :]) <= {"zombies", "troll"}


@given(options, seeds)
def test_season_records_add_up_to_the_final_standing(options: GameOptions, seed: int) -> None:
    """Edicts, coins and monsters of all seasons, and nothing else (D31, R17)."""
    events = random_game(options, seed)
    ending = events[-1]
    assert isinstance(ending, GameEnded)
    assert sorted(line.seat for line in ending.standing) == list(range(options.seats))
    for line in ending.standing:
        records = [
            event.score
            for event in events
            if isinstance(event, SeasonScored) and event.seat == line.seat
        ]
        assert line.stars == sum(
            sum(stars for _edict, stars in record.edicts) + record.coins + record.monsters
            for record in records
        )
        assert line.lost == -sum(record.monsters for record in records)
        assert all(record.monsters <= 0 <= record.coins for record in records)


@given(options, seeds)
def test_the_standing_is_in_order(options: GameOptions, seed: int) -> None:
    """A place is one more than the number of seats that did better; equals share it (D33)."""
    ending = random_game(options, seed)[-1]
    assert isinstance(ending, GameEnded)
    results = [(-line.stars, line.lost) for line in ending.standing]
    assert results == sorted(results)
    for line, own in zip(ending.standing, results, strict=True):
        assert line.place == 1 + len([other for other in results if other < own])


@given(options, seeds)
def test_rating_and_title_exist_in_solo_only(options: GameOptions, seed: int) -> None:
    """And follow from the stars and the four cards (R39, D35)."""
    events = random_game(options, seed)
    ending, state = events[-1], fold(events)
    assert isinstance(ending, GameEnded)
    if options.seats > 1:
        assert (ending.rating, ending.title) == (None, None)
    else:
        assert ending.rating == rating(ending.standing[0].stars, state.edicts)
        assert ending.title == title(ending.rating)


@given(options, seeds)
@settings(max_examples=40)
def test_a_season_scores_the_sheet_as_it_lies_there(options: GameOptions, seed: int) -> None:
    """Each record equals the independent scoring of the sheet, the coins and the monsters."""
    events = random_game(options, seed)
    for index, event in enumerate(events):
        if isinstance(event, SeasonScored):
            state = fold(events[:index])
            seat = state.seats[event.seat]
            letters = ("AB", "BC", "CD", "DA")[event.season]
            assert event.score.edicts == tuple(
                (letter, stars_of(state.edicts["ABCD".index(letter)], str(seat.sheet)))
                for letter in letters
            )
            assert event.score.coins == seat.coins - seat.spent
            assert event.score.monsters == -len(second_opinion.monster_spaces(str(seat.sheet)))


def stars_of(card: str, sheet: str) -> int:
    """The independent implementation's stars for the card, from either box."""
    if card in second_opinion_heroes.CARDS:
        return second_opinion_heroes.stars(card, sheet)
    return second_opinion.stars(card, sheet)


@given(options, seeds)
@settings(max_examples=40)
def test_who_draws_on_whose_sheet(options: GameOptions, seed: int) -> None:
    """Explore cards on the own sheet; ambushes on a neighbour's, or by nobody (D1, D13)."""
    question = ""
    for event in random_game(options, seed):
        if isinstance(event, StepOpened):
            question = event.question
        if isinstance(event, ShapeDrawn):
            if question in ("draw", "hero", "ready"):
                assert event.by == event.seat
            elif question == "zombies" or options.ambush_walks:
                assert event.by is None
            else:
                assert event.by is not None
                assert (event.by - event.seat) % options.seats in (1, options.seats - 1)


@given(options, seeds)
@settings(max_examples=40)
def test_a_solo_game_ends_early_only_on_a_full_map(options: GameOptions, seed: int) -> None:
    """D34; and with the switch only the running season is scored then (D38)."""
    options = options._replace(seats=1)
    events = random_game(options, seed)
    state = fold(events)
    if len(of_seasons(events)) < 4:
        assert empty(state.seats[0].sheet) == 0
    if options.full_map == "all" or empty(state.seats[0].sheet):
        assert len(state.seats[0].scores) == 4
    else:
        assert len(state.seats[0].scores) == len(of_seasons(events))


@given(SEVERAL, seeds)
@settings(max_examples=40)
def test_nothing_happens_between_winter_and_the_end(options: GameOptions, seed: int) -> None:
    """D15: no power is resolved after winter; the final sheet is the one that was scored."""
    events = random_game(options, seed)
    last = max(index for index, event in enumerate(events) if isinstance(event, TurnEnded))
    after = events[last + 1 :]
    assert [type(event) for event in after] == [SeasonScored] * options.seats + [GameEnded]
    assert {event.season for event in after if isinstance(event, SeasonScored)} == {3}


@given(many_seats, seeds)
@settings(max_examples=6)
def test_tables_of_five_and_six_play_to_the_end(options: GameOptions, seed: int) -> None:
    events = random_game(options, seed)
    assert isinstance(events[-1], GameEnded) and len(of_seasons(events)) == 4
