"""The keeper actions."""

from miskatonic.games.mansions.declare import keeper_action
from miskatonic.games.mansions.effects.investigators import by_test, take
from miskatonic.games.mansions.effects.keeper import draw, keeper_chooses, move_a_monster
from miskatonic.games.mansions.effects.possession import possess
from miskatonic.games.mansions.effects.samples import lay_samples, take_sample
from miskatonic.games.mansions.effects.schemes import (
    banish,
    bewitch,
    burst_in,
    darken,
    draw_for_each,
    keeper_forced,
    kindle,
    lay_corpse,
    leave_corpses,
    paying,
    place_at_altar,
    raise_corpse,
    sacrifice,
)
from miskatonic.games.mansions.events import KeeperTurnBegan

keeper_action("command_minion", "Command Minion", "Commander les séides", 1, move_a_monster(2))
keeper_action(
    "creature_of_the_night",
    "Creature of the Night",
    "Créatures de la nuit",
    1,
    move_a_monster(2, further_in_darkness=1),
)
keeper_action("darkness", "Darkness", "Obscurité", 2, darken(by_test("willpower", failed=take(horror=1))))
keeper_action("dark_ritual", "Dark Ritual", "Rituel obscur", 2, draw_for_each("cultist"))
keeper_action("evil_presence", "Evil Presence", "Présence maléfique", 2, draw(mythos=1, trauma=1))
keeper_action("maniac_attack", "Maniac Attack", "Attaque de maniaque", 4, burst_in("maniac"))
keeper_action("pyromaniac", "Pyromaniac", "Propager le feu", 2, kindle(campfires=True))
keeper_action(
    "raise_dead",
    "Raise Dead",
    "Ranimer les morts",
    0,
    keeper_chooses(
        paying(1, lay_corpse(("Graveyard", "Crypt"))),
        paying(2, raise_corpse("zombie")),
    ),
    leave_corpses(),
)
keeper_action(
    "summoning",
    "Summoning",
    "Invocation",
    0,
    keeper_chooses(
        paying(1, sacrifice(1, "cultist", "zombie")),
        paying(2, sacrifice(2, "cultist", "hound_of_tindalos")),
        paying(3, sacrifice(3, "cultist", "shoggoth")),
    ),
)
keeper_action("summon_worshippers", "Summon Worshippers", "Invoquer des adorateurs", 2, place_at_altar("cultist"))
keeper_action(
    "take_sample",
    "Take Sample",
    "Prendre un échantillon",
    1,
    take_sample(),
    keeper_forced(KeeperTurnBegan, lay_samples()),
)
keeper_action("uncontrollable_urges", "Uncontrollable Urges", "Pulsions incontrôlables", 2, possess())
keeper_action(
    "witchcraft",
    "Witchcraft",
    "Sorcellerie",
    2,
    bewitch("witch"),
    keeper_forced(KeeperTurnBegan, banish("witch")),
)
