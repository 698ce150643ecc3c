"""One seat after another: a seat that must answer acts until its drawing is complete.

Seats answer in order but do not see each other's drawings of the open step, so the game is the
same as with all seats at once. The action WAIT is never needed.
"""

from typing import Any

from pettingzoo import AECEnv

from inkland.env.multi_seat import Info, MultiSeatEnv, final_info
from inkland.env.observation import Observation


class InklandTurns(MultiSeatEnv, AECEnv[str, Observation, Any]):
    """A PettingZoo environment in turns (agent environment cycle, AEC)."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; its deal comes from `options={"deal": "..."}` or from the seed."""
        self._deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._select_next()

    def _select_next(self) -> None:
        """Select the first seat that must still answer."""
        self.agent_selection = self.possible_agents[self.game.seats_to_act()[0]]

    def step(self, action: int | None) -> None:
        """Apply an action of the selected agent."""
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
        """Reward all agents with the stars of this step; `agent` has received its earlier ones."""
        self._cumulative_rewards[agent] = 0.0
        gained = zip(self.agents, before, self.game.stars(), strict=True)
        self.rewards = {one: float(after - old) for one, old, after in gained}
        self._accumulate_rewards()

    def _end(self) -> None:
        """End the game for all agents, with the final info of each."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {one: final_info(self.game, self._seat[one]) for one in self.agents}
        self._deads_step_first()
