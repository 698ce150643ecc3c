"""`inkland train`: the learned value made anew."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from inkland.bots.fast.evaluation import weights
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.training.recipe import TrainingConfig, train_weights
from inkland.rules.errors import UnknownChoice
from inkland.rules.options import preset
from inkland.terminal import table


class CannotWrite(Exception):
    """There is no place for the weights."""


def train(out: Path, games: float, seed: str, jobs: int, preset_mix: str) -> None:
    """Train, tell how far it is, and write the weights."""
    training = TrainingConfig(games, table.seed(seed), _presets(preset_mix), Parallelism(jobs))
    with _draft(out) as file:
        weights.save(train_weights(training, _tell), file, training.recipe)
    _tell(f"{out}: {training.recipe}")


def _presets(mix: str) -> tuple[str, ...]:
    """The presets named; refuses those that are not, and none."""
    names = tuple(table.names(mix))
    for name in names:
        preset(name)
    if not names:
        raise UnknownChoice(option="preset_mix", value=mix)
    return names


@contextmanager
def _draft(out: Path) -> Iterator[BinaryIO]:
    """A file beside it that becomes it in the end: until then what is there stays there."""
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


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
