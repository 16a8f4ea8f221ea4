"""What happens to a card while it is used: it is given up, or bears a token more."""

from miskatonic.games.arkham_horror.rules import holding
from miskatonic.games.arkham_horror.state import Arkham, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text


@word("gives_this_up", lambda: text("ah-effect-discard-this"))
def gives_this_up(game: Arkham, you: Investigator) -> Rules[None]:
    """The card that is being used is discarded."""
    if game.cause in you.cards:
        holding.discard(game, you, game.cause)
    yield from ()


@word("marks_this", lambda: text("ah-effect-mark-this"))
def marks_this(game: Arkham, you: Investigator) -> Rules[None]:
    """The card that is being used bears a token more, and is discarded when it bears as many as it can."""
    if game.cause in you.cards:
        holding.use_up(game, you, game.cause)
    yield from ()
