"""Profiles: the statistics of accounts, and what members show of them."""
