"""What only certain monsters of the box do."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import slug_of
from miskatonic.games.arkham_horror.events.town import CluesSwallowed
from miskatonic.games.arkham_horror.rules import harm
from miskatonic.games.arkham_horror.rules.monsters import shift
from miskatonic.games.arkham_horror.rules.places import board, place_option
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.games.kingsport.components import ASK
from miskatonic.kernel.decision import Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Settled, Settler, Source, settles
from miskatonic.kernel.text import text

NEAREST_CLUES = ASK("nearest_clues", "KH-COMP-25", str)


@word("devours", lambda: text("kh-effect-devours"), gives=lambda: {"devoured": 1})
def devours(game: Arkham, you: Investigator) -> Rules[None]:
    """A failed combat check is the end."""
    yield from harm.devour(game, you)


@word("seek_clues", lambda: text("kh-effect-seek-clues"), gives=lambda: {"clue": -1})
def seek_clues(game: Arkham, you: Investigator) -> Rules[None]:
    """A monster goes to the nearest clues and discards them."""
    figure = game.cause
    here = game.monsters[figure]
    routes = board(game.edition).by()
    lying = list(game.clues)
    nearest = routes.nearest(here, lying) if here in routes.connections else tuple(lying)
    if not nearest:
        return
    options = [place_option("clues", near) for near in nearest]
    place = yield from ask(game.first, NEAREST_CLUES, options, figure, monster=piece(figure))
    shift(game, figure, place)
    if game.monsters[figure] == place:
        del game.clues[place]
        game.tell(CluesSwallowed(place))


def true_of(question: Settled[bool, str], kind: str) -> Settler:
    """Something is true of all monsters of a kind, beside those of which it is true anyway."""

    def answer(game: Arkham, source: Source, usual: bool, monster: str) -> bool:
        return usual or slug_of(monster) == kind

    return settles(question, answer)
