"""The routers of a web process, and the health router of every process."""

from typing import Final

from inkland.server.http.middleware import LiveRoute
from inkland.server.http.routes import (
    analyses,
    cards,
    contests,
    deals,
    device,
    guests,
    health,
    invitations,
    leaders,
    live,
    lobby,
    mail,
    members,
    notices,
    nudges,
    people,
    public_profiles,
    watched_games,
)
from inkland.server.http.table_routes import router_of
from inkland.table.routes import games, paper, puzzle_routes, tables

HEALTH_ROUTER: Final = health.router
ROUTERS: Final = (
    *(router_of(module.ROUTES) for module in (tables, games, paper, puzzle_routes)),
    *(
        module.router
        for module in (
            guests, nudges, invitations, leaders, live, analyses, cards, contests, deals, device,
            lobby, mail, members, notices, people, public_profiles, watched_games,
        )
    ),
)  # fmt: skip

LIVE_ROUTES: Final = (
    LiveRoute("/api/tables/{table}/live", live.connect),
    LiveRoute("/api/lobby/live", lobby.connect),
)
