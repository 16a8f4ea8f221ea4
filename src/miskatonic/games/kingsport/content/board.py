"""The board of Kingsport: its streets and locations, its Other Worlds, and the gates that lead to them."""
