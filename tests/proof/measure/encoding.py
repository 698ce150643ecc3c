"""Time to encode and decode our frames: msgspec, pydantic and the json module.

    PYTHONPATH=src python tests/proof/measure/encoding.py

pydantic is only an indirect dependency, through typer. Its models are made from the same structs,
so both check the same. The json module checks nothing and returns dictionaries. All take turns, and
the best round counts; compare figures of one run only.
"""

import json
import operator
import time
from collections.abc import Callable
from functools import cache, partial, reduce
from types import UnionType
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args, get_origin

import msgspec
from pydantic import ConfigDict, Field, TypeAdapter, create_model

from inkland.protocol import messages
from inkland.protocol.translation import DRAWING
from inkland.rules import legal, new_game, preset, view
from inkland.table.games import hints, loaded_game
from inkland.table.games.encoding import GameEncoder

ROUNDS, SECONDS = 7, 0.1
STRICT: Final = ConfigDict(extra="forbid", frozen=True)

Ways: TypeAlias = dict[str, Callable[[], Any]]


@cache
def model(kind: Any) -> Any:
    """The pydantic type that corresponds to this msgspec type."""
    origin, parts = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _model_of(kind)
    if origin is Annotated:
        limits = {name: getattr(parts[1], name) for name in ("pattern", "max_length", "ge", "le")}
        return Annotated[model(parts[0]), Field(**limits)]
    if origin in (Union, UnionType):
        return _union([model(part) for part in parts if part is not msgspec.UnsetType])
    if origin in (tuple, dict):
        return origin[tuple(part if part is ... else model(part) for part in parts)]
    return kind


def _model_of(kind: Any) -> Any:
    if kind.__struct_config__.array_like:
        return tuple[tuple(model(field.type) for field in msgspec.structs.fields(kind))]  # type: ignore[misc]
    tag = kind.__struct_config__.tag
    fields: dict[str, Any] = {"type": (Literal[tag], tag)} if tag else {}
    for field in msgspec.structs.fields(kind):
        default = ... if field.default is msgspec.NODEFAULT else field.default
        default = None if default is msgspec.UNSET else default
        fields[field.name] = (model(field.type), default)
    return create_model(kind.__name__, __config__=STRICT, **fields)


def _union(kinds: list[Any]) -> Any:
    joined = reduce(operator.or_, kinds)
    tagged = [kind for kind in kinds if "type" in getattr(kind, "model_fields", {})]
    return Annotated[joined, Field(discriminator="type")] if len(tagged) == len(kinds) else joined


def frames() -> dict[str, str]:
    """The messages of the first turn of a game for six."""
    dealt = new_game(preset("everything")._replace(seats=6), "7")
    opened, _entries = loaded_game.new_game_log("t", "7").with_events(dealt)
    seen = view(opened.state, 0)
    assert seen.step is not None
    drawing = DRAWING.to_plain((next(legal(seen).elements()),))
    draw = {"type": "draw", "id": "0" * 32, "step": seen.step.number, "drawing": drawing}
    glimpse = hints.hint_input(seen)
    return {
        "draw": json.dumps(draw),
        "spots": hints.spots(glimpse, (), 7),
        "effects": hints.effects(glimpse, (), 7),
        "whole": GameEncoder(opened).whole(0),
    }


def best(ways: Ways) -> dict[str, float]:
    """Microseconds of each way, the best of several rounds in turn."""
    found = dict.fromkeys(ways, float("inf"))
    for _ in range(ROUNDS):
        for name, do in ways.items():
            count, start = 0, time.perf_counter()
            while (spent := time.perf_counter() - start) < SECONDS:
                do()
                count += 1
            found[name] = min(found[name], spent / count * 1e6)
    return found


def measure() -> None:
    for name, text in frames().items():
        is_said = name == "draw"
        adapter: Any = TypeAdapter(model(messages.Said if is_said else messages.Tells))
        reading: Ways = {
            "msgspec": partial(messages.decode_client if is_said else messages.decode_server, text),
            "pydantic": partial(adapter.validate_json, text),
            "json": partial(json.loads, text),
        }
        ours, theirs, plain = (read() for read in reading.values())
        writing: Ways = {
            "msgspec": partial(msgspec.json.encode, ours),
            "pydantic": partial(adapter.dump_json, theirs),
            "json": partial(json.dumps, plain),
        }
        for deed, ways in (("read", reading), ("write", writing)):
            found = best(ways)
            base = found["msgspec"]
            figures = [f"{way} {us:5.1f} us (x{us / base:.1f})" for way, us in found.items()]
            print(f"{deed:5} {name:7} ({len(text)} bytes):", ", ".join(figures))


if __name__ == "__main__":
    measure()
