"""Everything that happens at a table, whoever hosts it: use cases, games, live updates, ports."""
