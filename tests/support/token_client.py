"""Members with tokens on a running server, and requests that come with a token."""

from contextlib import AbstractContextManager

from websockets.sync.client import ClientConnection, connect

from inkland.protocol.token_resources import Scope
from support.member_site import Answer, Browser, MemberSite


def member(site: MemberSite, name: str) -> Browser:
    """A new member, who has confirmed."""
    browser = site.browser().enter(name).join(f"{name} login")
    assert browser.confirm().status == 200
    return browser


def bot(site: MemberSite, name: str) -> Browser:
    """A new bot account, in the browser of who manages it."""
    browser = member(site, name)
    assert browser.ask("POST", "/api/me/bot").status == 200
    return browser


def new_token(browser: Browser, *scopes: Scope) -> str:
    """A new token of this member."""
    answer = browser.ask("POST", "/api/me/tokens", {"label": "Mine", "scopes": list(scopes)})
    assert answer.status == 201, answer
    return str(answer.body["token"])


class TokenClient:
    """A program with a token, and no cookies."""

    def __init__(self, port: int, token: str) -> None:
        self.token = token
        self._browser = Browser(port)

    @property
    def header(self) -> dict[str, str]:
        """The header with the token."""
        return {"Authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """Send a request with the token."""
        return self._browser.ask(method, path, body, **{**self.header, **headers})

    def open(self, path: str, **headers: str) -> AbstractContextManager[ClientConnection]:
        """Open a live connection with the token."""
        url = f"ws://127.0.0.1:{self._browser.port}{path}"
        return connect(url, additional_headers={**self.header, **headers}, compression=None)
