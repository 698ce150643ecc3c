"""One seat after another: only whoever is asked acts, until the drawing is whole.

The seats answer in their order but know nothing of each other's open drawings, so it is the same
game as with all seats at once. Nobody ever has to wait here.
"""

from typing import Any

from pettingzoo import AECEnv

from inkland.env.multi_seat import Info, MultiSeatEnv, final_info
from inkland.env.observation import Observation


class InklandTurns(MultiSeatEnv, AECEnv[str, Observation, Any]):
    """The agent environment cycle (AEC) of PettingZoo."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: `options={"deal": "..."}` or the seed says which."""
        self._deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._select_next()

    def _select_next(self) -> None:
        """It is the turn of the first seat that must still answer."""
        self.agent_selection = self.possible_agents[self.game.seats_to_act()[0]]

    def step(self, action: int | None) -> None:
        """Let the selected agent add an element."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked must act"
        before = self.game.stars()
        allowed = self.game.act(self._seat[agent], int(action))
        self.infos = {one: {} for one in self.agents}
        if not allowed:
            self.infos[agent]["illegal"] = True
        self._reward(agent, before)
        if self.game.is_over:
            self._end()
        else:
            self._select_next()

    def _reward(self, agent: str, before: tuple[int, ...]) -> None:
        """Stars since the step began; the agent has been told of the earlier ones."""
        self._cumulative_rewards[agent] = 0.0
        gained = zip(self.agents, before, self.game.stars(), strict=True)
        self.rewards = {one: float(after - old) for one, old, after in gained}
        self._accumulate_rewards()

    def _end(self) -> None:
        """Everyone is told how it ended, one after another."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {one: final_info(self.game, self._seat[one]) for one in self.agents}
        self._deads_step_first()
