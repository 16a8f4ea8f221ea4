"""The combat cards against beasts."""

from miskatonic.games.mansions.components import WEAPONS
from miskatonic.games.mansions.declare import attack, combat, defence
from miskatonic.games.mansions.effects.combat import (
    attack_again,
    by_evading,
    deal,
    deal_at_door,
    deal_weapon,
    destroy_barricade,
    discard_weapon,
    drop_weapon,
    hurts_if_here,
    if_strong,
    leave_hiding,
    monster_hurts,
    monster_roll,
    move_monster,
    special_attack,
    stun_monster,
)
from miskatonic.games.mansions.effects.investigators import be_stunned, by_test, lose_by_keeper, pushed_up_to, take
from miskatonic.kernel.effect import both

combat(
    "beast",
    1,
    attack("unarmed", by_test("strength", 0, passed=deal(2), failed=take(damage=1))),
    defence("monster_attack", special_attack()),
)
combat(
    "beast",
    2,
    attack("unarmed", by_test("willpower", 0, passed=stun_monster(), failed=take(horror=1))),
    defence("monster_attack", by_test("dexterity", 0, failed=take(damage=2, horror=1))),
)
combat(
    "beast",
    3,
    attack("unarmed", by_test("strength", 0, passed=both(deal(1), stun_monster()), failed=take(damage=1))),
    defence("vs_hidden", by_test("intellect", 0, passed=move_monster(1), failed=both(be_stunned(), leave_hiding()))),
)
combat(
    "beast",
    4,
    attack("unarmed", by_test("strength", 0, passed=both(deal(2), take(horror=1)), failed=take(horror=1))),
    defence("monster_attack", special_attack()),
)
combat(
    "beast",
    5,
    attack("melee", by_test("strength", 0, passed=deal_weapon(1))),
    defence(
        "monster_attack", by_test("strength", 0, passed=take(damage=1), failed=both(monster_hurts(), pushed_up_to(1)))
    ),
)
combat(
    "beast",
    6,
    attack("melee", by_test("strength", 0, passed=both(deal_weapon(3), discard_weapon()), failed=deal(1))),
    defence("vs_hidden", by_evading(move_monster(1), leave_hiding())),
)
combat(
    "beast",
    7,
    attack("melee", by_test("intellect", 0, passed=deal_weapon(), failed=take(damage=2))),
    defence("monster_attack", special_attack()),
)
combat(
    "beast",
    8,
    attack("melee", by_test("strength", 0, passed=both(deal(2), stun_monster()))),
    defence("monster_attack", by_test("strength", 0, passed=deal(1), failed=both(monster_hurts(), be_stunned()))),
)
combat(
    "beast",
    9,
    attack("sharp_melee", by_test("dexterity", 0, passed=both(deal_weapon(), stun_monster()))),
    defence("vs_barricade", monster_roll("damage", 1, passed=destroy_barricade(), failed=deal_at_door(1))),
)
combat(
    "beast",
    10,
    attack("sharp_melee", by_test("strength", 0, passed=both(deal_weapon(), take(horror=1)))),
    defence("monster_attack", special_attack()),
)
combat(
    "beast",
    11,
    attack("blunt_melee", by_test("strength", 0, passed=deal_weapon(-1), failed=drop_weapon())),
    defence("monster_attack", by_test("dexterity", 0, failed=both(take(damage=2), lose_by_keeper(WEAPONS)))),
)
combat(
    "beast",
    12,
    attack("blunt_melee", by_test("strength", 0, passed=deal_weapon(), failed=deal(1))),
    defence("vs_barricade", monster_roll("health", 0, passed=destroy_barricade(), failed=deal_at_door(2))),
)
combat(
    "beast",
    13,
    attack("ranged", by_test("marksmanship", 0, passed=deal_weapon(2), failed=hurts_if_here(2))),
    defence("monster_attack", by_test("dexterity", 0, failed=both(take(damage=3), be_stunned()))),
)
combat(
    "beast",
    14,
    attack("ranged", by_test("luck", 0, passed=deal_weapon(1), failed=both(deal_weapon(-1), be_stunned()))),
    defence(
        "monster_attack",
        by_test("strength", 0, passed=take(damage=1), failed=both(monster_hurts(), lose_by_keeper(WEAPONS))),
    ),
)
combat(
    "beast",
    15,
    attack("ranged", by_test("marksmanship", 1, passed=deal_weapon())),
    defence("vs_barricade", both(deal_at_door(1), destroy_barricade())),
)
combat(
    "beast",
    16,
    attack("ranged", by_test("marksmanship", 0, passed=both(deal_weapon(), stun_monster()), failed=hurts_if_here(1))),
    defence("monster_attack", by_test("dexterity", 0, failed=both(take(damage=2), be_stunned()))),
)
combat(
    "beast",
    17,
    attack("ranged", by_test("marksmanship", 0, passed=deal_weapon(-1), failed=deal(1))),
    defence("vs_hidden", by_test("willpower", 0, passed=move_monster(1), failed=leave_hiding())),
)
combat(
    "beast",
    18,
    attack("ranged", by_test("intellect", 0, passed=deal_weapon(2))),
    defence("vs_hidden", by_test("willpower", 0, passed=move_monster(1), failed=both(leave_hiding(), attack_again()))),
)
combat(
    "beast",
    19,
    attack("ranged", by_test("marksmanship", 0, passed=both(deal_weapon(1), stun_monster()), failed=drop_weapon())),
    defence("monster_attack", by_test("strength", 0, failed=both(take(damage=2), be_stunned()))),
)
combat(
    "beast",
    20,
    attack("ranged", by_test("marksmanship", 0, passed=deal_weapon(1))),
    defence("vs_barricade", if_strong(3, destroy_barricade())),
)
