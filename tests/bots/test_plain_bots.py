"""The plain bots: legal, repeatable, and the greedy one is greedy."""

from random import Random

import pytest

from inkland.bots.games.self_play import play_game
from inkland.bots.greedy_bot import GreedyBot, seasons_scored, weighted_edicts
from inkland.bots.random_bot import RandomBot
from inkland.bots.roster import BOTS, bot_named
from inkland.rules import Draw, GameOptions, Placement, SeasonScore, SkillUse, preset, view
from inkland.rules.season_end import haunted
from inkland.rules.transcript import write
from inkland.sheet import MapSheet, count, labelled
from tables import Table, cards


@pytest.mark.parametrize("bot", BOTS[:2], ids=lambda bot: bot.name)
def test_the_same_seed_plays_the_same_game(bot: RandomBot | GreedyBot) -> None:
    assert bot_named(bot.name) is bot
    one, two = (write(play_game(GameOptions(seats=2), "7", [bot] * 2)[0]) for _ in range(2))
    assert one == two


def test_greedy_beats_random_on_the_same_deals() -> None:
    """All of 12 paired deals here; `make tournament` plays a hundred."""
    for deal in range(12):
        greedy, random = (
            play_game(GameOptions(), f"pair {deal}", [bot])[1].ending
            for bot in (GreedyBot(), RandomBot())
        )
        assert greedy is not None
        assert random is not None
        assert (greedy.rating or 0) > (random.rating or 0)


def test_greedy_takes_the_stars_it_sees() -> None:
    """Six villages are eight stars, and a coin can be had as well."""
    sheet = MapSheet.drawn("V V V . . . / V V . . . .")
    table = Table("rift_lands", sheets=[sheet])
    (placement,) = GreedyBot().answer(view(table.state, 0), Random(0))
    assert isinstance(placement, Placement)
    assert placement.spaces in (labelled("A4"), labelled("B3"), labelled("C1"), labelled("C2"))
    assert placement.terrain.id == "village"


def test_greedy_draws_ambushes_where_they_hurt() -> None:
    """Goblins in the open cost the victim more stars than goblins in a corner."""
    table = Table("goblin_attack", options=GameOptions(seats=2))
    for seat in range(2):
        answer = GreedyBot().answer(table.view(seat), Random(0))
        table.act(Draw(seat, 1, answer))
    assert all(count(haunted(seat.sheet)) >= 8 for seat in table.state.seats)


def test_greedy_uses_a_skill_that_pays() -> None:
    """Knowledge makes the sixth village of a forest card: eight stars, twice, for nothing."""
    sheet = MapSheet.drawn("V V V V V")
    options = preset("base+skills")._replace(skills=cards("knowledge search negotiate"))
    table = Table("forgotten_forest", options=options, sheets=[sheet])
    first, *_ = GreedyBot().answer(view(table.state, 0), Random(0))
    assert isinstance(first, SkillUse)


def test_greedy_plays_the_whole_box() -> None:
    _events, state = play_game(preset("everything")._replace(seats=2), "7", [GreedyBot()] * 2)
    assert state.ending is not None


def test_greedy_knows_what_is_still_to_be_scored() -> None:
    """In spring each edict is scored twice more; when spring is scored, A and B once."""
    table = Table("orchard")
    before = view(table.state, 0)
    assert [weight > 1 for weight, _card in weighted_edicts(before)] == [True] * 4
    score = SeasonScore((("A", 0), ("B", 0)), 0, 0)
    after = before._replace(seats=(before.seats[0]._replace(scores=(score,)),))
    assert [weight > 1 for weight, _card in weighted_edicts(after)] == [False, False, True, True]
    assert seasons_scored(after) == 1
