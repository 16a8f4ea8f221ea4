"""Miskatonic plays the Lovecraftian board games of the Arkham Files: rules enforced, fast, in French and English."""

from miskatonic.kernel.table import Table, load_table, new_table

__all__ = ["Table", "load_table", "new_table"]
__version__ = "0.1.0"
