"""A host of tables on the player's own device: a server's use cases, without a network."""
