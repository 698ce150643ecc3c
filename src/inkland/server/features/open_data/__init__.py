"""Open data: dumps of finished games."""
