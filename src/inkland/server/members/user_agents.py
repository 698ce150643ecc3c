"""Which kind of browser somebody uses: enough to know one's own devices in a list, and no more."""

from typing import Final

# The first that is found: nearly every browser also claims to be another.
_BROWSERS: Final = (
    ("edg", "edge"), ("opr/", "opera"), ("vivaldi", "vivaldi"), ("firefox", "firefox"),
    ("fxios", "firefox"), ("crios", "chrome"), ("chrome", "chrome"), ("safari", "safari"),
)  # fmt: skip
_SYSTEMS: Final = (
    ("iphone", "ios"), ("ipad", "ios"), ("android", "android"), ("cros", "chromeos"),
    ("windows", "windows"), ("mac os", "macos"), ("linux", "linux"),
)  # fmt: skip


def browser_and_system(agent: str) -> str:
    """For example `firefox linux`; a word is missing if nothing is known."""
    said = agent[:400].lower()
    found = (
        next((name for part, name in known if part in said), "") for known in (_BROWSERS, _SYSTEMS)
    )
    return " ".join(word for word in found if word)
