"""Puzzles: positions of solo games in which one drawing is clearly best."""
