"""The environments pass the checks of PettingZoo and Gymnasium, and play the real game."""

import warnings
from collections.abc import Iterator
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test

import inkland.env
from inkland.env import inkland_v1
from inkland.env.actions import SIZE, WAIT
from inkland.env.arrays import Bits
from inkland.env.multi_seat import Info
from inkland.env.parallel import InklandParallel
from inkland.env.solo import InklandSolo
from inkland.rules import GameOptions, Refused, fold, new_game, preset
from inkland.rules.errors import SeatsOutOfRange
from inkland.rules.options import PRESETS
from proof.mixed_deals import mixed_options
from tables import TWO, with_skills

TABLES = [("base", 2), ("base+skills", 3), ("heroes", 4), ("everything", 2)]


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    """Warnings of the checkers fail a test, except that an observation has two parts."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for words in ("Observation is not a NumPy array", "Observation space for each agent"):
            warnings.filterwarnings("ignore", message=words)
        yield


def by_lot(random: Random, mask: Bits) -> int:
    """A random legal action; skills, passes and "send" as often as all others together."""
    allowed = np.flatnonzero(mask).tolist()
    words = [action for action in allowed if action >= SIZE - 11]
    return int(random.choice(words if words and random.random() < 0.5 else allowed))


# --- Interfaces


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_pettingzoo_in_turns(options: str, seats: int) -> None:
    api_test(inkland_v1.env(options=options, seats=seats), num_cycles=60)
    seed_test(lambda: inkland_v1.env(options=options, seats=seats), num_cycles=40)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_pettingzoo_all_at_once(options: str, seats: int) -> None:
    parallel_api_test(inkland_v1.parallel_env(options=options, seats=seats), num_cycles=120)
    parallel_seed_test(lambda: inkland_v1.parallel_env(options=options, seats=seats), 40)


def test_a_hundred_seats_at_once() -> None:
    parallel_api_test(inkland_v1.parallel_env(options="everything", seats=100), num_cycles=3)
    with pytest.raises(SeatsOutOfRange):
        inkland_v1.parallel_env(seats=101)


@pytest.mark.parametrize("options", PRESETS)
def test_gymnasium(options: str) -> None:
    env = gymnasium.make("inkland/Solo-v1", options=options)
    check_env(env.unwrapped)


def test_the_version_is_in_the_names() -> None:
    assert inkland.env.__name__ == "inkland.env"
    assert gymnasium.spec("inkland/Solo-v1").version == 1
    assert str(inkland_v1.env()) == str(inkland_v1.parallel_env()) == "inkland_v1"


# --- The game


def play_solo(env: InklandSolo, random: Random, deal: str) -> tuple[float, Info]:
    """Play a deal to its end; returns the sum of rewards and the last info."""
    seen, info = env.reset(options={"deal": deal})
    total, over = 0.0, False
    while not over:
        seen, reward, over, _, info = env.step(by_lot(random, seen["action_mask"]))
        total += reward
    assert np.flatnonzero(seen["action_mask"]).tolist() == [WAIT]
    return total, info


def test_rewards_of_solo_are_its_stars_and_the_rating_is_told() -> None:
    random = Random(1)
    for deal in range(12):
        options = mixed_options(random)._replace(seats=1)
        env = InklandSolo(options)
        total, info = play_solo(env, random, str(deal))
        ending = env.game.state.ending
        assert ending is not None
        assert total == info["stars"] == ending.standing[0].stars
        assert (info["rating"], info["title"]) == (ending.rating, ending.title)


def play_together(env: InklandParallel, seed: int) -> tuple[dict[str, float], dict[str, Info]]:
    """Play with a random generator for each seat; returns sums of rewards and the last infos."""
    lots = {agent: Random(f"{seed} {agent}") for agent in env.possible_agents}
    seen, infos = env.reset(seed=seed)
    totals = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        actions = {
            agent: by_lot(lots[agent], seen[agent]["action_mask"])
            for agent in env.agents
            if not seen[agent]["action_mask"][WAIT]
        }
        assert actions, "somebody is always asked"
        seen, rewards, _, _, infos = env.step(actions)
        for agent, reward in rewards.items():
            totals[agent] += reward
    return totals, infos


@pytest.mark.parametrize("seed", range(6))
def test_all_at_once_and_in_turns_are_the_same_game(seed: int) -> None:
    """The same random choices give the same sheets and stars in both environments."""
    options = mixed_options(Random(seed))._replace(seats=2 + seed % 3)
    together = inkland_v1.parallel_env(options=options)
    totals, infos = play_together(together, seed)
    turns = inkland_v1.raw_env(options=options)
    lots = {agent: Random(f"{seed} {agent}") for agent in turns.possible_agents}
    turns.reset(seed=seed)
    sums = dict.fromkeys(turns.agents, 0.0)
    words: dict[str, Info] = {}
    for agent in turns.agent_iter():
        seen, reward, over, _, info = turns.last()
        assert seen is not None
        sums[agent] += reward
        if over:
            words[agent] = info
        turns.step(None if over else by_lot(lots[agent], seen["action_mask"]))
    assert turns.game.state == together.game.state
    assert (sums, words) == (totals, infos)
    standing = together.game.state.ending
    assert standing is not None
    assert {f"seat_{p.seat}": (p.stars, p.place) for p in standing.standing} == {
        agent: (word["stars"], word["place"]) for agent, word in words.items()
    }
    assert {agent: word["stars"] for agent, word in words.items()} == totals


# --- Deals


def test_a_seed_and_a_named_deal_are_those_of_the_rules() -> None:
    """Seed 7 here is `--seed 7` everywhere else."""
    env = InklandSolo("everything")
    env.reset(seed=7)
    assert env.game.state == fold(new_game(preset("everything"), "7"))
    env.reset(options={"deal": "a summer's day"})
    assert env.game.state == fold(new_game(preset("everything"), "a summer's day"))


def test_without_a_seed_the_games_go_on_by_lot() -> None:
    """The next deals follow from the last seed."""
    env, again = inkland_v1.parallel_env(seats=3), inkland_v1.parallel_env(seats=3)
    deals = []
    for one in (env, again):
        one.reset(seed=5)
        orders = [one.game.state.orders]
        for _ in range(2):
            one.reset()
            orders.append(one.game.state.orders)
        deals.append(orders)
    assert deals[0] == deals[1]
    assert len(set(deals[0])) == 3


# --- Actions that the mask does not allow


def test_what_the_mask_forbids_changes_nothing() -> None:
    env = InklandSolo()
    seen, _ = env.reset(seed=7)
    before = env.game.state
    for action in (WAIT, -1, SIZE, int(np.flatnonzero(seen["action_mask"] == 0)[0])):
        again, reward, over, cut, info = env.step(action)
        assert (reward, over, cut, info) == (0.0, False, False, {"illegal": True})
        assert env.game.state is before
        assert np.array_equal(again["action_mask"], seen["action_mask"])


def test_who_is_not_asked_may_only_wait() -> None:
    """Seat 1 uses a skill and must act again; seat 0 has drawn and can only wait."""
    options = with_skills("move_silently knowledge negotiate", TWO)
    env = inkland_v1.parallel_env(options=options)
    seen, _ = env.reset(options={"deal": "7"})
    first = {a: int(np.flatnonzero(seen[a]["action_mask"])[0]) for a in env.agents}
    skill = int(np.flatnonzero(seen["seat_1"]["action_mask"])[-1])
    assert skill >= SIZE - 11
    seen, _, _, _, infos = env.step({"seat_0": first["seat_0"], "seat_1": skill})
    assert infos == {"seat_0": {}, "seat_1": {}}
    assert not seen["seat_1"]["action_mask"][WAIT]
    assert np.flatnonzero(seen["seat_0"]["action_mask"]).tolist() == [WAIT]
    _, _, _, _, infos = env.step({"seat_0": first["seat_0"]})
    assert infos == {"seat_0": {"illegal": True}, "seat_1": {}}
    assert env.step({"seat_0": WAIT})[4] == {"seat_0": {}, "seat_1": {}}


def test_observations_are_the_players_to_keep() -> None:
    """Writing into an observation changes neither the game nor the next observation."""
    env = InklandSolo()
    seen, _ = env.reset(seed=7)
    kept = seen["action_mask"].copy()
    seen["action_mask"][:] = 1
    seen["observation"]["facts"][:] = 0
    again = env.game.observe(0)
    assert np.array_equal(again["action_mask"], kept)
    assert again["observation"]["facts"].any()


# --- Options


def test_options_that_cannot_be_set_up_are_refused() -> None:
    for options in ("nonsense", GameOptions(map_sheet="z")):
        with pytest.raises(Refused):
            InklandSolo(options)


def test_the_number_of_seats() -> None:
    """The number given, else that of the options, else two."""
    three = GameOptions(seats=3)
    for env, seats in (
        (inkland_v1.parallel_env(), 2),
        (inkland_v1.parallel_env(options=three), 3),
        (inkland_v1.parallel_env(seats=5, options=three), 5),
    ):
        assert env.possible_agents == [f"seat_{seat}" for seat in range(seats)]
    assert InklandSolo(three).options.seats == 1


def test_the_table_can_be_read() -> None:
    env = inkland_v1.parallel_env(seats=2, options="heroes", render_mode="ansi")
    env.reset(seed=7)
    text = env.render()
    assert text.startswith("spring, ")
    assert str(env.game.state.seats[1].sheet) in text
