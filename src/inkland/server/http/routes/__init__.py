"""The routers of a web process, and the health router of every process."""

from typing import Final

from inkland.server.http.routes import (
    analyses,
    cards,
    deals,
    device,
    games,
    guests,
    health,
    invitations,
    live,
    lobby,
    mail,
    members,
    notices,
    own_games,
    paper,
    people,
    public_profiles,
    tables,
    tutorial,
)

HEALTH_ROUTER: Final = health.router
ROUTERS: Final = tuple(
    module.router
    for module in (
        guests, tables, invitations, games, live, analyses, cards,
        deals, device, lobby, mail, members, notices, own_games, paper, people,
        public_profiles, tutorial,
    )
)  # fmt: skip
