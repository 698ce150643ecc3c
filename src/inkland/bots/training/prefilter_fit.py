"""Fit the prefilter: weights that estimate the value of a drawing from cheap features.

Games are played with all drawings evaluated. Then the estimates are fitted to the values, position
by position, with most weight on the best drawings: how poor a poor drawing is does not matter.
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numba import njit

from inkland.bots.fast.compile.array_types import Floats, Ints
from inkland.bots.fast.compile.card_arrays import SCORING_NUMBERS
from inkland.bots.fast.compile.disk_cache import cached_on_disk
from inkland.bots.fast.compile.move_codes import spaces_of
from inkland.bots.fast.compile.seats import FastSeat
from inkland.bots.fast.evaluation.prefilter import (
    PREFILTER_FEATURES,
    score_spaces,
    score_terrain,
    surroundings,
)
from inkland.bots.fast.evaluation.sheet_features import EDICTS_PLAYED
from inkland.bots.fast.evaluation.weights import DONE, ROLE, Weights, zero_prefilter
from inkland.bots.fast.search.lookahead import list_all
from inkland.bots.fast.search.move_translation import drawing_of
from inkland.bots.fast.search.position import DRAW_ASKED, position_of
from inkland.bots.fast.search.workspace import Workspace
from inkland.bots.games.map_games import map_games
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.training.network_fit import Adam, Log
from inkland.bots.training.samples import chunked, record_games
from inkland.rules import Drawing, View
from inkland.rules.options import PRESETS

CHUNK: Final = 10  # games in one task of a process
BEST: Final = 30  # drawings kept of a position, and so many random others
OTHERS: Final = 80
EXPLORATION_SHARE: Final = 0.1
FLOOR: Final = -8.0  # stars below the best; worse drawings count as this
SHARPNESS: Final = 0.35  # weights of drawings: exp(this * stars below the best)
EPOCHS: Final = 10
RATE: Final = 0.01
SLOWER: Final = 0.75  # factor of the rate from epoch to epoch
BATCH: Final = 64
EVALUATED_IN_TEST: Final = 12  # for the reported loss only
# Weights that select one feature each.
_EACH: Final = np.eye(PREFILTER_FEATURES, dtype=np.float32)[:, None, :]


class PrefilterSamples(NamedTuple):
    """Some drawings of a position: their features, and how far their values are below the best."""

    facts: Floats
    behind: Floats
    season: int
    cards: tuple[int, ...]


def _facts(workspace: Workspace, seat: FastSeat, picks: Ints, each: Floats, facts: Floats) -> None:
    """Write the prefilter features of these moves, each by weights that select one feature."""
    around = surroundings(seat)
    for row in range(picks.shape[0]):
        code = workspace.codes[picks[row]]
        for fact in range(PREFILTER_FEATURES):
            facts[row, fact] = score_spaces(seat, around, spaces_of(code), each[fact], 0)
            facts[row, fact] += score_terrain(seat, around, code, each[fact], 0)


_compiled_facts: Final = cached_on_disk(njit(_facts))


class RecordingBot:
    """Takes the best sheet after one drawing, and keeps drawings of each position as samples."""

    name: Final = "glancer"

    def __init__(self, weights: Weights, samples: list[PrefilterSamples]) -> None:
        self._weights = weights
        self._samples = samples

    def answer(self, view: View, random: Random) -> Drawing:
        """The best move by evaluation, or sometimes a random one."""
        position = position_of(view, self._weights, random)
        workspace, seat = position.workspace, position.seat
        number = list_all(position)
        values = position.sign * workspace.values[:number]
        if position.question == DRAW_ASKED and number > BEST:
            others = random.sample(range(number), min(number, OTHERS))
            picks = np.union1d(np.argsort(-values, kind="stable")[:BEST], others)
            facts = np.zeros((len(picks), PREFILTER_FEATURES), np.float32)
            _compiled_facts(workspace, seat, picks, _EACH, facts)
            behind = np.maximum(values[picks] - values.max(), FLOOR).astype(np.float32)
            cards = tuple(SCORING_NUMBERS[card] for card in view.edicts)
            self._samples.append(
                PrefilterSamples(facts.astype(np.float16), behind, position.turn.season, cards)
            )
        best = int(values.argmax())
        return drawing_of(
            workspace.codes[
                random.randrange(number) if random.random() < EXPLORATION_SHARE else best
            ]
        )


def fit_prefilter(
    weights: Weights,
    games: int,
    seed: str,
    presets: tuple[str, ...],
    parallelism: Parallelism,
    log: Log,
) -> Weights:
    """The same weights with a prefilter fitted to so many games.

    Played without skills, whose moves are listed separately.
    """
    options = [PRESETS[name]._replace(skills=()) for name in presets]
    play = partial(record_games, RecordingBot, weights, options)
    played = map_games(play, chunked(games, seed, CHUNK), parallelism)
    season, card = fit_prefilter_weights(
        [seen for part in played for seen in part], Random(seed), log
    )
    return weights._replace(glance=season, glance_card=card)


def fit_prefilter_weights(
    seen: Sequence[PrefilterSamples], rng: Random, log: Log
) -> tuple[Floats, Floats]:
    """Prefilter weights fitted to the samples: by season, and by card and role."""
    apart = max(1, len(seen) // 10)
    tests, taught = seen[-apart:], list(seen[:-apart])
    some = np.concatenate([position.facts for position in seen[:300]]).astype(np.float32)
    scale = np.maximum(some.std(axis=0), np.float32(0.1))
    prefilter = zero_prefilter()
    adams = [Adam(part) for part in prefilter]
    for epoch in range(EPOCHS):
        rng.shuffle(taught)
        for first in range(0, len(taught), BATCH):
            slopes = _slopes(prefilter, scale, taught[first : first + BATCH])
            for adam, slope in zip(adams, slopes, strict=True):
                adam.step(slope / BATCH, RATE * SLOWER**epoch)
    season, card = (part / scale for part in prefilter)
    loss = _mean_loss(season, card, tests)
    log(f"  the best of {EVALUATED_IN_TEST} glanced at is {loss:.2f} stars behind")
    return season, card


def _slopes(
    prefilter: tuple[Floats, Floats], scale: Floats, taught: Sequence[PrefilterSamples]
) -> tuple[Floats, Floats]:
    """The gradients for these positions. A constant offset is ignored: the mean is subtracted."""
    of_season, of_card = (np.zeros_like(part) for part in prefilter)
    for stored, behind, season, cards in taught:
        facts = stored.astype(np.float32) / scale
        share = np.exp(SHARPNESS * behind)
        share /= share.sum()
        off = facts @ _at(*prefilter, season, cards) - behind
        slope = facts.T @ (share * (off - (share * off).sum()))
        of_season[season] += slope
        for card, role in _roles(season, cards):
            of_card[card, role] += slope
    return of_season, of_card


def _at(of_season: Floats, of_card: Floats, season: int, cards: tuple[int, ...]) -> Floats:
    """The prefilter weights of a table in this season."""
    return of_season[season] + sum(of_card[card, role] for card, role in _roles(season, cards))


def _roles(season: int, cards: tuple[int, ...]) -> list[tuple[int, int]]:
    """Each card of the table with its role in this season, if it has one."""
    roles = [ROLE[season, edict] for edict in range(EDICTS_PLAYED)]
    return [(card, role) for card, role in zip(cards, roles, strict=True) if role != DONE]


def _mean_loss(of_season: Floats, of_card: Floats, tests: Sequence[PrefilterSamples]) -> float:
    """The mean loss in stars if only the first few by the prefilter are evaluated."""
    lost = 0.0
    for facts, behind, season, cards in tests:
        guesses = facts.astype(np.float32) @ _at(of_season, of_card, season, cards)
        lost -= float(behind[np.argsort(-guesses, kind="stable")[:EVALUATED_IN_TEST]].max())
    return lost / len(tests)
