"""A folder for each thing that a server can do beyond tables."""
