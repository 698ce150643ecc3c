"""What every process has: logs, metrics, worker processes, and its state for health checks."""
