"""The interactive game in a terminal: `inkland play`."""
