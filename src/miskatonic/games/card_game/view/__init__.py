"""What a seat sees, what a board draws, and what is printed on a card."""
