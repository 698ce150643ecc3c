"""The record: what is kept for good. PostgreSQL, and a twin in memory for tests."""
