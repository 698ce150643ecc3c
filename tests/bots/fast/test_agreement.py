"""Rules on ints and compiled agree on thousands of positions; `make agreement` takes a million.

Planted mistakes must be found, too.
"""

import pytest

pytest.importorskip("numba", reason="compiled code needs the extra [fast]")

from inkland.bots.fast.compile.card_arrays import SCORED_CARDS
from inkland.cards import SCORING_CARDS, Corner, Direction
from inkland.cards.scoring import Awards, ScoringCard
from inkland.rules import season_end, solo
from inkland.sheet import MapSheet, Shape, Spaces, count, empty, is_nothing
from proof import agreement
from sizes import samples

POSITIONS = samples(4_000, 20_000)


def test_both_meanings_agree(capsys: pytest.CaptureFixture[str]) -> None:
    agreement.main(["--positions", str(POSITIONS)])
    printed = capsys.readouterr().out
    assert f"{POSITIONS * len(SCORED_CARDS):,}" in printed
    assert "both meanings agree" in printed


def test_positions_have_everything_that_can_stand_on_a_sheet() -> None:
    sheets = agreement.positions(1, 6_000)
    for sheet in sheets[:600]:
        assert MapSheet.drawn(str(sheet)) == sheet, "it cannot be shown"
    played = sheets[::3]  # from games
    for layer in MapSheet._fields:
        assert any(getattr(sheet, layer) for sheet in played), layer
    assert len({count(empty(sheet)) for sheet in played}) > 50
    assert len(set(sheets)) > 5_000


# --- Planted mistakes, each on the side of the ints


def found_in(capsys: pytest.CaptureFixture[str]) -> str:
    """The output of a run that ends with a difference."""
    with pytest.raises(SystemExit) as ended:
        agreement.main(["--positions", "600"])
    assert ended.value.code == 1
    return capsys.readouterr().out


def test_a_wrong_consequence_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def wrong(sheet: MapSheet) -> Spaces:
        """Forgets that marked spaces are haunted, too; many sheets do not show it."""
        return season_end.haunted(sheet) & ~sheet.marks

    monkeypatch.setitem(agreement.CONSEQUENCES, "haunted", wrong)
    name, picture = found_in(capsys).split("\n", maxsplit=1)
    assert name.startswith("haunted: ") and " on ints, " in name
    sheet = MapSheet.drawn(picture)
    assert wrong(sheet) != season_end.haunted(sheet)


def test_a_wrong_card_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    right = SCORING_CARDS[-1]

    def wrong(sheet: MapSheet) -> Awards:
        """The last of many awards is worth a star less."""
        awards = list(right.awards(sheet))
        for number, (stars, spaces) in enumerate(awards):
            yield stars - (number == 3), spaces

    changed = ScoringCard(right.name, wrong, right.solo, right.box)
    cards = tuple(changed if card is right else card for card in SCORED_CARDS)
    monkeypatch.setattr(agreement, "SCORED_CARDS", cards)
    assert found_in(capsys).startswith(f"{right.name}: ")


def test_a_wrong_walk_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def wrong(sheet: MapSheet, shape: Shape, corner: Corner, direction: Direction) -> Spaces:
        """Misses every spot on the very first space of the map."""
        right = walked_in(sheet, shape, corner, direction)
        return right if is_nothing(right & 1) else 0

    walked_in = solo.walked_in
    monkeypatch.setattr(solo, "walked_in", wrong)
    assert found_in(capsys).startswith("walk of ")
