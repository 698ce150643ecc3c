"""Contests, which players call events: their entrants, tables and boards."""
