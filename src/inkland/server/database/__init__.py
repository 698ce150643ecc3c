"""The database that comes along: a PostgreSQL of our own in the data folder."""
