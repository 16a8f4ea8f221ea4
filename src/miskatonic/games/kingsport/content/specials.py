"""The special cards but for those of the guardians."""

from miskatonic.games.arkham_horror.declare import card
from miskatonic.games.arkham_horror.effects.guarding import avoids, gone_when_awake
from miskatonic.games.arkham_horror.effects.people import take_special
from miskatonic.games.arkham_horror.effects.skills import as_clues, raises
from miskatonic.games.arkham_horror.effects.using import rests, when_gained
from miskatonic.games.arkham_horror.events.people import WillBeDevoured
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.effects.possessions import lost_together, never_delayed_beyond, sails, seals_for_good

with BOX:
    card(
        "special",
        "captain_of_the_white_ship",
        "the Captain of the White Ship",
        "le Capitaine du Bateau Blanc",
        never_delayed_beyond(),
        lost_together("the_white_ship"),
        when_gained(take_special("the_white_ship")),
    )
    card(
        "special",
        "the_white_ship",
        "The White Ship",
        "Le Bateau Blanc",
        sails(),
    )
    card(
        "special",
        "changed",
        "Changed",
        "Transformé (t)",
        raises("sanity"),
        raises("stamina"),
        as_clues("exhaust"),
        when_gained(take_special("the_great_seal")),
    )
    card(
        "special",
        "the_great_seal",
        "The Great Seal",
        "Le Grand Sceau",
        seals_for_good(),
    )
    card(
        "special",
        "beloved_of_bast",
        "Beloved of Bast",
        "Bien-aimé de Bastet (t)",
        rests(),
        gone_when_awake(),
        when_gained(take_special("nine_lives")),
    )
    card(
        "special",
        "nine_lives",
        "Nine Lives",
        "Neuf Vies (t)",
        avoids(WillBeDevoured, "choice"),
        gone_when_awake(),
    )
