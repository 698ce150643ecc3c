"""Deployment files: units, containers and manifests use only options that the server has."""

import asyncio
import hashlib
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE
from typing import Any, Final
from urllib.parse import urlsplit

import nats
import pytest
import typer.main
import yaml  # type: ignore[import-untyped]

from inkland.cli import app
from inkland.server.configuration.table import SETTINGS
from inkland.server.http.health import ROUTES
from inkland.server.postgres.connection_counts import BY_ROLE
from inkland.server.process.machine import BOT_MEMORY, SERVER_MEMORY

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
UNITS: Final = sorted((DEPLOY / "systemd").glob("inkland*.[st]*"))
MANIFESTS: Final = sorted((DEPLOY / "kubernetes").glob("*.yaml"))
DOCKERFILE: Final = (DEPLOY / "Dockerfile").read_text()
COMPOSE: Final = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
OBJECTS: Final[list[dict[str, Any]]] = [
    thing for file in MANIFESTS for thing in yaml.safe_load_all(file.read_text())
]
OTHER_CONNECTIONS: Final = 10  # a dump, the log elsewhere, an operator, and 3 of superusers
_HAS_HOST: Final = re.compile(r"^[^/]*[.:][^/]*/")


def understood(words: list[str]) -> dict[str, Any]:
    """Parse the options of `inkland serve`; fails if they are invalid."""
    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    found = command.make_context("serve", list(words)).params
    return {name: getattr(value, "value", value) for name, value in found.items()}


