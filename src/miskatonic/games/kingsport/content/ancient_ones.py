"""The Ancient Ones."""
