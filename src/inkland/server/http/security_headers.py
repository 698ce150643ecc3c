"""The headers that tell browsers what they may do with an answer."""

from typing import Final

from inkland.server.configuration.settings import Settings

# For what is no page: a page has a policy of its own, and may be kept.
_ALWAYS: Final = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
# On plain http browsers ignore these, and warn about the first.
_HTTPS_ONLY: Final = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
}


def security_headers(settings: Settings) -> dict[str, str]:
    """Return the headers of every answer that does not set them itself."""
    return {**_ALWAYS, **(_HTTPS_ONLY if settings.is_https else {})}
