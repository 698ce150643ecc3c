"""The OpenAPI document covers HTTP and websocket messages, and the committed one is current."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from inkland import __version__
from inkland.protocol import messages
from inkland.server.http.openapi import openapi_document
from support.unconnected import unconnected_app

KEPT = Path(__file__).parents[3] / "docs" / "openapi.json"


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    """The document of the running code."""
    return openapi_document(unconnected_app().routes, __version__)


def test_the_document_that_is_kept_is_current(described: dict[str, Any]) -> None:
    """`make openapi` writes it; the browser client's types are generated from it."""
    assert json.loads(KEPT.read_text(encoding="utf-8")) == json.loads(json.dumps(described))


def test_every_message_of_the_socket_is_described(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    for kind in (*get_args(messages.Said), *get_args(messages.Tells)):
        assert schemas[kind.__name__]["properties"]["type"]["enum"] == [kind.__struct_config__.tag]
        assert schemas[kind.__name__]["description"]


def test_no_secret_kind_of_event_is_part_of_it(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    assert not {"AmbushesOrdered", "HeroesOrdered", "SeasonOrdered", "Answered"} & set(schemas)


def test_every_reference_leads_somewhere(described: dict[str, Any]) -> None:
    assert described["openapi"] == "3.1.0"
    text = json.dumps(described)
    for reference in {part.split('"')[0] for part in text.split('"#/components/schemas/')[1:]}:
        assert reference in described["components"]["schemas"]
