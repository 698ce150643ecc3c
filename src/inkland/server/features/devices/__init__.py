"""Shared devices: the people whose sessions are on one device."""
