"""Flags: reasons for the host to look closer at an account."""
