"""Named tuples that equal only their own kind.

Events and actions are named tuples because those load and fold faster than dataclasses; but two
plain named tuples with equal fields are equal whatever their names, and "step 3 closes" must never
pass for "turn 3 ends".
"""

from typing import TypeVar

Kind = TypeVar("Kind", bound=type)


def distinct(kind: Kind) -> Kind:
    """Let instances of the named tuple equal only instances of the same one."""

    def equal(self: tuple[object, ...], other: object) -> bool:
        return type(self) is type(other) and tuple.__eq__(self, other)

    def differ(self: tuple[object, ...], other: object) -> bool:
        return not equal(self, other)

    def hashed(self: tuple[object, ...]) -> int:
        return hash((kind.__name__, tuple.__hash__(self)))

    for name, method in (("__eq__", equal), ("__ne__", differ), ("__hash__", hashed)):
        setattr(kind, name, method)
    return kind
