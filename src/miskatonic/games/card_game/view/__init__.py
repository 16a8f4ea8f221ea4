"""The view of a seat, the facts for a board, and the printed text of cards."""
