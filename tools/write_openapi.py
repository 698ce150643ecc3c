"""Print the OpenAPI document of the server; `make openapi` writes it to docs/openapi.json."""

import json

from fastapi import FastAPI

from inkland import __version__
from inkland.server.http.openapi import openapi_document
from inkland.server.routers import HEALTH_ROUTER, ROUTERS


def main() -> None:
    """Print it."""
    app = FastAPI()
    for router in (HEALTH_ROUTER, *ROUTERS):
        app.include_router(router)
    print(json.dumps(openapi_document(app.routes, __version__), indent=1, sort_keys=True))


if __name__ == "__main__":
    main()
