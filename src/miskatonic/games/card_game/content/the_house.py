"""The house of The Gathering: its locations, and the parley with Lita Chantler."""

from __future__ import annotations

from miskatonic.games.card_game.components import Side
from miskatonic.games.card_game.content.the_gathering import LITA, SET
from miskatonic.games.card_game.declare import location
from miskatonic.games.card_game.effects.cards import take_control
from miskatonic.games.card_game.effects.checks import skill_check
from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.effects.standing import forbids_entry
from miskatonic.games.card_game.effects.story import resign
from miskatonic.games.card_game.effects.timing import THIS_LOCATION, YOU, after
from miskatonic.games.card_game.effects.using import action, forced
from miskatonic.games.card_game.events import Entered

location(
    "study",
    "the Study",
    "l’Étude (f)",
    "01111",
    encounter_set=SET,
    unrevealed=Side("circle", ()),
    revealed=Side("circle", ()),
    shroud=2,
    clues=2,
)
location(
    "hallway",
    "the Hallway",
    "au Vestibule",
    "01112",
    encounter_set=SET,
    unrevealed=Side("square", ("triangle", "plus", "diamond")),
    revealed=Side("square", ("triangle", "plus", "diamond")),
    shroud=1,
)
location(
    "attic",
    "the Attic",
    "au Grenier",
    "01113",
    encounter_set=SET,
    unrevealed=Side("triangle", ("square",)),
    revealed=Side("triangle", ("square",)),
    shroud=1,
    clues=2,
    victory=1,
    lines=(forced(after(Entered, YOU, THIS_LOCATION), take(horror=1)),),
)
location(
    "cellar",
    "the Cellar",
    "à la Cave",
    "01114",
    encounter_set=SET,
    unrevealed=Side("plus", ("square",)),
    revealed=Side("plus", ("square",)),
    shroud=4,
    clues=2,
    victory=1,
    lines=(forced(after(Entered, YOU, THIS_LOCATION), take(damage=1)),),
)


location(
    "parlor",
    "the Parlor",
    "au Salon",
    "01115",
    encounter_set=SET,
    unrevealed=Side(
        "diamond",
        ("square",),
        (forbids_entry(),),
    ),
    revealed=Side("diamond", ("square",)),
    shroud=2,
    lines=(
        action(resign(), designator="resign"),
        action(
            skill_check("intellect", 4, passed=take_control(LITA)),
            designator="parley",
            possible=lambda game, you: (LITA, you.at) in game.loose,
        ),
    ),
)
