"""Bots on the same deals: what is played, the matches, their statistics, and the report."""
