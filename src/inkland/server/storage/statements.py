"""The SQL statements of this package, one file each."""

from importlib.resources import files


def load_statements(folder: str) -> dict[str, bytes]:
    """Read the statements in a folder below `sql/`, by file name without its ending.

    Without comments and indentation: psycopg parses a statement longer than 4096 bytes each time
    anew, which took a quarter of an append.
    """
    found = (files(__package__) / "sql" / folder).iterdir()
    return {file.name.removesuffix(".sql"): _shortened(file.read_bytes()) for file in found}


def _shortened(statement: bytes) -> bytes:
    lines = (line.strip() for line in statement.splitlines())
    return b"\n".join(line for line in lines if line and not line.startswith(b"--"))
