"""The addresses by which people reach a server in their own network."""

import shutil
import socket
import subprocess
import sys

import pytest

from inkland.server.configuration.settings import Settings
from inkland.server.http.addresses import address_for_phones, public_address

OWN = "192.168.77.5"


def test_without_a_default_route_an_interface_is_asked() -> None:
    """A network of its own, which has an interface but leads nowhere."""
    code = (
        "from inkland.server.http.addresses import public_address\n"
        "from inkland.server.configuration.settings import Settings\n"
        "print(public_address(Settings(lan=True), 8000))\n"
    )
    interface = f"ip link add hall type bridge && ip addr add {OWN}/24 dev hall"
    command = ["unshare", "--net", "sh", "-c", f'{interface} && exec "$@"', "sh"]
    can = shutil.which("unshare") and not subprocess.run([*command, "true"], check=False).returncode
    if not can:
        pytest.skip("needs root and an interface of its own")
    done = subprocess.run(
        [*command, sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == f"http://{OWN}:8000/"


@pytest.mark.parametrize(
    ("named", "told"), [(["127.0.1.1", OWN], OWN), (["127.0.1.1"], "127.0.0.1")]
)
def test_without_an_interface_the_name_of_the_machine_is_asked(
    monkeypatch: pytest.MonkeyPatch, named: list[str], told: str
) -> None:
    def unreachable(*_: object) -> None:
        raise OSError

    class Socket(socket.socket):
        connect = unreachable

    monkeypatch.setattr(socket, "socket", Socket)
    monkeypatch.setattr(socket, "if_nameindex", list)
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda name: (name, [], named))
    assert public_address(Settings(lan=True), 8000) == f"http://{told}:8000/"
    assert address_for_phones(Settings(lan=True), "localhost:8000") == f"http://{told}:8000"
