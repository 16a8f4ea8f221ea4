"""The Blessings of Nodens."""
