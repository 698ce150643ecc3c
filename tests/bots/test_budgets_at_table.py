"""Bots with a search share the thinking time of their table."""

from random import Random

import pytest

from inkland.bots.budgets import BUDGETS, LADDER, TABLE_MILLISECONDS, budget_at_table
from inkland.bots.roster import BOTS, bot_at_table, bot_named, is_search_bot
from inkland.bots.warm_up import _Process, _Stage
from inkland.rules import fold, new_game, preset, view
from rows import each_row

STRONGEST = "legendary_cartographer"


@each_row("bots", range(1, 101))
def test_all_bots_of_a_table_stay_within_its_time(bots: int) -> None:
    for rung in LADDER.values():
        each = BUDGETS[budget_at_table(rung.budget, bots)].milliseconds
        assert each * bots <= TABLE_MILLISECONDS
        assert each <= BUDGETS[rung.budget].milliseconds


@each_row("bots", range(1, 11))
def test_a_table_of_usual_size_changes_nobody(bots: int) -> None:
    assert budget_at_table("ahead_200", bots) == "ahead_200"


def test_at_a_large_table_the_strongest_search_less() -> None:
    assert [budget_at_table("ahead_200", bots) for bots in (11, 100)] == ["ahead_20"] * 2
    assert budget_at_table("ahead_1000", 2_001) == "one_ply"


def test_only_the_strongest_bot_of_the_ladder_searches() -> None:
    assert [name for name in LADDER if is_search_bot(name)] == [STRONGEST]
    for bot in BOTS:
        if not is_search_bot(bot.name):
            assert bot_at_table(bot.name, 100) is bot_named(bot.name)


def test_a_plain_bot_plays_the_same_at_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_Process, "stage", _Stage.DISABLED)  # as if nothing had been compiled
    seen = view(fold(new_game(preset("base")._replace(seats=2), "seed")), 0)
    drawings = {bot_at_table(STRONGEST, n).answer(seen, Random(1)) for n in (1, 8, 100)}
    assert drawings == {bot_named(STRONGEST).answer(seen, Random(1))}
