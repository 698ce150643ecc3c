"""Notices: what accounts are told while they are away."""
