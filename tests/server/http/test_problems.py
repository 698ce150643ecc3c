"""How a page asks about what may not be there, without an error in its console."""

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response

from inkland.server.http.problems import add_error_handlers
from inkland.sheet.refused import Refused
from inkland.table.errors import DayNotOver, EventNotOver, NoSuchTable, NotJudged, WhoAreYou
from inkland.table.routes.problem_resources import status_of
from server.http.test_static_files import ask

PATH = "/api/question"


def app_that_raises(refusal: Refused) -> Starlette:
    """An app with one route, which refuses every request."""
    app = Starlette()
    add_error_handlers(app, {})

    async def refuse(_request: Request) -> Response:
        raise refusal

    app.add_route(PATH, refuse, ["GET", "DELETE"])
    return app


@pytest.mark.parametrize("refusal", [DayNotOver(), EventNotOver(), NotJudged(), WhoAreYou()])
def test_an_ordinary_refusal_of_a_quiet_question_has_its_status_in_a_header(
    refusal: Refused,
) -> None:
    app, status = app_that_raises(refusal), status_of(refusal)
    loud, quiet = ask(app, PATH), ask(app, PATH, inkland_quiet="1")
    assert (loud.status, quiet.status) == (status, 200)
    assert "inkland-status" not in loud.headers
    assert quiet.headers["inkland-status"] == str(status)
    assert quiet.problem() == loud.problem() == refusal.code
    assert ask(app, PATH, "DELETE", inkland_quiet="1").status == status


def test_another_refusal_of_a_quiet_question_keeps_its_status() -> None:
    assert ask(app_that_raises(NoSuchTable()), PATH, inkland_quiet="1").status == 404
