"""The embedded database: a PostgreSQL process with its files in the data folder."""
