"""Storage in PostgreSQL: tables, games, accounts and members; and the schema migrations."""
