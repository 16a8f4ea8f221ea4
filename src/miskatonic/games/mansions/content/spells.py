"""The spells, each with the backs of its five cards."""

from miskatonic.games.mansions.declare import back, spell
from miskatonic.games.mansions.effects.combat import (
    deal,
    deal_its_damage,
    keeper_moves_it,
    kill_if_of,
    move_monster,
    stun_monster,
    stun_room,
)
from miskatonic.games.mansions.effects.investigators import (
    NOTHING,
    aim_here,
    at_target,
    heal,
    lose_trauma,
    others_here,
    place_here,
    pushed_up_to,
    step_up_to,
    take,
    yourself,
)
from miskatonic.games.mansions.effects.items import aim_in_range, keeper_may, one_near
from miskatonic.games.mansions.effects.keeper import draw, gain_threat, keeper_does
from miskatonic.kernel.effect import both

spell(
    "soul_pact",
    "the Soul Pact",
    "le Pacte de l’Âme",
    aim_here(heal(horror=1)),
    back(NOTHING, NOTHING, after_fail="lost"),
    back(both(at_target(heal(horror=2)), yourself(take(damage=1))), take(damage=1, horror=1)),
    back(at_target(heal(horror=1)), take(damage=1)),
    back(others_here(heal(horror=1)), keeper_does(gain_threat(3))),
    back(one_near("room", lose_trauma("insanity")), keeper_does(gain_threat(3))),
)
spell(
    "blood_pact",
    "the Blood Pact",
    "le Pacte de Sang",
    aim_here(heal(damage=1)),
    back(both(at_target(heal(damage=2)), yourself(take(horror=1))), take(damage=1, horror=1)),
    back(one_near("room", lose_trauma("injury")), both(keeper_may(draw(trauma=1)), take(horror=1))),
    back(at_target(heal(damage=1)), take(horror=1)),
    back(others_here(heal(damage=1)), pushed_up_to(1)),
    back(NOTHING, NOTHING, after_fail="lost"),
)
spell(
    "shriveling",
    "Shriveling",
    "le Flétrissement",
    aim_in_range(2),
    back(deal_its_damage(2), both(deal(2), take(horror=1), place_here("fire"))),
    back(both(take(horror=1), deal(7), stun_monster()), both(take(horror=2), deal(3))),
    back(both(take(horror=1), deal(5), kill_if_of("humanoid")), take(damage=1, horror=1)),
    back(both(deal(5), stun_monster()), take(horror=1)),
    back(both(deal(5), move_monster(1)), take(damage=1), after_fail="lost"),
    modifier=-1,
    attack=True,
)
spell(
    "bind_monster",
    "Bind Monster",
    "Lier un Monstre (t)",
    aim_in_range(2),
    back(both(stun_monster(), step_up_to(1)), keeper_moves_it(1)),
    back(both(deal(2), stun_monster()), take(damage=1, horror=1)),
    back(both(stun_room(), take(horror=1)), both(take(horror=1), place_here("darkness"))),
    back(both(deal(1), stun_monster()), take(horror=1)),
    back(stun_monster(), NOTHING, after_fail="lost"),
    attack=True,
)
