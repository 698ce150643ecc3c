"""For tables that play on paper: cards to flip, and sheets to score."""
