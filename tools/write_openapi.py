"""Print the OpenAPI document of the server; `make openapi` writes it to docs/openapi.json."""

import json

from inkland import __version__
from inkland.server.http.openapi import openapi_document
from inkland.server.routes import HEALTH_ROUTES, ROUTES


def main() -> None:
    """Print it."""
    document = openapi_document((*HEALTH_ROUTES, *ROUTES), __version__)
    print(json.dumps(document, indent=1, sort_keys=True))


if __name__ == "__main__":
    main()
