"""End of the game: the standing."""

import pytest

from inkland.rules import Draw, GameOptions, State
from inkland.rules.errors import GameIsOver
from inkland.rules.events import GameEnded, Place, SeasonScore
from inkland.rules.game_end import ended, stars, stars_lost
from tables import TWO, Table, drawing


def result(total: int, lost: int) -> SeasonScore:
    return SeasonScore((("A", total + lost), ("B", 0)), coins=0, monsters=-lost)


def after(*results: tuple[int, int]) -> State:
    """A table whose seats have these stars and these stars lost to monsters."""
    state = Table("orchard", options=GameOptions(seats=len(results))).state
    seats = tuple(
        seat._replace(scores=(result(total, lost),))
        for seat, (total, lost) in zip(state.seats, results, strict=True)
    )
    return state._replace(seats=seats)


def test_most_stars_win() -> None:
    assert ended(after((10, 0), (30, 9), (20, 0))) == GameEnded(
        (Place(1, 1, 30, 9), Place(2, 2, 20, 0), Place(3, 0, 10, 0))
    )


def test_a_tie_goes_to_fewer_stars_lost_to_monsters() -> None:
    """R17, D33."""
    assert ended(after((20, 5), (20, 3))).standing == (Place(1, 1, 20, 3), Place(2, 0, 20, 5))


def test_equal_in_both_share_the_place_and_the_win() -> None:
    """R17, D33: and the next place is left out."""
    standing = ended(after((20, 3), (15, 0), (20, 3), (15, 0), (1, 1))).standing
    assert [(line.place, line.seat) for line in standing] == [
        (1, 0), (1, 2), (3, 1), (3, 3), (5, 4),
    ]  # fmt: skip


def test_negative_stars_rank_below_none() -> None:
    """D31: no floor at zero."""
    standing = ended(after((-3, 3), (0, 0))).standing
    assert standing == (Place(1, 1, 0, 0), Place(2, 0, -3, 3))


def test_stars_and_losses_are_summed_over_the_seasons() -> None:
    seat = after((0, 0)).seats[0]._replace(scores=(result(5, 2), result(-1, 4)))
    assert (stars(seat), stars_lost(seat)) == (4, 6)


def test_rating_and_title_exist_in_solo_only() -> None:
    """D35."""
    several = ended(after((100, 0), (100, 0)))
    assert (several.rating, several.title) == (None, None)
    alone = ended(after((100, 0)))
    assert (alone.rating, alone.title) == (100 - 22 - 16 - 24 - 24, 10)


def test_after_the_end_nothing_is_accepted() -> None:
    table = Table(options=TWO)
    table.play_until(lambda _: False)
    assert isinstance(table.events[-1], GameEnded)
    with pytest.raises(GameIsOver):
        table.act(Draw(0, table.state.last_step, drawing("F A1")))
    assert table.state.season == 3 and table.state.step is None


def test_a_game_has_four_seasons_of_scores_for_everyone() -> None:
    table = Table(options=TWO)
    table.play_until(lambda _: False)
    assert [len(seat.scores) for seat in table.state.seats] == [4, 4]
