"""Names for the types of arrays that compiled code works on."""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Words: TypeAlias = npt.NDArray[np.uint64]  # halves of sets, and random states
Ints: TypeAlias = npt.NDArray[np.int64]  # numbers of cards, codes of moves
Floats: TypeAlias = npt.NDArray[np.float32]  # features and weights
Reals: TypeAlias = npt.NDArray[np.floating[Any]]  # floats of any width
Doubles: TypeAlias = npt.NDArray[np.float64]  # values of moves, in stars
