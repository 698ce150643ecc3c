"""Parameters of path and query: what the signature of a use case says, and values read by it."""

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Meta

from inkland.table.errors import BadRequest

# A whole number as clients have always been allowed to write it: `7`, `+07`, ` 7 `, `1_000`, `7.0`.
_BLANK: Final = r"[^\S\x1c-\x1f]*"  # Python also takes the separators of ASCII for blanks
_NUMBER: Final = re.compile(rf"{_BLANK}([+-]?[0-9]+(?:_[0-9]+)*)(?:\.0+)?{_BLANK}")

Place: TypeAlias = Literal["path", "query"]


class Parameter(NamedTuple):
    """A parameter of a route: its name in the request, and that of the argument it becomes.

    `hint` is its type without None, and `meta` its limits and description. `default` is
    `inspect.Parameter.empty` if it is required.
    """

    name: str
    argument: str
    place: Place
    hint: Any
    meta: Meta
    default: Any
    is_optional: bool

    @property
    def is_required(self) -> bool:
        """Whether a request must have it."""
        return self.default is inspect.Parameter.empty

    @property
    def kind(self) -> Any:
        """The type without its limits."""
        return get_args(self.hint)[0] if get_origin(self.hint) is Annotated else self.hint

    def read(self, text: str) -> Any:
        """Convert the text of a request; raises `ValueError` if it is not valid."""
        if self.meta.pattern is not None and text.endswith("\n"):
            raise ValueError(text)  # `$` of a pattern also matches before a last line break
        return msgspec.convert(_number(text) if self.kind is int else text, self.hint)


def parameters_of(use_case: Callable[..., Any], path: str) -> tuple[Parameter, ...]:
    """Return the parameters of a use case: all but the first; those of the path come first.

    The name of an argument may end with an underscore that its parameter does not have, as `list_`.
    """
    hints = get_type_hints(use_case, include_extras=True)
    gaps = re.findall(r"{(\w+)", path)
    found = []
    for argument, one in list(inspect.signature(use_case).parameters.items())[1:]:
        hint, is_optional = _without_none(hints[argument])
        meta = get_args(hint)[1] if get_origin(hint) is Annotated else Meta()
        name = argument.removesuffix("_")
        place: Place = "path" if name in gaps else "query"
        found.append(Parameter(name, argument, place, hint, meta, one.default, is_optional))
    return tuple(sorted(found, key=lambda one: one.place))


def read_parameters(
    parameters: Sequence[Parameter], path: Mapping[str, str], query: Mapping[str, str]
) -> dict[str, Any]:
    """Return the arguments that a request gives for the parameters.

    Raises `BadRequest` with the place and name of the first one that is missing or not valid.
    """
    found = {}
    for one in parameters:
        text = (path if one.place == "path" else query).get(one.name)
        if text is None and not one.is_required:
            continue
        try:
            if text is None:
                raise ValueError("missing")
            found[one.argument] = one.read(text)
        except ValueError:
            raise BadRequest(reason=f"{one.place}.{one.name}") from None
    return found


def _without_none(hint: Any) -> tuple[Any, bool]:
    """Return the type without None, and whether it had None."""
    if get_origin(hint) not in (Union, UnionType):
        return hint, False
    (kind,) = (part for part in get_args(hint) if part is not type(None))
    return kind, True


def _number(text: str) -> int:
    found = _NUMBER.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return int(found[1])
