"""The Ancient Ones of Kingsport Horror."""

from miskatonic.games.arkham_horror.components import TOKENS, Token
from miskatonic.games.arkham_horror.declare import ancient_one
from miskatonic.games.arkham_horror.effects.ancient_ones import ignores_climate
from miskatonic.games.arkham_horror.effects.monsters import alters
from miskatonic.games.arkham_horror.effects.people import devoured, lose_all
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.effects.powers import (
    BROOD,
    MOST_BROOD,
    brood,
    brood_at_defeat,
    brood_becomes_doom,
    brood_for_seals,
    corrupting_text,
    double_wounds,
    every_gate_bursts,
    gaze,
    harder_evading,
    lose_by_round,
    most_clues,
    rating_is_clues,
    sacrifice_somebody,
    terror_at_defeat,
)

with BOX:
    ancient_one(
        "atlach_nacha",
        "Atlach-Nacha",
        ("Web Between Worlds", "Toile Entre les Mondes"),
        every_gate_bursts(),
        ignores_climate("mystic"),
        worshippers=alters("leng_spider", toughness=2, moves="fast"),
        combat_rating=-5,
        doom_track=13,
        physical="resistance",
        magical="resistance",
        after_attack=sacrifice_somebody(),
    )
    TOKENS[BROOD] = Token("eihort", MOST_BROOD)
    ancient_one(
        "eihort",
        "Eihort",
        ("Eihort’s Bargain", "Le Marché d’Eihort"),
        brood_for_seals(),
        brood_becomes_doom(),
        worshippers=brood_at_defeat("cultist"),
        combat_rating=-4,
        doom_track=12,
        physical="immunity",
        start_of_battle=brood(),
        after_attack=brood(),
    )
    ancient_one(
        "ygolonac",
        "Y’Golonac",
        ("Corrupting Text", "Texte Corrupteur"),
        corrupting_text(),
        worshippers=terror_at_defeat("cultist"),
        combat_rating=-4,
        doom_track=12,
        physical="resistance",
        attack=lose_by_round(),
    )
    ancient_one(
        "yibb_tstll",
        "Yibb-Tstll",
        ("All-Seeing", "Qui Voit Tout"),
        harder_evading(1),
        most_clues(5),
        rating_is_clues(),
        double_wounds(),
        worshippers=alters("nightgaunt", horror_damage=3),
        combat_rating=0,
        doom_track=11,
        start_of_battle=lose_all("clue"),
        after_attack=gaze(devoured()),
    )
