"""SQL statements, in a file beside the module that runs them."""

import re
from importlib.resources import files
from typing import Final

_HEADING: Final = re.compile(rb"^-- (\w+) --$", re.MULTILINE)


def load_statements(module: str) -> dict[str, bytes]:
    """Read the statements of `x.sql` for the name of a module `x`, each below its `-- name --`.

    Without comments and indentation: psycopg parses a statement longer than 4096 bytes each time
    anew, which took a quarter of an append.
    """
    package, _, name = module.rpartition(".")
    _head, *parts = _HEADING.split((files(package) / f"{name}.sql").read_bytes())
    found = zip(parts[::2], parts[1::2], strict=True)
    return {heading.decode(): _shortened(statement) for heading, statement in found}


def _shortened(statement: bytes) -> bytes:
    lines = (line.strip() for line in statement.splitlines())
    return b"\n".join(line for line in lines if line and not line.startswith(b"--"))
