"""Settings: three places to set them, one table that says what they are."""

import json
from pathlib import Path
from runpy import run_path

import pytest
from typer.testing import CliRunner

from inkland.cli import app
from inkland.server.configuration.settings import Settings
from inkland.server.configuration.sources import HIDDEN, Configuration, load, written
from inkland.server.configuration.table import SETTINGS, BadValue
from rows import each_row

SECRETS = {
    "database_url": "postgresql://ink:hush@db.example:5433/inkland",
    "nats_url": "nats://ink:hush@nats.example",
    "smtp_url": "smtps://ink:hush@smtp.example",
    "push_key": "hush",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "inkland.toml"


def source(found: Configuration, name: str) -> str:
    return {row[0]: row[2] for row in found.rows()}[name]


def test_every_field_but_those_of_one_process_has_a_row() -> None:
    computed = {"web_number", "has_home_limits"}
    attributes = [one.attribute for one in SETTINGS.values()]
    assert len(attributes) == len(set(attributes))
    assert set(attributes) == set(Settings._fields) - computed


def test_every_default_reads_back_as_itself() -> None:
    for one in SETTINGS.values():
        if not one.computed:
            assert one.parse(written(one, one.default), one.name) == one.default, one.name


def test_flags_count_more_than_the_environment_and_that_more_than_a_file(file: Path) -> None:
    file.write_text("port = 1\njudge = 2\nanchors = 3\n")
    environ = {"INKLAND_PORT": "11", "INKLAND_JUDGE": "12"}
    found = load({"port": 21}, file, environ)
    assert (found.settings.port, found.settings.judge, found.settings.anchors) == (21, 12, 3)
    where = [source(found, name) for name in ("port", "judge", "anchors", "statistics")]
    assert where == ["--port", "INKLAND_JUDGE", str(file), "default"]


def test_a_file_is_found_by_its_variable_or_here(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text("archive_days = 30\n")
    assert load(environ={"INKLAND_CONFIG": str(file)}).settings.archive_days == 30
    assert load(environ={}).settings.archive_days == 7
    monkeypatch.chdir(file.parent)
    assert load(environ={}).settings.archive_days == 30


def test_a_file_has_values_of_its_own_kinds(file: Path) -> None:
    file.write_text(
        'notices = false\nlan = true\npush_hosts = ["Push.example", "own.example:8443"]\n'
        'open_table_hours = "off"\naway = 2.5\n'
    )
    found = load(config=file, environ={}).settings
    assert (found.notices, found.lan, found.host) == (False, True, "0.0.0.0")
    assert found.push_hosts == ("push.example", "own.example:8443")
    assert (found.open_table_hours, found.stand_in_after_seconds) == (0, 2.5)


def test_an_empty_text_of_a_file_is_not_set(file: Path) -> None:
    file.write_text("".join(f'{name} = ""\n' for name in SETTINGS))
    found = load(config=file, environ={})
    assert found.settings == load(environ={}).settings and not found.sources


def test_commands_find_the_folder_that_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INKLAND_DATA", str(tmp_path / "games"))
    done = CliRunner().invoke(app, ["audit"])
    assert (done.exit_code, str(tmp_path / "games") in done.output) == (1, True)
    monkeypatch.setenv("INKLAND_PORT", "abc")
    done = CliRunner().invoke(app, ["audit"])
    assert (done.exit_code, "INKLAND_PORT" in done.output) == (1, True)


def test_an_empty_variable_is_not_set() -> None:
    found = load(environ={one.variable: "" for one in SETTINGS.values()})
    assert found.settings == load(environ={}).settings and not found.sources


@each_row(
    "name, value, said",
    [
        ("INKLAND_JUDGE", "lots", "INKLAND_JUDGE is a number, or off, not “lots”."),
        ("INKLAND_FAST", "yes", "INKLAND_FAST is on or off, not “yes”."),
        ("INKLAND_BOT_PERCENT", "-5", "INKLAND_BOT_PERCENT is a number from 1 to 100, not “-5”."),
        ("INKLAND_ROLE", "king", "INKLAND_ROLE is one of all, web, worker, bots, not “king”."),
        ("INKLAND_AWAY", "nan", "INKLAND_AWAY is seconds, at least 1, not “nan”."),
        ("INKLAND_PORT", "²", "INKLAND_PORT is a number from 0 to 65535, not “²”."),
        ("INKLAND_PORT", "70000", "INKLAND_PORT is a number from 0 to 65535, not “70000”."),
        ("INKLAND_WEB", "0", "INKLAND_WEB is a number from 1 to 64, not “0”."),
        ("INKLAND_BOT_PERCENT", "0", "INKLAND_BOT_PERCENT is a number from 1 to 100, not “0”."),
        (
            "INKLAND_NEWS_DAYS",
            "99999",
            "INKLAND_NEWS_DAYS is a number up to 36500, or off, not “99999”.",
        ),
    ],
)
def test_a_value_that_cannot_be_read_is_named(name: str, value: str, said: str) -> None:
    with pytest.raises(BadValue) as refusal:
        load(environ={name: value})
    assert str(refusal.value) == said


@each_row(
    "text, said",
    [
        ("port = [1]", "port in {file} is no text, number, true, false or list of texts."),
        ("judge = true", "judge in {file} is a number, or off, not “on”."),
        ("port", "{file} cannot be read."),
    ],
)
def test_a_file_that_cannot_be_read_is_named(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "inkland.toml"
    file.write_text(text)
    with pytest.raises(BadValue) as refusal:
        load(config=file, environ={})
    assert str(refusal.value).startswith(said.format(file=file))


def test_a_file_that_is_not_there_is_named(file: Path) -> None:
    with pytest.raises(BadValue, match="No such file"):
        load(config=file, environ={})


def test_a_misspelt_name_is_reported_with_the_nearest(file: Path) -> None:
    file.write_text("plort = 1\nwhat_is_this = 2\n")
    environ = {"INKLAND_PUBLC_URL": "x", "INKLAND_TOKEN": "x", "INKLAND_QQQ": "", "PATH": "x"}
    assert load(config=file, environ=environ).warnings == (
        f"plort in {file} is no setting; did you mean port?",
        f"what_is_this in {file} is no setting",
        "INKLAND_PUBLC_URL is no setting; did you mean INKLAND_PUBLIC_URL?",
        "INKLAND_QQQ is no setting",
    )


def test_a_service_of_kubernetes_sets_nothing_and_is_not_reported() -> None:
    environ = {
        "INKLAND_PORT": "tcp://10.0.0.1:80",
        "INKLAND_PORT_80_TCP": "tcp://10.0.0.1:80",
        "INKLAND_PORT_80_TCP_ADDR": "10.0.0.1",
        "INKLAND_SERVICE_HOST": "10.0.0.1",
        "INKLAND_SERVICE_PORT_HTTP": "80",
        "INKLAND_WEB_PORT": "tcp://10.0.0.1:80",
    }
    found = load(environ=environ)
    assert found.settings == load(environ={}).settings and not found.warnings


def test_secrets_are_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {name for name, one in SETTINGS.items() if one.is_secret} == set(SECRETS)
    for name, value in SECRETS.items():
        monkeypatch.setenv(SETTINGS[name].variable, value)
    shown = CliRunner().invoke(app, ["site", "settings", "--json"])
    assert shown.exit_code == 0 and "hush" not in shown.output
    values = {row["name"]: row["value"] for row in json.loads(shown.output)}
    assert values["database_url"] == "postgresql://ink:***@db.example:5433/inkland"
    assert values["push_key"] == HIDDEN


@each_row(
    "value, shown",
    [
        ("nats://127.0.0.1:4222", "nats://127.0.0.1:4222"),
        ("nats://u:hush@a,nats://u:hush@b:4222", HIDDEN),
        ("nats://hush@host", HIDDEN),
        ("smtps://user:12/hush@host", HIDDEN),
        ("smtps://user:12@hush@host", HIDDEN),
        ("postgresql://host/db?password=hush", "postgresql://host/db"),
        ("host=db password=hush", HIDDEN),
    ],
)
def test_what_is_not_clearly_an_address_shows_nothing(value: str, shown: str) -> None:
    assert written(SETTINGS["nats_url"], value) == shown


def test_a_bad_secret_is_not_repeated() -> None:
    one = SETTINGS["push_key"]._replace(kind=SETTINGS["port"].kind)
    with pytest.raises(BadValue) as refusal:
        one.parse("hush", one.variable)
    assert "hush" not in str(refusal.value)


def test_the_page_of_settings_is_that_of_the_table() -> None:
    root = Path(__file__).parents[2]
    made = run_path(str(root / "tools/write_settings.py"))["page"]()
    assert (root / "docs/settings.md").read_text() == "\n".join(made).rstrip() + "\n", (
        "make settings-page writes it"
    )
