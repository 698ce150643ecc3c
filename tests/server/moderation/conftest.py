"""One moderated site for each file of tests."""

from collections.abc import Iterator

import pytest

from support.member_site import member_site
from support.moderated_site import ModeratedSite


@pytest.fixture(scope="module")
def site(module_database: str) -> Iterator[ModeratedSite]:
    """One server for the whole file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("INKLAND_DATABASE_URL", module_database)
        with member_site(module_database) as running:
            yield ModeratedSite(running)
