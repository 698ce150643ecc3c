"""Contests, which players call events: everybody plays the same deals, for points."""
