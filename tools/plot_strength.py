"""The picture of how strong bots are: `python tools/plot_strength.py base.json ... > strength.svg`.

Each file is what `inkland tournament --json` has printed; files of one preset are one line. A bar
through a point is two standard errors long on either side. A dashed line is the reference that
knows the deck.
"""

import json
import math
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 60, 600, 20, 360
LEAST_MS, MOST_MS = 0.3, 3000.0
TITLE: Final = 30  # stars that earn the highest title of the solo game
INK: Final = ("#1f3a5f", "#8a3324", "#2f5d3a")
TICKS: Final = ((1.0, "1 ms"), (10.0, "10 ms"), (100.0, "0.1 s"), (1000.0, "1 s"))


class Point(NamedTuple):
    """A bot: the CPU time of a move, its mean rating and the error of that."""

    milliseconds: float
    rating: float
    error: float


class Line(NamedTuple):
    """What is known of a preset."""

    points: list[Point]
    clairvoyant: float | None


def read(paths: Iterable[str]) -> dict[str, Line]:
    """The figures of each preset; of a bot that was measured twice, those of more deals."""
    found: dict[str, dict[str, tuple[int, Point]]] = {}
    clairvoyant: dict[str, float] = {}
    for path in paths:
        told: dict[str, Any] = json.loads(Path(path).read_text())
        bots = found.setdefault(told["preset"], {})
        for name, bot in told["bots"].items():
            point = Point(bot["cpu_ms_per_move"], bot["mean_rating"], bot["standard_error"])
            if name not in bots or bots[name][0] < bot["moves"]:
                bots[name] = bot["moves"], point
        for reference in told.get("references", {}).values():
            clairvoyant[told["preset"]] = reference["mean_rating"]
    return {
        preset: Line(sorted(point for _moves, point in bots.values()), clairvoyant.get(preset))
        for preset, bots in found.items()
    }


class Paper:
    """Where a rating and a time lie on the picture."""

    def __init__(self, lines: Iterable[Line]) -> None:
        ratings = [TITLE, *(p.rating for line in lines for p in line.points)]
        ratings += [line.clairvoyant for line in lines if line.clairvoyant is not None]
        self.lowest = math.floor(min(ratings) / 10) * 10
        self.highest = math.ceil(max(ratings) / 10) * 10

    def x(self, milliseconds: float) -> float:
        """Ten times the time is as far everywhere."""
        share = math.log(milliseconds / LEAST_MS) / math.log(MOST_MS / LEAST_MS)
        return round(LEFT + share * (RIGHT - LEFT), 1)

    def y(self, rating: float) -> float:
        """The higher the better."""
        share = (rating - self.lowest) / (self.highest - self.lowest)
        return round(BOTTOM - share * (BOTTOM - TOP), 1)


def drawn(lines: dict[str, Line]) -> Iterator[str]:
    """The picture, element by element."""
    paper = Paper(lines.values())
    said = "Mean rating against the CPU time of a move"
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' aria-label="{said}" font-family="sans-serif" font-size="13">'
    )
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf7ec"/>'
    for rating in range(paper.lowest, paper.highest + 1, 10):
        yield f'<path d="M{LEFT} {paper.y(rating)}H{RIGHT}" stroke="#d8cfb8"/>'
        yield f'<text x="{LEFT - 8}" y="{paper.y(rating) + 4}" text-anchor="end">{rating}</text>'
    for milliseconds, name in TICKS:
        x = paper.x(milliseconds)
        yield f'<path d="M{x} {TOP}V{BOTTOM}" stroke="#d8cfb8"/>'
        yield f'<text x="{x}" y="{BOTTOM + 18}" text-anchor="middle">{name}</text>'
    below = f"{said}, alone; {TITLE} earns the highest title"
    yield f'<text x="{LEFT}" y="{HEIGHT - 12}">{below}</text>'
    for ink, (preset, line) in zip(INK, lines.items(), strict=False):
        yield from drawn_line(paper, preset, line, ink)
    yield "</svg>"


def drawn_line(paper: Paper, preset: str, line: Line, ink: str) -> Iterator[str]:
    """The bots of a preset from left to right, and what the deck would have given."""
    places = [(paper.x(p.milliseconds), paper.y(p.rating)) for p in line.points]
    path = "L".join(f"{x} {y}" for x, y in places)
    yield f'<path d="M{path}" fill="none" stroke="{ink}" stroke-width="2"/>'
    for point, (x, y) in zip(line.points, places, strict=True):
        low, high = paper.y(point.rating - 2 * point.error), paper.y(point.rating + 2 * point.error)
        yield f'<path d="M{x} {low}V{high}" stroke="{ink}"/>'
        yield f'<circle cx="{x}" cy="{y}" r="4" fill="{ink}"/>'
        yield f'<text x="{x + 7}" y="{y + 16}" fill="{ink}">{point.rating:.1f}</text>'
    x, y = places[0]
    yield f'<text x="{x}" y="{y - 14}" fill="{ink}" font-weight="bold">{preset}</text>'
    if line.clairvoyant is not None:
        y = paper.y(line.clairvoyant)
        yield f'<path d="M{LEFT} {y}H{RIGHT}" stroke="{ink}" stroke-dasharray="6 4"/>'
        yield f'<text x="{RIGHT + 8}" y="{y + 4}" fill="{ink}">knows the deck</text>'


if __name__ == "__main__":
    print("\n".join(drawn(read(sys.argv[1:]))))
