"""THE GAME AS AN ENVIRONMENT, for whoever trains a player of their own."""
