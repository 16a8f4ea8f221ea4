"""The cards of the Epic Battle: eight green ones over eight red ones."""

from typing import Literal

from miskatonic.games.arkham_horror.declare import declare
from miskatonic.games.arkham_horror.effects.ancient_ones import doom_returns
from miskatonic.games.arkham_horror.effects.checks import choose, each
from miskatonic.games.arkham_horror.effects.people import gain, lose
from miskatonic.games.arkham_horror.state import Section
from miskatonic.games.kingsport.box import EPIC
from miskatonic.games.kingsport.components import EPIC_CARDS, EpicCard
from miskatonic.games.kingsport.effects.rounds import (
    at_end,
    at_start,
    blessed_attack,
    combat_dice,
    devoured_after_attack,
    stakes,
    words_of,
)
from miskatonic.games.kingsport.effects.strikes import corruption
from miskatonic.kernel.line import Line
from miskatonic.kernel.text import text

WE: Section = "battle_attack"
IT: Section = "battle_defense"


def epic_card(
    pile: Literal["green", "red"], slug: str, en: str, fr: str, *lines: Line, order: tuple[Section, ...] = (WE, IT)
) -> EpicCard:
    """A card of the Epic Battle: who attacks in which order, and what happens beside."""
    card = EpicCard(slug=slug, en=en, fr=fr, text=words_of(order, lines), pile=pile, order=order, lines=lines)
    return declare(EPIC_CARDS, card)


def sinister_plot(pile: Literal["green", "red"], number: int) -> EpicCard:
    """A card that brings a plot of the Ancient One about; without one it is an ordinary round."""
    card = EpicCard(
        slug=f"epic_sinister_plot_{number}",
        en="Sinister Plot",
        fr="Sinistre Complot",
        text=text("kh-line-brings-plot"),
        pile=pile,
        order=(WE, IT),
        brings_plot=True,
    )
    return declare(EPIC_CARDS, card)


with EPIC:
    epic_card("green", "epic_evenly_matched", "Evenly Matched", "À Forces Égales")
    epic_card("green", "epic_opening_salvo", "Opening Salvo", "Première Salve", combat_dice(2))
    epic_card(
        "green",
        "epic_rallying_cry",
        "Rallying Cry",
        "Cri de Ralliement",
        at_start(WE, each(choose(gain(sanity=1), gain(stamina=1)))),
    )
    epic_card("green", "epic_moment_of_weakness", "Moment of Weakness", "Instant de Faiblesse", order=(WE,))
    epic_card("green", "epic_caught_off_guard", "Caught Off Guard", "Pris au Dépourvu", order=(IT, WE))
    epic_card("green", "epic_corruption", "Foul Corruption", "Corruption maléfique", at_end(IT, each(corruption())))
    sinister_plot("green", 1)
    sinister_plot("green", 2)

    declare(
        EPIC_CARDS,
        EpicCard(
            slug="epic_the_end_of_everything",
            en="The End of Everything",
            fr="La Fin de Tout",
            text=text("kh-lost-end-of-everything"),
            pile="red",
            order=(),
            ends_all=True,
        ),
    )
    sinister_plot("red", 3)
    epic_card(
        "red", "epic_noble_sacrifice", "Noble Sacrifice", "Noble sacrifice", blessed_attack(), devoured_after_attack()
    )
    epic_card("red", "epic_overwhelming_assault", "Overwhelming Assault", "Assaut Écrasant", order=(WE, IT, IT))
    epic_card("red", "epic_no_quarter", "No Quarter", "Sans Quartier", order=(IT,))
    epic_card(
        "red",
        "epic_crushing_despair",
        "Crushing Despair",
        "Désespoir Accablant",
        at_start(IT, each(choose(lose(sanity=1), lose(stamina=1)))),
        combat_dice(-1),
        order=(IT, WE),
    )
    epic_card("red", "epic_undying_strength", "Undying Strength", "Force Immortelle", at_end(IT, doom_returns()))
    epic_card("red", "epic_desperate_gambit", "Desperate Gambit", "Va-tout Désespéré", stakes(3, 2))
