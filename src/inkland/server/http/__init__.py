"""HTTP: the routes and what they share."""
