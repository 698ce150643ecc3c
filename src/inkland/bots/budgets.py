"""How much each bot may search, and how much each bot of the ladder overlooks.

A budget is a number of sampled decks, not of milliseconds, so that results repeat on a busy
machine; `inkland calibrate` measures its time on this one.
"""

from typing import Final, NamedTuple


class Budget(NamedTuple):
    """How much a bot searches, in counts, so that results repeat on a busy machine.

    The best `keep` moves are played out over `decks` sampled decks, the better half of them over
    twice as many, and so on, for `ahead` drawings each; in playouts the prefilter leaves `few`
    moves to evaluate. Without decks a bot takes the best sheet after one drawing. `milliseconds`
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


TABLE_MILLISECONDS: Final = 2_000  # for one step of a table, shared by its bots with a search


def budget_at_table(own: str, bots: int) -> str:
    """The name of the budget of each of so many bots at a table, at most their own.

    All of them together stay within `TABLE_MILLISECONDS`: a table of a hundred strong bots would
    keep a processor busy for twenty seconds a step.
    """
    names = [name for name in BUDGETS if BUDGETS[name].milliseconds <= BUDGETS[own].milliseconds]
    fitting = [name for name in names if BUDGETS[name].milliseconds * bots <= TABLE_MILLISECONDS]
    return fitting[-1] if fitting else names[0]


def judge_budget(decks: int) -> Budget:
    """The budget of the judge for a question: the best few moves, all over the same decks."""
    return Budget(decks, keep=5, ahead=4, few=12, milliseconds=5 * decks)


class Rung(NamedTuple):
    """A bot of the ladder, named after a title of the solo game (its key in the texts).

    `noticed` is the share of all moves that it notices; it takes the best of these. `plainly` is
    the share for the plain bot that plays in its place where nothing is compiled: its evaluation is
    weaker, so it notices more.
    """

    title: str
    noticed: float
    plainly: float
    budget: str = "one_ply"


# The bot that plays in the place of those of the ladder where nothing is compiled.
PLAIN_BOT: Final = "greedy"
LADDER: Final = {
    "inept_assistant": Rung("title-minus-10", noticed=0.18, plainly=0.1),
    "apprentice_surveyor": Rung("title-0", noticed=0.3, plainly=0.17),
    "journeyman_topographer": Rung("title-10", noticed=0.49, plainly=0.25),
    "master_mapsmith": Rung("title-20", noticed=0.85, plainly=1),
    "legendary_cartographer": Rung("title-30", noticed=1, plainly=1, budget="ahead_200"),
}
