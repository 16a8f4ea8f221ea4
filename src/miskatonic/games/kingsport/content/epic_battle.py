"""The cards of the Epic Battle."""
