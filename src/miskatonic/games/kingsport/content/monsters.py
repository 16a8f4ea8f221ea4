"""The monsters: twenty-eight markers, two of which are Masks."""

from miskatonic.games.arkham_horror.components import MONSTERS
from miskatonic.games.arkham_horror.declare import further, monster
from miskatonic.games.arkham_horror.effects.people import devoured, lose, lost
from miskatonic.games.arkham_horror.effects.weapons import spent_for_dice
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.effects.monsters import devours, seek_clues
from miskatonic.games.kingsport.rules.aquatic import AQUATIC

with BOX:
    further(MONSTERS, "cultist_kingsport", "cultist")
    further(MONSTERS, "formless_spawn_kingsport", "formless_spawn")
    further(MONSTERS, "nightgaunt_kingsport", "nightgaunt", copies=2)
    monster(
        "crawling_one",
        "the Crawling One",
        "le Rampant",
        "circle",
        "normal",
        awareness=-1,
        toughness=1,
        combat=(0, 2),
        horror=(-3, 3),
        physical="resistance",
        wild=True,
        copies=3,
    )
    monster(
        "ghast",
        "the Ghast",
        "le Blême",
        "circle",
        "normal",
        awareness=-2,
        toughness=2,
        combat=(-3, 1),
        horror=(0, 1),
        ambush=True,
    )
    monster(
        "gnoph_keh",
        "the Gnoph-Keh",
        "le Gnoph-Keh",
        "square",
        "normal",
        awareness=-2,
        toughness=2,
        combat=(-3, 3),
        horror=(-1, 1),
        physical="resistance",
        overwhelming=1,
    )
    monster(
        "leng_spider",
        "the Leng Spider",
        "l’Araignée de Leng (f)",
        "slash",
        "normal",
        awareness=-2,
        toughness=2,
        combat=(-1, 4),
        horror=(-2, 2),
        ambush=True,
        overwhelming=1,
        copies=4,
    )
    monster(
        "moon_beast",
        "the Moon-beast",
        "la Bête Lunaire",
        "slash",
        AQUATIC,
        awareness=0,
        toughness=3,
        combat=(-2, 2),
        horror=(-1, 2),
        fatal=True,
        copies=2,
    )
    monster(
        "serpent_people",
        "the Serpent People (pl)",
        "les Hommes-Serpents (m pl)",
        "crescent",
        "normal",
        awareness=-2,
        toughness=1,
        combat=(-2, 4),
        horror=(-1, 2),
        magical="resistance",
        elusive=True,
        copies=3,
        trophy=[spent_for_dice(3)],
    )
    monster(
        "shan",
        "the Shan",
        "le Shan",
        "triangle",
        "flying",
        awareness=0,
        toughness=2,
        combat=(-2, 1),
        horror=(-2, 0),
        frightens=devoured(),
        copies=2,
    )
    monster(
        "skeleton",
        "the Skeleton",
        "le Squelette",
        "crescent",
        AQUATIC,
        awareness=-2,
        toughness=2,
        combat=(-1, 2),
        horror=(-1, 1),
        physical="resistance",
        undead=True,
        copies=2,
    )
    monster(
        "tcho_tcho_priest",
        "the Tcho-tcho Priest",
        "le Prêtre Tcho-tcho",
        "crescent",
        "fast",
        awareness=-1,
        toughness=2,
        combat=(-3, 2),
        horror=(-2, 3),
        magical="immunity",
        ambush=True,
        nightmarish=1,
    )
    monster(
        "werewolf",
        "the Werewolf",
        "le Loup-Garou",
        "crescent",
        "unique",
        awareness=-3,
        toughness=2,
        combat=(-3, 2),
        horror=(-1, 1),
        physical="immunity",
        elusive=True,
        strides="fast",
        arrives=lose(stamina=2),
    )
    monster(
        "yithian",
        "the Yithian",
        "le Yithien",
        "triangle",
        "normal",
        awareness=-1,
        toughness=3,
        combat=(-2, 2),
        horror=(-1, 0),
        frightens=lost(),
        copies=2,
    )
    monster(
        "shadowy_figure",
        "the Shadowy Figure",
        "la Silhouette Ténébreuse",
        "crescent",
        "unique",
        awareness=-3,
        toughness=3,
        combat=(-2, 2),
        endless=True,
        elusive=True,
        mask=True,
        moves=seek_clues(),
    )
    monster(
        "the_skinless_one",
        "The Skinless One",
        "L’Écorché (m)",
        "circle",
        "fast",
        awareness=-2,
        toughness=2,
        combat=(-2, 0),
        horror=(-2, 0),
        endless=True,
        mask=True,
        frightens=devoured(),
        strikes=devours(),
    )
