"""Open data: finished games for research, with pseudonyms instead of names."""
