"""Ask whether anything that is installed has a known vulnerability: `make vulnerabilities`.

Every component of both bills of materials is asked for, in one request, at a service that speaks
the API of OSV. Findings are judged by `deploy/vulnerabilities.toml`. The exit code is 0 if nothing
was found that is not accepted there, 1 if something was, and 2 if nobody could be asked: then
nothing is known, and the check has not passed.
"""

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.error import URLError
from urllib.request import Request, urlopen

SERVICE: Final = "https://api.osv.dev"
POLICY: Final = Path(__file__).parents[1] / "deploy" / "vulnerabilities.toml"
LONGEST_ACCEPTANCE: Final = timedelta(days=90)
_AT_ONCE: Final = 500
_SECONDS: Final = 30.0

CLEAN, FOUND, NOT_ASKED = range(3)


class Finding(NamedTuple):
    """A known vulnerability of something that is installed."""

    component: str
    id: str


class Acceptance(NamedTuple):
    """A finding that is lived with for a while, and why."""

    id: str
    component: str
    reason: str
    until: date


def components(documents: Sequence[Path]) -> list[str]:
    """The package URLs of all components of CycloneDX documents."""
    found = (json.loads(document.read_text())["components"] for document in documents)
    return sorted({component["purl"] for some in found for component in some})


def load_policy(file: Path, today: date) -> list[Acceptance]:
    """Read what is accepted; raises `ValueError` for an acceptance without reason or end."""
    accepted = []
    for entry in tomllib.loads(file.read_text()).get("accepted", ()):
        one = Acceptance(entry["id"], entry["component"], entry["reason"], entry["until"])
        if not one.reason.strip():
            raise ValueError(f"{one.id} is accepted without a reason")
        if one.until > today + LONGEST_ACCEPTANCE:
            raise ValueError(f"{one.id} is accepted for more than {LONGEST_ACCEPTANCE.days} days")
        accepted.append(one)
    return accepted


def known(service: str, purls: Sequence[str]) -> Iterator[Finding]:
    """Ask the service for all components; raises `OSError` if it does not answer."""
    for start in range(0, len(purls), _AT_ONCE):
        some = purls[start : start + _AT_ONCE]
        queries = [{"package": {"purl": purl}} for purl in some]
        results = _post(f"{service}/v1/querybatch", {"queries": queries})["results"]
        if len(results) != len(some):
            raise URLError("the service has answered something else than was asked")
        for purl, result in zip(some, results, strict=True):
            for vulnerability in result.get("vulns", ()):
                yield Finding(purl, vulnerability["id"])


def _post(url: str, body: object) -> Any:
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(url, json.dumps(body).encode(), headers), timeout=_SECONDS) as answer:
        return json.load(answer)


def judge(findings: Sequence[Finding], accepted: Sequence[Acceptance], today: date) -> list[str]:
    """What speaks against a release, as sentences."""
    allowed = {(one.component, one.id): one.until for one in accepted}
    problems = []
    for finding in findings:
        until = allowed.pop((finding.component, finding.id), None)
        if until is None:
            problems.append(f"{finding.component}: {finding.id}")
        elif until < today:
            problems.append(f"{finding.component}: {finding.id} was accepted until {until}")
    problems += [
        f"{component}: {id} is accepted, but not found any more" for component, id in allowed
    ]
    return problems


def check(service: str, documents: Sequence[Path], policy: Path, today: date) -> int:
    """Ask, judge and say what came of it; return the exit code."""
    purls, accepted = components(documents), load_policy(policy, today)
    try:
        findings = sorted(set(known(service, purls)))
    except (OSError, ValueError, KeyError) as failure:
        print(f"not asked: {service} cannot be asked ({failure}). Nothing is known of {len(purls)} "
              "components; this check has not passed.")  # fmt: skip
        return NOT_ASKED
    problems = judge(findings, accepted, today)
    print(f"{len(purls)} components asked for, {len(findings)} known vulnerabilities, "
          f"{len(problems)} against a release")  # fmt: skip
    for problem in problems:
        print(f"  {problem}")
    return FOUND if problems else CLEAN


def main() -> int:
    """Check the documents named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("documents", nargs="+", type=Path)
    parser.add_argument("--service", default=SERVICE)
    parser.add_argument("--policy", type=Path, default=POLICY)
    asked = parser.parse_args()
    return check(asked.service.rstrip("/"), asked.documents, asked.policy, date.today())


if __name__ == "__main__":
    sys.exit(main())
