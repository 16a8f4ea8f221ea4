"""What only components of this box do."""
