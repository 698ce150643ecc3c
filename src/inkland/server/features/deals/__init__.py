"""Deals: the deal of a day, and results on the same cards."""
