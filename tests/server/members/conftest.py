"""Fixtures of the tests of members."""

from collections.abc import Iterator

import pytest

from inkland.server.configuration.settings import Settings
from support.member_site import MemberSite, member_site
from support.passkey_browser import ORIGIN


@pytest.fixture(scope="module")
def server(module_database: str) -> Iterator[MemberSite]:
    """A site on https, behind a proxy."""
    with member_site(module_database, Settings(workers=1, public_url=ORIGIN)) as running:
        yield running
