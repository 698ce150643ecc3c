"""Strength: what windows of results say of players, and leaderboards."""
