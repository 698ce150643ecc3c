"""Bells between processes: over NATS, or between the web processes of one machine."""
