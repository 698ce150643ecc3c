"""What cannot be done gets one clear sentence and an exit code, not a trace."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import NoReturn, TextIO

import typer

from inkland.sheet.refused import Refused


@contextmanager
def report_refusals() -> Iterator[None]:
    """Turn a refusal into one clear sentence and exit code 2."""
    try:
        yield
    except Refused as refusal:
        fail(str(refusal))
    except RuntimeError as reason:
        from inkland.bots.warmth import NotInstalled

        if not isinstance(reason, NotInstalled):
            raise
        fail(str(reason))


def read_text(name: str) -> str:
    """The text of a file, or of standard input."""
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except (AttributeError, OSError, UnicodeDecodeError):  # a closed stream is no stream at all
        fail(f"“{name}” cannot be read as text.")
    return text.removeprefix("\ufeff")


def open_for_writing(name: str | None) -> AbstractContextManager[TextIO | None]:
    """The file to write, made before anything long begins."""
    try:
        return nullcontext() if name is None else open(name, "w", encoding="utf-8")
    except OSError:
        fail(f"“{name}” cannot be written.")


def needs_server() -> None:
    """Say what to install if the online table is not there."""
    from importlib.util import find_spec

    if any(find_spec(part) is None for part in ("msgspec", "uvicorn", "websockets", "psycopg")):
        fail("The online table is not installed: pip install 'inkland[server]'")


def needs_fast() -> None:
    """Say what to install if nothing can be compiled."""
    from importlib.util import find_spec

    if any(find_spec(part) is None for part in ("numba", "numpy")):
        fail("The compiled cards are not installed: pip install 'inkland[fast]'")


def fail(sentence: str, code: int = 2) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(code)
