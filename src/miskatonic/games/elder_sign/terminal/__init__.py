"""The board in the terminal."""

from miskatonic.games.elder_sign.terminal.board import ElderSignBoard


def make_board() -> ElderSignBoard:
    """The board of Elder Sign."""
    return ElderSignBoard()
