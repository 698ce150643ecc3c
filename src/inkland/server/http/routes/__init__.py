"""The routers of a web process, and the health router of every process."""

from typing import Final

from inkland.server.http.routes import (
    analyses,
    cards,
    deals,
    games,
    guests,
    health,
    live,
    lobby,
    members,
    paper,
    replays,
    tables,
    tutorial,
)

HEALTH_ROUTER: Final = health.router
ROUTERS: Final = (
    guests.router,
    tables.router,
    games.router,
    live.router,
    analyses.router,
    cards.router,
    deals.router,
    lobby.router,
    members.router,
    paper.router,
    replays.router,
    tutorial.router,
)
