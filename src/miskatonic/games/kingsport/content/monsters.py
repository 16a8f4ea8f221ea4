"""The monsters."""
