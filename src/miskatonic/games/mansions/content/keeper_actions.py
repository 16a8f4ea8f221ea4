"""The keeper actions."""

from miskatonic.games.mansions.declare import keeper_action
from miskatonic.games.mansions.effects.abilities import keeper_forced
from miskatonic.games.mansions.effects.common import own
from miskatonic.games.mansions.effects.investigators import by_test, take
from miskatonic.games.mansions.effects.keeper import draw, keeper_chooses, move_a_monster
from miskatonic.games.mansions.effects.schemes import (
    banish,
    bewitch,
    burst_in,
    darken,
    draw_for_each,
    humanoids_leave_corpses,
    investigators_leave_corpses,
    kindle,
    lay_corpse,
    nameless,
    paying,
    place_at_altar,
    possess,
    raise_corpse,
    sacrifice,
)
from miskatonic.games.mansions.events import KeeperTurnBegan
from miskatonic.games.mansions.rules import samples
from miskatonic.kernel.text import own_words

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
        paying(
            1,
            lay_corpse(("Graveyard", "Crypt"), own_words("the Graveyard or the Crypt", "le Cimetière ou la Crypte")),
        ),
        paying(2, raise_corpse("zombie")),
    ),
    humanoids_leave_corpses(),
    investigators_leave_corpses(),
    passive=(
        "Where a humanoid monster or an investigator is killed, place a corpse.",
        "Là où un monstre humanoïde ou un investigateur est tué, placez un cadavre.",
    ),
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
    own(
        lambda game, keeper: samples.take(game),
        "a monster takes a sample of an investigator in its space; then you may move it up to 2 spaces, unless it is stunned",
        "un monstre prend un échantillon d'un investigateur de son espace\u202f; puis vous pouvez le déplacer jusqu'à "
        "2 espaces, sauf s'il est assommé",
        lambda game, keeper: bool(samples.possible(game)),
        threat=3,
    ),
    keeper_forced(
        KeeperTurnBegan,
        own(
            lambda game, keeper: samples.lay(game),
            "monsters beside an altar put their samples down",
            "les monstres près d'un autel y déposent leurs échantillons",
        ),
        samples.to_lay,
    ),
    passive=(
        "At the start of your turn, monsters beside an altar put their samples on it, each of which is worth 5 threat.",
        "Au début de votre tour, les monstres près d'un autel y déposent leurs échantillons, qui valent 5 menaces chacun.",
    ),
)
keeper_action("uncontrollable_urges", "Uncontrollable Urges", "Pulsions incontrôlables", 2, possess())
keeper_action(
    "witchcraft",
    "Witchcraft",
    "Sorcellerie",
    2,
    bewitch("witch"),
    keeper_forced(KeeperTurnBegan, banish("witch"), lambda game: bool(nameless(game, "witch"))),
    passive=(
        "At the start of your turn, all witches leave the board that are not the story's.",
        "Au début de votre tour, toutes les sorcières qui n'appartiennent pas à l'histoire quittent le plateau.",
    ),
)
