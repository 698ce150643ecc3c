"""The server: HTTP and websockets, storage in PostgreSQL, background tasks, members and deals."""
