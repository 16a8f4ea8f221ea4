"""The Ancient Ones."""

from miskatonic.games.elder_sign.declare import ancient_one, investigation, lore, peril, terror
from miskatonic.games.elder_sign.dice import X
from miskatonic.games.elder_sign.effects.belongings import (
    discard_by_dice,
    have_clue,
    have_monster_trophy,
    lose_card,
    lose_clues,
    lose_monster_trophy,
    lose_trophies,
)
from miskatonic.games.elder_sign.effects.combining import ATTACK, each, one_of, or_devoured, then
from miskatonic.games.elder_sign.effects.health import lose, lower_maximum
from miskatonic.games.elder_sign.effects.powers import (
    dearer,
    harms_users,
    lower_maximums,
    masks,
    second_task_of_terror,
    signs_are_lost,
    worlds_vanish,
)
from miskatonic.games.elder_sign.effects.world import doom, end_of_the_world
from miskatonic.kernel.effect import both

# fmt: off
ancient_one("azathoth", "Azathoth", ("Absolute Destruction", "Destruction absolue"),
    elder_signs=14, doom_track=12, monster_spaces=[4, 7, 10],
    awakens=end_of_the_world())

ancient_one("cthulhu", "Cthulhu", ("Dreams of Madness", "Rêves terrifiants"),
    lower_maximums(), elder_signs=13, doom_track=11, monster_spaces=[3, 5, 7, 9],
    attack=then(each(one_of(lower_maximum("sanity"), lower_maximum("stamina"), kind=ATTACK)), doom(1)), combat=[terror, lore, peril])

ancient_one("hastur", "Hastur", ("The King in Yellow", "Le Roi en jaune"),
    dearer("elder_sign", 2), elder_signs=13, doom_track=11, monster_spaces=[3, 6, 9],
    attack=each(one_of(lose_clues(1), lose(sanity=2), kind=ATTACK)), combat=[lore, terror, X])

ancient_one("ithaqua", "Ithaqua", ("Icy Winds", "Vents glacés"),
    harms_users(("unique", "spell"), lose(stamina=1)), elder_signs=11, doom_track=9, monster_spaces=[3, 5, 8],
    awakens=each(discard_by_dice()),
    attack=each(one_of(lose_clues(1), lose(stamina=2), kind=ATTACK)), combat=[investigation(3), terror, peril])

ancient_one("nyarlathotep", "Nyarlathotep", ("A Thousand Masks", "Les mille masques"),
    masks(), elder_signs=11, doom_track=9, monster_spaces=[2, 4, 6, 8],
    awakens=each(or_devoured(have_clue())),
    attack=each(or_devoured(lose_clues(1))), combat=[lore, peril, investigation(2)])

ancient_one("shub_niggurath", "Shub-Niggurath", ("Black Goat of the Woods", "La chèvre noire des bois"),
    second_task_of_terror(), elder_signs=12, doom_track=10, monster_spaces=[2, 4, 6, 8],
    awakens=each(or_devoured(have_monster_trophy())),
    attack=each(or_devoured(lose_monster_trophy())), combat=[terror, terror])

ancient_one("yig", "Yig", ("Yig’s Anger", "La colère de Yig"),
    signs_are_lost(), elder_signs=10, doom_track=8, monster_spaces=[1, 3, 4, 5, 7],
    awakens=each(or_devoured(both(lose_card("common"), lose_card("unique"), lose_card("spell")))),
    attack=each(one_of(lose_clues(1), lose(sanity=1, stamina=1), kind=ATTACK)), combat=[peril, peril])

ancient_one("yog_sothoth", "Yog-Sothoth", ("The Key and the Gate", "La clef et la porte"),
    worlds_vanish(), elder_signs=10, doom_track=10, monster_spaces=[3, 6, 9],
    attack=each(or_devoured(lose_trophies(1))), combat=[lore, lore, investigation(3)])
