"""All seats at once: each step takes an action of every seat.

Whoever is asked adds an element; whoever is not asked, or has answered while others still draw,
waits, which is then the only action of the mask.
"""

from typing import Any

from pettingzoo import ParallelEnv

from inkland.env.actions import WAIT
from inkland.env.multi_seat import Info, MultiSeatEnv, final_info
from inkland.env.observation import Observation


class InklandParallel(MultiSeatEnv, ParallelEnv[str, Observation, Any]):
    """The parallel environment of PettingZoo."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Deal a game: `options={"deal": "..."}` or the seed says which."""
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
        """Let everyone act; who has to wait may be left out."""
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
        """Who was refused. The last answer opens the next step, so first note who is asked."""
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
