"""Finished games: replays, analyses and their history."""
