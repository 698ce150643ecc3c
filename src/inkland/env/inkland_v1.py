"""Version 1 of the environments for several seats, under PettingZoo's usual names."""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from inkland.env.observation import Observation
from inkland.env.parallel import InklandParallel
from inkland.env.turns import InklandTurns

raw_env = InklandTurns
parallel_env = InklandParallel


def env(**arguments: Any) -> AECEnv[str, Observation, Any]:
    """The environment in turns, with PettingZoo's usual checks."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(**arguments)))


__all__ = ["env", "parallel_env", "raw_env"]
