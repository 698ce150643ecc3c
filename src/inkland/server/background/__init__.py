"""Tasks that run for as long as the server does."""
