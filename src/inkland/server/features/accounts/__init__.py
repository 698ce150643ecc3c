"""Accounts: guests, members, sessions, passwords and passkeys."""
