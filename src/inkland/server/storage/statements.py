"""The SQL statements of this package, one file each."""

from importlib.resources import files


def load_statements(folder: str) -> dict[str, bytes]:
    """Read the statements in a folder below `sql/`, by file name without its ending."""
    found = (files(__package__) / "sql" / folder).iterdir()
    return {file.name.removesuffix(".sql"): file.read_bytes() for file in found}
