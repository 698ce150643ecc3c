"""Play whole games between bots, one or many at a time."""
