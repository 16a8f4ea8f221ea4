"""The plots of the Ancient Ones."""
