"""The locations of The Midnight Masks: Arkham."""

from __future__ import annotations

from miskatonic.games.card_game.components import Side
from miskatonic.games.card_game.content.the_midnight_masks import SET
from miskatonic.games.card_game.declare import location
from miskatonic.games.card_game.effects.answers import spawn_here
from miskatonic.games.card_game.effects.cards import draw, gain_resources, search_for
from miskatonic.games.card_game.effects.checks import skill_check
from miskatonic.games.card_game.effects.combining import one_of
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import heal, take
from miskatonic.games.card_game.effects.moves import flee_to
from miskatonic.games.card_game.effects.standing import cheaper_here
from miskatonic.games.card_game.effects.story import gain_clues
from miskatonic.games.card_game.effects.timing import THIS_LOCATION, YOU, after, the_enemy, when
from miskatonic.games.card_game.effects.using import action, forced
from miskatonic.games.card_game.events import EnemySpawning, Entered
from miskatonic.kernel.effect import both
from miskatonic.kernel.line import Limit, Line


def place(
    slug: str,
    en: str,
    fr: str,
    code: str,
    symbol: str,
    connects_to: tuple[str, ...],
    *lines: Line,
    shroud: int,
    clues: int,
    victory: int = 0,
    subtitle_en: str = "",
    subtitle_fr: str = "",
    traits: tuple[str, ...] = (),
) -> None:
    """A location of Arkham: both sides have the same symbols."""
    side = Side(symbol, connects_to)
    location(
        slug,
        en,
        fr,
        code,
        subtitle_en=subtitle_en,
        subtitle_fr=subtitle_fr,
        encounter_set=SET,
        traits=("Arkham", *traits),
        unrevealed=side,
        revealed=side,
        shroud=shroud,
        clues=clues,
        victory=victory,
        lines=lines,
    )


place(
    "your_house",
    "Your House",
    "dans Votre Maison (f)",
    "01124",
    "squiggle",
    ("circle",),
    forced(when(EnemySpawning, the_enemy("ghoul_priest")), spawn_here()),
    action(both(draw(1), gain_resources(1)), limit=Limit(1, "turn")),
    shroud=2,
    clues=1,
)
place(
    "rivertown",
    "Rivertown",
    "le Quartier de la Rivière",
    "01125",
    "circle",
    ("moon", "diamond", "square", "squiggle", "hourglass"),
    traits=("Central",),
    shroud=1,
    clues=1,
)
place(
    "southside_historical_society",
    "Southside",
    "le Quartier Sud",
    "01126",
    "square",
    ("diamond", "plus", "circle"),
    action(draw(3), limit=Limit(1, "game")),
    subtitle_en="Historical Society",
    subtitle_fr="Société des Historiens",
    shroud=3,
    clues=1,
)
place(
    "southside_mas_boarding_house",
    "Southside",
    "le Quartier Sud",
    "01127",
    "square",
    ("diamond", "plus", "circle"),
    action(
        search_for(("Ally",), kind="asset"),
        limit=Limit(1, "game"),
    ),
    subtitle_en="Ma’s Boarding House",
    subtitle_fr="Pension de Ma",
    shroud=2,
    clues=1,
)
place(
    "st_marys_hospital",
    "at St. Mary's Hospital",
    "à l’Hôpital St. Mary (m)",
    "01128",
    "plus",
    ("diamond", "square"),
    action(heal(damage=3), limit=Limit(1, "game")),
    shroud=2,
    clues=1,
)
place(
    "miskatonic_university",
    "at Miskatonic University",
    "à l’Université Miskatonic (f)",
    "01129",
    "diamond",
    ("t", "plus", "circle", "square"),
    action(search_for(("Tome", "Spell"), top=6)),
    shroud=4,
    clues=2,
    victory=1,
)
place(
    "downtown_first_bank_of_arkham",
    "Downtown",
    "au Centre-Ville",
    "01130",
    "triangle",
    ("moon", "t"),
    action(gain_resources(3), limit=Limit(1, "game")),
    subtitle_en="First Bank of Arkham",
    subtitle_fr="Première Banque d’Arkham",
    shroud=3,
    clues=1,
)
place(
    "downtown_arkham_asylum",
    "Downtown",
    "au Centre-Ville",
    "01131",
    "triangle",
    ("moon", "t"),
    action(heal(horror=3), limit=Limit(1, "game")),
    subtitle_en="Arkham Asylum",
    subtitle_fr="Asile d’Arkham",
    shroud=4,
    clues=2,
    victory=1,
)
place(
    "easttown",
    "Easttown",
    "le Quartier Est",
    "01132",
    "moon",
    ("circle", "triangle"),
    cheaper_here("Ally", 2),
    shroud=2,
    clues=1,
)


place(
    "graveyard",
    "at the Graveyard",
    "au Cimetière",
    "01133",
    "hourglass",
    ("circle",),
    forced(
        after(Entered, YOU, THIS_LOCATION),
        skill_check("willpower", 3, failed=one_of(take(horror=2), flee_to("rivertown"))),
    ),
    shroud=1,
    clues=2,
    victory=1,
)


place(
    "northside",
    "Northside",
    "le Quartier Nord",
    "01134",
    "t",
    ("diamond", "triangle"),
    action(gain_clues(2), cost=costing(resources=5), limit=Limit(1, "game", group=True)),
    shroud=3,
    clues=2,
    victory=1,
)
