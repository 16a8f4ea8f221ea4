"""The board in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from miskatonic.cli.boards import Board


def make_board() -> Board:
    """The board of this game; what draws it is only needed now."""
    from miskatonic.games.mansions.terminal.board import MansionBoard

    return MansionBoard()
