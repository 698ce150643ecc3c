"""The list of dumps and their files, over HTTP."""

import asyncio
from hashlib import sha256
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

import pytest

from inkland.open_data.dump_files import LICENCE, SCHEMA, SUMS
from inkland.server.configuration.settings import Settings
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.open_data.dumps import DumpMaker
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import PlayerId
from support.finished_games import golden_events, store_finished
from support.member_site import member_site
from support.storage_samples import ADA

UNKNOWN: Final = "inkland-games-2020-01-01.jsonl.zst"
ODD: Final = (
    *("other.txt", UNKNOWN, "*", "%00", "schema.json%00", "SCHEMA.JSON", "a" * 5000),
    *("..%2Fsecret.txt", "../secret.txt", "..%5Csecret.txt", "%2Fetc%2Fpasswd", "%ff"),
)
RANGES: Final = (  # with the status and the size of the answer, which is the file's for None
    ("0-9", 206, 10),
    ("-5", 206, 5),
    (",".join(["0-"] * 1000), 200, None),
)


async def publish(database: str, folder: Path) -> None:
    """Publish a game of Ada."""
    storage = await PostgresStorage.open(database, 1)
    await storage.add_guest(ADA, b"ada")
    await AccountQueries(storage.database).become_member(
        Credential(ADA.id, "ada", "ada", PlayerId("ADA"), "hash")
    )
    await StatisticsQueries(storage.database).show(ADA.id, (), allows_reuse=True)
    await store_finished(storage, golden_events("solo_heroes"), ADA.id, public=True)
    assert await DumpMaker(storage, folder).make() is not None
    await storage.close()


def fetch(port: int, path: str, **headers: str) -> tuple[int, bytes]:
    """The status and the bytes of a file."""
    line = HTTPConnection("127.0.0.1", port, timeout=240)
    line.request("GET", path, headers=headers)
    answer = line.getresponse()
    found = answer.status, answer.read()
    line.close()
    return found


def test_everybody_gets_what_was_published_and_nothing_else(
    module_database: str, tmp_path: Path
) -> None:
    folder = tmp_path / "dumps"
    asyncio.run(publish(module_database, folder))
    (tmp_path / "secret.txt").write_text("nobody may read this")
    (folder / "other.txt").write_text("nor this")
    (folder / UNKNOWN).write_text("nor what is not noted as published")
    settings = Settings(workers=0, dumps=folder)
    with member_site(module_database, settings) as site:
        (dump,) = site.browser().ask("GET", "/api/open-data").body["dumps"]
        status, body = fetch(site.port, f"/api/open-data/{dump['file']}")
        assert (status, len(body), sha256(body).hexdigest()) == (200, dump["bytes"], dump["hash"])
        assert dump["games"] == 1
        for file in (SCHEMA, LICENCE, SUMS):
            assert fetch(site.port, f"/api/open-data/{file}")[0] == 200
        for file in ODD:
            assert fetch(site.port, f"/api/open-data/{file}")[0] in (400, 404, 405), file
        path = f"/api/open-data/{dump['file']}"
        for ranges, status, size in RANGES:
            found = fetch(site.port, path, Range=f"bytes={ranges}")
            assert (found[0], len(found[1])) == (status, size or dump["bytes"]), ranges[:40]
        answer = site.browser().ask("HEAD", path, Origin="https://elsewhere.example")
        assert (answer.status, answer.body) == (200, None)
        names = {name.lower() for name, _value in answer.headers}
        assert not names & {"set-cookie", "access-control-allow-origin"}


@pytest.mark.parametrize("file", ["schema.json", "inkland-games-2026-11-17.jsonl.zst"])
def test_a_server_without_dumps_has_no_files(database: str, file: str) -> None:
    with member_site(database, Settings(workers=0)) as site:
        assert site.browser().ask("GET", "/api/open-data").body == {"dumps": []}
        assert site.browser().ask("GET", f"/api/open-data/{file}").code == "NoSuchDump"
