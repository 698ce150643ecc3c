"""Unusual situations of the game, each with a game in which it occurs.

A scenario deals by hand or by seed, seats players, and has a test for its situation. Where no
particular drawing is needed, seeds are tried in order until the situation occurs.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

from packing import packed

from inkland.bots.bot import Bot
from inkland.bots.greedy_bot import GreedyBot
from inkland.bots.random_bot import RandomBot
from inkland.cards import DECK, SEASONS, AmbushCard, CardId, ExploreCard, RuinsCard
from inkland.rules import (
    Continuations,
    Draw,
    Drawing,
    Event,
    GameOptions,
    Placement,
    State,
    TakeBack,
    Target,
    View,
    begin,
    evolve,
    fold,
    legal,
    outcome,
    view,
)
from inkland.rules.events import (
    AmbushVanished,
    Answered,
    CardRevealed,
    CoinsEarned,
    GameEnded,
    HeroDrawn,
    SeasonBegan,
    ShapeDrawn,
    SkillUsed,
    SpacesDestroyed,
    StepOpened,
    TakenBack,
)
from inkland.rules.options import PRESETS
from inkland.rules.setup import opening as seeded
from inkland.sheet import Terrain, count
from tables import drawing, opening


class Scenario(NamedTuple):
    """An unusual situation: its name, candidate games, and a test for it."""

    name: str
    games: Callable[[], Iterator[tuple[Event, ...]]]
    happens: Callable[[Sequence[Event]], bool]

    def game(self) -> tuple[Event, ...]:
        """The first game in which the situation occurs."""
        return next(game for game in self.games() if self.happens(game))


# --- Players


class Scripted:
    """Draws what the script says for a card, and at random otherwise."""

    name = "scripted"

    def __init__(self, **script: str) -> None:
        self._script = script

    def answer(self, view: View, random: Random) -> Drawing:
        """The scripted drawing, once; afterwards a random one."""
        assert view.card is not None
        text = self._script.pop(view.card, None)
        return drawing(text) if text else RandomBot().answer(view, random)


class CoinHunter:
    """Draws the shape with the coin wherever it fits."""

    name = "coin hunter"

    def answer(self, view: View, random: Random) -> Drawing:
        """A shape with a coin, or any."""
        offered = legal(view)
        spots = tuple(spot for spot in offered.spots if spot.coin)
        shapes = Continuations(offered.owner, spots)
        wanted = shapes if shapes.spots else offered
        return (wanted.element(random.randrange(len(wanted))),)


class First:
    """Gives the first legal answer."""

    name = "first"

    def answer(self, view: View, random: Random) -> Drawing:
        """The first drawing."""
        return (legal(view).element(0),)


class Fickle:
    """Answers at random; the game lets it take its first answer back."""

    name = "fickle"

    def answer(self, view: View, random: Random) -> Drawing:
        """A drawing by lot."""
        return RandomBot().answer(view, random)


# --- Playing


def played(dealt: tuple[Event, ...], players: Sequence[Bot]) -> tuple[Event, ...]:
    """All events of a game between these players."""
    events = list(begin(dealt))
    state = fold(events)
    lots = [Random(seat) for seat in range(len(players))]
    while state.step is not None:
        number = state.step.number
        for seat in state.step.asked:
            for action in answers(state, seat, players[seat], lots[seat], number):
                happened, state = outcome(state, action)
                events.extend(happened)
    return tuple(events)


def answers(
    state: State, seat: int, player: Bot, lot: Random, step: int
) -> Iterator[Draw | TakeBack]:
    """The player's actions in the open step; the fickle one answers twice where it can (D4)."""
    drawn = player.answer(view(state, seat), lot)
    if isinstance(player, Fickle) and state.step is not None and seat != state.step.asked[-1]:
        yield Draw(seat, step, drawn)
        yield TakeBack(seat, step)
        drawn = player.answer(view(state, seat), lot)
    yield Draw(seat, step, drawn)


def by_seed(
    *players: Bot, preset: str = "base", **options: str
) -> Callable[[], Iterator[tuple[Event, ...]]]:
    """Games of these players, for one seed after the other."""

    def games() -> Iterator[tuple[Event, ...]]:
        chosen = PRESETS[preset]._replace(seats=len(players), **options)  # type: ignore[arg-type]
        for seed in range(2_000):
            yield played(tuple(seeded(chosen, str(seed))), players)

    return games


