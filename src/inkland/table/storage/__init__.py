"""Where tables and games are stored: the port, its records, and an implementation in memory."""
