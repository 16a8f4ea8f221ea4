"""The gate cards."""
