"""Finished games: their replays, analyses and history."""
