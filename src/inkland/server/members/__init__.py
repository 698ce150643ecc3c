"""Guests and members: accounts, sessions, passwords, passkeys, export and erasure."""
