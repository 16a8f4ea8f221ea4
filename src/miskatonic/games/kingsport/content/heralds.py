"""The heralds."""
