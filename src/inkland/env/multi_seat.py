"""The common part of the environments with several seats: agents, spaces, deals, final info."""

from typing import Any, ClassVar, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from inkland.env import actions
from inkland.env.element_game import ElementGame, resolve_options
from inkland.env.observation import Observation, observation_space
from inkland.rules import GameOptions

Info: TypeAlias = dict[str, Any]


def deal_seed(seed: int | None, options: dict[str, Any] | None, random: np.random.Generator) -> str:
    """The seed of a deal: `deal` of the options, else `seed`, else a random one."""
    if options is not None and "deal" in options:
        return str(options["deal"])
    return str(seed if seed is not None else random.integers(2**63))


def final_info(game: ElementGame, seat: int) -> Info:
    """The `info` of this seat at the end of the game; rating and title exist in solo only."""
    ending = game.state.ending
    assert ending is not None
    (place,) = (place for place in ending.standing if place.seat == seat)
    word: Info = {"stars": place.stars, "place": place.place}
    if ending.rating is not None:
        word |= {"rating": ending.rating, "title": ending.title}
    return word


class MultiSeatEnv:
    """Agents `seat_0`, `seat_1` ... and the game they play."""

    metadata: ClassVar[dict[str, Any]] = {"name": "inkland_v1", "render_modes": ["ansi"]}

    def __init__(
        self,
        seats: int | None = None,
        options: GameOptions | str = "base",
        render_mode: str | None = None,
    ) -> None:
        if seats is None and isinstance(options, str):  # presets are for one seat
            seats = 2
        self.options = resolve_options(options, seats)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options.seats)]
        self.agents: list[str] = []
        self._observation_space = observation_space()
        self._action_spaces = {
            agent: spaces.Discrete(actions.SIZE) for agent in self.possible_agents
        }
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random, _ = seeding.np_random()
        self._game: ElementGame | None = None

    @property
    def game(self) -> ElementGame:
        """The running game; `reset` starts one."""
        assert self._game is not None, "no game yet: call reset() first"
        return self._game

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The same for all agents."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The agent's own space, so that it can be seeded by itself."""
        return self._action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What the agent may know now."""
        return self.game.observe(self._seat[agent])

    def render(self) -> str:
        """All sheets in the drawing notation."""
        return self.game.render()

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _deal(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Start a new game with all agents."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._game = ElementGame.deal(self.options, deal_seed(seed, options, self._random))
        self.agents = self.possible_agents[:]
