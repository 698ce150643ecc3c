"""Inkland: the map-drawing game as a library, a table and a board."""

__version__ = "0.9.0"
