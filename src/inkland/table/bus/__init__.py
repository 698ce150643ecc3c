"""The bus: hints between the processes that serve the same tables."""
