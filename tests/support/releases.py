"""The small filled databases of releases, and what was put into them.

`tests/releases/write.py` made them, each with the code of its release.
"""

import base64
import json
import lzma
from pathlib import Path
from typing import Any, Final, cast

import psycopg
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import load_der_private_key

from support.authenticator import Authenticator

FOLDER: Final = Path(__file__).parents[1] / "releases"
VERSIONS: Final = sorted(file.stem for file in FOLDER.glob("*.json"))
# The first release with a server, and the last one that is too old to be upgraded.
REFUSED: Final = ("0.3.0", "0.8.0")
SITE: Final = "inkland.test"
ORIGIN: Final = f"https://{SITE}"
# Roles belong to the cluster, so no dump has them.
_READER: Final = """
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'inkland_reader') THEN
        CREATE ROLE inkland_reader NOLOGIN;
    END IF;
END
$$
"""


def load(conninfo: str, version: str) -> None:
    """Load the dump of a release into an empty database."""
    with psycopg.connect(conninfo, autocommit=True) as connection:
        connection.execute(_READER)
        connection.execute(lzma.decompress((FOLDER / f"{version}.sql.xz").read_bytes()))


def facts_of(version: str) -> dict[str, Any]:
    """Return what was put into the database of a release that is upgraded."""
    facts: dict[str, Any] = json.loads((FOLDER / f"{version}.json").read_text())
    return facts


def make_recent(conninfo: str) -> None:
    """Let what expires with the years be from today, in a database of the present schema."""
    with psycopg.connect(conninfo) as connection:
        connection.execute("UPDATE session SET created_at = now(), seen_at = now()")
        connection.execute("UPDATE device SET seen_at = now()")
        connection.execute("UPDATE flip SET turned_at = now()")


def device_of(facts: dict[str, Any]) -> Authenticator:
    """The device with the member's passkey."""
    id, user, key = (base64.b64decode(facts["passkey"][name]) for name in ("id", "user", "key"))
    device = Authenticator(ORIGIN, SITE)
    device.id, device.user = id, user
    device._key = cast(ec.EllipticCurvePrivateKey, load_der_private_key(key, None))
    return device
