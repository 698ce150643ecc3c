"""The deal of the day: its page, and maps of it."""
