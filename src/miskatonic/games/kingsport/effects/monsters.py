"""What only certain monsters of the box do."""

from __future__ import annotations

from miskatonic.games.arkham_horror.effects.checks import own
from miskatonic.games.arkham_horror.events.town import CluesSwallowed
from miskatonic.games.arkham_horror.rules import harm
from miskatonic.games.arkham_horror.rules.monsters import shift
from miskatonic.games.arkham_horror.rules.places import board, place_option
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator
from miskatonic.games.kingsport.components import ASK
from miskatonic.kernel.decision import Rules, ask

NEAREST_CLUES = ASK("nearest_clues", "KH-COMP-25", str)


def _devours(game: Arkham, you: Investigator) -> Rules[None]:
    yield from harm.devour(game, you)


DEVOURS: ArkhamEffect = own(
    _devours,
    "whoever fails a combat check against it is devoured",
    "quiconque rate un test de combat contre lui est dévoré",
    devoured=1,
)


def _seek_clues(game: Arkham, you: Investigator) -> Rules[None]:
    figure = game.cause
    here = game.monsters[figure]
    routes = board(game.edition).by()
    lying = list(game.clues)
    nearest = routes.nearest(here, lying) if here in routes.connections else tuple(lying)
    if not nearest:
        return
    place = yield from ask(game.first, NEAREST_CLUES, [place_option("clues", near) for near in nearest], figure)
    shift(game, figure, place)
    if game.monsters[figure] == place:
        del game.clues[place]
        game.tell(CluesSwallowed(place))


SEEK_CLUES: ArkhamEffect = own(
    _seek_clues,
    "it goes to the nearest place with clues and all clues there are discarded",
    "elle va au lieu ou à la rue la plus proche où il y a des indices, et tous les indices y sont défaussés",
    clue=-1,
)
