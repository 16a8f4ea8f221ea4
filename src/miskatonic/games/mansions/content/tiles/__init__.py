"""The tiles that boards are laid out of."""

from miskatonic.games.mansions.content.tiles import large, medium, small

__all__ = ["large", "medium", "small"]
