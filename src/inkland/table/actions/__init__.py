"""The use cases of a table, as plain functions: load, decide, save, ring the bell."""
