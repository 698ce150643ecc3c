"""Web push: endpoints that strangers give us, encryption, and the connection to push services."""
