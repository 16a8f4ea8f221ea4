"""The guardians."""
