"""The bus: messages between the processes that serve the same tables."""
