"""The words that cards are declared with: what they do, and what it takes. Each can be run and says itself in both languages."""
