"""For games on paper: cards to flip, and sheets to score."""
