"""The built browser client: where it lies, and the policy of its pages."""

from pathlib import Path
from typing import Final

import inkland

# Only our own files, nothing inline, and HTML sinks only through the named policies.
_PAGE_RULES: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types svelte-trusted-html inkland-worker",
)
CONTENT_SECURITY_POLICY: Final = "; ".join(_PAGE_RULES)
# The same as a `meta` element, in which browsers ignore who may frame the page.
META_POLICY: Final = "; ".join(rule for rule in _PAGE_RULES if "frame-ancestors" not in rule)


def client_folder() -> Path:
    """Return the folder of the client: in the installed package, or where a checkout builds it."""
    package = Path(inkland.__file__).resolve().parent
    installed = package / "web"
    return installed if installed.is_dir() else package.parent.parent / "web" / "dist"
