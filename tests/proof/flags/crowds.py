"""Simulated accounts over some weeks: what they play, when, and how long each drawing takes.

Their games are drawn from those that bots have played (`players.py`). How long people think is
assumed, not measured: logarithms of seconds are normal, with a pace for each person and each game.
"""

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from math import exp, log
from random import Random
from typing import Final, NamedTuple

from inkland.strength import SOLO, Strength, after_window
from inkland.strength.suspicion import (
    SUCCESSION_MINUTES,
    Flag,
    SharedDays,
    agreement_flag,
    succession_flag,
    times_flag,
)
from proof.flags.players import Played, Player

FAMILY: Final = "base"
GAMES_CHECKED: Final = 20  # the last ones of each account
DAY_MINUTES: Final = 24 * 60
OPENING_MINUTES: Final = 2.0
FEWEST_DAYS: Final = 8  # fewer successions of a pair are never flagged

Bank = Mapping[tuple[Player, int], Played]
Pace = Callable[[Random], float]  # the seconds of a drawing


class Simulated(NamedTuple):
    """An account: who plays, how often, when, and how fast."""

    kind: str
    low: Player
    high: Player  # a mixture of two neighbouring levels
    mixture: float
    presence: float
    hour: float
    spread: float  # of the hour
    pace: Pace
    tempo: float = 0.0  # spread of the pace from game to game
    leader: int | None = None  # begins right after this account
    gain: float = 0.0  # stars more, after a first game on the deal as somebody else
    is_random_order: bool = False


class Game(NamedTuple):
    """A game of an account on a day."""

    stars: float
    choices: int
    agreed: int
    seconds: list[float]
    begun: float  # minutes
    ended: float


def human_pace(random: Random) -> tuple[Pace, float]:
    """A person's pace, and how much it changes from game to game."""
    middle = log(random.uniform(3.0, 12.0)) + random.expovariate(1.5)
    spread = random.uniform(0.45, 0.9)
    return (lambda chance: exp(chance.gauss(middle, spread))), random.uniform(0.05, 0.3)


class Crowd:
    """All accounts with all their games."""

    def __init__(self, bank: Bank, days: int, deals: range, seed: int) -> None:
        self.bank = bank
        self.days = days
        self.deals = deals
        self.random = Random(seed)
        self.accounts: list[Simulated] = []
        self.games: list[dict[int, Game]] = []

    def add(self, kind: str, low: Player, high: Player, **more: object) -> int:
        """Add an account with habits of its own; returns its number."""
        random = self.random
        pace, tempo = human_pace(random)
        habits: dict[str, object] = {
            "mixture": random.random(),
            "presence": random.uniform(0.4, 1.0),
            "hour": random.choice((7.5, 12.5, 18.0, 21.0)) + random.gauss(0, 1),
            "spread": random.uniform(0.2, 3.0),
            "pace": pace,
            "tempo": tempo,
        }
        self.accounts.append(Simulated(kind, low, high, **{**habits, **more}))  # type: ignore[arg-type]
        return len(self.accounts) - 1

    def play(self) -> None:
        """Let all accounts play all days on which they come."""
        for number, account in enumerate(self.accounts):
            self.games.append({})
            for day in range(self.days):
                if self.random.random() < account.presence:
                    self.games[number][day] = self._game(account, day)

    def _game(self, account: Simulated, day: int) -> Game:
        random = self.random
        player = account.high if random.random() < account.mixture else account.low
        stars, choices, agreed = self.bank[player, self.deals[day % len(self.deals)]]
        tempo = exp(random.gauss(0, account.tempo))
        seconds = [tempo * account.pace(random) for _ in range(choices)]
        minutes = OPENING_MINUTES + sum(seconds) / 60
        begun = 60 * random.gauss(account.hour, account.spread)
        led = None if account.leader is None else self.games[account.leader].get(day)
        if led is not None and random.random() < 0.95:
            begun = led.ended + random.uniform(0.5, 8.0)
            if account.is_random_order and random.random() < 0.5:
                begun = led.begun - minutes - random.uniform(0.5, 8.0)
        earned = stars + account.gain + random.gauss(0, 3)
        return Game(earned, choices, agreed, seconds, begun, begun + minutes)

    def strengths(self) -> dict[int, Strength]:
        """The strengths after all days, as the server computes them."""
        family = SOLO[FAMILY]
        known: dict[int, Strength] = dict.fromkeys(range(len(self.accounts)), family.newcomer)
        for day in range(self.days):
            stars = {who: own[day].stars for who, own in enumerate(self.games) if day in own}
            known |= after_window(known, stars, family.field)
        return known

    def flags(self) -> dict[int, list[Flag]]:
        """The flags of all accounts, as if each was at the top of a leaderboard."""
        found: dict[int, list[Flag]] = defaultdict(list)
        known = self.strengths()
        for who, own in enumerate(self.games):
            last = [own[day] for day in sorted(own)[-GAMES_CHECKED:]]
            choices, agreed = sum(one.choices for one in last), sum(one.agreed for one in last)
            seconds = [taken for one in last for taken in one.seconds]
            for flag in (
                agreement_flag(FAMILY, known[who], choices, agreed),
                times_flag(FAMILY, known[who], seconds),
            ):
                if flag is not None:
                    found[who].append(flag)
        for follower, shared in self._successions():
            if (flag := succession_flag(shared)) is not None:
                found[follower].append(flag)
        return found

    def _successions(self) -> Iterator[tuple[int, SharedDays]]:
        """Accounts that began right after another one on several days."""
        ends = [
            sorted((own[day].ended, who) for who, own in enumerate(self.games) if day in own)
            for day in range(self.days)
        ]
        times = [[end for end, _who in of_day] for of_day in ends]
        for follower, own in enumerate(self.games):
            near: Counter[int] = Counter()
            ahead: Counter[int] = Counter()
            for day, game in own.items():
                low = bisect_left(times[day], game.begun - SUCCESSION_MINUTES)
                for _end, leader in ends[day][low : bisect_right(times[day], game.begun)]:
                    near[leader] += 1
                    ahead[leader] += game.stars > self.games[leader][day].stars
            for leader, days in near.items():
                if days >= FEWEST_DAYS:
                    both = len(own.keys() & self.games[leader].keys())
                    yield follower, SharedDays(both, days, ahead[leader], len(self.games))
