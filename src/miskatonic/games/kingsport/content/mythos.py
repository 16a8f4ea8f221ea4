"""The Mythos cards."""
