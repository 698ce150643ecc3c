"""A table of rows as one test, which names every wrong row."""

import inspect
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import wraps
from typing import Any, TypeAlias, cast

import pytest

Test: TypeAlias = Callable[..., Any]
Rows: TypeAlias = Iterable[Any] | Callable[[], Iterable[Any]]
Row: TypeAlias = dict[str, Any]


def each_row(names: str, rows: Rows) -> Callable[[Test], Test]:
    """Run a test with each row; it fails with the list of all wrong rows and their differences.

    Takes the names and rows of `pytest.mark.parametrize`, and replaces it where collecting and
    reporting a test takes longer than checking a row. `rows` may be a function, which is called
    when the test runs. All rows share the fixtures.
    """
    columns = names.replace(",", " ").split()

    def read() -> Iterator[Row]:
        for row in rows() if callable(rows) else rows:
            yield dict(zip(columns, row if len(columns) > 1 else (row,), strict=True))

    def table(test: Test) -> Test:
        @wraps(test)
        def run(*args: Any, **fixtures: Any) -> None:
            with _all_correct() as checked:
                for row in read():
                    with checked(row):
                        test(*args, **fixtures, **row)

        @wraps(test)
        async def run_async(*args: Any, **fixtures: Any) -> None:
            with _all_correct() as checked:
                for row in read():
                    with checked(row):
                        await test(*args, **fixtures, **row)

        made: Any = run_async if inspect.iscoroutinefunction(test) else run
        signature = inspect.signature(test)
        fixtures = [one for one in signature.parameters.values() if one.name not in columns]
        made.__signature__ = signature.replace(parameters=fixtures)
        return cast(Test, made)

    return table


@contextmanager
def _all_correct() -> Iterator[Callable[[Row], AbstractContextManager[None]]]:
    """Collect the errors of rows, and raise them together at the end."""
    tried, errors = 0, list[tuple[Row, BaseException]]()

    @contextmanager
    def checked(row: Row) -> Iterator[None]:
        nonlocal tried
        tried += 1
        try:
            yield
        except (Exception, pytest.fail.Exception) as error:
            errors.append((row, error))

    yield checked
    assert tried, "a table without rows proves nothing"
    if errors:
        wrong = [f"{_shown(row)}: {type(error).__name__}: {error}" for row, error in errors]
        heading = f"{len(errors)} of {tried} rows are wrong:"
        raise AssertionError("\n".join([heading, *wrong])) from errors[0][1]


def _shown(row: Row) -> str:
    return ", ".join(f"{value!r:.200}" for value in row.values())
