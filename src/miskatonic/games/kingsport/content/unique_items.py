"""The unique items."""

from miskatonic.games.arkham_horror.components import UNIQUE_ITEMS
from miskatonic.games.arkham_horror.declare import card, further, weapon
from miskatonic.games.arkham_horror.declare.tomes import tome
from miskatonic.games.arkham_horror.effects.people import lose, search_deck
from miskatonic.games.arkham_horror.effects.reading import gives_this_up
from miskatonic.games.arkham_horror.effects.town import remove_doom
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.effects.possessions import pays_for_spells, requiem
from miskatonic.kernel.effect import both

with BOX:
    weapon(
        "unique",
        "brazier_of_souls",
        "the Brazier of Souls",
        "le Brasero des Âmes",
        "magical",
        8,
        price=7,
        hands=2,
        exhausts=True,
        refresh_focus=True,
    )
    card(
        "unique",
        "crystal_of_the_elder_things",
        "the Crystal of the Elder Things",
        "le Cristal des Choses Très Anciennes",
        pays_for_spells(),
        price=4,
        copies=4,
        uses=3,
    )
    further(UNIQUE_ITEMS, "elder_sign_kingsport", "elder_sign")
    tome(
        "eltdown_shards",
        "the Eltdown Shards (pl)",
        "les Tessons d’Eltdown (m pl)",
        -2,
        both(remove_doom(1), lose(sanity=2), gives_this_up()),
        movement=2,
        price=5,
        copies=2,
    )
    tome(
        "livre_d_ivon",
        "the Livre d’Ivon",
        "le Livre d’Ivon",
        -2,
        both(search_deck("spell"), lose(sanity=2), gives_this_up()),
        movement=2,
        price=6,
    )
    tome(
        "massa_di_requiem_per_shuggay",
        "Massa di Requiem per Shuggay",
        "la Massa di Requiem per Shuggay",
        -2,
        both(gives_this_up(), requiem()),
        movement=4,
        price=4,
        skill="will",
    )
    weapon(
        "unique",
        "yithian_rifle",
        "the Yithian Rifle",
        "le Fusil Yithien",
        "magical",
        6,
        price=6,
        hands=2,
        copies=2,
        exhausts=True,
        refresh_focus=True,
    )
