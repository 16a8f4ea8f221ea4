"""The special cards but for those of the guardians."""
