"""Games that look the same to a viewer up to now, but differ in everything unrevealed."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from inkland.cards import HERO_CARDS, CardId
from inkland.rules import Draw, Event, GameOptions, State, fold, is_asked, outcome, view
from inkland.rules.events import (
    AmbushesOrdered,
    CardRevealed,
    HeroesOrdered,
    SeasonBegan,
    SeasonOrdered,
)
from inkland.rules.game import begin
from inkland.rules.options import ids
from inkland.rules.setup import opening
from inkland.table.games import hints, loaded_game
from inkland.table.games.encoding import GameEncoder, encode_moment
from inkland.table.games.loaded_game import LoadedGame
from tables import random_drawing, random_moves


class GameHistory(NamedTuple):
    """The opening of a game, its actions, and the resulting state."""

    opening: tuple[Event, ...]
    actions: tuple[Draw, ...]
    seasons: tuple[tuple[CardId, ...], ...]  # the cards revealed in each season
    state: State


def past(options: GameOptions, seed: str, moves: int) -> GameHistory:
    """A random game of `moves` moves that ends with an open question."""
    begun = tuple(opening(options, seed))
    events = list(begin(begun))
    state = fold(events)
    actions: list[Draw] = []
    for action, news, after in random_moves(state, Random(seed)):
        if len(actions) == moves or after.step is None:
            break
        state = after
        actions.append(action)
        events.extend(news)
    seasons: list[list[CardId]] = []
    for event in events:
        if isinstance(event, SeasonBegan):
            seasons.append([])
        elif isinstance(event, CardRevealed):
            seasons[-1].append(event.card)
    return GameHistory(begun, tuple(actions), tuple(map(tuple, seasons)), state)


def other(told: GameHistory, viewer: int | None, random: Random) -> GameHistory:
    """The same game as far as this viewer knows, with other future cards and other open answers."""
    return told._replace(
        opening=tuple(_other_order(told, event, random) for event in told.opening),
        actions=tuple(_other_answer(told.state, action, viewer, random) for action in told.actions),
    )


def _other_order(told: GameHistory, event: Event, random: Random) -> Event:
    match event:
        case AmbushesOrdered(cards):
            return event._replace(cards=_entering(told, cards, told.state.options.ambushes, random))
        case HeroesOrdered(cards):
            return event._replace(cards=_entering(told, cards, ids(HERO_CARDS), random))
        case SeasonOrdered(season, cards):
            seen = told.seasons[season] if season < len(told.seasons) else ()
            rest = [card for card in cards if card not in seen]
            return event._replace(cards=(*seen, *random.sample(rest, len(rest))))
        case _:
            return event


def _entering(
    told: GameHistory, cards: Sequence[CardId], pool: Sequence[CardId], random: Random
) -> tuple[CardId, ...]:
    """Random cards of the pool; the revealed ones stay where they were."""
    unseen = [card for card in pool if card not in told.state.gone]
    others = iter(random.sample(unseen, len(unseen)))
    return tuple(card if card in told.state.gone else next(others) for card in cards)


def _other_answer(state: State, action: Draw, viewer: int | None, random: Random) -> Draw:
    assert state.step is not None
    if action.seat == viewer or action.step != state.step.number:
        return action
    return action._replace(drawing=random_drawing(random, view(state, action.seat)))


def told(past: GameHistory, viewer: int | None, seed: str) -> Iterator[str | bytes | None]:
    """Every message that the viewer is sent in the course of the game."""
    tale, _entries = loaded_game.new_game_log("a table", seed).with_events(begin(past.opening))
    yield from _shown(tale, tale.number, viewer)
    for action in past.actions:
        later, _entries = tale.with_events(outcome(tale.state, action)[0])
        yield from _shown(later, tale.number, viewer)
        tale = later


def _shown(tale: LoadedGame, since: int, viewer: int | None) -> Iterator[str | bytes | None]:
    encoder = GameEncoder(tale)
    yield encoder.whole(viewer)
    yield encoder.update(since, viewer)
    yield encode_moment(tale.number, tale.state, viewer)
    seen = view(tale.state, viewer)
    if is_asked(seen):
        yield hints.spots(hints.hint_input(seen), (), tale.number)
