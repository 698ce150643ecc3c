"""Puzzles: the first answer of each account."""
