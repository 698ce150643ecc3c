"""Moderation: people report words, moderators act, those concerned read why and answer."""
