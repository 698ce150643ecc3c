"""Routes as Starlette answers them: parameters of path and query are checked, then it is called."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from starlette import routing
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match
from starlette.types import Scope

from inkland.table.routes.parameters import parameters_of, read_parameters
from inkland.table.routes.route import Route

Handler: TypeAlias = Callable[..., Awaitable[Response]]


class HttpRoute(routing.Route):
    """Answers the requests of a route by a handler, with the parameters of its use case.

    `check` is done first: a request that it refuses is refused for that, whatever its parameters.
    """

    def __init__(
        self,
        route: Route,
        handler: Handler | None = None,
        check: Callable[[Request], Awaitable[None]] | None = None,
    ) -> None:
        self.described: Final = route
        handle = route.use_case if handler is None else handler
        parameters = parameters_of(route.use_case, route.path)

        async def endpoint(request: Request) -> Response:
            if check is not None:
                await check(request)
            arguments = read_parameters(parameters, request.path_params, request.query_params)
            response: Response = await handle(request, **arguments)
            return response

        super().__init__(route.path, endpoint, methods=[route.method], name=route.name)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Match a request, and note the route in its scope."""
        match, found = super().matches(scope)
        if match is not Match.NONE:
            found["route"] = self
        return match, found
