"""List the moves of a seat, and choose one by playing on over sampled decks."""
