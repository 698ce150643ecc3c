"""Requests that are generated from the OpenAPI document, and what is checked of each response."""

import json
from pathlib import Path
from typing import Any, Final

import schemathesis
from schemathesis.config import SchemathesisConfig

PATIENCE_SECONDS: Final = 240.0
DOCUMENT: Final = json.loads(
    (Path(__file__).parents[2] / "docs" / "openapi.json").read_text(encoding="utf-8")
)
_REFUSED: Final = (400, 401, 403, 404, 405, 406, 409, 415, 422, 428, 429)
# A schema cannot express which cards go together and which characters a name may have; so data
# that fits the schema may still be refused with 422.
_CHECKS: Final[dict[str, Any]] = {
    "positive_data_acceptance": {"enabled": False},
    # A value that is too long for its field may exceed the size limit of a request.
    "negative_data_rejection": {"expected-statuses": [*_REFUSED, 413]},
}


def area_of(path: str) -> str:
    """The beginning of a path, such as `/api/tables`."""
    return "/".join(path.split("/")[:3])


AREAS: Final = sorted({area_of(path) for path in DOCUMENT["paths"]})


def area_schema(area: str, *, covers_limits: bool) -> "schemathesis.BaseSchema":
    """The operations below a path.

    With `covers_limits` each limit of each field is tried, in all their combinations: that makes
    ten times as many requests.
    """
    paths = {path: item for path, item in DOCUMENT["paths"].items() if area_of(path) == area}
    config = SchemathesisConfig.from_dict(
        {"phases": {"coverage": {"enabled": covers_limits}}, "checks": _CHECKS}
    )
    return schemathesis.openapi.from_dict({**DOCUMENT, "paths": paths}, config=config)


def generation(examples: int) -> dict[str, Any]:
    """The settings of Hypothesis: this many examples of each operation, the same in every run."""
    return {
        "max_examples": examples,
        "derandomize": True,
        "database": None,
        "deadline": None,
    }
