"""The common items."""
