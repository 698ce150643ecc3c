"""The environment for one seat."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from inkland.env import actions
from inkland.env.element_game import ElementGame, resolve_options
from inkland.env.multi_seat import Info, deal_seed, final_info
from inkland.env.observation import Observation, observation_space
from inkland.rules import GameOptions


class InklandSolo(gymnasium.Env[Observation, np.int64]):
    """A Gymnasium environment; at the end of a game `info` has the rating and the title."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(self, options: GameOptions | str = "base", render_mode: str | None = None) -> None:
        self.options = resolve_options(options, seats=1)
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = spaces.Discrete(actions.SIZE)
        self._game: ElementGame | None = None

    @property
    def game(self) -> ElementGame:
        """The running game; `reset` starts one."""
        assert self._game is not None, "no game yet: call reset() first"
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Start a game; its deal comes from `options={"deal": "..."}` or from the seed."""
        super().reset(seed=seed)
        self._game = ElementGame.deal(self.options, deal_seed(seed, options, self.np_random))
        return self.game.observe(0), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """Add an element to the drawing."""
        (before,) = self.game.stars()
        allowed = self.game.act(0, int(action))
        (after,) = self.game.stars()
        info: Info = {} if allowed else {"illegal": True}
        if self.game.is_over:
            info |= final_info(self.game, 0)
        return self.game.observe(0), float(after - before), self.game.is_over, False, info

    def render(self) -> str:
        """The sheet in the drawing notation."""
        return self.game.render()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The action mask alone, under the method name that some libraries expect."""
        mask, _owner = self.game.legal_actions(0)
        return mask.astype(bool)
