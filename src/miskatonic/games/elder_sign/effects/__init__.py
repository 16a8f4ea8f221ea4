"""The words that cards of Elder Sign are declared with: effects and lines, a module for each family."""
