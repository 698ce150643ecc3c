"""Writes docs/settings.md from the table of settings: `make settings-page`."""

from collections.abc import Iterator

from inkland.server.configuration.sources import written
from inkland.server.configuration.table import SECTIONS, Setting

HEAD = """\
# Settings

A setting stands in one of three places; a place further up counts more:

1. an option of `inkland serve`, for the few that are marked with *;
2. an environment variable: `INKLAND_` and the name in capitals, such as `INKLAND_PUBLIC_URL`;
3. a file in [TOML](https://toml.io): the one after `--config`, the one that `INKLAND_CONFIG` names,
   or "inkland.toml" in the working folder.

`inkland site settings` shows each value and where it comes from, with passwords hidden. The server
reports a name that no setting has, with the nearest one; a value that it cannot read stops it.

    public_url = "https://inkland.example"
    smtp_url = "smtps://user:password@smtp.example"
    mail_from = "Inkland <post@inkland.example>"
    archive_days = 30
    notices = false

Lists are texts with commas, or lists of texts. `on` and `off` may be `true` and `false`. Several
[roles](operations.md) may share one file: each reads what it needs.
"""


def page() -> Iterator[str]:
    """The lines of the page."""
    yield HEAD
    for section in SECTIONS:
        yield f"## {section.heading}"
        yield ""
        yield "| name | may be | read by | what it is for | if not set |"
        yield "|---|---|---|---|---|"
        yield from map(_row, section.settings)
        yield ""


def _row(one: Setting) -> str:
    name = f"`{one.name}`{' *' if one.is_flag else ''}"
    default = one.computed or written(one, one.default)
    cells = (name, one.kind.words, one.roles, one.purpose, default)
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


if __name__ == "__main__":
    print("\n".join(page()).rstrip())
