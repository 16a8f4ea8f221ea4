"""The monsters, with the backs of their tokens: damage, health and special attack."""

from miskatonic.games.mansions.declare import monster, token
from miskatonic.games.mansions.effects.combat import carried_off, deal, drop_weapon, stun_monster
from miskatonic.games.mansions.effects.investigators import (
    be_stunned,
    by_test,
    each_here,
    place_here,
    pushed_up_to,
    step_up_to,
    take,
)
from miskatonic.games.mansions.effects.items import until_next_turn_ends
from miskatonic.games.mansions.effects.keeper import gain_threat, keeper_does
from miskatonic.kernel.effect import both

monster(
    "zombie",
    "the Zombie",
    "le Zombie",
    "humanoid",
    token(2, 7, by_test("dexterity", 1, passed=step_up_to(1), failed=take(damage=3))),
    token(2, 6, by_test("dexterity", 0, failed=take(damage=3))),
    token(1, 5, by_test("strength", 0, passed=deal(2), failed=both(take(damage=2), be_stunned()))),
    token(
        2, 7, by_test("dexterity", 1, passed=be_stunned(), failed=both(take(damage=1), take(horror=1), be_stunned()))
    ),
    awareness=1,
    horror=-1,
)
monster(
    "maniac",
    "the Maniac",
    "le Maniaque",
    "humanoid",
    token(1, 5, by_test("dexterity", 0, passed=take(horror=1), failed=take(damage=4, horror=1))),
    token(2, 6, by_test("dexterity", 0, failed=both(take(damage=3), drop_weapon()))),
    awareness=0,
    horror=-1,
)
monster(
    "cultist",
    "the Cultist",
    "le Cultiste",
    "humanoid",
    token(1, 4, by_test("dexterity", 0, failed=take(damage=2))),
    token(2, 3, by_test("strength", 0, passed=deal(1), failed=take(damage=2))),
    token(1, 4, by_test("willpower", 0, failed=both(take(horror=1), keeper_does(gain_threat(1))))),
    token(1, 5, by_test("dexterity", 1, failed=both(take(damage=1), be_stunned()))),
    token(2, 4, by_test("strength", 0, failed=both(take(damage=2), pushed_up_to(1)))),
    token(1, 3, by_test("lore", 0, failed=take(damage=1, horror=1))),
    awareness=0,
    horror=0,
)
monster(
    "cult_leader",
    "the Cult Leader",
    "le Chef de Culte",
    "humanoid",
    token(2, 6, by_test("willpower", 0, failed=take(damage=2, horror=1))),
    token(2, 7, by_test("lore", 0, passed=take(horror=1), failed=take(damage=3))),
    awareness=-1,
    horror=-1,
)
monster(
    "witch",
    "the Witch",
    "la Sorcière",
    "humanoid",
    token(1, 5, by_test("willpower", 0, failed=take(horror=2))),
    token(2, 4, by_test("lore", 0, passed=stun_monster(), failed=both(take(damage=2), place_here("darkness")))),
    awareness=-1,
    horror=-1,
)
monster(
    "mi_go",
    "the Mi-Go",
    "le Migo",
    "beast",
    token(2, 6, by_test("dexterity", 0, failed=both(take(damage=2), carried_off()))),
    token(2, 5, by_test("intellect", 0, failed=both(take(damage=2), until_next_turn_ends("intellect", -1)))),
    awareness=0,
    horror=-2,
)
monster(
    "hound_of_tindalos",
    "the Hound of Tindalos",
    "le Chien de Tindalos",
    "beast",
    token(3, 6, by_test("dexterity", 0, passed=take(damage=1), failed=take(damage=4))),
    token(3, 5, by_test("willpower", 0, failed=take(damage=2, horror=2))),
    awareness=-2,
    horror=-2,
)
monster(
    "chthonian",
    "the Chthonian",
    "le Chthonien",
    "eldritch",
    token(3, 9, each_here(by_test("dexterity", 0, failed=both(take(damage=2), be_stunned())))),
    token(3, 8, by_test("strength", 0, passed=take(damage=1), failed=take(damage=4))),
    awareness=1,
    horror=-3,
)
monster(
    "shoggoth",
    "the Shoggoth",
    "le Shoggoth",
    "eldritch",
    token(4, 10, by_test("strength", -1, passed=take(damage=2), failed=both(take(damage=5), be_stunned()))),
    token(4, 9, by_test("willpower", -1, passed=take(horror=1), failed=take(damage=3, horror=2))),
    awareness=1,
    horror=-3,
)
