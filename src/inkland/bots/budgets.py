"""Budgets: how much each thinking bot may think, and how often each rung of the ladder slips.

The one table of both. A budget is a number of sampled decks, not of milliseconds, so that a result
repeats, however busy the machine is; `inkland calibrate` tells what it takes on this one.
"""

from typing import Final, NamedTuple


class Budget(NamedTuple):
    """How much a bot thinks, in counts, so that a result repeats on a busy machine.

    The best `keep` answers play on over `decks` sampled decks, the better half of them over twice
    as many, and so on, `ahead` drawings each; of every one of those drawings the most promising
    `few` are surveyed. Without decks a bot takes the best sheet after one drawing. `milliseconds`
    is the CPU time that the budget is made for.
    """

    decks: int
    keep: int
    ahead: int
    few: int
    milliseconds: int


ONE_PLY: Final = Budget(decks=0, keep=12, ahead=0, few=0, milliseconds=1)
BUDGETS: Final = {
    "one_ply": ONE_PLY,
    "ahead_20": Budget(decks=4, keep=8, ahead=4, few=16, milliseconds=20),
    "ahead_200": Budget(decks=10, keep=16, ahead=5, few=20, milliseconds=200),
    "ahead_1000": Budget(decks=28, keep=24, ahead=6, few=24, milliseconds=1000),
}


def judge_budget(decks: int) -> Budget:
    """What a judge may think about a question: the best few answers, all over the same decks."""
    return Budget(decks, keep=5, ahead=4, few=12, milliseconds=5 * decks)


class Rung(NamedTuple):
    """A bot of the ladder, called by a title of the solo game (its key in the texts).

    `noticed` is the share of all answers that it notices; it takes the best of these. `plainly` is
    the same for the plain bot that plays in its place where nothing is compiled: it values an
    answer worse, and so notices more of them.
    """

    title: str
    noticed: float
    plainly: float
    budget: str = "one_ply"


LADDER: Final = {
    "inept_assistant": Rung("title-minus-10", noticed=0.08, plainly=0.1),
    "apprentice_surveyor": Rung("title-0", noticed=0.13, plainly=0.17),
    "journeyman_topographer": Rung("title-10", noticed=0.23, plainly=0.25),
    "master_mapsmith": Rung("title-20", noticed=0.5, plainly=1),
    "legendary_cartographer": Rung("title-30", noticed=1, plainly=1, budget="ahead_200"),
}
