"""Screens of 80 columns and 24 lines: what is on them, and how they are printed."""