def by_hand(
    *seasons: str, players: Callable[[], list[Bot]]
) -> Callable[[], Iterator[tuple[Event, ...]]]:
    """The single game in which the named cards come first."""

    def games() -> Iterator[tuple[Event, ...]]:
        seats = players()
        yield played(opening(*seasons, options=GameOptions(seats=len(seats))), seats)

    return games


# --- Tests for the situations


def revealed(events: Sequence[Event]) -> list[CardId]:
    return [event.card for event in events if isinstance(event, CardRevealed)]


def follows(first: type, second: type) -> Callable[[Sequence[Event]], bool]:
    """Whether a card of the second kind is revealed right after one of the first."""

    def happens(events: Sequence[Event]) -> bool:
        return any(
            isinstance(DECK[one], first) and isinstance(DECK[other], second)
            for one, other in pairwise(revealed(events))
        )

    return happens


def fallback(question: str, *, after_ruins: bool = False) -> Callable[[Sequence[Event]], bool]:
    """Whether a seat has to draw a single space because no shape fits."""

    def happens(events: Sequence[Event]) -> bool:
        state = State()
        for event in events:
            if (
                isinstance(event, Answered)
                and state.step is not None
                and (
                    (state.step.question, state.ruins) == (question, after_ruins)
                    and legal(view(state, event.seat)).fallback
                )
            ):
                return True
            state = evolve(state, event)
        return False

    return happens


def two_ambushes_in_a_season(events: Sequence[Event]) -> bool:
    ambushes = 0
    for event in events:
        if isinstance(event, SeasonBegan):
            ambushes = 0
        elif isinstance(event, CardRevealed) and isinstance(DECK[event.card], AmbushCard):
            ambushes += 1
            if ambushes == 2:
                return True
    return False


def a_shape_with_a_coin_earns_nothing(events: Sequence[Event]) -> bool:
    """Whether a coin shape is drawn when all fourteen coins are earned."""
    state = State()
    for event in events:
        if isinstance(event, Answered) and state.seats[event.seat].coins == 14:
            card = DECK[state.card] if state.card else None
            main = event.drawing[0]
            drawn = count(main.spaces) if isinstance(main, Placement) else 0
            if isinstance(card, ExploreCard) and card.coin_shape.count("o") == drawn > 1:
                return True
        state = evolve(state, event)
    return False


def ending(events: Sequence[Event]) -> GameEnded:
    last = events[-1]
    assert isinstance(last, GameEnded)
    return last


def tie_broken_by_monsters(events: Sequence[Event]) -> bool:
    first, second = ending(events).standing[:2]
    return first.stars == second.stars and (first.place, second.place) == (1, 2)


def shared_win(events: Sequence[Event]) -> bool:
    return sum(row.place == 1 for row in ending(events).standing) > 1


def ended_before_winter_was_over(events: Sequence[Event]) -> bool:
    last = [event for event in events if isinstance(event, CardRevealed)][-1]
    return last.time < GameOptions().season(3).time


def hundred_seats(events: Sequence[Event]) -> bool:
    return len(ending(events).standing) == 100


def happened(kind: type) -> Callable[[Sequence[Event]], bool]:
    return lambda events: any(isinstance(event, kind) for event in events)


def all_four_powers(events: Sequence[Event]) -> bool:
    """Whether a dragon pays, zombies spread, and a troll and a gorgon destroy a space."""
    targets = set()
    question = ""
    for event in events:
        match event:
            case StepOpened():
                question = event.question
            case Answered(_, _, (Target(),)):
                targets.add(question)
    spread = any(
        isinstance(event, ShapeDrawn)
        and event.terrain == Terrain.ZOMBIE
        and count(event.spaces) > 1
        for event in events
    )
    paid = any(isinstance(event, CoinsEarned) and event.reason == "dragon" for event in events)
    return targets == {"troll", "gorgon"} and spread and paid


def skills_in_each_season(events: Sequence[Event]) -> bool:
    """Whether a skill is used in each season, a hero drawn and an ambush softened."""
    seasons, season = set(), -1
    for event in events:
        if isinstance(event, SeasonBegan):
            season = event.season
        elif isinstance(event, SkillUsed):
            seasons.add(season)
    ducked = any(isinstance(event, SkillUsed) and event.ducked is not None for event in events)
    return len(seasons) == len(SEASONS) and ducked and happened(HeroDrawn)(events)


