"""The house of The Gathering: its locations, and the parley with Lita Chantler."""

from __future__ import annotations

from miskatonic.games.card_game.components import Side
from miskatonic.games.card_game.content.the_gathering import LITA, SET
from miskatonic.games.card_game.declare import location
from miskatonic.games.card_game.effects.checks import skill_check
from miskatonic.games.card_game.effects.combining import function
from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.effects.standing import forbids_entry
from miskatonic.games.card_game.effects.story import resign
from miskatonic.games.card_game.effects.timing import THIS_LOCATION, YOU, after
from miskatonic.games.card_game.effects.using import action, forced
from miskatonic.games.card_game.events import Entered
from miskatonic.games.card_game.events.told import ControlTaken
from miskatonic.games.card_game.rules.cards import put_into_play
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.kernel.decision import Rules

location(
    "study",
    "Study",
    "Étude",
    "01111",
    encounter_set=SET,
    unrevealed=Side("circle", ()),
    revealed=Side("circle", ()),
    shroud=2,
    clues=2,
)
location(
    "hallway",
    "Hallway",
    "Vestibule",
    "01112",
    encounter_set=SET,
    unrevealed=Side("square", ("triangle", "plus", "diamond")),
    revealed=Side("square", ("triangle", "plus", "diamond")),
    shroud=1,
)
location(
    "attic",
    "Attic",
    "Grenier",
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
    "Cellar",
    "Cave",
    "01114",
    encounter_set=SET,
    unrevealed=Side("plus", ("square",)),
    revealed=Side("plus", ("square",)),
    shroud=4,
    clues=2,
    victory=1,
    lines=(forced(after(Entered, YOU, THIS_LOCATION), take(damage=1)),),
)


@function(
    "take control of Lita Chantler (only while nobody controls her)",
    "prendre le contrôle de Lita Chantler (seulement tant que personne ne la contrôle)",
    name="win_lita_over",
)
def win_lita_over(game: CardGame, you: Investigator) -> Rules[None]:
    """Lita comes along."""
    game.loose = [(card, at) for card, at in game.loose if card != LITA]
    game.tell(ControlTaken(you.slug, you.seat, LITA))
    yield from put_into_play(game, you, LITA)


location(
    "parlor",
    "Parlor",
    "Salon",
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
            skill_check("intellect", 4, passed=win_lita_over),
            designator="parley",
            possible=lambda game, you: (LITA, you.at) in game.loose,
        ),
    ),
)
