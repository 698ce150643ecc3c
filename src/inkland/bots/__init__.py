"""Bots: players that see what a player sees, and answer with ordinary actions."""
