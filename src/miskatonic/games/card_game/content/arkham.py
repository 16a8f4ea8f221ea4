"""The locations of The Midnight Masks: Arkham."""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.games.card_game.components import AssetCard, Side, gift
from miskatonic.games.card_game.content.the_midnight_masks import SET
from miskatonic.games.card_game.declare import location
from miskatonic.games.card_game.effects.cards import draw, gain_resources, search_for
from miskatonic.games.card_game.effects.checks import skill_check
from miskatonic.games.card_game.effects.combining import both, function, one_of
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import heal, take
from miskatonic.games.card_game.effects.standing import cheaper_here
from miskatonic.games.card_game.effects.timing import THIS_LOCATION, YOU, after, the_enemy, when
from miskatonic.games.card_game.effects.using import action, answer, forced
from miskatonic.games.card_game.events import EnemySpawning, Entered
from miskatonic.games.card_game.rules import places
from miskatonic.games.card_game.rules.moving import move
from miskatonic.games.card_game.rules.values import has_trait
from miskatonic.games.card_game.state import CardGame, Investigator, card_of
from miskatonic.kernel.decision import Rules
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


def is_ally(card: str) -> bool:
    """Whether a card is an Ally asset."""
    return isinstance(card_of(card), AssetCard) and has_trait(card, "Ally")


@answer("it spawns here instead", "il apparaît ici à la place")
def spawns_here(game: CardGame, you: Investigator, event: EnemySpawning, card: str) -> Rules[EnemySpawning]:
    """The enemy comes to this location, whoever drew it."""
    yield from ()
    return replace(event, at=card, seat=-1)


place(
    "your_house",
    "Your House",
    "Votre Maison",
    "01124",
    "squiggle",
    ("circle",),
    forced(when(EnemySpawning, the_enemy("ghoul_priest", "the", "le")), spawns_here),
    action(both(draw(1), gain_resources(1)), limit=Limit(1, "turn")),
    shroud=2,
    clues=1,
)
place(
    "rivertown",
    "Rivertown",
    "Quartier de la Rivière",
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
    "Quartier Sud",
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
    "Quartier Sud",
    "01127",
    "square",
    ("diamond", "plus", "circle"),
    action(
        search_for(
            "search your deck for an Ally asset, add it to your hand, and shuffle your deck",
            "chercher un soutien Allié dans votre deck, l'ajouter à votre main, puis mélanger votre deck",
            is_ally,
        ),
        limit=Limit(1, "game"),
    ),
    subtitle_en="Ma's Boarding House",
    subtitle_fr="Pension de Ma",
    shroud=2,
    clues=1,
)
place(
    "st_marys_hospital",
    "St. Mary's Hospital",
    "Hôpital St. Mary",
    "01128",
    "plus",
    ("diamond", "square"),
    action(heal(damage=3), limit=Limit(1, "game")),
    shroud=2,
    clues=1,
)
place(
    "miskatonic_university",
    "Miskatonic University",
    "Université Miskatonic",
    "01129",
    "diamond",
    ("t", "plus", "circle", "square"),
    action(
        search_for(
            "search the top 6 cards of your deck for a Tome or Spell card, add it to your hand, and shuffle your deck",
            "chercher une carte Tome ou Sort dans les 6 premières cartes de votre deck, l'ajouter à votre main, puis"
            " mélanger votre deck",
            lambda card: has_trait(card, "Tome", "Spell"),
            top=6,
        )
    ),
    shroud=4,
    clues=2,
    victory=1,
)
place(
    "downtown_first_bank_of_arkham",
    "Downtown",
    "Centre-Ville",
    "01130",
    "triangle",
    ("moon", "t"),
    action(gain_resources(3), limit=Limit(1, "game")),
    subtitle_en="First Bank of Arkham",
    subtitle_fr="Première Banque d'Arkham",
    shroud=3,
    clues=1,
)
place(
    "downtown_arkham_asylum",
    "Downtown",
    "Centre-Ville",
    "01131",
    "triangle",
    ("moon", "t"),
    action(heal(horror=3), limit=Limit(1, "game")),
    subtitle_en="Arkham Asylum",
    subtitle_fr="Asile d'Arkham",
    shroud=4,
    clues=2,
    victory=1,
)
place(
    "easttown",
    "Easttown",
    "Quartier Est",
    "01132",
    "moon",
    ("circle", "triangle"),
    cheaper_here("Ally", 2),
    shroud=2,
    clues=1,
)


@function("move to Rivertown", "aller au Quartier de la Rivière", name="flee_to_rivertown")
def flee_to_rivertown(game: CardGame, you: Investigator) -> Rules[None]:
    """Away from the graves."""
    return move(game, you, "rivertown")


place(
    "graveyard",
    "Graveyard",
    "Cimetière",
    "01133",
    "hourglass",
    ("circle",),
    forced(
        after(Entered, YOU, THIS_LOCATION),
        skill_check("willpower", 3, failed=one_of(take(horror=2), flee_to_rivertown)),
    ),
    shroud=1,
    clues=2,
    victory=1,
)


@function(
    "gain 2 clues from the token pool",
    "gagner 2 indices de la réserve de pions",
    name="buy_clues",
    gives=gift({"clues": 2}),
)
def buy_clues(game: CardGame, you: Investigator) -> Rules[None]:
    """Money makes people talk."""
    return places.gain_clues(game, you, 2)


place(
    "northside",
    "Northside",
    "Quartier Nord",
    "01134",
    "t",
    ("diamond", "triangle"),
    action(buy_clues, cost=costing(resources=5), limit=Limit(1, "game", group=True)),
    shroud=3,
    clues=2,
    victory=1,
)
