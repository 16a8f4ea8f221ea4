"""The investigators."""
