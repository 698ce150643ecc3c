"""A browser on a site with https, and what it does with passkeys."""

from itertools import count
from typing import Any, Final

from support.authenticator import Authenticator
from support.member_site import Answer, Browser

SITE: Final = "map.example"
ORIGIN: Final = f"https://{SITE}"
_NUMBERS: Final = count(1)
_LETTERS: Final = "abcdeghkpt"  # no two look alike


class PasskeyBrowser(Browser):
    """A client that uses the site's name, from an address of its own."""

    def __init__(self, port: int) -> None:
        number = next(_NUMBERS)
        super().__init__(port, f"10.0.{number // 250}.{number % 250}")
        self.login = "".join(_LETTERS[int(digit)] for digit in f"{number:05d}")

    def joined(self) -> "PasskeyBrowser":
        """Become a member with a unique login."""
        self.enter("Guest").join(self.login)
        return self

    def confirmed(self) -> "PasskeyBrowser":
        """Confirm with the password."""
        assert self.confirm().status == 200
        return self

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """The answer to a request."""
        return super().ask(method, path, body, **{"Host": SITE, "Origin": ORIGIN, **headers})


def options(browser: Browser, path: str) -> dict[str, Any]:
    """The options that the site sends to a browser."""
    answer = browser.ask("POST", f"{path}/options")
    assert answer.status == 200, answer
    found: dict[str, Any] = answer.body["publicKey"]
    return found


def added(browser: Browser, device: Authenticator) -> Answer:
    """The response to registering a new passkey."""
    return browser.ask("POST", "/api/passkeys", device.make(options(browser, "/api/passkeys")))


def logged_in(browser: Browser, device: Authenticator) -> Answer:
    """The response to logging in with a passkey."""
    path = "/api/sessions/passkey"
    return browser.ask("POST", path, device.use(options(browser, path)))
