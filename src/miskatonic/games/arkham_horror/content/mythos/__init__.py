"""The Mythos deck, a module for each kind of card."""

from miskatonic.games.arkham_horror.content.mythos import environments, headlines, rumors

__all__ = ["environments", "headlines", "rumors"]
