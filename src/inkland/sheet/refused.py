"""The base of every refusal: a typed reason instead of an answer."""

from typing import TypeAlias

Parameter: TypeAlias = str | int


class Refused(ValueError):
    """A wish that the rules do not allow.

    The docstring of a subclass is its English message, the class name its stable code, and the
    parameters fill the braces of the message. Bugs are not refusals.
    """

    def __init__(self, **parameters: Parameter) -> None:
        super().__init__(*parameters.values())
        self.parameters = parameters

    @property
    def code(self) -> str:
        """The stable name under which texts and clients know this refusal."""
        return type(self).__name__

    def __reduce__(self) -> tuple[object, ...]:
        # Refusals travel between processes, and parameters are named.
        return _refused, (type(self), self.parameters)

    def __str__(self) -> str:
        return (self.__doc__ or self.code).format(**self.parameters)


def _refused(kind: type[Refused], parameters: dict[str, Parameter]) -> Refused:
    return kind(**parameters)
