"""The guardians."""

from miskatonic.games.arkham_horror.components import TOKENS, Token
from miskatonic.games.arkham_horror.declare import sheet
from miskatonic.games.arkham_horror.rules.doom import OUTSKIRTS_LIMIT
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.components import GUARDIANS
from miskatonic.games.kingsport.effects.guardians import (
    BAST,
    BLESSINGS,
    VISIONS,
    beloved,
    devotion,
    dreamers,
    dropped,
    keeps_monsters_out,
    more_blessings,
    offering,
    visions,
)
from miskatonic.games.kingsport.rules.sheets import ask_for_sheets
from miskatonic.kernel.hooks import modifies

with BOX:
    TOKENS[BAST] = Token("bast", 1)
    sheet(
        GUARDIANS,
        "bast",
        "Bast",
        "Bastet",
        (
            "In the encounter phase, whoever is in the streets may pay $2 for a Bast token, one at most. At the start of each turn its owner "
            "spends all focus or gives it up. In the Mythos phase no monster enters the area of its owner. When The Story Continues is drawn, "
            "the first player with a Bast token or with Foolishness gives the token up and gains both cards Beloved of Bast, unless somebody "
            "else has them.",
            "Dans la phase de rencontres, quiconque est dans les rues peut payer 2 $ pour un pion Bastet, un seul au plus. Au début de chaque "
            "tour, son propriétaire dépense toute sa concentration ou rend le pion. Dans la phase de Mythe, aucun monstre n'entre dans la zone "
            "de son propriétaire. Quand L'histoire continue est piochée, le premier joueur qui a un pion Bastet ou l'allié Folie rend le pion et "
            "gagne les deux cartes Bien-aimé de Bastet, sauf si quelqu'un d'autre les a.",
        ),
        offering(2),
        devotion(),
        keeps_monsters_out(),
        beloved("the_story_continues", "foolishness", "beloved_of_bast", "nine_lives"),
    )
    sheet(
        GUARDIANS,
        "hypnos",
        "Hypnos",
        "Hypnos",
        (
            "At the start of each upkeep the first player draws a Vision of Hypnos, which is discarded at the end of the Mythos phase. In "
            "encounters in the Dreamlands, the Plateau of Leng, the Underworld and Unknown Kadath, all skills are higher by 1.",
            "Au début de chaque entretien, le premier joueur pioche une Vision d'Hypnos, défaussée à la fin de la phase de Mythe. Dans les "
            "rencontres du Pays des Rêves, du Plateau de Leng, du Monde Inférieur et de Kadath l'Inconnue, toutes les compétences "
            "augmentent de 1.",
        ),
        *visions(),
        dreamers("the_dreamlands", "plateau_of_leng", "the_underworld", "unknown_kadath"),
        pile=VISIONS,
    )
    sheet(
        GUARDIANS,
        "nodens",
        "Nodens",
        "Nodens",
        (
            "Whoever gains a blessing draws a Blessing of Nodens, too. Instead of a combat check against a Nightgaunt one may be dropped into an "
            "open gate of one's choice. There is room for 1 monster more in the Outskirts.",
            "Quiconque gagne une bénédiction pioche aussi une Bénédiction de Nodens. Au lieu d'un test de combat contre une Maigre Bête de la "
            "Nuit, on peut se laisser tomber dans un portail ouvert de son choix. La Périphérie a de la place pour 1 monstre de plus.",
        ),
        more_blessings(),
        dropped("nightgaunt"),
        modifies(OUTSKIRTS_LIMIT, 1),
        pile=BLESSINGS,
    )

ask_for_sheets()