def heroes_and_targets(events: Sequence[Event]) -> bool:
    """Whether a solo player draws heroes, loses monsters to marks, and chooses a target."""
    chosen = any(
        isinstance(event, Answered) and isinstance(event.drawing[0], Target) for event in events
    )
    return chosen and happened(HeroDrawn)(events) and happened(SpacesDestroyed)(events)


def mountains_at_once(events: Sequence[Event]) -> bool:
    return any(
        isinstance(event, CoinsEarned) and event.reason == "mountain" and event.coins > 1
        for event in events
    )


def a_full_map() -> Iterator[tuple[Event, ...]]:
    """A solo game whose drawings were found by looking ahead in the deck, as no player can."""
    ambushes = ("goblin_attack", "bugbear_assault", "kobold_onslaught", "gnoll_raid")
    large = f"rift_lands {COIN_CARDS} fishing_village treetop_village"
    dealt = opening(*(f"{ambush} {large}" for ambush in ambushes))
    events = list(begin(dealt))
    state = fold(events)
    for placement in packed(state):
        if state.step is None:
            break
        happened, state = outcome(state, Draw(0, state.step.number, (placement,)))
        events.extend(happened)
    yield tuple(events)


COIN_CARDS = "great_river farmland hamlet forgotten_forest"
LUCK, GREED = RandomBot(), GreedyBot()

SCENARIOS = (
    Scenario("two_ruins_in_a_row", by_seed(LUCK, LUCK), follows(RuinsCard, RuinsCard)),
    Scenario("ruins_then_ambush", by_seed(LUCK, LUCK, LUCK), follows(RuinsCard, AmbushCard)),
    Scenario(
        "ruins_impossible", by_seed(LUCK, LUCK, map_sheet="b"), fallback("draw", after_ruins=True)
    ),
    Scenario("nothing_fits", by_seed(LUCK), fallback("draw")),
    Scenario("two_ambushes_in_one_season", by_seed(GREED, LUCK, LUCK), two_ambushes_in_a_season),
    Scenario("ambush_fits_nowhere", by_seed(LUCK, LUCK), fallback("ambush")),
    Scenario("ambush_fits_nowhere_solo", by_seed(LUCK), happened(AmbushVanished)),
    Scenario(
        "ambush_walks_at_three_seats", by_seed(GREED, LUCK, LUCK, ambush_by="walk"), lambda _: True
    ),
    Scenario(
        "several_mountains_at_once",
        by_hand(
            "great_river farmland forgotten_forest hamlet fishing_village homestead",
            "treetop_village",
            players=lambda: [
                Scripted(
                    great_river="W A2 A3 A4",
                    farmland="C B2 B3",
                    forgotten_forest="F C4 D5",
                    hamlet="V A9 B9 B10",
                    fishing_village="W D6 D7 D8 D9",
                    homestead="V B11 C10 C11 D11",
                    treetop_village="F B5 B6 B7 C7 C8",
                )
            ],
        ),
        mountains_at_once,
    ),
    Scenario(
        "fifteenth_coin",
        by_hand(*[COIN_CARDS] * 4, players=lambda: [CoinHunter()]),
        a_shape_with_a_coin_earns_nothing,
    ),
    Scenario("tie_broken_by_monsters", by_seed(LUCK, LUCK, LUCK), tie_broken_by_monsters),
    Scenario("shared_win", by_seed(First(), First()), shared_win),
    Scenario("taken_back", by_seed(Fickle(), Fickle()), happened(TakenBack)),
    Scenario("solo_full_map", a_full_map, ended_before_winter_was_over),
    Scenario("heroes_all_powers", by_seed(GREED, LUCK, GREED, preset="heroes"), all_four_powers),
    Scenario(
        "everything_with_skills",
        by_seed(LUCK, GREED, LUCK, preset="everything"),
        skills_in_each_season,
    ),
    Scenario("solo_heroes", by_seed(GREED, preset="heroes"), heroes_and_targets),
    Scenario("hundred_seats", by_seed(*[LUCK] * 100), hundred_seats),
)
