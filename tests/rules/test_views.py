"""Views: what a seat and a spectator may know, and what they may do with it."""

import pytest

from inkland.cards import SCORING
from inkland.rules import Continuations, GameOptions, is_asked, legal, new_game, preview, view
from inkland.rules.errors import DrawingTooShort, NotAsked, SpaceNotEmpty
from inkland.rules.events import AmbushesOrdered, SeasonOrdered
from inkland.rules.state import State
from inkland.rules.views import StepView, View, seen_by
from inkland.sheet import MapSheet
from tables import THREE, TWO, Table, cards, drawing, spaces, spaces_of, walled

V = "V A1 B1 B2"


def test_everyone_sees_all_public_facts() -> None:
    """D9."""
    table = Table("temple_ruins hamlet", options=THREE)
    for viewer in (None, 0, 1, 2):
        seen, state = table.view(viewer), table.state
        assert seen.viewer == viewer
        assert (seen.seats, seen.edicts, seen.card, seen.ruins) == (
            state.seats, state.edicts, "hamlet", True,
        )  # fmt: skip
        assert seen.revealed == cards("temple_ruins hamlet")
        assert (seen.season, seen.time, seen.turn) == (0, 1, 1)
        assert seen.step == StepView(1, "draw", (0, 1, 2), (False, False, False))


def test_who_has_answered_is_seen_but_not_what() -> None:
    """D9: the content of an open answer is seen by its author alone."""
    table = Table("hamlet", options=THREE)
    table.draw(1, V)
    for viewer in (None, 0, 1, 2):
        seen = table.view(viewer)
        assert seen.step is not None and seen.step.answered == (False, True, False)
        assert seen.answer == (drawing(V) if viewer == 1 else None)
        assert str(spaces_of(drawing(V)[0])) not in repr(seen._replace(answer=None))


def test_not_even_the_owner_of_the_sheet_sees_the_ambush_before_it_closes() -> None:
    """D9."""
    table = Table("goblin_attack", options=TWO)
    table.draw(0, "X A1 B2 C3")
    assert table.view(1).answer is None and table.view(1).seats == table.state.seats
    assert table.sheet(1).monster == 0


def test_a_view_holds_no_secret() -> None:
    """D40: orders of deck, ambushes, heroes; but the ambushes named in the options are public."""
    assert set(View._fields) & set(State._fields) == set(State._fields) - {
        "ambushes", "heroes", "orders", "steps_taken", "last_step",
    }  # fmt: skip
    seen = Table("hamlet").view(0)
    assert sorted(seen.options.ambushes) == sorted(GameOptions().ambushes)
    assert seen.gone == ()


def test_an_ambush_is_known_once_it_has_sprung() -> None:
    """D40."""
    assert Table("goblin_attack hamlet").view(None).gone == cards("goblin_attack")


def test_who_may_answer() -> None:
    table = Table("hamlet", options=THREE)
    assert [is_asked(table.view(viewer)) for viewer in (None, 0, 1, 2)] == [False, True, True, True]


def test_after_an_answer_another_may_replace_it_while_take_back_is_on() -> None:
    """D7."""
    table = Table("hamlet", options=TWO)
    table.draw(0, V)
    assert is_asked(table.view(0)) and len(table.legal(0)) > 0
    final = Table("hamlet", options=GameOptions(seats=2, take_back=False))
    final.draw(0, V)
    assert not is_asked(final.view(0)) and len(final.legal(0)) == 0


def test_spectators_and_seats_not_asked_are_offered_nothing() -> None:
    table = Table("hamlet", options=TWO, sheets=[walled("F")])
    assert table.step.asked == (1,)
    assert legal(table.view(None)).spots == legal(table.view(0)).spots == ()
    assert not is_asked(table.view(0))


def test_after_the_end_nobody_is_asked() -> None:
    table = Table()
    table.play_until(lambda _: False)
    assert not is_asked(table.view(0)) and legal(table.view(0)) == Continuations(0)
    assert table.view(None).ending == table.state.ending is not None


def test_a_preview_shows_stars_coins_and_monsters_before_and_after() -> None:
    sheet = MapSheet.drawn("""
        X F
        . .
        C .
    """)
    table = Table("great_river", sheets=[sheet], coins=[4])
    effect = table.preview(0, "W B2 C2 D2")
    assert effect.owner == 0 and effect.sheet == sheet._replace(water=spaces("B2 C2 D2"))
    assert effect.stars == ((2, 2), (0, 0), (0, 2), (0, 0))
    assert (effect.coins, effect.monsters) == ((4, 5), (-1, -1))
    names = table.state.edicts
    assert effect.stars[2][1] == SCORING[names[2]].stars(effect.sheet)


def test_a_preview_of_an_ambush_is_about_the_victim() -> None:
    table = Table("kobold_onslaught", options=THREE, coins=[1, 2, 3])
    effect = table.preview(0, "X A1 B1 B2 C1")
    assert effect.owner == 2 and effect.coins == (3, 3)
    assert effect.monsters == (0, -4)  # A2, B3, C2, D1


def test_a_preview_refuses_what_would_be_refused() -> None:
    table = Table("hamlet")
    with pytest.raises(SpaceNotEmpty):
        table.preview(0, "V B4 B5 C5")
    with pytest.raises(DrawingTooShort):
        preview(table.view(0), ())


def test_a_preview_changes_nothing() -> None:
    table = Table("hamlet", options=TWO)
    before = table.state
    table.preview(0, V)
    assert table.state == before and view(before, 0) == table.view(0)


@pytest.mark.parametrize("viewer", [None, 1])
def test_who_is_not_asked_previews_nothing(viewer: int | None) -> None:
    full = MapSheet.drawn("\n".join(["F" * 11] * 11))
    table = Table("hamlet", options=TWO, sheets=[MapSheet(), full])
    with pytest.raises(NotAsked):
        preview(table.view(viewer), drawing(V))


def test_who_may_be_told_of_an_event() -> None:
    """Orders of cards: nobody; an answer: its author, even when the step has closed (D9)."""
    log = new_game(TWO, "7")
    assert [event for event in log if not seen_by(event, None)] == [
        event for event in log if isinstance(event, AmbushesOrdered | SeasonOrdered)
    ]
    table = Table("hamlet", options=TWO)
    (answered,) = table.draw(0, V)
    assert [seen_by(answered, viewer) for viewer in (0, 1, None)] == [True, False, False]
    assert all(seen_by(event, None) for event in table.take_back(0))
