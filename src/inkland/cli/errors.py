"""Errors of commands: one sentence on stderr and an exit code, no traceback."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import NoReturn, TextIO

import typer

from inkland.sheet.refused import Refused


@contextmanager
def report_refusals() -> Iterator[None]:
    """Turn a refusal, or a missing extra, into one sentence and exit code 2."""
    try:
        yield
    except Refused as refusal:
        fail(f"{refusal}{_choices(refusal)}")
    except RuntimeError as reason:
        from inkland.bots.warm_up import NotInstalled

        if not isinstance(reason, NotInstalled):
            raise
        fail(str(reason))


def _choices(refusal: Refused) -> str:
    """What could be chosen instead of a choice that nobody knows."""
    from inkland.bots.roster import BOTS
    from inkland.rules.errors import UnknownChoice
    from inkland.rules.options import CHOICES

    if not isinstance(refusal, UnknownChoice):
        return ""
    known = {**CHOICES, "bot": tuple(bot.name for bot in BOTS)}
    names = known.get(str(refusal.parameters["option"]), ())
    return f" It may be {', '.join(names)}." if names else ""


@contextmanager
def report_database_failures() -> Iterator[None]:
    """Turn a database that cannot be used into one sentence and exit code 1."""
    needs_server()
    from psycopg import OperationalError

    from inkland.server.postgres.privileges import PostgresUnavailable
    from inkland.server.postgres.schema import CannotMigrate
    from inkland.table.errors import StorageUnavailable

    try:
        yield
    except (OperationalError, StorageUnavailable):
        fail("The database cannot be reached.", code=1)
    except (PostgresUnavailable, CannotMigrate) as reason:
        fail(str(reason), code=1)


def read_text(name: str) -> str:
    """Read a file, or standard input for `-`, without a byte order mark."""
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except (AttributeError, OSError, UnicodeDecodeError):  # sys.stdin is None if it is closed
        fail(f"“{name}” cannot be read as text.")
    return text.removeprefix("\ufeff")


def open_for_writing(name: str | None) -> AbstractContextManager[TextIO | None]:
    """Open a file, or nothing for None; called before long work, so that it fails early."""
    try:
        return nullcontext() if name is None else open(name, "w", encoding="utf-8")
    except OSError:
        fail(f"“{name}” cannot be written.")


def needs_server() -> None:
    """Fail with the command to install the server if a package of it is missing."""
    from importlib.util import find_spec

    parts = ("msgspec", "uvicorn", "websockets", "psycopg", "zstandard")
    if any(find_spec(part) is None for part in parts):
        fail("The online table is not installed: pip install 'inkland[server]'")


def needs_bridge() -> None:
    """Fail with the command to install what programs that play need if a package is missing."""
    from importlib.util import find_spec

    if any(find_spec(part) is None for part in ("msgspec", "websockets")):
        fail("What programs that play need is not installed: pip install 'inkland[bridge]'")


def needs_fast() -> None:
    """Fail with the command to install the compiled bots if a package of them is missing."""
    from importlib.util import find_spec

    if any(find_spec(part) is None for part in ("numba", "numpy")):
        fail("The compiled cards are not installed: pip install 'inkland[fast]'")


def fail(sentence: str, code: int = 2) -> NoReturn:
    """Print a sentence to stderr and exit.

    It may quote a file or a server: nothing of that moves the cursor.
    """
    shown = "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in sentence)
    typer.echo(shown, err=True)
    raise typer.Exit(code)
