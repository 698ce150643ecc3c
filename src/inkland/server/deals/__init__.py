"""Deals that are played by many: results, and the deal of the day."""
