"""The state of a training run between two stages, kept in a file so that a run can be resumed."""

import os
from pathlib import Path
from typing import NamedTuple

import numpy as np

from inkland.bots.fast.evaluation.weights import Weights, heuristic_weights, read, recipe_in


class Progress(NamedTuple):
    """How far a run is: the stages done, the weights after them, and the CPU seconds they took."""

    stages: int
    weights: Weights
    cpu_seconds: float


class Checkpoint:
    """The file of a run; that of another recipe is ignored and overwritten."""

    def __init__(self, path: Path, recipe: str) -> None:
        self._path = path
        self._recipe = recipe

    def load(self) -> Progress:
        """The progress so far; that of a new run if there is no file of this recipe."""
        if not self._path.is_file() or recipe_in(self._path) != self._recipe:
            return Progress(0, heuristic_weights(), 0.0)
        arrays = np.load(self._path)
        return Progress(int(arrays["stages"]), read(self._path), float(arrays["cpu_seconds"]))

    def save(self, progress: Progress) -> None:
        """Replace the file; the weights are written with full precision."""
        draft = self._path.with_name(f"{self._path.name}.part")
        with draft.open("wb") as file:
            np.savez(
                file,
                **progress.weights._asdict(),
                recipe=np.array(self._recipe),
                stages=np.array(progress.stages),
                cpu_seconds=np.array(progress.cpu_seconds),
            )
        os.replace(draft, self._path)

    def remove(self) -> None:
        """Delete the file, when the run is complete."""
        self._path.unlink(missing_ok=True)


def cpu_seconds() -> float:
    """The CPU seconds of this process and of those it has started and waited for."""
    return sum(os.times()[:4])
