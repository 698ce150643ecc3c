"""What is in the box: everything a table can choose, and the card reference."""
