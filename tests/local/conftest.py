"""Fixtures of tests of tables on a device."""

from support.fixtures import *  # noqa: F403
