"""Samples for training: sheets from self-play, and the stars that followed them."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple, TypeVar

import numpy as np
from numba import njit

from inkland.bots.bot import Bot
from inkland.bots.fast.compile.array_types import Floats, Ints, Reals
from inkland.bots.fast.compile.card_arrays import SCORING_NUMBERS
from inkland.bots.fast.compile.disk_cache import cached_on_disk
from inkland.bots.fast.evaluation.sheet_features import FEATURES
from inkland.bots.fast.evaluation.weights import Weights
from inkland.bots.fast.search.deck_sampling import Unseen, explore_cards, new_unseen, sample
from inkland.bots.fast.search.playouts import (
    EXPLORATION,
    SEASON,
    STARS,
    STEP_HEADER,
    STEPS_WRITTEN,
    VALUE,
    play_out,
)
from inkland.bots.fast.search.workspace import TurnFacts
from inkland.bots.fast.search.workspace_setup import compiled_seat, new_workspace
from inkland.bots.games.map_games import map_games
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.games.self_play import play_game
from inkland.cards import CATEGORIES, HERO_CARDS, MAP_SHEETS, SCORING
from inkland.rules.deck import Deck
from inkland.rules.options import PRESETS, GameOptions, ids
from inkland.rules.state import Seat, State

MAX_STEPS: Final = 96  # more than the turns of a seat
CHUNK: Final = 250  # games in one task of a process; part of the seeds

_play: Final = cached_on_disk(njit(play_out))
_deal: Final = cached_on_disk(njit(sample))


Recorded = TypeVar("Recorded")


class Samples(NamedTuple):
    """Features, seasons and edicts of sheets, and the stars that followed, in small types."""

    features: Floats
    seasons: Ints
    edicts: Ints
    stars: Floats

    def part(self, rows: Ints | slice) -> "Samples":
        """Some rows, converted to the types that are computed with."""
        return Samples(
            self.features[rows].astype(np.float32),
            self.seasons[rows].astype(np.int64),
            self.edicts[rows].astype(np.int64),
            self.stars[rows],
        )


class SelfPlayConfig(NamedTuple):
    """How the games are played."""

    presets: tuple[str, ...]
    exploration: int  # per mille of drawings that are not the best
    td_lambda: float = 1.0  # 1 for final results only
    few: int = 0  # how many moves are evaluated; 0 for all


def collect_samples(
    weights: Weights, games: int, seed: str, config: SelfPlayConfig, parallelism: Parallelism
) -> tuple[Samples, float]:
    """Play so many games with these weights: their samples, and their mean rating."""
    chunks = chunked(games, seed, CHUNK)
    played = list(map_games(partial(_chunk, weights, config), chunks, parallelism))
    return concatenate(part for part, _ratings in played), sum(
        sum(r) for _part, r in played
    ) / games


def chunked(games: int, seed: str, size: int) -> list[tuple[str, int]]:
    """Split games into chunks of this size: the seed and the number of games of each."""
    return [(f"{seed}/{first}", min(size, games - first)) for first in range(0, games, size)]


def _chunk(
    weights: Weights, config: SelfPlayConfig, games: tuple[str, int]
) -> tuple[Samples, list[float]]:
    """Play a chunk of games: their samples and ratings."""
    seed, number = games
    rng = Random(seed)
    played = [_game(weights, config, rng) for _ in range(number)]
    return concatenate(part for part, _rating in played), [rating for _part, rating in played]


def concatenate(parts: Iterable[Samples]) -> Samples:
    """All these samples together."""
    return Samples(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _game(weights: Weights, config: SelfPlayConfig, rng: Random) -> tuple[Samples, float]:
    """Play a random game with these weights: its samples and its rating."""
    state = random_table(rng, PRESETS[rng.choice(config.presets)])
    table_weights = weights.at_table([SCORING_NUMBERS[card] for card in state.edicts])
    rng_state = np.array([rng.getrandbits(64)], np.uint64)
    trajectory = np.zeros((MAX_STEPS, STEP_HEADER + FEATURES), np.float32)
    trajectory[0, EXPLORATION] = config.exploration
    workspace = new_workspace(state, table_weights, rng_state, config.few)
    workspace = workspace._replace(trajectory=trajectory)
    unseen = all_cards(state, rng)
    length = _deal(rng_state, unseen, workspace, 0, 0, -1)
    turn = TurnFacts(0, 0, False, unseen.ambushes_in, 0, workspace.deck_size)
    total = _play(workspace, compiled_seat(state.seats[0]), turn, unseen.sampled, length, 99)
    steps = trajectory[1 : int(trajectory[0, STEPS_WRITTEN]) + 1]
    samples = samples_of(steps, workspace.edicts, td_returns(steps, total, config.td_lambda))
    return samples, total - sum(SCORING[card].solo for card in state.edicts)


def samples_of(steps: Floats, edicts: Ints, stars: Reals) -> Samples:
    """The samples of these steps at a table with these edicts, without finished games."""
    unfinished = steps[:, SEASON] >= 0
    return Samples(
        steps[unfinished, STEP_HEADER:].astype(np.float16),
        steps[unfinished, SEASON].astype(np.int8),
        np.tile(edicts.astype(np.int8), (int(unfinished.sum()), 1)),
        stars[unfinished].astype(np.float32),
    )


def td_returns(steps: Floats, total: float, td_lambda: float) -> Floats:
    """The TD(lambda) returns: the stars still to come after each step."""
    returns = np.zeros(len(steps), np.float32)
    expected = total
    for at in range(len(steps) - 1, -1, -1):
        returns[at] = expected - steps[at, STARS]
        meanwhile = steps[at, STARS] + steps[at, VALUE]
        expected = td_lambda * expected + (1 - td_lambda) * meanwhile
    return returns


def random_table(rng: Random, options: GameOptions) -> State:
    """A random solo table: map sheet, edicts and skills.

    Cards of both boxes are mixed sometimes, so that no card is only learned among those of its box.
    """
    boxes = options.scoring_from if rng.random() < 0.7 else ("base", "heroes")
    edicts = [
        rng.choice([card for card in pool if card.box in boxes]).id for pool in CATEGORIES.values()
    ]
    rng.shuffle(edicts)
    sheet = options.map_sheet if rng.random() < 0.5 else rng.choice(list(MAP_SHEETS))
    skills = tuple(rng.sample(options.skills, options.skill_count)) if options.skills else ()
    return State(
        options=options._replace(map_sheet=sheet, scoring=tuple(edicts)),
        edicts=tuple(edicts),
        skills=skills,
        seats=(Seat(MAP_SHEETS[sheet]),),
    )


def all_cards(state: State, rng: Random) -> Unseen:
    """All cards of a game that has not begun."""
    options = state.options
    heroes = ids(HERO_CARDS) if options.heroes else ()
    ambushes = tuple(rng.sample(options.ambushes, options.ambush_count))
    in_deck = Deck(explore_cards(options), ambushes, 1, heroes, min(1, len(heroes)))
    return new_unseen(in_deck, options)


def record_games(
    new_bot: Callable[[Weights, list[Recorded]], Bot],
    weights: Weights,
    presets: Sequence[GameOptions],
    chunk: tuple[str, int],
) -> list[Recorded]:
    """Let a new bot play a chunk of random solo games. Returns the samples it kept."""
    seed, number = chunk
    samples: list[Recorded] = []
    rng, bot = Random(seed), new_bot(weights, samples)
    for game in range(number):
        play_game(random_table(rng, rng.choice(presets)).options, f"{seed}/{game}", [bot])
    return samples
