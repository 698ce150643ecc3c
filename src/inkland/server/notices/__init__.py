"""Notices: what a player is told while away, in which words, when, and by which way."""
