"""Seals: the exact condition of each, and their first maps."""

from datetime import UTC, datetime, timedelta

from inkland.server.features.profiles import seals
from inkland.server.features.profiles.counts import DAYS_IN_A_ROW, Mark, Tally, add, tally
from inkland.server.features.profiles.seals import SEAL, TARGETS, earned_seals, seal_values
from inkland.server.features.strength.records import WindowResult
from inkland.sheet import MapSheet
from rows import each_row


def sheet(text: str) -> MapSheet:
    """A drawn map."""
    return MapSheet.drawn(text)


ROW = "F " * 11


@each_row(
    "value, drawing, expected",
    [
        (seals.full_lines, ROW, 1),
        (seals.full_lines, "F " * 10, 0),
        (seals.full_lines, "\n".join([ROW] * 11), 22),
        (seals.full_lines, f"{'# ' * 5}* {'^ ' * 5}", 1),  # destroyed and printed ones are full
        (seals.fenced_monsters, "X X F\nF F", 2),
        (seals.fenced_monsters, "X X .\nF F", 0),
        (seals.fenced_monsters, "X X F\nF r", 0),  # ruins alone are empty
        (seals.fenced_monsters, "", 0),
        (seals.longest_river, "W W . W\n. W", 3),
        (seals.longest_river, "F", 0),
        (seals.joined_mountains, "^ F ^ . ^", 2),
        (seals.joined_mountains, "^ . ^ F", 0),
        (seals.joined_mountains, "^ F F\n. . ^ F ^", 3),
        (seals.has_built_on_ruins, "f v x", 1),
        (seals.has_built_on_ruins, "f r", 0),
        (seals.has_built_on_ruins, "f %", 0),  # destroyed is not built on
        (seals.has_built_on_ruins, "F", 0),
    ],
)
def test_what_counts_on_a_map(value: object, drawing: str, expected: int) -> None:
    assert callable(value)
    assert value(sheet(drawing)) == expected


def test_values_of_a_map_are_capped() -> None:
    found = dict(seal_values(sheet("\n".join([ROW] * 11)), 300))
    assert found == {"row": TARGETS["row"], "night": TARGETS["night"]}
    assert dict(seal_values(sheet(""), -3)) == {}


def a_mark(value: int, hours: int) -> Mark:
    """A mark of some game."""
    at = datetime(2024, 5, 1, tzinfo=UTC) + timedelta(hours=hours)
    return Mark(value, at, f"table-{hours}", 0, "", 1, "base", 80, 1)


def test_the_first_map_that_earned_a_seal_is_kept() -> None:
    key = f"{SEAL}river"
    games = [{key: tally(key, 1, value, a_mark(value, at))} for at, value in enumerate((9, 17, 17))]
    total: dict[str, Tally] = {}
    for game in (games[2], games[0], games[1]):
        total = add(total, game)
    (river,) = [one for one in earned_seals(total, 3, ()) if one.name == "river"]
    assert (river.value, river.target) == (17, 17)
    assert river.mark is not None and river.mark.table == "table-1"


def test_counts_and_streaks() -> None:
    tallies = {f"{SEAL}ruin": Tally(4, 4), DAYS_IN_A_ROW: Tally(1, 45)}
    found = {one.name: one for one in earned_seals(tallies, 250, ())}
    assert list(found) == list(TARGETS)
    assert [found[name].value for name in ("ruin", "dawn", "stack")] == [4, 30, 100]
    assert [found[name].value for name in ("laurel", "hand", "row")] == [0, 0, 0]


def test_seals_of_windows() -> None:
    def values(*results: tuple[int, int]) -> list[int]:
        found = {
            one.name: one.value for one in earned_seals({}, 0, [WindowResult(*r) for r in results])
        }
        return [found["laurel"], found["hand"]]

    assert values((10_000, 9)) == [100, 1]
    assert values((10_000, 8), (9_999, 30)) == [99, 2]  # too few others; not more than all
    assert values((5_000, 0), (5_001, 9)) == [50, 1]  # alone is the middle
    assert values(*[(6_000, 3)] * 4, (5_000, 3), *[(6_000, 3)] * 12) == [0, 10]
