"""Live connections: who is connected to which table, and what each client still has to be sent."""
