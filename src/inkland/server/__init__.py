"""THE TABLE: record, live connections, bots in seats; one command starts it all."""