def entry() -> list[str]:
    """The entry point of the image, before the arguments of a role."""
    line = re.search(r"^ENTRYPOINT (\[.*\])$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    assert line is not None
    words: list[str] = json.loads(line[1])
    assert words[:2] == ["inkland", "serve"]
    return words[2:]


def of_kind(*kinds: str) -> list[dict[str, Any]]:
    """The manifests of these kinds."""
    return [thing for thing in OBJECTS if thing["kind"] in kinds]


def names(*kinds: str) -> set[str]:
    """The names of the manifests of these kinds."""
    return {thing["metadata"]["name"] for thing in of_kind(*kinds)}


def pods() -> list[dict[str, Any]]:
    """The templates of all pods."""
    found = [thing["spec"]["template"] for thing in of_kind("Deployment")]
    jobs = (thing["spec"]["jobTemplate"]["spec"] for thing in of_kind("CronJob"))
    return [*found, *(job["template"] for job in jobs)]


def selected(labels: dict[str, str]) -> list[dict[str, Any]]:
    """The pods with these labels."""
    return [pod for pod in pods() if labels.items() <= pod["metadata"]["labels"].items()]


def ports(pod: dict[str, Any]) -> dict[str, int]:
    """The ports of a pod by name."""
    found = (port for one in pod["spec"]["containers"] for port in one.get("ports", ()))
    return {port["name"]: port["containerPort"] for port in found}


def everything(thing: Any) -> Iterator[tuple[str, Any]]:
    """Every key and value, at any depth."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield key, value
            yield from everything(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from everything(value)


# --- systemd


def test_systemd_accepts_every_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed, so the units are not verified")
    # A small root folder in which the programs are where the units expect them.
    units = tmp_path / "etc/systemd/system"
    shutil.copytree("/lib/systemd/system", tmp_path / "usr/lib/systemd/system", symlinks=True)
    units.mkdir(parents=True)
    for unit in UNITS:
        shutil.copy(unit, units)
        for program in re.findall(r"^ExecStart=/(\S+)", unit.read_text(), re.MULTILINE):
            (tmp_path / program).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / program).touch(0o755)
    started = [unit.name.replace("@.", "@8081.") for unit in UNITS]
    shutil.copy(units / "inkland-web@.service", units / "inkland-web@8081.service")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", f"--root={tmp_path}", *started],
        cwd=units,
        capture_output=True,
        text=True,
        check=False,
    )
    ours = [line for line in done.stderr.splitlines() if "inkland" in line]
    assert (done.returncode, ours) == (0, [])


@pytest.mark.parametrize("unit", [u for u in UNITS if u.suffix == ".service"], ids=lambda u: u.name)
def test_a_unit_is_confined_and_runs_what_is_there(unit: Path) -> None:
    text = unit.read_text()
    for line in ("User=inkland", "NoNewPrivileges=yes", "ProtectSystem=strict", "PrivateTmp=yes"):
        assert line in text.splitlines()
    command = re.search(r"^ExecStart=(.*)$", text, re.MULTILINE)
    assert command is not None
    program, *words = shlex.split(command[1].replace("%i", "8081"))
    if program == "/opt/inkland/bin/inkland":
        assert words.pop(0) == "serve"
        options = understood(words)
        assert options["role"] in unit.name
        assert "Restart=always" in text and "KillSignal=SIGTERM" in text
    else:
        assert DEPLOY.joinpath(program.removeprefix("/opt/inkland/deploy/")).is_file()


def test_what_the_target_wants_is_there() -> None:
    wanted = re.findall(r"inkland-\S+", (DEPLOY / "systemd/inkland.target").read_text())
    assert wanted
    for name in wanted:
        assert DEPLOY.joinpath("systemd", re.sub(r"@\d+", "@", name)).is_file()


# --- Settings


def test_every_variable_is_read_by_somebody() -> None:
    files = [file for file in DEPLOY.rglob("*") if file.is_file()]
    said = {name for file in files for name in re.findall(r"INKLAND_\w+", file.read_text())}
    readers = [*DEPLOY.glob("*.sh"), DEPLOY / "Caddyfile", ROOT / "hatch_build.py"]
    read = {one.variable for one in SETTINGS.values()}
    read |= {name for file in readers for name in re.findall(r"INKLAND_\w+", file.read_text())}
    assert said <= read


def test_compiled_bots_are_kept_where_the_deployment_says(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    units = [unit for unit in UNITS if re.search("--role (bots|worker)", unit.read_text())]
    assert len(units) == 2
    for file in (DEPLOY / "Dockerfile", *units):
        text = file.read_text()
        assert "NUMBA_CACHE_DIR" not in text  # Numba's own cache is not used
        place = re.search(r"XDG_CACHE_HOME=(\S+)", text)
        assert place is not None
        # %C of systemd is /var/cache, where CacheDirectory makes a folder of ours.
        assert place[1] == ("/tmp" if file.name == "Dockerfile" else "%C")
        assert file.name == "Dockerfile" or "CacheDirectory=inkland" in text.splitlines()
    asked = "from inkland.bots.fast.compile.disk_cache import folder; print(folder())"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(done.stdout.strip()).parent == tmp_path / "inkland" / "fast"


FILES: Final = ("INKLAND_ERASURES", "INKLAND_SECURITY_LOG")  # what /privacy promises needs them


def test_units_have_folders_for_the_files_of_the_settings() -> None:
    environment = (DEPLOY / "systemd/inkland.env.example").read_text()
    erasures, log = (Path(re.findall(f"^{name}=(.*)$", environment, re.M)[0]) for name in FILES)
    for role in ("web@", "worker", "bots"):
        lines = (DEPLOY / f"systemd/inkland-{role}.service").read_text().splitlines()
        assert f"LogsDirectory={log.parent.relative_to('/var/log')}" in lines
        assert "LogsDirectoryMode=0700" in lines
        if role == "worker":
            assert f"StateDirectory={erasures.parent.relative_to('/var/lib')}" in lines


def test_containers_have_volumes_for_the_files_of_the_settings() -> None:
    made = re.findall(r" /\S+", re.findall("install --directory.*", DOCKERFILE)[0])
    for service in COMPOSE["services"].values():
        if service.get("image") != "inkland" or "entrypoint" in service:
            continue
        folders = {volume.partition(":")[2] for volume in service["volumes"]}
        erasures, log = (str(Path(service["environment"][name]).parent) for name in FILES)
        assert log in folders
        assert ("worker" in service["command"]) == (erasures in folders)
        assert {f" {folder}" for folder in folders} <= set(made)  # else they belong to root


def test_the_worker_has_a_volume_for_the_list_of_erasures() -> None:
    (config,) = of_kind("ConfigMap")
    folder = str(Path(config["data"]["INKLAND_ERASURES"]).parent)
    (pod,) = selected({"role": "worker"})
    (container,) = pod["spec"]["containers"]
    mounted = {mount["mountPath"]: mount["name"] for mount in container["volumeMounts"]}
    volumes = {volume["name"]: volume for volume in pod["spec"]["volumes"]}
    assert volumes[mounted[folder]]["persistentVolumeClaim"] == {"claimName": "erasures"}
    for pod in selected({"app": "inkland"}):
        user = pod["spec"]["securityContext"]
        assert user["fsGroup"] == user["runAsUser"]


# --- Containers


def test_images_are_named_without_a_host() -> None:
    used = [value for key, value in everything([COMPOSE, OBJECTS]) if key == "image"]
    used += re.findall(r"^FROM (\S+)", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    assert {"inkland", "postgres:18", "nats:2", "caddy:2", "python:3.11-slim"} <= set(used)
    assert not [image for image in used if _HAS_HOST.match(image)]


def test_the_image_is_built_of_files_that_are_there_and_runs_without_rights() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE)
    for name in " ".join(copied).split():
        assert (ROOT / name).exists(), name
    assert re.search(r"^USER [1-9]\d*$", text, re.MULTILINE)
    assert understood(entry())["metrics_port"] == 9100


def test_every_service_of_the_compose_file_finds_what_it_names() -> None:
    services = COMPOSE["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            there = source in COMPOSE["volumes"] or (DEPLOY / source).exists()
            assert there or source == "./backups"
        if service.get("image") == "inkland" and "entrypoint" not in service:
            understood([*entry(), *service["command"]])
    roles = [service["command"][1] for service in services.values() if "build" in service]
    assert roles == ["web"]
    asked = re.findall(r"\$\{(\w+):[?-]\}", (DEPLOY / "compose.yaml").read_text())
    told = re.findall(r"^(\w+)=", (DEPLOY / "compose.env.example").read_text(), re.MULTILINE)
    assert set(asked) == set(told)


def test_the_proxy_speaks_to_nodes_that_are_there() -> None:
    proxy = COMPOSE["services"]["proxy"]
    for node in proxy["environment"]["INKLAND_NODES"].split():
        name, port = node.split(":")
        assert name in COMPOSE["services"]
        assert int(port) == understood(entry())["port"]
    address = proxy["networks"]["inside"]["ipv4_address"]
    assert COMPOSE["x-inkland"]["environment"]["INKLAND_PROXY"] == address
    inside = set(re.findall(r"\{\$(\w+)\}", (DEPLOY / "Caddyfile").read_text()))
    assert inside == set(proxy["environment"])


def variables(text: str) -> set[str]:
    """The settings that a text names."""
    return set(re.findall(r"\bINKLAND_[A-Z_]+", text))


def test_compose_can_be_told_every_setting() -> None:
    known = {one.variable for one in SETTINGS.values() if not one.is_flag}
    example = (DEPLOY / "settings.env.example").read_text()
    fixed = set(COMPOSE["x-inkland"]["environment"])
    assert variables(example) | fixed == known
    assert not variables(example) & fixed
    assert COMPOSE["x-inkland"]["env_file"] == [{"path": "settings.env", "required": False}]


def test_files_of_a_host_name_only_settings_that_exist() -> None:
    known = {one.variable for one in SETTINGS.values()}
    of_scripts = variables("".join(file.read_text() for file in DEPLOY.glob("*.sh")))
    of_the_proxy = {"INKLAND_SITE", "INKLAND_NODES"}
    for file in DEPLOY.rglob("*"):
        if file.suffix in (".yaml", ".example", ".service"):
            assert variables(file.read_text()) <= known | of_scripts | of_the_proxy, file


def test_only_the_worker_and_the_proxy_reach_the_internet() -> None:
    outside = {name for name, network in COMPOSE["networks"].items() if not network}
    services = COMPOSE["services"].items()
    assert {name for name, one in services if outside & set(one["networks"])} == {
        "worker",
        "proxy",
    }


# --- Kubernetes


def test_the_worker_may_send_mails_and_push_messages() -> None:
    ports_out: dict[str, set[int]] = {}
    for policy in of_kind("NetworkPolicy"):
        labels = policy["spec"]["podSelector"].get("matchLabels", {})
        for rule in policy["spec"].get("egress", ()):
            if "to" not in rule:
                found = ports_out.setdefault(labels.get("role", "all"), set())
                found.update(port["port"] for port in rule["ports"])
    assert ports_out == {"all": {5432}, "worker": {443, 465, 587}}


def test_the_list_of_erasures_alone_needs_a_volume_of_many_machines() -> None:
    shared = [
        claim["metadata"]["name"]
        for claim in of_kind("PersistentVolumeClaim")
        if "ReadWriteMany" in claim["spec"]["accessModes"]
    ]
    assert shared == ["erasures"]


def test_the_kustomization_names_every_manifest() -> None:
    (listed,) = of_kind("Kustomization")
    files = {file.name for file in MANIFESTS}
    assert set(listed["resources"]) == files - {"kustomization.yaml", "secret.example.yaml"}


def test_every_role_has_a_deployment_with_options_and_settings_that_exist() -> None:
    roles = set()
    for pod in selected({"app": "inkland"}):
        (container,) = pod["spec"]["containers"]
        for source in container["envFrom"]:
            for kind, key in (("ConfigMap", "configMapRef"), ("Secret", "secretRef")):
                assert key not in source or source[key]["name"] in names(kind)
        mounted = {mount["name"] for mount in container["volumeMounts"]}
        assert mounted == {volume["name"] for volume in pod["spec"]["volumes"]}
        if "args" in container:
            options = understood([*entry(), *container["args"]])
            assert options["role"] == pod["metadata"]["labels"]["role"]
            assert ports(pod) == {"http": options["port"], "metrics": options["metrics_port"]}
            assert pod["metadata"]["annotations"]["prometheus.io/port"] == str(
                options["metrics_port"]
            )
            roles.add(options["role"])
        else:
            script = container["command"][0].removeprefix("/opt/inkland/deploy/")
            assert (DEPLOY / script).is_file()
    assert roles == {"web", "worker", "bots"}


def test_whoever_may_compile_bots_has_the_memory_for_it() -> None:
    units = {"Mi": 2**20, "Gi": 2**30}
    for pod in selected({"app": "inkland"}):
        (container,) = pod["spec"]["containers"]
        if "args" in container:
            limit = container["resources"]["limits"]["memory"]
            assert int(limit[:-2]) * units[limit[-2:]] > SERVER_MEMORY + BOT_MEMORY, pod["metadata"]


def test_probes_ask_routes_that_exist_on_ports_that_are_open() -> None:
    routes = {route.path for route in ROUTES.all}
    for pod in pods():
        for container in pod["spec"]["containers"]:
            for name in ("startupProbe", "readinessProbe", "livenessProbe"):
                if name in container:
                    asked = container[name]["httpGet"]
                    assert asked["port"] in ports(pod)
                    assert asked["path"] in routes
    web = selected({"role": "web"})[0]["spec"]["containers"][0]
    assert web["readinessProbe"]["httpGet"]["path"] == "/readyz"
    assert web["livenessProbe"]["httpGet"]["path"] == "/healthz"


def test_no_proxy_leads_programs_from_plain_http_to_https() -> None:
    plain = re.search(
        r"^http://(.*?)^}", (DEPLOY / "Caddyfile").read_text(), re.MULTILINE | re.DOTALL
    )
    assert plain is not None
    refused, led = re.findall(r"handle (/api/\*)? ?{\s+(\w+)", plain[1])
    assert (refused, led) == (("/api/*", "respond"), ("", "redir"))
    (ingress,) = of_kind("Ingress")
    notes = ingress["metadata"]["annotations"]
    # The nodes do it: tests/server/http/test_hosts.py.
    assert notes["nginx.ingress.kubernetes.io/ssl-redirect"] == "false"


def test_services_ingress_budgets_and_scalers_point_at_something() -> None:
    for service in of_kind("Service"):
        (pod,) = selected(service["spec"]["selector"])
        assert {port["targetPort"] for port in service["spec"]["ports"]} <= set(ports(pod))
    for key, value in everything(of_kind("Ingress")):
        if key == "service":
            (service,) = (s for s in of_kind("Service") if s["metadata"]["name"] == value["name"])
            assert value["port"]["name"] in {port["name"] for port in service["spec"]["ports"]}
    for budget in of_kind("PodDisruptionBudget"):
        assert len(selected(budget["spec"]["selector"]["matchLabels"])) == 1
    for scaler in of_kind("HorizontalPodAutoscaler"):
        assert scaler["spec"]["scaleTargetRef"]["name"] in names("Deployment")
        assert "cpu" in str(scaler["spec"]["metrics"])


def test_the_network_is_closed_but_for_ports_that_exist() -> None:
    (closed,) = (p for p in of_kind("NetworkPolicy") if p["spec"]["podSelector"] == {})
    assert closed["spec"].keys() == {"podSelector", "policyTypes"}
    for policy in of_kind("NetworkPolicy"):
        if policy is closed:
            continue
        found = selected(policy["spec"]["podSelector"]["matchLabels"])
        assert found
        for rule in policy["spec"].get("ingress", ()):
            for port in rule["ports"]:
                assert any(port["port"] in ports(pod) for pod in found)


def test_a_rolling_update_never_takes_a_node_away_before_the_next_is_ready() -> None:
    for role in ("web", "worker", "bots"):
        (thing,) = (d for d in of_kind("Deployment") if d["metadata"]["name"] == role)
        assert thing["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"] == 0
        scaled = [s for s in of_kind("HorizontalPodAutoscaler") if s["metadata"]["name"] == role]
        # A number beside an autoscaler would undo its work with each change.
        assert ("replicas" in thing["spec"]) == (not scaled)
        assert (scaled[0]["spec"]["minReplicas"] if scaled else thing["spec"]["replicas"]) >= 2
        pod = thing["spec"]["template"]["spec"]
        assert pod["terminationGracePeriodSeconds"] >= 30
        confined = pod["containers"][0]["securityContext"]
        assert confined["readOnlyRootFilesystem"] and not confined["allowPrivilegeEscalation"]


# --- Installing


def test_what_is_installed_is_what_the_lock_file_says(tmp_path: Path) -> None:
    """One command for the image and for systemd; nothing is installed by its name alone."""
    files = [ROOT / "docs/operations.md", *(f for f in DEPLOY.rglob("*") if f.is_file())]
    text = "\n".join(file.read_text() for file in files)
    assert not re.findall(r"pip install .*inkland.*", text)
    handbook, image = re.findall(r"^(?:RUN|   ) (uv sync .*)$", text, re.MULTILINE)
    assert handbook == image
    assert "--frozen" in shlex.split(image)
    if (uv := shutil.which("uv")) is None:
        pytest.skip("uv is not installed, so the command is not tried")
    done = subprocess.run(
        [uv, *shlex.split(image)[1:], "--dry-run"], cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "UV_PROJECT_ENVIRONMENT": str(tmp_path / "opt")}, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    lock = tomllib.loads((ROOT / "uv.lock").read_text())
    locked = {f"{package['name']}=={package.get('version')}" for package in lock["package"]}
    planned = set(re.findall(r"^ \+ (\S+==[^\s(]+)", done.stderr, re.MULTILINE))
    assert planned and {one for one in planned if not one.startswith("inkland==")} <= locked


def test_everything_that_is_installed_is_checked_by_its_hash() -> None:
    lock = tomllib.loads((ROOT / "uv.lock").read_text())
    for package in lock["package"]:
        if package["name"] != "inkland":
            files = [
                *package.get("wheels", ()),
                *([package["sdist"]] if "sdist" in package else ()),
            ]
            assert files and all(file["hash"].startswith("sha256:") for file in files), package
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    assert all(packages[name].get("integrity") for name in packages if name)
    tool = (DEPLOY / "uv.txt").read_text()
    assert re.match(r"uv==[\d.]+ \\\n +--hash=sha256:", tool)
    for file in (DEPLOY / "Dockerfile", ROOT / ".ci/run", ROOT / ".github/workflows/check.yml"):
        for line in re.findall(r"pip install .*", file.read_text()):
            assert "--require-hashes" in line and "deploy/uv.txt" in line, (file, line)
    for file in (ROOT / ".github/workflows").glob("*.yml"):
        for action in re.findall(r"uses: (\S+)", file.read_text()):
            assert re.search(r"@[0-9a-f]{40}$", action), action


def test_every_image_of_others_can_be_pinned_by_its_digest(tmp_path: Path) -> None:
    """Without a registry: a program that answers like `docker`."""
    shutil.copytree(DEPLOY, tmp_path / "deploy")
    docker = tmp_path / "docker"
    docker.write_text('#!/bin/sh\nfor image; do :; done\n'
                      'echo "sha256:$(printf %s "$image" | sha256sum | cut -c1-64)"\n')  # fmt: skip
    docker.chmod(0o755)
    for _again in range(2):
        subprocess.run(
            [tmp_path / "deploy/pin-images.sh"], check=True, capture_output=True,
            env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        )  # fmt: skip
    text = "\n".join(
        file.read_text() for file in (tmp_path / "deploy").rglob("*") if file.is_file()
    )
    used = set(re.findall(r"^(?:FROM |\s+image: )(\S+)", text, re.MULTILINE)) - {"inkland"}
    assert len(used) == 5
    for image in used:
        name, _, digest = image.partition("@sha256:")
        assert digest == hashlib.sha256(name.encode()).hexdigest()


# --- Connections to PostgreSQL


def test_connections_fit_at_the_largest_size_of_the_autoscalers() -> None:
    most = {s["spec"]["scaleTargetRef"]["name"]: s["spec"]["maxReplicas"]
            for s in of_kind("HorizontalPodAutoscaler")}  # fmt: skip
    needed = 0
    for thing in of_kind("Deployment"):
        name = thing["metadata"]["name"]
        if name in BY_ROLE:
            pods_at_once = most.get(name) or thing["spec"]["replicas"]
            pods_at_once += thing["spec"]["strategy"]["rollingUpdate"]["maxSurge"]
            needed += pods_at_once * BY_ROLE[name].total
    assert most.keys() == {"web", "bots"}
    for file in (DEPLOY / "kubernetes/secret.example.yaml", ROOT / "docs/operations.md"):
        said = re.findall(r"max_connections = (\d+)", file.read_text())
        assert [int(number) >= needed + OTHER_CONNECTIONS for number in said] == [True]
        assert int(said[0]) <= 1.1 * needed  # not more than is needed either


def test_connections_fit_in_the_compose_file() -> None:
    services = COMPOSE["services"]
    settings = dict(word.split("=") for word in services["postgres"]["command"] if "=" in word)
    roles = [
        service["command"][1]
        for service in services.values()
        if service.get("image") == "inkland" and "entrypoint" not in service
    ]
    needed = sum(BY_ROLE[role].total for role in roles)
    assert len(roles) == 4
    assert needed + OTHER_CONNECTIONS <= int(settings["max_connections"])


# --- The bus


def test_every_way_to_run_it_gives_the_bus_a_password() -> None:
    said = [
        url
        for file in DEPLOY.rglob("*")
        if file.is_file()
        for url in re.findall(r"INKLAND_NATS_URL[:=]\s*(\S+)", file.read_text())
    ]
    assert len(said) == 3
    for url in said:
        parts = urlsplit(re.sub(r"\$\{\w+:\?\}", "secret", url))
        assert parts.username == "inkland" and parts.password
    (pod,) = selected({"app": "nats"})
    (container,) = pod["spec"]["containers"]
    assert container["args"][-4:] == ["--user", "inkland", "--pass", "$(NATS_PASSWORD)"]
    (variable,) = container["env"]
    source = variable["valueFrom"]["secretKeyRef"]
    (secret,) = (s for s in of_kind("Secret") if s["metadata"]["name"] == source["name"])
    assert source["key"] in secret["stringData"]
    assert "INKLAND_NATS_URL" not in str(of_kind("ConfigMap"))  # which is no place for a password


def test_the_bus_of_the_systemd_way_lets_in_only_who_has_the_password(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    text = (DEPLOY / "systemd/nats-server.conf.example").read_text()
    (tmp_path / "nats.conf").write_text(text.replace("4222", str(port)))
    environment = (DEPLOY / "systemd/inkland.env.example").read_text()
    url = re.findall(r"INKLAND_NATS_URL=(\S+)", environment)[0].replace("4222", str(port))
    program = Path(sys.executable).with_name("nats-server")
    broker = subprocess.Popen([program, "--config", tmp_path / "nats.conf"], stderr=PIPE, text=True)
    try:
        assert broker.stderr is not None
        assert any("Server is ready" in line for line in broker.stderr)

        async def enters(url: str) -> bool:
            try:
                client = await nats.connect(url, allow_reconnect=False, max_reconnect_attempts=1)
            except Exception:
                return False
            await client.close()
            return True

        assert asyncio.run(enters(url))
        assert not asyncio.run(enters(url.replace("inkland:change-me@", "")))
    finally:
        broker.kill()
        broker.wait()


# --- Scripts


@pytest.mark.parametrize("script", sorted(DEPLOY.glob("*.sh")), ids=lambda s: s.name)
def test_a_script_is_read_by_any_shell(script: Path) -> None:
    assert subprocess.run(["sh", "-n", script], check=False).returncode == 0
