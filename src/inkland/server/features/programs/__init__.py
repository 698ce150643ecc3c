"""Programs: tokens and bot accounts."""
