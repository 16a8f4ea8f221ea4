"""The unique items."""
