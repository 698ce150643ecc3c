"""Routes: what a host of tables answers, each with its method, path, body and use case.

Every host reads the same routes: a server adds limits and cookies to them, and a browser that plays
by itself calls them as they are.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypedDict, TypeVar, Unpack

from inkland.protocol.token_resources import Scope
from inkland.table.context import Context
from inkland.table.errors import WhoAreYou
from inkland.table.storage.records import Account

# Who may call: anybody; anybody, but the account is looked up; the same, to read a document that
# takes long to encode; only an account; or anybody, for whom an account is made with the name in
# the body. With `request` the use case is a function of a server: it takes the request of HTTP
# instead of a call, finds out who calls and reads the body itself, and returns the response.
Caller: TypeAlias = Literal["anybody", "optional", "reader", "account", "newcomer", "request"]
Method: TypeAlias = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]


class Call(NamedTuple):
    """What every use case of a route gets: the context, who calls, the body of the request, and the
    number that stands for the caller's address."""

    context: Context
    caller: Account | None = None
    body: Any = None
    source: int | None = None

    @property
    def account(self) -> Account:
        """The account that calls; `WhoAreYou` without one."""
        if self.caller is None:
            raise WhoAreYou()
        return self.caller


# Returns a table, a resource, a document, JSON as bytes, or None. Besides the call it takes the
# parameters of path and query by name, with `msgspec.Meta` for their limits and descriptions.
UseCase: TypeAlias = Callable[..., Awaitable[Any]]
U = TypeVar("U", bound=UseCase)


class Route(NamedTuple):
    """A request: the name and docstring of its use case describe it.

    `answer` and `body` are structs; without `answer` a use case that takes a call returns a table,
    or nothing if the status is 204. `pending` is the answer with status 202 while another is
    computed. `text` is the media type of an answer that is no JSON. `refusals` are the statuses of
    its own refusals. `is_document` says that it answers with a `Document`. A token with any of the
    `scopes` may be used; without them a program cannot call it. `is_described` says that it stands
    in the OpenAPI document.
    """

    method: Method
    path: str
    use_case: UseCase
    refusals: tuple[int, ...] = ()
    caller: Caller = "account"
    body: type | None = None
    answer: type | None = None
    text: str | None = None
    status: int = 200
    is_document: bool = False
    scopes: tuple[Scope, ...] = ()
    pending: type | None = None
    is_described: bool = True

    @property
    def name(self) -> str:
        """The name of the use case, by which hosts tell routes apart."""
        return self.use_case.__name__


class RouteKind(TypedDict, total=False):
    """The fields of a `Route` that most do without."""

    caller: Caller
    body: type
    answer: type
    text: str
    status: int
    is_document: bool
    scopes: tuple[Scope, ...]
    pending: type
    is_described: bool


class Routes:
    """Collects the routes of a module, in their order.

    `caller` is who may call a route that does not say it itself.
    """

    def __init__(self, caller: Caller = "account") -> None:
        self.all: Final[list[Route]] = []
        self._caller: Final[Caller] = caller

    def add(
        self, method: Method, path: str, *refusals: int, **kind: Unpack[RouteKind]
    ) -> Callable[[U], U]:
        """Add the decorated use case as a route."""

        def added(use_case: U) -> U:
            asked: RouteKind = {"caller": self._caller, **kind}
            self.all.append(Route(method, path, use_case, refusals, **asked))
            return use_case

        return added
