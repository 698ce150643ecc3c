"""The mark of tests that run on the storage of each host: in memory, on a device, in PostgreSQL."""

from typing import Final

import pytest

ON_EACH_HOST: Final = pytest.mark.parametrize(
    "storage", ["memory", "kept", "postgres"], indirect=True
)
