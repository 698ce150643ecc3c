"""All seats at once: each step takes an action of every seat.

A seat that must answer adds an element. A seat that need not, or has answered while others still
draw, can only wait.
"""

from typing import Any

from pettingzoo import ParallelEnv

from inkland.env.actions import WAIT
from inkland.env.multi_seat import Info, MultiSeatEnv, final_info
from inkland.env.observation import Observation


class InklandParallel(MultiSeatEnv, ParallelEnv[str, Observation, Any]):
    """A PettingZoo environment with all seats in parallel."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Start a game; its deal comes from `options={"deal": "..."}` or from the seed."""
        self._deal(seed, options)
        return {a: self.observe(a) for a in self.agents}, {a: {} for a in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """Apply the actions of all agents; agents that can only wait may be left out."""
        present, game, before = self.agents, self.game, self.game.stars()
        refused = self._act(actions)
        after, over = game.stars(), game.is_over
        rewards = {a: float(after[self._seat[a]] - before[self._seat[a]]) for a in present}
        infos: dict[str, Info] = {a: {"illegal": True} if a in refused else {} for a in present}
        if over:
            self.agents = []
            for agent in present:
                infos[agent] |= final_info(game, self._seat[agent])
        return (
            {agent: self.observe(agent) for agent in present},
            rewards,
            dict.fromkeys(present, over),
            dict.fromkeys(present, False),
            infos,
        )

    def _act(self, actions: dict[str, int]) -> set[str]:
        """Apply the actions; returns the agents whose action was illegal.

        The seats to act are read first, because the last answer opens the next step.
        """
        awaited = set(self.game.seats_to_act())
        refused = set()
        for agent, action in actions.items():
            seat = self._seat[agent]
            if seat not in awaited:
                if action != WAIT:
                    refused.add(agent)
            elif not self.game.act(seat, int(action)):
                refused.add(agent)
        return refused
