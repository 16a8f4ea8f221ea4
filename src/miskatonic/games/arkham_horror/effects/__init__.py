"""The vocabulary that cards are declared with. A word is an effect: it runs, it says what it does, and what it gives."""
