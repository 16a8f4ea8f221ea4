"""The allies."""
