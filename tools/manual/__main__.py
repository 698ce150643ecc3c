"""Builds the manual: `python tools/manual --out dist/manual [--source ADDRESS]`.

Collects the pages, has Zensical make a site of them, and checks it. A warning is an error.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from all_pages import write_pages
from sections import LIBRARY, Unsorted
from site_check import troubles, undocumented


def main() -> None:
    """Write, build and check; ends with what is wrong, if anything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("dist/manual"))
    parser.add_argument("--source", default="", help="where the files of the project can be read")
    arguments = parser.parse_args()
    out: Path = arguments.out.resolve()
    try:
        write_pages(out, arguments.source.rstrip("/"))
    except Unsorted as unsorted:
        sys.exit(str(unsorted))
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--strict", "--clean"]
    built = subprocess.run(command, cwd=out, check=False, capture_output=True, text=True)
    if built.returncode != 0:
        sys.exit(built.stdout + built.stderr)
    site = out / "site"
    found = [*troubles(site), *undocumented(site, LIBRARY)]
    if found:
        sys.exit("\n".join(found))
    print(f"{len([*site.rglob('*.html')])} pages in {site}")


if __name__ == "__main__":
    main()
