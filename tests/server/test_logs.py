"""Logs: JSON lines that never contain the id of a table."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from inkland.server.features.upkeep.audit import AuditReport, BrokenGame
from inkland.server.process.logs import JsonLinesFormatter, current_table, id_digest
from inkland.table.ids import TableId, new_id

TABLE = new_id()


@pytest.fixture
def log() -> Iterator[tuple[logging.Logger, io.StringIO]]:
    """A logger, and what it has written."""
    stream, logger = io.StringIO(), logging.getLogger("a test of logs")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLinesFormatter())
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield logger, stream
    logger.removeHandler(handler)


def written(stream: io.StringIO) -> dict[str, Any]:
    """The one line that was written."""
    line: dict[str, Any] = json.loads(stream.getvalue())
    return line


def test_wherever_an_id_stands_its_digest_is_written(
    log: tuple[logging.Logger, io.StringIO],
) -> None:
    logger, stream = log
    account = new_id()
    here = current_table.set(TABLE)
    try:
        raise RuntimeError(f"no entry\n{TABLE}\tfor '{TABLE}'")
    except RuntimeError:
        logger.exception(
            "GET %s", f"/api/tables/{TABLE}/view?at={TABLE}",
            extra={"dealt_at": TABLE, "seen": [(TABLE, 1), {TABLE: 2}], "account": account},
        )  # fmt: skip
    finally:
        current_table.reset(here)
    assert TABLE not in stream.getvalue()
    line, digest = written(stream), id_digest(TABLE)
    assert (line["table"], line["dealt_at"], line["account"]) == (digest, digest, account)
    assert line["seen"] == [[digest, 1], {digest: 2}]
    assert line["message"] == f"GET /api/tables/{digest}/view?at={digest}"
    assert f"no entry\n{digest}\tfor '{digest}'" in line["trace"]


@pytest.mark.parametrize(
    "spelled",
    [TABLE.upper(), TABLE + "0", "x" + TABLE, TABLE * 3],
    ids=["capitals", "longer", "with a letter before", "thrice"],
)
def test_an_id_in_another_spelling_is_not_written_either(
    log: tuple[logging.Logger, io.StringIO], spelled: str
) -> None:
    logger, stream = log
    logger.info("GET /api/tables/%s/view", spelled, extra={"asked": spelled})
    assert TABLE not in stream.getvalue().lower()
    assert written(stream)["asked"] == id_digest(spelled.lower())


def test_a_token_in_an_address_is_not_written(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, stream = log
    token = "inkland_" + "aB3-x_" * 7 + "Z"
    logger.info("GET /api/tables/%s", token)
    assert written(stream)["message"] == f"GET /api/tables/{id_digest(token.lower())}"


def test_what_is_no_id_stays_as_it_is(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, stream = log
    extra = {"status": 200, "is": True, "much": 0.5, "none": None, "commands": ["a" * 32]}
    logger.info("x" * 25, extra=extra)
    line = written(stream)
    assert (line["message"], line["commands"]) == ("x" * 25, ["a" * 32])
    assert [line[name] for name in ("status", "is", "much", "none", "table")] == [
        200, True, 0.5, None, None,
    ]  # fmt: skip


def test_the_report_of_an_audit_has_no_id() -> None:
    report = AuditReport(1, 5, (BrokenGame(TableId(TABLE), 3, "is missing"),))
    assert str(report).splitlines()[1] == f"{id_digest(TABLE)} event 3: is missing"
