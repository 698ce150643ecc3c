"""`inkland train`: train the weights of the search bots and write them to a file."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from inkland.batch import game_setup
from inkland.bots.fast.evaluation import weights
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.training.checkpoint import Checkpoint
from inkland.bots.training.recipe import TrainingConfig, train_weights
from inkland.rules.errors import UnknownChoice
from inkland.rules.options import preset


class CannotWrite(Exception):
    """The file for the weights cannot be written."""


def train(out: Path, games: float, seed: str, jobs: int, preset_mix: str) -> None:
    """Train with progress lines on stderr, and write the weights to `out`.

    After each stage the progress is kept in a file beside it, from which the same command goes on.
    Raises `CannotWrite` before training starts if `out` cannot be written.
    """
    training = TrainingConfig(games, game_setup.seed(seed), _presets(preset_mix), Parallelism(jobs))
    checkpoint = Checkpoint(out.with_name(f"{out.name}.progress"), training.recipe)
    with _atomic_file(out) as file:
        trained = train_weights(training, _print_progress, checkpoint)
        weights.save(trained, file, training.recipe)
    checkpoint.remove()
    _print_progress(f"{out}: {training.recipe}")


def _presets(mix: str) -> tuple[str, ...]:
    """Split a list of presets; refuses an unknown preset and an empty list."""
    names = tuple(game_setup.split_names(mix))
    for name in names:
        preset(name)
    if not names:
        raise UnknownChoice(option="preset_mix", value=mix)
    return names


@contextmanager
def _atomic_file(out: Path) -> Iterator[BinaryIO]:
    """Open a temporary file that replaces `out` if the block succeeds, and is deleted if not."""
    draft = out.with_name(f"{out.name}.part")
    try:
        if out.is_dir():
            raise CannotWrite
        file = draft.open("wb")
    except (OSError, ValueError) as reason:
        raise CannotWrite from reason
    try:
        with file:
            yield file
        os.replace(draft, out)
    finally:
        draft.unlink(missing_ok=True)


def _print_progress(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
