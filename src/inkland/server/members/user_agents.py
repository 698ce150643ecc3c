"""The kind of browser and system: enough to tell one's own devices apart in a list."""

from typing import Final

# The first match counts, since nearly every browser also names others.
_BROWSERS: Final = (
    ("edg", "edge"), ("opr/", "opera"), ("vivaldi", "vivaldi"), ("firefox", "firefox"),
    ("fxios", "firefox"), ("crios", "chrome"), ("chrome", "chrome"), ("safari", "safari"),
)  # fmt: skip
_SYSTEMS: Final = (
    ("iphone", "ios"), ("ipad", "ios"), ("android", "android"), ("cros", "chromeos"),
    ("windows", "windows"), ("mac os", "macos"), ("linux", "linux"),
)  # fmt: skip


def browser_and_system(agent: str) -> str:
    """Return for example `firefox linux`; a part that is not recognised is left out."""
    text = agent[:400].lower()
    found = (
        next((name for part, name in names if part in text), "") for names in (_BROWSERS, _SYSTEMS)
    )
    return " ".join(word for word in found if word)
