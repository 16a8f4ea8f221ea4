"""The guardians."""

from miskatonic.games.arkham_horror.components import TOKENS, Token
from miskatonic.games.arkham_horror.declare import sheet
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
    wider_outskirts,
)
from miskatonic.games.kingsport.rules.sheets import ask_for_sheets

with BOX:
    TOKENS[BAST] = Token("bast", 1)
    sheet(
        GUARDIANS,
        "bast",
        "Bast",
        "Bastet (f)",
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
        visions(),
        dreamers("the_dreamlands", "plateau_of_leng", "the_underworld", "unknown_kadath"),
        pile=VISIONS,
    )
    sheet(
        GUARDIANS,
        "nodens",
        "Nodens",
        "Nodens",
        more_blessings(),
        dropped("nightgaunt"),
        wider_outskirts(1),
        pile=BLESSINGS,
    )

ask_for_sheets()
