"""A book of puzzles: the shipped one, or one from a file."""

from datetime import date
from functools import cache
from importlib.resources import files

from inkland.puzzles.puzzle import Puzzle, PuzzleUnreadable, read_puzzle


class PuzzleBook:
    """Puzzles by id, in the order in which they are given; each is read when it is asked for."""

    def __init__(self, text: str) -> None:
        lines = (line for line in text.splitlines() if line and not line.startswith("#"))
        self._lines = {_id_in(line): line for line in lines}
        self.ids = tuple(self._lines)
        if not self.ids:
            raise PuzzleUnreadable()

    def puzzle(self, name: str) -> Puzzle:
        """The puzzle with this id; `KeyError` if there is none."""
        return read_puzzle(self._lines[name])

    def of_day(self, day: date) -> str:
        """The id of the puzzle that everyone gets on this day."""
        return self.ids[day.toordinal() % len(self.ids)]

    def after(self, name: str) -> str:
        """The id of the next puzzle; after the last comes the first again."""
        return self.ids[(self.ids.index(name) + 1) % len(self.ids)]


def _id_in(line: str) -> str:
    """The id, which is the first field of the line."""
    start, _, rest = line.partition('{"id":"')
    if start or '"' not in rest:
        raise PuzzleUnreadable()
    return rest.partition('"')[0]


@cache
def shipped_book() -> PuzzleBook:
    """The puzzles that are part of the package."""
    return PuzzleBook((files(__package__) / "puzzles.txt").read_text(encoding="utf-8"))
