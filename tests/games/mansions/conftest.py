"""What tests of Mansions of Madness may ask for."""

from tests.games.mansions.grounds import grounds

__all__ = ["grounds"]
