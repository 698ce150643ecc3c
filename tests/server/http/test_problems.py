"""How a page asks about an account that may not be there, without an error in its console."""

from fastapi import FastAPI

from inkland.server.http.problems import add_error_handlers
from inkland.table.errors import WhoAreYou
from server.http.test_static_files import ask


def test_a_stranger_who_asks_quietly_gets_the_status_in_a_header() -> None:
    app = FastAPI()
    add_error_handlers(app, [], {})

    @app.api_route("/api/me", methods=["GET", "DELETE"])
    async def me() -> None:
        raise WhoAreYou()

    loud, quiet = ask(app, "/api/me"), ask(app, "/api/me", inkland_quiet="1")
    assert (loud.status, quiet.status) == (401, 200)
    assert (loud.headers.get("inkland-status"), quiet.headers["inkland-status"]) == (None, "401")
    assert quiet.problem() == loud.problem() == "WhoAreYou"
    assert ask(app, "/api/me", "DELETE", inkland_quiet="1").status == 401
