"""THE KITCHEN: play, score, replay and simulate in a terminal, without a database."""
