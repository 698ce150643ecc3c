"""Durable jobs: work that follows from what was kept, done by whoever is free."""
