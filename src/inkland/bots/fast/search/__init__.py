"""List the moves of a seat, and choose one by playouts over sampled decks."""
