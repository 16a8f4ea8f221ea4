"""The rumors of the Mythos deck, and the card that has it shuffled."""

from miskatonic.games.arkham_horror.declare import mythos
from miskatonic.games.arkham_horror.effects.losses import give_up
from miskatonic.games.arkham_horror.effects.monsters import alters
from miskatonic.games.arkham_horror.effects.people import cursed, draw, gain, pay
from miskatonic.games.arkham_horror.effects.rumors import (
    ally_leaves,
    clues_off_rumor,
    experiment,
    fails_at_terror,
    fails_when_awake,
    fight_captive,
    give_spells,
    low_die,
    ritual,
    rumor_task,
    undoing,
)
from miskatonic.games.arkham_horror.effects.town import doom, spend_gates, terror

mythos(
    "rumor",
    "disturbing_the_dead",
    "Disturbing the Dead",
    "Le repos des morts troublé",
    None,
    rumor_task("rivertown", spend_gates(2), draw("spell")),
    fails_at_terror(10, cursed()),
    gate="black_cave",
    white=["slash", "triangle", "star"],
    black=["hexagon"],
    marks=["rivertown"],
    ongoing=low_die(terror()),
)
mythos(
    "rumor",
    "good_work_undone",
    "Good Work Undone",
    "Le bon travail réduit à néant",
    None,
    rumor_task("easttown", clues_off_rumor(), draw("unique"), left="clue"),
    gate="unvisited_isle",
    white=["slash", "triangle", "star"],
    black=["hexagon"],
    marks=["easttown"],
    tokens=6,
    ongoing=undoing(2, 10),
)
mythos(
    "rumor",
    "the_great_ritual",
    "The Great Ritual",
    "Le grand rituel",
    None,
    alters("cultist", "witch", "warlock", "high_priest", toughness=2),
    rumor_task("french_hill", give_spells(), gain(clue=2)),
    gate="graveyard",
    white=["slash", "triangle", "star"],
    black=["hexagon"],
    marks=["french_hill"],
    ongoing=ritual(5),
)
mythos(
    "rumor",
    "the_southside_strangler_strikes",
    "The Southside Strangler Strikes",
    "L’étrangleur du Quartier Sud frappe",
    None,
    rumor_task("southside", pay(clue=5), gain(money=5)),
    gate="independence_square",
    white=["slash", "triangle", "star"],
    black=["hexagon"],
    marks=["southside"],
    ongoing=ally_leaves(),
)
mythos(
    "rumor",
    "the_stars_are_right",
    "The Stars Are Right",
    "Les Astres sont Propices",
    None,
    rumor_task("downtown", give_up("ally"), draw("common", 2)),
    fails_when_awake(),
    gate="science_building",
    white=["slash", "triangle", "star"],
    black=["hexagon"],
    marks=["downtown"],
    ongoing=low_die(doom()),
)
mythos(
    "rumor",
    "the_terrible_experiment",
    "The Terrible Experiment",
    "La Terrible Expérience",
    None,
    rumor_task("miskatonic_university", fight_captive(), draw("skill"), left="monster"),
    gate="unvisited_isle",
    white=["slash", "triangle", "star"],
    black=["hexagon"],
    marks=["miskatonic_university"],
    monsters=5,
    ongoing=experiment(8, "miskatonic_university"),
)
mythos("special", "the_story_continues", "The Story Continues…", "L’histoire continue…")
