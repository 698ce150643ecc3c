"""What a person moves over a map before it is drawn, one module for each kind."""
