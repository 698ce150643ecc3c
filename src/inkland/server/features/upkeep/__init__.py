"""Upkeep: clocks, old tables, and the archive."""
