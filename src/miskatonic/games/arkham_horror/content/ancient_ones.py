"""The eight Ancient Ones."""

from miskatonic.games.arkham_horror.declare import ancient_one
from miskatonic.games.arkham_horror.effects.ancient_ones import (
    CURSED_OR_DEVOURED,
    anger,
    dearer_seals,
    devoured_without,
    doom_returns,
    dreams_of_madness,
    end_of_all,
    icy_winds,
    key_and_gate,
    lose_trophy,
    rating_is_terror,
    roll_for_items,
    tougher_monsters,
    worshippers,
    worshippers_are,
    worshippers_frighten,
    worshippers_move,
    worshippers_resist,
)
from miskatonic.games.arkham_horror.effects.checks import both, choose, growing
from miskatonic.games.arkham_horror.effects.people import lose, lower_maximum
from miskatonic.games.arkham_horror.rules.monsters import COMBAT_DAMAGE, COMBAT_RATING, ENDLESS, TOUGHNESS

ancient_one(
    "azathoth",
    "Azathoth",
    ("Absolute Destruction", "Destruction Absolue"),
    ("If it awakens, the investigators lose the game.", "S'il se réveille, les investigateurs perdent la partie."),
    ("Maniacs are tougher by 1.", "La force des Maniaques augmente de 1."),
    worshippers(TOUGHNESS, 1, "maniac"),
    end_of_all(),
    combat_rating=None,
    doom_track=14,
)
ancient_one(
    "cthulhu",
    "Cthulhu",
    ("Dreams of Madness", "Rêves de Folie"),
    (
        "While it sleeps, everybody's maximum sanity and stamina are 1 lower.",
        "Tant qu'il dort, la santé mentale et la résistance maximales de chacun baissent de 1.",
    ),
    (
        "Cultists have a horror rating of −2 and a horror damage of 2.",
        "Les Cultistes ont une difficulté d'horreur de −2 et 2 dégâts d'horreur.",
    ),
    *worshippers_frighten(-2, 2, "cultist"),
    *dreams_of_madness(),
    combat_rating=-6,
    doom_track=13,
    attack=choose(lower_maximum("sanity"), lower_maximum("stamina")),
    after_attack=doom_returns(),
)
ancient_one(
    "hastur",
    "Hastur",
    ("The King in Yellow", "Le Roi en Jaune"),
    (
        "While it sleeps, sealing a gate costs 8 clues. Its combat rating is the terror level at the start of the battle, negative.",
        "Tant qu'il dort, sceller un portail coûte 8 indices. Sa difficulté de combat est l'opposé du niveau de terreur au début de "
        "la bataille.",
    ),
    (
        "Cultists fly and have a combat rating of −2.",
        "Les Cultistes volent et ont une difficulté de combat de −2.",
    ),
    worshippers_move("flying", "cultist"),
    worshippers(COMBAT_RATING, -3, "cultist"),
    dearer_seals(3),
    rating_is_terror(),
    combat_rating=0,
    doom_track=13,
    physical="resistance",
    attack=growing("luck", lose(sanity=2)),
)
ancient_one(
    "ithaqua",
    "Ithaqua",
    ("Icy Winds", "Vents Glacés"),
    (
        "While it sleeps, each investigator in the streets loses 1 stamina at the end of the Mythos phase, and weather cards are discarded "
        "without their ability.",
        "Tant qu'il dort, chaque investigateur dans les rues perd 1 de résistance à la fin de la phase de Mythe, et les cartes Météo "
        "sont défaussées sans leur capacité.",
    ),
    ("Cultists are tougher by 2.", "La force des Cultistes augmente de 2."),
    worshippers(TOUGHNESS, 2, "cultist"),
    *icy_winds(),
    combat_rating=-3,
    doom_track=11,
    start_of_battle=roll_for_items(),
    attack=growing("fight", lose(stamina=2)),
)
ancient_one(
    "nyarlathotep",
    "Nyarlathotep",
    ("A Thousand Masks", "Un Millier de Masques"),
    ("The five Masks are in the monster cup.", "Les cinq Masques sont dans la réserve de monstres."),
    ("Cultists are endless.", "Les Cultistes sont sans fin."),
    worshippers_are(ENDLESS, "cultist"),
    combat_rating=-4,
    doom_track=11,
    magical="resistance",
    start_of_battle=devoured_without("clue"),
    attack=both(growing("lore", lose(clue=1)), devoured_without("clue")),
    masks=True,
)
ancient_one(
    "shub_niggurath",
    "Shub-Niggurath",
    ("Black Goat of the Woods", "La Chèvre Noire des Bois"),
    ("While it sleeps, every monster is tougher by 1.", "Tant qu'elle dort, la force de chaque monstre augmente de 1."),
    ("Dark Young are endless.", "Les Jeunes Sombres sont sans fin."),
    worshippers_are(ENDLESS, "dark_young"),
    tougher_monsters(1),
    combat_rating=-5,
    doom_track=12,
    physical="immunity",
    start_of_battle=devoured_without("monster_trophy"),
    attack=both(growing("sneak", lose_trophy("monster")), devoured_without("monster_trophy")),
)
ancient_one(
    "yig",
    "Yig",
    ("Yig's Anger", "La Colère de Yig"),
    (
        "While it sleeps, a doom token is added each time a Cultist is defeated and each time an investigator is lost in time and space.",
        "Tant qu'il dort, un pion Destin est ajouté chaque fois qu'un Cultiste est vaincu et chaque fois qu'un investigateur se perd "
        "dans le temps et l'espace.",
    ),
    (
        "Cultists have a combat rating of +0 and a combat damage of 4.",
        "Les Cultistes ont une difficulté de combat de +0 et 4 dégâts de combat.",
    ),
    worshippers(COMBAT_RATING, -1, "cultist"),
    worshippers(COMBAT_DAMAGE, 3, "cultist"),
    *anger("cultist"),
    combat_rating=-3,
    doom_track=10,
    start_of_battle=CURSED_OR_DEVOURED,
    attack=growing("speed", lose(sanity=1, stamina=1)),
)
ancient_one(
    "yog_sothoth",
    "Yog-Sothoth",
    ("The Key and the Gate", "La Clé et la Porte"),
    (
        "While it sleeps, closing a gate takes 1 success more, and whoever is lost in time and space is devoured.",
        "Tant qu'il dort, fermer un portail demande 1 succès de plus, et quiconque se perd dans le temps et l'espace est dévoré.",
    ),
    (
        "Cultists are immune to magic and have a combat rating of −1.",
        "Les Cultistes sont immunisés contre la magie et ont une difficulté de combat de −1.",
    ),
    worshippers_resist("immunity", "cultist"),
    worshippers(COMBAT_RATING, -2, "cultist"),
    *key_and_gate(),
    combat_rating=-5,
    doom_track=12,
    magical="immunity",
    start_of_battle=devoured_without("gate_trophy"),
    attack=both(growing("will", lose_trophy("gate")), devoured_without("gate_trophy")),
)
