"""Deals that many people play: their results, and the deal of the day."""
