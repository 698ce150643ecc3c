"""Moderation: reports, decisions and suspensions."""
