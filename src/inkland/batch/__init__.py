"""Commands without a screen: each prints text or JSON."""
