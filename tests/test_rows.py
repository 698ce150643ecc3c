"""A test over a table fails with all of its wrong rows."""

import inspect

import pytest

from rows import each_row


@each_row("number, square", [(2, 4), (3, 8), (4, 16), (5, 24)])
def squares(number: int, square: int, offset: int = 0) -> None:
    assert number * number == square + offset


def test_a_failure_names_every_wrong_row_with_its_difference() -> None:
    with pytest.raises(AssertionError) as failure:
        squares()
    assert str(failure.value).startswith("2 of 4 rows are wrong:\n3, 8: AssertionError: ")
    assert "(3 * 3) == (8 + 0)" in str(failure.value)
    assert "5, 24: AssertionError: " in str(failure.value)


def test_other_arguments_remain_fixtures() -> None:
    assert list(inspect.signature(squares).parameters) == ["offset"]
    with pytest.raises(AssertionError, match=r"^2 of 4 rows are wrong:\n2, 4: "):
        squares(offset=1)


def test_a_missing_refusal_and_any_error_are_wrong_rows() -> None:
    @each_row("text", ["x", "1", None])
    def refused(text: str) -> None:
        with pytest.raises(ValueError, match=r"invalid"):
            int(text)

    with pytest.raises(AssertionError, match=r"(?s)^2 of 3.*'1': Failed: .*None: TypeError: "):
        refused()


@pytest.mark.anyio
async def test_a_coroutine_is_awaited_for_each_row() -> None:
    @each_row("number", lambda: range(3))
    async def even(number: int) -> None:
        assert number % 2 == 0

    with pytest.raises(AssertionError, match=r"^1 of 3 rows are wrong:\n1: "):
        await even()


def test_a_table_without_rows_fails() -> None:
    @each_row("number", [])
    def anything(number: int) -> None:
        assert number

    with pytest.raises(AssertionError, match="without rows"):
        anything()
