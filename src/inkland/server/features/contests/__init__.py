"""Contests: arenas and rounds, their entrants, tables and boards."""
