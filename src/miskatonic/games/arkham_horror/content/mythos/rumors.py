"""The rumors of the Mythos deck, and the card that has it shuffled."""

from miskatonic.games.arkham_horror.declare import mythos
from miskatonic.games.arkham_horror.effects.checks import NOTHING
from miskatonic.games.arkham_horror.effects.losses import give_up
from miskatonic.games.arkham_horror.effects.monsters import tougher
from miskatonic.games.arkham_horror.effects.people import cursed, draw, gain, pay
from miskatonic.games.arkham_horror.effects.rumors import (
    ALLY_LEAVES,
    DOOM_BY_DIE,
    EXPERIMENT,
    RITUAL,
    TERROR_BY_DIE,
    UNDOING,
    clues_off_rumor,
    experiment_over,
    fails_at_terror,
    fails_when_awake,
    fight_captive,
    give_spells,
    good_work,
    passes,
    rumor_task,
)
from miskatonic.games.arkham_horror.effects.town import spend_gates

mythos(
    "rumor",
    "disturbing_the_dead",
    "Disturbing the Dead",
    "Le repos des morts troublé",
    None,
    rumor_task("rivertown", spend_gates(2), passes(draw("spell"))),
    fails_at_terror(10, cursed()),
    gate="black_cave",
    white=["slash", "triangle", "star"],
    black=["hexagon"],
    marks=["rivertown"],
    ongoing=TERROR_BY_DIE,
    passes=(
        "Somebody in the streets of Rivertown gives up 2 gate trophies: everybody draws 1 spell.",
        "Quelqu'un dans les rues de Rivertown dépense 2 trophées de portail : chacun pioche 1 sort.",
    ),
    fails=("Terror reaches 10: everybody is cursed.", "La terreur atteint 10 : chacun est maudit."),
)
mythos(
    "rumor",
    "good_work_undone",
    "Good Work Undone",
    "Le bon travail réduit à néant",
    None,
    rumor_task("easttown", clues_off_rumor(), good_work(draw("unique"))),
    gate="unvisited_isle",
    white=["slash", "triangle", "star"],
    black=["hexagon"],
    marks=["easttown"],
    tokens=6,
    ongoing=UNDOING,
    passes=(
        "No clue is left on the card; whoever is in the streets of Easttown may spend clues to take as many off: everybody draws 1 unique item.",
        "Il ne reste aucun indice sur la carte ; quiconque est dans les rues du Quartier Est peut dépenser des indices pour en retirer autant : chacun pioche 1 objet unique.",
    ),
    fails=(
        "There are 10 clues on the card: all seals are broken.",
        "Il y a 10 indices sur la carte : tous les sceaux sont brisés.",
    ),
)
mythos(
    "rumor",
    "the_great_ritual",
    "The Great Ritual",
    "Le grand rituel",
    None,
    tougher(2, "cultist", "witch", "warlock", "high_priest"),
    rumor_task("french_hill", give_spells(), passes(gain(clue=2))),
    gate="graveyard",
    white=["slash", "triangle", "star"],
    black=["hexagon"],
    marks=["french_hill"],
    ongoing=RITUAL,
    words=(
        "Cultists, Witches, Warlocks and High Priests are tougher by 2.",
        "La force des Cultistes, des Sorcières, des Sorciers et des Grands Prêtres augmente de 2.",
    ),
    passes=(
        "Somebody in the streets of French Hill discards 3 spells (4 with 5 or more players): everybody gains 2 clues.",
        "Quelqu'un dans les rues de French Hill défausse 3 sorts (4 à 5 joueurs ou plus) : chacun gagne 2 indices.",
    ),
    fails=(
        "There are 5 clues on the card: two Mythos cards are drawn each turn.",
        "Il y a 5 indices sur la carte : deux cartes Mythe sont piochées à chaque tour.",
    ),
)
mythos(
    "rumor",
    "the_southside_strangler_strikes",
    "The Southside Strangler Strikes",
    "L'étrangleur du Quartier Sud frappe",
    None,
    rumor_task("southside", pay(clue=5), passes(gain(money=5))),
    gate="independence_square",
    white=["slash", "triangle", "star"],
    black=["hexagon"],
    marks=["southside"],
    ongoing=ALLY_LEAVES,
    passes=(
        "Somebody in the streets of Southside spends 5 clues: everybody gains $5.",
        "Quelqu'un dans les rues du Quartier Sud dépense 5 indices : chacun gagne 5 $.",
    ),
    fails=(
        "No ally is left in the deck: everybody's maximum sanity or stamina falls by 1.",
        "Il ne reste aucun allié dans le paquet : la santé mentale ou la résistance maximale de chacun baisse de 1.",
    ),
)
mythos(
    "rumor",
    "the_stars_are_right",
    "The Stars Are Right",
    "Les Astres sont Propices",
    None,
    rumor_task("downtown", give_up("ally"), passes(draw("common", 2))),
    fails_when_awake(NOTHING),
    gate="science_building",
    white=["slash", "triangle", "star"],
    black=["hexagon"],
    marks=["downtown"],
    ongoing=DOOM_BY_DIE,
    passes=(
        "Somebody in the streets of Downtown discards an ally: everybody draws 2 common items.",
        "Quelqu'un dans les rues du Centre-Ville défausse un allié : chacun pioche 2 objets communs.",
    ),
    fails=("The Ancient One awakens.", "Le Grand Ancien se réveille."),
)
mythos(
    "rumor",
    "the_terrible_experiment",
    "The Terrible Experiment",
    "La Terrible Expérience",
    None,
    rumor_task("miskatonic_university", fight_captive(), experiment_over(draw("skill"))),
    gate="unvisited_isle",
    white=["slash", "triangle", "star"],
    black=["hexagon"],
    marks=["miskatonic_university"],
    monsters=5,
    ongoing=EXPERIMENT,
    passes=(
        "No monster is left on the card; whoever is in the streets of Miskatonic University may fight them: everybody draws 1 skill.",
        "Il ne reste aucun monstre sur la carte ; quiconque est dans les rues de l'Université Miskatonic peut les affronter : chacun pioche 1 compétence.",
    ),
    fails=(
        "There are 8 monsters on the card: terror rises to 10 and they are let loose.",
        "Il y a 8 monstres sur la carte : la terreur passe à 10 et ils sont lâchés.",
    ),
)
mythos("special", "the_story_continues", "The Story Continues…", "L'histoire continue…")
