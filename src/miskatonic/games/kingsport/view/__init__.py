"""What a seat sees of the town and its rifts."""
