"""Parameters of path and query: what is read from a request, and what is refused."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from inkland.table.errors import BadRequest
from inkland.table.routes.parameters import parameters_of, read_parameters

Key = Annotated[str, Meta(pattern="^[0-9a-z]{4}$")]
Page = Annotated[int, Meta(ge=1, le=99)]


async def use_case(
    call: object,
    page: Page = 1,
    list_: Literal["played", "blocked"] = "played",
    cursor: Key | None = None,
    *,
    table: Key,
) -> None:
    """A use case with parameters of each kind."""


PARAMETERS = parameters_of(use_case, "/api/{table}")


def read(path: str = "abcd", **query: str) -> dict[str, Any]:
    return read_parameters(PARAMETERS, {"table": path}, query)


def test_parameters_of_the_path_come_first_and_lose_an_underscore() -> None:
    names = [(one.place, one.name, one.argument) for one in PARAMETERS]
    assert names[0] == ("path", "table", "table")
    assert ("query", "list", "list_") in names
    assert [one.name for one in PARAMETERS if one.is_required] == ["table"]
    assert [one.name for one in PARAMETERS if one.is_optional] == ["cursor"]


def test_what_a_request_does_not_have_is_left_to_the_use_case() -> None:
    assert read() == {"table": "abcd"}
    assert read(list="blocked", page="7") == {"table": "abcd", "list_": "blocked", "page": 7}


@pytest.mark.parametrize("text", ["7", "07", "+7", " 7\t", "\u20037", "0_7", "7.0", "0_7.00 "])
def test_a_whole_number_is_read_as_clients_have_written_it(text: str) -> None:
    assert read(page=text)["page"] == 7


@pytest.mark.parametrize(
    "text",
    ["", "0", "-7", "100", "7.", "7.5", "7e0", "7__0", "_7", "0x7", "\x1f7", "\u0667", "null"],
)
def test_anything_else_is_no_number_within_the_limits(text: str) -> None:
    with pytest.raises(BadRequest) as found:
        read(page=text)
    assert found.value.parameters == {"reason": "query.page"}


def test_null_is_a_text_and_not_the_lack_of_one() -> None:
    assert read(cursor="null")["cursor"] == "null"


@pytest.mark.parametrize("text", ["", "abc", "abcde", "ABCD", "abcd\n", "\nabcd"])
def test_a_pattern_holds_for_the_whole_text(text: str) -> None:
    with pytest.raises(BadRequest):
        read(cursor=text)


def test_the_refusal_names_the_first_wrong_parameter_that_of_the_path_before_others() -> None:
    with pytest.raises(BadRequest) as found:
        read("ABCD", page="x", list="x")
    assert found.value.parameters == {"reason": "path.table"}
    with pytest.raises(BadRequest) as found:
        read(list="x")
    assert found.value.parameters == {"reason": "query.list"}


def test_a_parameter_that_is_required_may_not_be_missing() -> None:
    async def needing(call: object, of: Key) -> None: ...

    with pytest.raises(BadRequest) as found:
        read_parameters(parameters_of(needing, "/"), {}, {})
    assert found.value.parameters == {"reason": "query.of"}
