"""Speed of the environments with random legal actions, in steps a second: `make env-speed`.

A step of the parallel environment moves all four seats at once; the last figure is the answers a
second of random bots without an environment. Machines differ and are noisy: compare figures of one
run only. Each is the best of some rounds.
"""

import time
from collections.abc import Callable
from functools import partial

import numpy as np

from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.env import inkland_v1
from inkland.env.arrays import Bits
from inkland.env.solo import InklandSolo
from inkland.rules import preset
from inkland.rules.events import Answered

GAMES = 10
ROUNDS = 12
BOT = RandomBot()


def by_lot(random: np.random.Generator, mask: Bits) -> int:
    """Any action that the mask allows."""
    allowed = np.flatnonzero(mask.view(np.bool_))  # much faster than on int8
    return int(allowed[random.integers(len(allowed))])


def solo_steps(options: str) -> int:
    """Play this many steps of solo games."""
    env, random, steps = InklandSolo(options), np.random.default_rng(1), 0
    for seed in range(GAMES):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            seen, _, over, _, _ = env.step(by_lot(random, seen["action_mask"]))
            steps += 1
    return steps


def turns_steps(options: str, seats: int) -> int:
    """Play this many steps, one seat after another."""
    env, random, steps = inkland_v1.raw_env(seats, options), np.random.default_rng(1), 0
    for seed in range(GAMES):
        env.reset(seed=seed)
        while not env.game.is_over:
            env.step(by_lot(random, env.observe(env.agent_selection)["action_mask"]))
            steps += 1
    return steps


def parallel_steps(options: str, seats: int) -> int:
    """Play this many steps, all seats at once."""
    env, random, steps = inkland_v1.parallel_env(seats, options), np.random.default_rng(1), 0
    for seed in range(GAMES):
        seen, _ = env.reset(seed=seed)
        while env.agents:
            actions = {a: by_lot(random, seen[a]["action_mask"]) for a in env.agents}
            seen, *_ = env.step(actions)
            steps += 1
    return steps


def rules_steps(options: str, seats: int) -> int:
    """Play this many answers of random bots with the rules alone, for comparison."""
    answers = 0
    for seed in range(GAMES):
        events, _ = play_game(preset(options)._replace(seats=seats), str(seed), [BOT] * seats)
        answers += sum(isinstance(event, Answered) for event in events)
    return answers


def per_second(play: Callable[[], int]) -> float:
    """The best steps a second by CPU time, which other processes do not affect."""
    best = 0.0
    for _ in range(ROUNDS):
        start = time.process_time()
        steps = play()
        best = max(best, steps / (time.process_time() - start))
    return best


def main() -> None:
    """Measure all and print a table."""
    print("| preset | solo | in turns, 4 seats | parallel, 4 seats | rules alone, 4 seats |")
    for options in ("base", "heroes", "everything"):
        figures = (
            per_second(partial(solo_steps, options)),
            per_second(partial(turns_steps, options, 4)),
            per_second(partial(parallel_steps, options, 4)),
            per_second(partial(rules_steps, options, 4)),
        )
        print("|", options, "|", " | ".join(f"{figure:,.0f}" for figure in figures), "|")


if __name__ == "__main__":
    main()
