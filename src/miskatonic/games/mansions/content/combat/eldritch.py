"""The combat cards against eldritch monsters."""

from miskatonic.games.mansions.declare import attack, combat, defence
from miskatonic.games.mansions.effects.combat import (
    attack_again,
    deal,
    deal_at_door,
    deal_weapon,
    destroy_barricade,
    drop_weapon,
    hurt_at_barricade,
    leave_hiding,
    mend_monster,
    monster_hurts,
    monster_roll,
    move_monster,
    special_attack,
    stun_at_door,
    stun_monster,
)
from miskatonic.games.mansions.effects.investigators import (
    be_stunned,
    by_test,
    drop_one,
    each_here,
    if_carrying,
    place_here,
    pushed_up_to,
    step_up_to,
    take,
)
from miskatonic.kernel.effect import both

combat(
    "eldritch",
    1,
    attack("unarmed", by_test("strength", 0, passed=both(deal(1), move_monster(1)), failed=take(damage=1))),
    defence("monster_attack", special_attack()),
)
combat(
    "eldritch",
    2,
    attack("unarmed", by_test("strength", -1, passed=deal(2), failed=take(damage=1))),
    defence("monster_attack", by_test("strength", 0, passed=take(damage=1), failed=both(take(damage=3), be_stunned()))),
)
combat(
    "eldritch",
    3,
    attack("unarmed", if_carrying("equipment", by_test("luck", 3, passed=both(deal(2), drop_one(("equipment",)))))),
    defence("vs_hidden", by_test("luck", 1, passed=move_monster(1), failed=both(take(horror=1), leave_hiding()))),
)
combat(
    "eldritch",
    4,
    attack("unarmed", by_test("willpower", 0, passed=deal(1), failed=take(damage=1, horror=1))),
    defence("monster_attack", special_attack()),
)
combat(
    "eldritch",
    5,
    attack("melee", by_test("strength", 0, passed=deal_weapon(2), failed=take(horror=1))),
    defence("monster_attack", by_test("dexterity", 0, failed=both(take(damage=1), be_stunned()))),
)
combat(
    "eldritch",
    6,
    attack("melee", by_test("strength", 0, passed=deal_weapon(), failed=drop_weapon())),
    defence("vs_hidden", both(leave_hiding(), attack_again())),
)
combat(
    "eldritch",
    7,
    attack("melee", by_test("dexterity", 0, passed=deal_weapon(1), failed=drop_weapon())),
    defence("monster_attack", special_attack()),
)
combat(
    "eldritch",
    8,
    attack("melee", by_test("strength", 0, passed=both(deal_weapon(), move_monster(1)), failed=take(damage=1))),
    defence(
        "monster_attack", by_test("strength", 0, passed=take(horror=1), failed=both(take(horror=1), monster_hurts()))
    ),
)
combat(
    "eldritch",
    9,
    attack("sharp_melee", by_test("dexterity", 0, passed=both(deal_weapon(1), take(horror=1)), failed=take(damage=1))),
    defence("vs_barricade", both(destroy_barricade(), monster_roll("damage", 1, failed=stun_at_door()))),
)
combat(
    "eldritch",
    10,
    attack("sharp_melee", by_test("dexterity", 0, passed=deal_weapon(-1), failed=take(damage=1))),
    defence("monster_attack", special_attack()),
)
combat(
    "eldritch",
    11,
    attack("blunt_melee", by_test("strength", 0, passed=deal_weapon(1), failed=be_stunned())),
    defence("monster_attack", by_test("dexterity", 0, failed=both(monster_hurts(), be_stunned()))),
)
combat(
    "eldritch",
    12,
    attack("blunt_melee", by_test("strength", 0, passed=deal_weapon(), failed=deal(1))),
    defence("vs_barricade", monster_roll("health", 0, passed=both(destroy_barricade(), mend_monster(2)))),
)
combat(
    "eldritch",
    13,
    attack("ranged", by_test("marksmanship", 0, passed=both(deal_weapon(-1), stun_monster()))),
    defence("monster_attack", each_here(take(damage=1))),
)
combat(
    "eldritch",
    14,
    attack("ranged", by_test("marksmanship", 0, passed=both(deal_weapon(), place_here("fire")))),
    defence("monster_attack", by_test("dexterity", 0, failed=both(take(damage=2), pushed_up_to(1)))),
)
combat(
    "eldritch",
    15,
    attack("ranged", by_test("marksmanship", 0, passed=deal_weapon(1), failed=take(horror=1))),
    defence(
        "vs_hidden",
        by_test(
            "willpower",
            0,
            passed=both(take(horror=1), move_monster(1, must=True)),
            failed=both(take(horror=1), leave_hiding()),
        ),
    ),
)
combat(
    "eldritch",
    16,
    attack("ranged", by_test("marksmanship", 0, passed=both(deal_weapon(), stun_monster()), failed=take(horror=1))),
    defence("monster_attack", by_test("dexterity", 0, failed=both(monster_hurts(), pushed_up_to(1)))),
)
combat(
    "eldritch",
    17,
    attack("ranged", by_test("intellect", 0, passed=deal_weapon(1))),
    defence("vs_hidden", by_test("dexterity", 0, passed=move_monster(1), failed=leave_hiding())),
)
combat(
    "eldritch",
    18,
    attack("ranged", by_test("marksmanship", 0, passed=deal_weapon(-1), failed=drop_weapon())),
    defence("vs_barricade", both(destroy_barricade(), deal_at_door(2))),
)
combat(
    "eldritch",
    19,
    attack("ranged", by_test("luck", 1, passed=deal_weapon(1), failed=take(horror=1))),
    defence("monster_attack", by_test("willpower", -1, passed=step_up_to(1), failed=monster_hurts())),
)
combat(
    "eldritch",
    20,
    attack("ranged", by_test("marksmanship", 0, passed=deal_weapon(), failed=take(damage=1))),
    defence("vs_barricade", both(hurt_at_barricade(1), destroy_barricade())),
)
