"""Everything that happens at a table, on any host: use cases, games, live updates, ports."""
