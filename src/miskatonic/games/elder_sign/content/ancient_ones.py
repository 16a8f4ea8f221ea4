"""The Ancient Ones."""

from miskatonic.games.elder_sign.declare import ancient_one, investigation, lore, peril, terror
from miskatonic.games.elder_sign.dice import X
from miskatonic.games.elder_sign.effects import (
    ATTACK,
    both,
    discard_by_dice,
    doom,
    each,
    end_of_the_world,
    have_clue,
    have_monster_trophy,
    lose,
    lose_card,
    lose_clues,
    lose_monster_trophy,
    lose_trophies,
    lower_maximum,
    one_of,
    or_devoured,
    then,
)
from miskatonic.games.elder_sign.rules.abilities import (
    anger_of_yig,
    dearer,
    icy_winds,
    lower_maximums,
    second_task_of_terror,
    worlds_vanish,
)

ancient_one(
    "azathoth",
    "Azathoth",
    ("Absolute Destruction", "Destruction absolue"),
    (
        "If Azathoth awakens, the investigators lose at once.",
        "Si Azathoth se réveille, les investigateurs perdent aussitôt.",
    ),
    elder_signs=14,
    doom_track=12,
    monster_spaces=[4, 7, 10],
    awakens=end_of_the_world(),
)
ancient_one(
    "cthulhu",
    "Cthulhu",
    ("Dreams of Madness", "Rêves terrifiants"),
    (
        "The maximum sanity and the maximum stamina of every investigator are 1 lower.",
        "La santé mentale et la résistance maximales de chaque investigateur sont réduites de 1.",
    ),
    *lower_maximums(),
    elder_signs=13,
    doom_track=11,
    monster_spaces=[3, 5, 7, 9],
    attack=then(each(one_of(lower_maximum("sanity"), lower_maximum("stamina"), kind=ATTACK)), doom(1)),
    combat=[terror, lore, peril],
)
ancient_one(
    "hastur",
    "Hastur",
    ("The King in Yellow", "Le Roi en jaune"),
    (
        "An elder sign bought at the entrance costs 2 trophies more.",
        "Un Signe des Anciens acheté à l'entrée coûte 2 trophées de plus.",
    ),
    dearer("elder_sign", 2),
    elder_signs=13,
    doom_track=11,
    monster_spaces=[3, 6, 9],
    attack=each(one_of(lose_clues(1), lose(sanity=2), kind=ATTACK)),
    combat=[lore, terror, X],
)
ancient_one(
    "ithaqua",
    "Ithaqua",
    ("Icy Winds", "Vents glacés"),
    (
        "Whoever uses a unique item or a spell loses 1 stamina.",
        "Quiconque utilise un objet unique ou un sort perd 1 résistance.",
    ),
    icy_winds(lose(stamina=1)),
    elder_signs=11,
    doom_track=9,
    monster_spaces=[3, 5, 8],
    awakens=each(discard_by_dice()),
    attack=each(one_of(lose_clues(1), lose(stamina=2), kind=ATTACK)),
    combat=[investigation(3), terror, peril],
)
ancient_one(
    "nyarlathotep",
    "Nyarlathotep",
    ("A Thousand Masks", "Les mille masques"),
    (
        "The 5 Mask monsters are in the monster cup.",
        "Les 5 monstres Masque sont dans la tasse des monstres.",
    ),
    elder_signs=11,
    doom_track=9,
    monster_spaces=[2, 4, 6, 8],
    awakens=each(or_devoured(have_clue())),
    attack=each(or_devoured(lose_clues(1))),
    combat=[lore, peril, investigation(2)],
    masks=True,
)
ancient_one(
    "shub_niggurath",
    "Shub-Niggurath",
    ("Black Goat of the Woods", "La chèvre noire des bois"),
    (
        "Each monster has a second task of its own: 1 terror.",
        "Chaque monstre a une seconde tâche qui lui est propre\u202f: 1 terreur.",
    ),
    second_task_of_terror(),
    elder_signs=12,
    doom_track=10,
    monster_spaces=[2, 4, 6, 8],
    awakens=each(or_devoured(have_monster_trophy())),
    attack=each(or_devoured(lose_monster_trophy())),
    combat=[terror, terror],
)
ancient_one(
    "yig",
    "Yig",
    ("Yig's Anger", "La colère de Yig"),
    (
        "The investigators lose 1 elder sign when one of them completes a Cultist's task, or is devoured.",
        "Les investigateurs perdent 1 Signe des Anciens quand l'un d'eux accomplit la tâche d'un Cultiste ou est dévoré.",
    ),
    *anger_of_yig(),
    elder_signs=10,
    doom_track=8,
    monster_spaces=[1, 3, 4, 5, 7],
    awakens=each(or_devoured(both(lose_card("common"), lose_card("unique"), lose_card("spell")))),
    attack=each(one_of(lose_clues(1), lose(sanity=1, stamina=1), kind=ATTACK)),
    combat=[peril, peril],
)
ancient_one(
    "yog_sothoth",
    "Yog-Sothoth",
    ("The Key and the Gate", "La clef et la porte"),
    (
        "An Other World that is failed is removed from the game; when none is left, Yog-Sothoth awakens.",
        "Un Autre Monde raté est retiré de la partie ; quand il n'en reste aucun, Yog-Sothoth se réveille.",
    ),
    worlds_vanish(),
    elder_signs=10,
    doom_track=10,
    monster_spaces=[3, 6, 9],
    attack=each(or_devoured(lose_trophies(1))),
    combat=[lore, lore, investigation(3)],
)
