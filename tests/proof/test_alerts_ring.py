"""All alerts rung by their faults on a whole site."""

import re
import shutil

import pytest

from proof.alerts import RULES, prove, shortened


@pytest.mark.proof
def test_a_fault_rings_its_alert_and_the_repair_ends_it() -> None:
    if shutil.which("prometheus") is None:
        pytest.skip("Prometheus is not installed, so no alert rings")
    everything = set(re.findall(r"alert: (\w+)", RULES.read_text()))
    assert everything <= {rung.alert for rung in prove(everything)}


def test_only_times_and_counts_are_smaller_in_the_proof() -> None:
    before, after = RULES.read_text(), shortened(RULES.read_text())
    changed = [
        (old, new)
        for old, new in zip(before.splitlines(), after.splitlines(), strict=True)
        if old != new
    ]
    assert changed
    for old, new in changed:
        assert re.sub(r"\d+[smh]?\b", "", old) == re.sub(r"\d+[smh]?\b", "", new)
