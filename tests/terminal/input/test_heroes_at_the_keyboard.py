"""Heroes, gorgons, trolls, zombies and dragons at the keyboard."""

from collections.abc import Iterable

from inkland.rules import GameOptions, begin
from inkland.rules.events import CoinsEarned, SpacesDestroyed
from inkland.sheet import count, labels
from inkland.terminal.input.editor import Pencil
from inkland.terminal.screens.announcements import told
from inkland.terminal.screens.drawing import drawing_screen
from inkland.terminal.session import Session
from tables import HEROES, TWO_HEROES, Table, blank_but, opening, spaces
from terminal.scripted import Wall, company, played_on


def played_with(keys: Iterable[str], cards: str, options: GameOptions) -> tuple[Session, Wall]:
    start = begin(opening(*cards.split(" / "), options=options))
    return played_on(keys, company(options.seats), start)


def text_of(table: Table, seat: int = 0) -> str:
    shown = drawing_screen(company(len(table.state.seats)), Pencil(table.view(seat)), [], "")
    return "\n".join(line.plain for line in shown)


def with_monsters(cards: str, **layers: str) -> Table:
    """A solo table whose sheet has these monsters."""
    sheet = blank_but(Table(options=HEROES).sheet(0), **layers)
    return Table(cards, options=HEROES, sheets=[sheet])


# --- Heroes


def test_a_hero_is_held_with_its_marks() -> None:
    _session, wall = played_with([], "freyla_the_true", HEROES)
    assert wall.last.count("[H]{·}{·}{·}") == 1
    assert "F6: the hero guards F7 F8 F9. Enter draws it." in wall.last


def test_its_marks_are_turned_and_mirrored() -> None:
    pencil = Pencil(Table("freyla_the_true", options=HEROES).view(0))
    seen = [labels(pencil.marks.aims)]
    for key in "rrrr":
        pencil.press(key)
        seen.append(labels(pencil.marks.aims))
    assert seen[:3] == [["F7", "F8", "F9"], ["G6", "H6", "I6"], ["F3", "F4", "F5"]]
    assert seen[4] == seen[0]
    pencil.press("m")
    assert labels(pencil.marks.aims) == seen[2]
    assert pencil.press("s") == "play-one-shape"
    assert pencil.press("t") == "play-one-terrain"


def test_a_hero_is_put_drawn_and_its_marks_stay_in_sight() -> None:
    session, wall = played_with(["k", "1", "1", "r", "r", "enter"], "freyla_the_true", HEROES)
    assert labels(session.state.seats[0].sheet.hero) == ["K11"]
    assert labels(session.state.seats[0].sheet.marks) == ["K8", "K9", "K10"]
    assert ":·::·::·: H │" in wall.last
    assert "You: hero K11, guards K8 K9 K10." in wall.last
    assert ":·: Attack mark" in wall.last


def test_a_hero_needs_an_empty_space_and_the_next_one_is_found() -> None:
    pencil = Pencil(Table("dal_of_jolev", options=HEROES).view(0))
    for key in "b2":
        pencil.press(key)
    assert pencil.refusal is not None and pencil.refusal.code == "SpaceNotEmpty"
    assert labels(pencil.marks.blocked) == ["B2"]
    assert labels(pencil.marks.aims) == ["A1", "A3", "C1", "C3"]
    pencil.press("n")
    assert labels(pencil.marks.held) == ["B3"]


def test_a_hero_shows_which_monsters_it_would_destroy() -> None:
    table = with_monsters("dobrik_of_lorkheim", monster="F5")
    assert "{*}[H]{·}" in text_of(table)


# --- Gorgons


def test_a_gorgon_strikes_on_the_sheet_of_the_neighbour() -> None:
    keys = ["enter", "c", "1", "enter"] * 2 + ["enter"] * 3
    session, wall = played_with(keys, "gorgon_gaze", TWO_HEROES)
    assert "GORGON! You destroy a space of: Seat 2" in wall.screens[-1][0]
    assert "╔═1═" in wall.last
    assert "NOT your sheet!" in wall.last
    assert "B1: Empty space will be destroyed. Enter destroys it." in wall.last
    session, wall = played_with([*keys, "b", "3", "enter"], "gorgon_gaze", TWO_HEROES)
    assert "Pass the keyboard to: Seat 2" in wall.last
    keys += ["b", "3", "enter", "enter", "c", "2", "enter"]
    session, wall = played_with(keys, "gorgon_gaze", TWO_HEROES)
    assert [labels(seat.sheet.destroyed) for seat in session.state.seats] == [["C2"], ["B3"]]


def test_only_targets_can_be_chosen() -> None:
    keys = ["enter", "c", "1", "enter"] * 2 + ["enter"] * 3
    _session, wall = played_with([*keys, "k", "1", "1"], "gorgon_gaze", TWO_HEROES)
    assert "Nothing can be chosen there." in wall.last
    _session, wall = played_with([*keys, "down"], "gorgon_gaze", TWO_HEROES)
    assert "B1: Empty space" not in wall.last


def test_alone_the_gorgon_strikes_on_ones_own_sheet() -> None:
    session, wall = played_with(["enter", "n", "enter"], "gorgon_gaze", HEROES)
    assert count(session.state.seats[0].sheet.destroyed) == 1
    assert "You: destroyed: " in wall.last


# --- After a season


def test_a_troll_rages_after_the_season() -> None:
    session, wall = played_with(["enter"] * 60, "giant_troll_ravage", HEROES)
    (asked, *_) = [screen for screen in wall.screens if "adjacent to the" in "".join(screen)]
    assert "Giant Troll Ravage" in asked[1]
    assert any("[*]" in line for line in asked)
    assert "Summer, if it ended now" in "\n".join(asked)
    assert count(session.state.seats[0].sheet.destroyed) >= 1


def test_the_keyboard_is_passed_for_trolls_too() -> None:
    _session, wall = played_with(["enter"] * 90, "giant_troll_ravage", TWO_HEROES)
    asked = [screen for screen in wall.screens if "Your own sheet: Seat 2" in screen[0]]
    assert asked
    before = wall.screens[wall.screens.index(asked[0]) - 1]
    assert "Pass the keyboard to: Seat 2" in "\n".join(before)
    assert "Giant Troll Ravage" in "\n".join(before)


def test_zombies_spread_and_it_is_told() -> None:
    _session, wall = played_with(["enter"] * 40, "zombie_plague", HEROES)
    assert any("zombies spread to A2 B1" in "\n".join(screen) for screen in wall.screens)


def test_news_of_dragons_and_of_destruction() -> None:
    state = Table(options=HEROES).state
    told_coins = told(company(), state, CoinsEarned(0, "dragon", 3))
    assert told_coins is not None and told_coins.phrase == "3 coins for the dragon"
    news = told(company(), state, SpacesDestroyed(0, spaces("A1 B2")))
    assert news is not None and news.phrase == "destroyed: A1 B2"


def test_every_monster_has_its_letter_in_the_legend() -> None:
    text = text_of(with_monsters("lagoon", dragon="A1", zombie="A2", troll="A3", gorgon="A4"))
    for name in ("D Dragon", "Z Zombie", "T Troll", "G Gorgon"):
        assert name in text
