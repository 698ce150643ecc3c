"""The routes of every host of tables."""

from typing import Final

from inkland.table.routes import games, map_routes, paper, puzzle_routes, tables
from inkland.table.routes.route import Route

ROUTES: Final[tuple[Route, ...]] = (
    *tables.ROUTES.all,
    *games.ROUTES.all,
    *paper.ROUTES.all,
    *map_routes.ROUTES.all,
    *puzzle_routes.ROUTES.all,
)
