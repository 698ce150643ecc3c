"""Parse a matrix of which role may do what: `access_matrix.txt`, or `role_matrix.txt`."""

import re
from pathlib import Path
from typing import Final, NamedTuple

MATRIX: Final = Path(__file__).with_name("access_matrix.txt")
GAP: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")


class Row(NamedTuple):
    """An operation, the table state in which it is tried, and each role's expected answer."""

    deed: str
    path: str
    when: str
    cells: dict[str, str]

    @property
    def route(self) -> tuple[str, str]:
        """HTTP method or message type, and the path as the application declares it."""
        return self.deed.partition(":")[0], GAP.sub(r"{\1}", self.path)

    @property
    def is_message(self) -> bool:
        """Whether the operation is a websocket message."""
        return self.deed.islower()

    @property
    def has_table(self) -> bool:
        """Whether the operation concerns a table."""
        return "{table}" in self.path

    def __str__(self) -> str:
        return f"{self.deed} {self.path} {self.when}"


class Matrix(NamedTuple):
    """The meaning of the abbreviations in cells, the roles, and all rows."""

    words: dict[str, str]
    roles: tuple[str, ...]
    rows: tuple[Row, ...]

    def expected(self, row: Row) -> dict[str, str]:
        """The full expected answer for each role; a refusal on a websocket has no HTTP status."""
        full = {role: self.words.get(cell, cell) for role, cell in row.cells.items()}
        if not row.is_message:
            return full
        return {role: re.sub("^409 ", "", answer) for role, answer in full.items()}


def matrix(path: Path = MATRIX) -> Matrix:
    """Read the matrix from its file."""
    lines = [line.split() for line in path.read_text(encoding="utf-8").splitlines()]
    lines = [line for line in lines if line and line[0] != "#"]
    words = {line[1]: " ".join(line[2:]) for line in lines if line[0] == "word"}
    (roles,) = (tuple(line[1:]) for line in lines if line[0] == "roles")
    rows = [line for line in lines if line[0] not in ("word", "roles")]
    return Matrix(words, roles, tuple(_row(roles, *line) for line in rows))


def _row(roles: tuple[str, ...], deed: str, path: str, when: str, *cells: str) -> Row:
    return Row(deed, path, when, dict(zip(roles, cells, strict=True)))
