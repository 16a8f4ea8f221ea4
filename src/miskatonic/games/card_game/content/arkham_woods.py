"""The locations of The Devourer Below: the Main Path, the Arkham Woods and the Ritual Site."""

from __future__ import annotations

from miskatonic.games.card_game.components import Side
from miskatonic.games.card_game.declare import location
from miskatonic.games.card_game.effects.answers import refill_clues, stays_unless
from miskatonic.games.card_game.effects.checks import skill_check
from miskatonic.games.card_game.effects.combining import one_of
from miskatonic.games.card_game.effects.harm import heal, take
from miskatonic.games.card_game.effects.standing import investigated_with
from miskatonic.games.card_game.effects.story import resign
from miskatonic.games.card_game.effects.timing import THIS_LOCATION, YOU, after, fewer_clues_here, when
from miskatonic.games.card_game.effects.using import action, forced
from miskatonic.games.card_game.events import Entered, Leaving, RoundEnded
from miskatonic.kernel.line import Limit, Line

SET = "the_devourer_below"

location(
    "main_path",
    "on the Main Path",
    "sur le Chemin Principal",
    "01149",
    encounter_set=SET,
    traits=("Woods",),
    unrevealed=Side("squiggle", ("square", "plus")),
    revealed=Side("squiggle", ("square", "plus")),
    joins="Woods",
    shroud=2,
    lines=(action(resign(), designator="resign"),),
)

BACK_OF_THE_WOODS = Side("square", ("squiggle",))

location(
    "arkham_woods",
    "the Arkham Woods (pl)",
    "les Bois d’Arkham (m)",
    "01150b",
    copies=0,
    encounter_set=SET,
    traits=("Woods",),
    unrevealed=BACK_OF_THE_WOODS,
    revealed=BACK_OF_THE_WOODS,
    shroud=0,
    anonymous=True,
    lines=(),
)


def woods(
    slug: str,
    en: str,
    fr: str,
    code: str,
    symbol: str,
    connects_to: tuple[str, ...],
    *lines: Line,
    shroud: int,
    clues: int = 0,
) -> None:
    """One of the Arkham Woods: before they are revealed, all of them look the same."""
    location(
        f"arkham_woods_{slug}",
        "the Arkham Woods (pl)",
        "les Bois d’Arkham (m)",
        code,
        subtitle_en=en,
        subtitle_fr=fr,
        encounter_set=SET,
        traits=("Woods",),
        unrevealed=BACK_OF_THE_WOODS,
        revealed=Side(symbol, ("squiggle", *connects_to)),
        shroud=shroud,
        clues=clues,
        lines=lines,
    )


woods(
    "unhallowed_ground",
    "Unhallowed Ground",
    "Terre non Consacrée",
    "01150",
    "triangle",
    ("hourglass", "diamond"),
    forced(after(Entered, YOU, THIS_LOCATION), skill_check("willpower", 4, failed=take(1, 1))),
    shroud=4,
    clues=1,
)


woods(
    "twisting_paths",
    "Twisting Paths",
    "Chemins Sinueux",
    "01151",
    "t",
    ("diamond", "equals"),
    forced(when(Leaving, YOU, THIS_LOCATION), stays_unless("intellect", 3)),
    shroud=3,
    clues=1,
)
woods(
    "old_house",
    "Old House",
    "Vieille Maison",
    "01152",
    "diamond",
    ("triangle", "t"),
    investigated_with("willpower"),
    shroud=2,
    clues=1,
)
woods(
    "cliffside",
    "Cliffside",
    "Bord de la Falaise",
    "01153",
    "hourglass",
    ("moon", "triangle"),
    investigated_with("agility"),
    shroud=2,
    clues=1,
)
woods(
    "tangled_thicket",
    "Tangled Thicket",
    "Fourrés Enchevêtrés",
    "01154",
    "equals",
    ("t", "moon"),
    investigated_with("combat"),
    shroud=2,
    clues=1,
)
woods(
    "quiet_glade",
    "Quiet Glade",
    "Clairière Tranquille",
    "01155",
    "moon",
    ("equals", "hourglass"),
    action(one_of(heal(damage=1), heal(horror=1)), limit=Limit(1, "turn")),
    shroud=1,
)


location(
    "ritual_site",
    "at the Ritual Site",
    "au Site du Rituel",
    "01156",
    encounter_set=SET,
    traits=("Cave",),
    unrevealed=Side("plus", ("squiggle",)),
    revealed=Side("plus", ("squiggle",)),
    shroud=3,
    clues=2,
    lines=(
        forced(
            after(
                RoundEnded,
                fewer_clues_here(2),
            ),
            refill_clues(2),
        ),
    ),
)
