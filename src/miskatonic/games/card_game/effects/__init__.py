"""The words that cards are declared with: what they do (effects) and when, at what cost and how often (lines)."""
