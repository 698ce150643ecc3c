"""The smallest client that plays: a solo game, always drawing at the first spot it is offered.

    python docs/examples/first_client.py http://127.0.0.1:8080

It needs `pip install websockets`, knows no rule of the game, and never loses or repeats a drawing,
however often the line breaks. docs/protocol.md explains what it does.
"""

import json
import secrets
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

GIVE_UP = (4400, 4404, 4409)  # closed for a reason that coming back does not mend


class Client:
    def __init__(self, url: str) -> None:
        self.url, self.cookie = url.rstrip("/"), ""
        self.number: int | None = None  # of the last event we know
        self.view: dict[str, Any] = {"ending": None}
        self.pending: dict[str, Any] | None = None  # a command without an answer

    def ask(self, path: str, body: object = None) -> Any:
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        data = b"" if body is None else json.dumps(body).encode()
        with urlopen(Request(self.url + path, data, headers, method="POST")) as answer:
            self.cookie = (answer.headers["Set-Cookie"] or self.cookie).partition(";")[0]
            return json.load(answer)

    def play(self, table: str) -> None:
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        while self.view["ending"] is None:
            try:
                with connect(address, additional_headers={"Cookie": self.cookie}) as line:
                    line.send(json.dumps({"type": "hello", "since": self.number}))
                    self.send(line)  # what had no answer yet: the same id counts once
                    while self.view["ending"] is None:
                        self.hear(line, json.loads(line.recv()))
            except (ConnectionClosed, OSError) as cut:
                if isinstance(cut, ConnectionClosed) and cut.rcvd and cut.rcvd.code in GIVE_UP:
                    raise
                time.sleep(0.5)

    def hear(self, line: Any, told: dict[str, Any]) -> None:
        match told["type"]:
            case "whole":
                self.number, self.view = told["number"], told["view"]
            case "update":
                seats = told["changes"].pop("seats", {})
                self.view |= told["changes"]
                for seat, changed in seats.items():
                    self.view["seats"][int(seat)] = changed
                self.number = told["number"]
            case "spots" if self.pending is None and self.is_asked(told["step"]):
                self.pending = {"type": "draw", "id": secrets.token_hex(16), "step": told["step"]}
                self.pending["drawing"] = [first(told)]
                self.send(line)
            case "saved":
                self.pending = None
            case "busy":
                time.sleep(0.1)
                self.send(line)
            case "refused":
                sys.exit(f"refused: {told['code']}")

    def send(self, line: Any) -> None:
        if self.pending is not None:
            line.send(json.dumps(self.pending))

    def is_asked(self, number: int) -> bool:
        step, you = self.view["step"], self.view["viewer"]
        is_open = step is not None and step["number"] == number
        return is_open and you in step["asked"] and not step["answered"][you]


def first(told: dict[str, Any]) -> dict[str, Any]:
    """The first element of `spots` that ends a drawing: a placement, a hero, a target or a pass."""
    for group in told["spots"]:
        anchors = int(group["anchors"], 16)
        shifted = int(group["shape"], 16) * (anchors & -anchors)  # to the lowest anchor
        return {"type": "placement", "terrain": group["terrains"][0], "spaces": f"{shifted:x}"}
    for group in told["heroes"]:
        every = int(group["spaces"], 16)
        return {"type": "hero_placement", "space": f"{every & -every:x}", "marks": group["marks"]}
    return next(element for element in told["others"] if element["type"] != "skill_use")


def main(url: str, preset: str = "base") -> None:
    client = Client(url)
    client.ask("/api/guests", {"name": "First client"})
    table = client.ask("/api/tables", {"seats": 1, "preset": preset})["table"]["id"]
    client.ask(f"/api/tables/{table}/seats", {"nonce": secrets.token_hex(16)})
    client.ask(f"/api/tables/{table}/start")
    client.play(table)
    print(table, client.view["ending"]["standing"][0]["stars"], "stars")


if __name__ == "__main__":
    main(*sys.argv[1:])
