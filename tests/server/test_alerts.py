"""Alerts ring on recorded metrics and have a runbook; all metrics that are named exist."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.metrics_core import Metric

from inkland.server.process import metrics

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "deploy" / "prometheus"
RECORDED: Final = Path(__file__).with_name("alerts_test.yml")
RULES: Final[list[dict[str, Any]]] = [
    rule
    for group in yaml.safe_load((FOLDER / "alerts.yml").read_text())["groups"]
    for rule in group["rules"]
]
DASHBOARD: Final = json.loads((FOLDER / "dashboard.json").read_text())
BY_OTHERS: Final = {"up", "inkland_backup_timestamp_seconds"}  # Prometheus itself, and backup.sh
_SUFFIXES: Final = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"]}


def run_tool(name: str, *words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a tool, if it is installed."""
    program = shutil.which(name)
    if program is None:
        pytest.skip(f"{name} is not installed, so what it checks is not checked")
    return subprocess.run([program, *words], capture_output=True, text=True, check=False)


def promtool(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the tool of Prometheus, which `.ci/run` installs."""
    return run_tool("promtool", *words)


def queries() -> list[str]:
    """Every query of the dashboard, as Prometheus gets it."""
    found = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    return [query.replace("$__rate_interval", "1m") for query in found]


def series_of(metric: Metric) -> set[str]:
    """The names of a metric's series."""
    return {f"{metric.name}{suffix}" for suffix in _SUFFIXES.get(metric.type, [""])}


def series_in(query: str) -> set[str]:
    """The names of the metrics that a query reads."""
    return set(re.findall(r"\b(?:inkland|process)_\w+|\bup\b", query))


# --- Alerts


def test_every_alert_rings_on_its_metrics_and_not_on_those_of_a_site_that_is_well() -> None:
    recorded = yaml.safe_load(RECORDED.read_text())["tests"]
    names = [test["name"] for test in recorded]
    assert names == [f"{rule['alert']} {what}" for rule in RULES for what in ("rings", "is silent")]
    for test, name in zip(recorded, names, strict=True):
        (case,) = test["alert_rule_test"]
        assert case["alertname"] == name.split()[0]
        assert bool(case["exp_alerts"]) == name.endswith("rings")
    done = promtool("test", "rules", RECORDED)
    assert done.returncode == 0, done.stdout + done.stderr


def test_prometheus_reads_the_files() -> None:
    done = promtool("check", "config", FOLDER / "prometheus.yml")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(RULES)} rules found" in done.stdout


def test_every_severity_has_its_way_to_people() -> None:
    config = yaml.safe_load((FOLDER / "alertmanager.yml").read_text())
    assert yaml.safe_load((FOLDER / "prometheus.yml").read_text())["alerting"]["alertmanagers"]
    found = {route["matchers"][0]: route["receiver"] for route in config["route"]["routes"]}
    wanted = {rule["labels"]["severity"] for rule in RULES}
    assert found == {f"severity = {severity}": severity for severity in wanted}
    assert {receiver["name"] for receiver in config["receivers"]} == wanted
    assert all(len(receiver) > 1 for receiver in config["receivers"])


def test_alertmanager_reads_its_file() -> None:
    file = FOLDER / "alertmanager.yml"
    done = run_tool("amtool", "check-config", file)
    assert done.returncode == 0, done.stdout + done.stderr
    for severity in ("wake", "tomorrow"):
        routed = run_tool("amtool", "config", "routes", "test", f"--config.file={file}",
                          f"severity={severity}")  # fmt: skip
        assert routed.stdout.split() == [severity]


def test_the_scraped_ports_are_those_of_the_units() -> None:
    jobs = yaml.safe_load((FOLDER / "prometheus.yml").read_text())["scrape_configs"]
    (ours,) = (job for job in jobs if job["job_name"] == "inkland")
    scraped = {
        (target.rpartition(":")[2], group["labels"]["role"])
        for group in ours["static_configs"]
        for target in group["targets"]
    }
    systemd = ROOT / "deploy" / "systemd"
    wanted = re.findall(r"inkland-(\w+)@?(\d*)\.service", (systemd / "inkland.target").read_text())
    served = set()
    for role, number in wanted:
        (unit,) = systemd.glob(f"inkland-{role}*.service")
        port = re.search(r"--metrics-port (\S+)", unit.read_text())
        assert port is not None
        served.add((port[1].replace("%i", number), role))
    assert scraped == served


def test_every_alert_has_a_runbook_and_every_runbook_an_alert() -> None:
    text = (ROOT / "docs" / "runbooks.md").read_text()
    sections = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL))
    assert sections.keys() == {rule["alert"] for rule in RULES}
    for rule in RULES:
        assert rule["labels"]["severity"] in ("wake", "tomorrow")
        assert rule["annotations"]["runbook"] == f"docs/runbooks.md#{rule['alert'].lower()}"
        for part in ("**People notice**", "**Look**", "**Do**", "**Over** when"):
            assert part in sections[rule["alert"]], (rule["alert"], part)


# --- Metrics


def test_alerts_and_dashboard_name_only_metrics_that_exist() -> None:
    there = {name for metric in metrics.REGISTRY.collect() for name in series_of(metric)}
    for query in (*(rule["expr"] for rule in RULES), *queries()):
        named = series_in(query)
        assert named, query
        assert named <= there | BY_OTHERS, query


def test_the_dashboard_shows_every_metric_of_ours() -> None:
    shown = {name for query in queries() for name in series_in(query)}
    for metric in metrics.REGISTRY.collect():
        if metric.name.startswith("inkland_"):
            assert series_of(metric) & shown, metric.name


def test_prometheus_reads_every_query_of_the_dashboard(tmp_path: Path) -> None:
    rules = [{"record": f"panel:{number}", "expr": query} for number, query in enumerate(queries())]
    file = tmp_path / "queries.yml"
    file.write_text(yaml.safe_dump({"groups": [{"name": "dashboard", "rules": rules}]}))
    done = promtool("check", "rules", file)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_dashboard_has_no_two_panels_in_one_place() -> None:
    taken = set()
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        for x in range(place["x"], place["x"] + place["w"]):
            for y in range(place["y"], place["y"] + place["h"]):
                assert x < 24 and (x, y) not in taken, panel["title"]
                taken.add((x, y))
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])
