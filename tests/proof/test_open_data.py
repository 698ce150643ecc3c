"""A small dump of games between bots; the questions of docs/open-data.md are answered from it."""

import asyncio
import re
from pathlib import Path
from typing import Final

import duckdb
import pytest

from proof.open_data import PLAIN, prove
from sizes import samples

PAGE: Final = Path(__file__).parents[2] / "docs" / "open-data.md"
QUESTIONS: Final = PAGE.read_text().partition("## Three questions")[2]
QUERIES: Final = re.findall(r"```sql\n(.*?)```", QUESTIONS, re.DOTALL)


@pytest.fixture(scope="module")
def dumps(module_database: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two dumps that were found right."""
    folder = tmp_path_factory.mktemp("dumps")
    games = samples(check=12, proof=200)
    found = asyncio.run(prove(module_database, folder, games, PLAIN))
    assert found.wrong == ()
    assert all(found.published)
    return folder


def test_the_questions_of_the_manual_have_answers(dumps: Path) -> None:
    connection = duckdb.connect()
    view, *questions = QUERIES
    assert len(questions) == 3
    connection.execute(view.replace("open-data/", f"{dumps}/"))
    for question in questions:
        # A small dump has no pair of edicts often enough.
        rows = connection.execute(question.replace("times >= 100", "times > 0")).fetchall()
        assert rows
        assert all(value is not None for row in rows for value in row)
