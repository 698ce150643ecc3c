"""The routes of a web process, and the health routes of every process."""

from typing import Final

from inkland.protocol.token_resources import SCOPES
from inkland.server.features.accounts import guest_routes
from inkland.server.features.accounts import routes as members
from inkland.server.features.accounts.bearer import check_token
from inkland.server.features.contests import routes as contests
from inkland.server.features.daily import routes as daily
from inkland.server.features.deals import routes as deals
from inkland.server.features.devices import routes as devices
from inkland.server.features.moderation import routes as moderation
from inkland.server.features.notices import nudge_routes
from inkland.server.features.notices import routes as notices
from inkland.server.features.open_data import routes as open_data
from inkland.server.features.people import door_routes
from inkland.server.features.people import routes as people
from inkland.server.features.play import analysis_routes, cards, live, lobby, watched_games
from inkland.server.features.play.routes import answer_route
from inkland.server.features.privacy import period_routes
from inkland.server.features.privacy import routes as personal_data
from inkland.server.features.profiles import routes as public_profiles
from inkland.server.features.programs import routes as token_routes
from inkland.server.features.recovery import mail_routes
from inkland.server.features.recovery import routes as recovery
from inkland.server.features.strength import routes as leaders
from inkland.server.http import health
from inkland.server.http.middleware import LiveRoute
from inkland.server.http.routing import HttpRoute
from inkland.table.routes import ROUTES as TABLE_ROUTES

HEALTH_ROUTES: Final = tuple(map(HttpRoute, health.ROUTES.all))
ROUTES: Final = (
    *map(answer_route, TABLE_ROUTES),
    *(
        HttpRoute(route, check=check_token)
        for module in (
            guest_routes,
            nudge_routes,
            door_routes,
            leaders,
            live,
            analysis_routes,
            cards,
            contests,
            deals,
            daily,
            devices,
            lobby,
            mail_routes,
            members,
            moderation,
            notices,
            open_data,
            people,
            personal_data,
            public_profiles,
            recovery,
            period_routes,
            token_routes,
            watched_games,
        )
        for route in module.ROUTES.all
    ),
)

LIVE_ROUTES: Final = (
    LiveRoute("/api/tables/{table}/live", live.connect, ("play", "play_as_bot")),
    LiveRoute("/api/lobby/live", lobby.connect, SCOPES),
    LiveRoute("/api/me/turns", token_routes.connect, ("play", "play_as_bot")),
)
