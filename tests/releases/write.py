"""Write the small filled database of a release: `python tests/releases/write.py VERSION COMMIT`.

The release itself makes it: its code is unpacked from the history, serves on a database of its own,
and is filled over HTTP. `VERSION.sql.xz` is the dump, `VERSION.json` what a test needs to go on:
the tables, and the secrets of its members. Written once, when a release is out, and never again.
"""

import asyncio
import base64
import contextlib
import json
import lzma
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

FOLDER: Final = Path(__file__).parent
sys.path[:0] = [str(FOLDER.parent)]

from cryptography.hazmat.primitives.serialization import (  # noqa: E402
    Encoding,
    NoEncryption,
    PrivateFormat,
)

from inkland.client.http import HttpClient  # noqa: E402
from inkland.client.player import Player, play_all  # noqa: E402
from inkland.server.postgres.cluster import bundled_programs  # noqa: E402
from proof.chaos.releases import Release  # noqa: E402
from support.authenticator import Authenticator  # noqa: E402

SITE: Final = "inkland.test"
PASSWORD: Final = "eight sheets of vellum"
EVENTS_BEFORE_THE_DUMP: Final = 25


@contextmanager
def serving(code: Path, data: Path) -> Iterator[str]:
    """Run the release on a new data folder; yields its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = {
        **os.environ, "PYTHONPATH": str(code), "INKLAND_PUBLIC_URL": f"https://{SITE}",
        "INKLAND_LIMITS": "off", "INKLAND_FAST": "off", "INKLAND_JUDGE": "4",
    }  # fmt: skip
    command = [sys.executable, "-m", "inkland", "serve", "--port", str(port), "--data", str(data)]
    log = (data.parent / "log").open("wb")
    process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=data.parent)
    url = f"http://127.0.0.1:{port}"
    try:
        while True:
            assert process.poll() is None, "the release does not start"
            with contextlib.suppress(OSError):
                asyncio.run(HttpClient(url).request_text("GET", "/readyz"))
                break
            time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait(30)


async def fill(url: str) -> dict[str, Any]:
    """Play one game to its end and another one half, and use what the release has."""
    ann, ben = HttpClient(url), HttpClient(url)
    for client, name in ((ann, "Ann"), (ben, "Ben")):
        await client.enter(name)
    facts: dict[str, Any] = {}
    await ann.request_json("POST", "/api/members", {"login": "Ann", "password": PASSWORD})
    await ann.request_json("POST", "/api/me/confirmation", {"password": PASSWORD})
    device = Authenticator(f"https://{SITE}", SITE)
    options = await ann.request_json("POST", "/api/passkeys/options")
    await ann.request_text("POST", "/api/passkeys", device.make(options["publicKey"]))
    facts["login"], facts["password"] = "Ann", PASSWORD
    key = device._key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
    parts = {"id": device.id, "user": device.user, "key": key}
    facts["passkey"] = {name: base64.b64encode(part).decode() for name, part in parts.items()}
    finished = await ann.open(seats=1, title="finished")
    await ann.sit(finished)
    await ann.start(finished)
    await play_all([Player(ann, finished, Random(1))], 60)
    facts["finished"] = finished
    deal = (await ann.request_json("GET", f"/api/tables/{finished}"))["table"]["deal"]
    await ben.open(seats=1, title="the same deal", deal=deal)
    facts["running"] = await half_a_game(ann, ben)
    daily = await ben.request_json("POST", "/api/daily")
    facts["daily"] = daily["table"]["id"]
    flip = await ben.request_json("POST", "/api/flips", {})
    facts["flip"] = {"id": flip["flip"]["id"], "key": flip["key"]}
    await ann.request_json("POST", f"/api/tables/{finished}/analysis")
    while "seats" not in json.dumps(
        await ann.request_json("GET", f"/api/tables/{finished}/analysis")
    ):
        await asyncio.sleep(0.2)
    facts["cookies"] = [client.cookie for client in (ann, ben)]
    return facts


async def half_a_game(ann: HttpClient, ben: HttpClient) -> str:
    """Ann, Ben and a bot play the beginning of a game with a clock."""
    table = await ann.open(seats=3, title="running", clock=1_209_600)
    for client in (ann, ben):
        await client.sit(table)
    await ann.request_json("POST", f"/api/tables/{table}/bots", {"bot": "greedy"})
    await ann.start(table)
    players = [Player(client, table, Random(i)) for i, client in enumerate((ann, ben))]
    tasks = [asyncio.create_task(player.play()) for player in players]
    while (players[0].number or 0) < EVENTS_BEFORE_THE_DUMP:
        await asyncio.sleep(0.01)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return table


def dump(data: Path) -> str:
    """The database of a data folder as SQL, without the commands that only psql knows."""
    pid = (data / "postgres/postmaster.pid").read_text().splitlines()
    command = [
        str(bundled_programs() / "pg_dump"), "--no-owner", "--rows-per-insert=1000", "--host",
        pid[4] or "127.0.0.1", "--port", pid[3], "--username=inkland", "inkland",
    ]  # fmt: skip
    password = (data / "postgres/password").read_text().strip()
    environment = {**os.environ, "PGPASSWORD": password}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(("--", "\\r", "\\u")))


def write(version: str, commit: str) -> None:
    """Make the two files of a release."""
    with tempfile.TemporaryDirectory() as scratch:
        code = Release(version, commit).unpack(Path(scratch) / "code")
        data = Path(scratch) / "data"
        with serving(code, data) as url:
            facts = asyncio.run(fill(url))
            text = dump(data)
    packed = lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME)
    (FOLDER / f"{version}.sql.xz").write_bytes(packed)
    (FOLDER / f"{version}.json").write_text(json.dumps(facts, indent=1) + "\n")
    print(version, len(packed), "bytes")


if __name__ == "__main__":
    write(*sys.argv[1:3])
