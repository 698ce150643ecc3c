"""Durable jobs: queued in the same transaction as their cause, done by any free worker."""
