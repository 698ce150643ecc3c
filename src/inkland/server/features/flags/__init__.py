"""Flags: reasons for the operator to look closer at an account."""
