"""What stands in which section of the manual."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]

# Pages of docs/, those that the other modules here make, and in project/ those from the top of the
# project. A folder is a list of its own.
SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "Play": (
        "options.md", "notation.md", "rulings.md", "fairness.md", "deals.md", "duplicate.md",
        "leaderboards.md", "events.md",
        "puzzles.md", "maps.md", "judge.md", "members.md", "accessibility.md", "commands.md",
        "cards/",
    ),
    "Host": (
        "server.md", "settings.md", "operations.md", "runbooks.md", "scale.md", "security.md",
        "security-checklist.md", "moderation.md", "static-pages.md",
    ),
    "Library": ("library.md", "reference/"),
    "Protocol": ("protocol.md",),
    "Bots": ("bots.md", "bot-protocol.md", "speed.md"),
    "Research": ("environment.md", "open-data.md", "strength.md"),
    "Design": (
        "first-change.md", "glossary.md", "client.md", "translating.md", "releasing.md", "project/",
        "decisions/",
    ),
}  # fmt: skip

# What the reference of the library is made of.
LIBRARY: Final = (
    "inkland.rules",
    "inkland.sheet",
    "inkland.cards",
    "inkland.bots.bot",
    "inkland.bots.roster",
    "inkland.fairness",
    "inkland.strength",
    "inkland.strength.matchpoints",
    "inkland.puzzles.book",
    "inkland.puzzles.puzzle",
    "inkland.examples",
    "inkland.speech",
)


class Unsorted(Exception):
    """Pages that stand in no section, or sections that name pages that are not there."""


def navigation(pages: Path) -> list[object]:
    """The pages in the form of the generator; raises `Unsorted` unless each stands in one place."""
    there = {page.relative_to(pages).as_posix() for page in pages.rglob("*.md")}
    listed: list[object] = ["index.md"]
    named = ["index.md"]
    for section, names in SECTIONS.items():
        below: list[object] = []
        for name in names:
            within = sorted(page for page in there if page.startswith(name))
            title = name.rstrip("/").capitalize()
            below.append({title: within} if name.endswith("/") else name)
            named += within or [name]
        listed.append({section: below})
    if wrong := there.symmetric_difference(named):
        raise Unsorted(f"tools/manual/sections.py and the pages differ in {sorted(wrong)}")
    return listed
