"""The special cards but for those of the guardians."""

from miskatonic.games.arkham_horror.declare import card
from miskatonic.games.arkham_horror.effects.guarding import avoids, gone_when_awake
from miskatonic.games.arkham_horror.effects.people import take_special
from miskatonic.games.arkham_horror.effects.skills import as_clues, raises
from miskatonic.games.arkham_horror.effects.using import rests, when_gained
from miskatonic.games.arkham_horror.events.people import WillBeDevoured
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.rules.possessions import keeps_course, sails, seals_for_good

with BOX:
    card(
        "special",
        "captain_of_the_white_ship",
        "Captain of the White Ship",
        "Capitaine du Bateau Blanc",
        *keeps_course("the_white_ship"),
        when_gained(take_special("the_white_ship")),
        words=(
            "You also take the White Ship. You are never delayed in Other Worlds. When you are lost in time and space, discard both.",
            "Vous prenez aussi le Bateau Blanc. Vous n'êtes jamais retardé dans les Autres Mondes. Quand vous êtes perdu dans le "
            "temps et l'espace, défaussez les deux.",
        ),
    )
    card(
        "special",
        "the_white_ship",
        "The White Ship",
        "Le Bateau Blanc",
        sails(),
        words=(
            "Movement: instead of moving from a town or within an Other World, go to the first area of any Other World.",
            "Mouvement : au lieu de vous déplacer depuis une ville ou dans un Autre Monde, rendez-vous dans la première zone de "
            "n'importe quel Autre Monde.",
        ),
    )
    card(
        "special",
        "changed",
        "Changed",
        "Transformé",
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
        words=(
            "When you seal a gate, you may lay it there: nothing removes that elder sign.",
            "Quand vous scellez un portail, vous pouvez le poser là : rien ne retire ce signe des Anciens.",
        ),
    )
    card(
        "special",
        "beloved_of_bast",
        "Beloved of Bast",
        "Bien-aimé de Bastet",
        rests(),
        gone_when_awake(),
        when_gained(take_special("nine_lives")),
    )
    card(
        "special",
        "nine_lives",
        "Nine Lives",
        "Neuf Vies",
        avoids(WillBeDevoured, "choice"),
        gone_when_awake(),
    )
