"""The Ancient Ones of Kingsport Horror."""

from miskatonic.games.arkham_horror.components import TOKENS, Token
from miskatonic.games.arkham_horror.declare import ancient_one
from miskatonic.games.arkham_horror.effects.monsters import alters
from miskatonic.games.arkham_horror.effects.people import devoured, lose_all
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.effects.powers import (
    BROOD,
    MOST_BROOD,
    all_seeing,
    bargain,
    brood,
    corrupting_text,
    every_gate_bursts,
    gaze,
    lose_by_round,
    no_mystic,
    sacrifice_somebody,
    terror_at_defeat,
)

with BOX:
    ancient_one(
        "atlach_nacha",
        "Atlach-Nacha",
        ("Web Between Worlds", "Toile Entre les Mondes"),
        every_gate_bursts(),
        no_mystic(),
        worshippers=alters("leng_spider", toughness=2, moves="fast"),
        words=(
            "While it sleeps, the gate of every Mythos card bursts open: an elder sign there is removed, and all fliers move. Mystic "
            "environments are discarded without their ability.",
            "Tant qu'il dort, le portail de chaque carte Mythe fait irruption\u202f: un signe des anciens qui s'y trouve est retiré, et tous "
            "les monstres volants se déplacent. Les environnements Mystiques sont défaussés sans leur capacité.",
        ),
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
        ("Eihort's Bargain", "Le Marché d'Eihort"),
        *bargain("cultist"),
        worshippers=(
            "Whoever defeats a Cultist gains a brood token.",
            "Quiconque vainc un Cultiste gagne un pion Couvée.",
        ),
        words=(
            "While it sleeps, whoever seals a gate gains a brood token. With each brood token its owner rolls a die: below the number of "
            "tokens, the owner is devoured. The tokens of the devoured become doom tokens, beyond the end of the track if need be.",
            "Tant qu'il dort, quiconque scelle un portail gagne un pion Couvée. À chaque pion Couvée, son propriétaire lance un dé\u202f: en "
            "dessous du nombre de pions, il est dévoré. Les pions de qui est dévoré deviennent des pions Destin, au besoin au-delà de la "
            "piste.",
        ),
        combat_rating=-4,
        doom_track=12,
        physical="immunity",
        start_of_battle=brood(),
        after_attack=brood(),
    )
    ancient_one(
        "ygolonac",
        "Y'Golonac",
        ("Corrupting Text", "Texte Corrupteur"),
        terror_at_defeat("cultist"),
        corrupting_text(),
        worshippers=(
            "Terror rises by 1 each time a Cultist is defeated.",
            "La terreur monte de 1 chaque fois qu'un Cultiste est vaincu.",
        ),
        words=(
            "While it sleeps, a doom token is added each time an investigator draws a Tome from a deck, kept or not. Tomes that an "
            "investigator begins with do not count.",
            "Tant qu'il dort, un pion Destin est ajouté chaque fois qu'un investigateur pioche un Tome dans un paquet, gardé ou non. Les "
            "Tomes du départ ne comptent pas.",
        ),
        combat_rating=-4,
        doom_track=12,
        physical="resistance",
        attack=lose_by_round(),
    )
    ancient_one(
        "yibb_tstll",
        "Yibb-Tstll",
        ("All-Seeing", "Qui Voit Tout"),
        *all_seeing(5),
        worshippers=alters("nightgaunt", horror_damage=3),
        words=(
            "While it sleeps, evade checks are harder by 1 and nobody has more than 5 clues. Its combat rating is the number of clues on the "
            "board when it awakens, negative. Twice as many successes as usual remove a doom token.",
            "Tant qu'il dort, la difficulté des tests d'évasion augmente de 1 et personne n'a plus de 5 indices. Sa difficulté de combat est "
            "l'opposé du nombre d'indices sur le plateau à son réveil. Il faut deux fois plus de succès pour retirer un pion Destin.",
        ),
        combat_rating=0,
        doom_track=11,
        start_of_battle=lose_all("clue"),
        after_attack=gaze(devoured()),
    )
