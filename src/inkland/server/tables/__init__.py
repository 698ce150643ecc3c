"""Tables, games and accounts in PostgreSQL."""
