"""Fuzz a target with Atheris: `python tests/proof/fuzz/run.py --help`; `make fuzz-release` does.

It begins with the inputs that are kept and with those of the folder, where it writes what leads to
code that no other input has reached. An input that breaks something is written there as `crash-…`.
With `--keep` it does not fuzz, but keeps all crashes of the folder, and those of its inputs that
reach lines that no shorter one does.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

import atheris

TESTS: Final = Path(__file__).parents[2]
sys.path[:0] = [str(TESTS)]

with atheris.instrument_imports(include=["inkland.protocol", "inkland.rules", "inkland.sheet"]):
    from proof.fuzz.targets import TARGETS

from proof.fuzz import inputs  # noqa: E402

_MOST_BYTES: Final = {"decoder": 8 * 1024, "decide": 512}
_WORDS: Final = (
    "type", "hello", "draw", "take_back", "look", "try", "explain", "ping", "say", "id", "step",
    "drawing", "begun", "placement", "terrain", "spaces", "hero_placement", "space", "marks",
    "skill_use", "skill", "target", "pass", "forest", "since", "protocol", "phrase", "seat", "word",
)  # fmt: skip


def _flags(folder: Path, target: str, seconds: int, executions: int) -> list[str]:
    words = folder.parent / f"{target}.words"
    words.write_text("".join(f'"\\"{word}\\""\n' for word in _WORDS))
    return [
        str(folder), f"-max_total_time={seconds}", f"-runs={executions}", f"-dict={words}",
        f"-max_len={_MOST_BYTES[target]}", f"-artifact_prefix={folder}/", "-timeout=20",
        "-print_final_stats=1", "-verbosity=0", "-use_value_profile=1",
    ]  # fmt: skip


def main() -> None:
    """Fuzz until the time or the executions are used up; exits with another code on a crash."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--folder", type=Path, help="for what is found; a new one if not given")
    parser.add_argument("--seconds", type=int, default=1_800)
    parser.add_argument("--executions", type=int, default=10_000_000)
    parser.add_argument("--keep", action="store_true", help="keep what was found")
    flags = parser.parse_args()
    place: Path = flags.folder or Path(tempfile.mkdtemp(prefix="ink-fuzz-"))
    folder = (place / flags.target).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    if flags.keep:
        found = [path.read_bytes() for path in folder.iterdir()]
        broken = [path.read_bytes() for path in folder.glob("crash-*")]
        print(f"{inputs.keep(flags.target, broken, found)} inputs of {flags.target} are kept")
        return
    for number, data in enumerate(inputs.kept(flags.target)):
        (folder / f"kept-{number:04}").write_bytes(data)
    arguments = _flags(folder, flags.target, flags.seconds, flags.executions)
    atheris.Setup([sys.argv[0], *arguments], TARGETS[flags.target])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
