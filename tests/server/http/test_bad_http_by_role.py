"""Any request of any role, with real ids, gets a response that the OpenAPI document declares.

`test_bad_http.py` asks as a stranger and as a guest, on a server without a database; here all
others ask who have an account or a token. `INKLAND_EXAMPLES=1000` runs longer; how often each role
asked, and what it was answered, is printed at the end.
"""

import logging
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from inkland.server.configuration.settings import Settings
from sizes import samples
from support.fuzzed_site import ROLES, Complaints, FuzzedSite
from support.generated_requests import AREAS, area_schema, generation
from support.member_site import member_site

EXAMPLES: Final = int(os.environ.get("INKLAND_EXAMPLES", samples(2, 60)))
WITHOUT_BOTS: Final = Settings(workers=0, judge=0, par=False, strength=False)


@pytest.fixture(scope="module")
def site(module_database: str, pytestconfig: pytest.Config) -> Iterator[FuzzedSite]:
    """One server for the whole file; its log must have no complaints."""
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("INKLAND_DATABASE_URL", module_database)
            with member_site(module_database, WITHOUT_BOTS) as running:
                fuzzed = FuzzedSite(running, module_database)
                yield fuzzed
    finally:
        logging.getLogger().removeHandler(complaints)
    with pytestconfig.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
        print("".join(f"\n{line}" for line in summary(fuzzed)))
    assert complaints.texts == []


def summary(fuzzed: FuzzedSite) -> Iterator[str]:
    """How often each role asked, how that was answered, and how many operations it has done."""
    for role in ROLES:
        answers = Counter({status: n for (who, status), n in fuzzed.answers.items() if who == role})
        told = " ".join(f"{status}: {n}" for status, n in sorted(answers.items()))
        done = sum(who == role for who, _operation in fuzzed.done)
        yield f"{role:10} {answers.total():7} requests, {done:3} operations done; {told}"


@pytest.fixture(params=AREAS)
def area(request: pytest.FixtureRequest) -> "schemathesis.BaseSchema":
    """The operations below a path."""
    request.node._nodeid = request.node.nodeid  # Schemathesis 4.32 reads it, pytest 9.2 has it not
    # Limits of fields are the same for all roles; `test_bad_http.py` covers them.
    return area_schema(request.param, covers_limits=False)


@schemathesis.pytest.from_fixture("area").parametrize()
@settings(suppress_health_check=list(HealthCheck), **generation(EXAMPLES))
def test_a_request_of_a_role_breaks_nothing(
    case: "schemathesis.Case[Any]", site: FuzzedSite
) -> None:
    """Every role sends it, and names what exists."""
    site.begin(case)
    for role in ROLES:
        site.send(case, role)
