"""Fixtures of tests that need a database, a bus or whole servers."""

from support.fixtures import *  # noqa: F403
