"""The routers of a web process, and the health router of every process."""

from typing import Final

from inkland.protocol.token_resources import SCOPES
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
    moderation,
    notices,
    nudges,
    open_data,
    people,
    public_profiles,
    recovery,
    retention_periods,
    token_routes,
    watched_games,
)
from inkland.server.http.table_routes import router_of
from inkland.table.routes import games, map_routes, paper, puzzle_routes, tables

HEALTH_ROUTER: Final = health.router
ROUTERS: Final = (
    *(router_of(module.ROUTES) for module in (tables, games, paper, map_routes, puzzle_routes)),
    *(
        module.router
        for module in (
            guests, nudges, invitations, leaders, live, analyses, cards, contests, deals, device,
            lobby, mail, members, moderation, notices, open_data, people, public_profiles, recovery,
            retention_periods, token_routes, watched_games,
        )
    ),
)  # fmt: skip

LIVE_ROUTES: Final = (
    LiveRoute("/api/tables/{table}/live", live.connect, ("play", "play_as_bot")),
    LiveRoute("/api/lobby/live", lobby.connect, SCOPES),
    LiveRoute("/api/me/turns", token_routes.connect, ("play", "play_as_bot")),
)
