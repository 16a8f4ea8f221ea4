"""The spells, each with the backs of its five cards."""

from miskatonic.games.mansions.declare import back, spell
from miskatonic.games.mansions.effects.common import both
from miskatonic.games.mansions.effects.investigators import (
    NOTHING,
    aim_here,
    at_target,
    heal,
    lose_trauma,
    others_here,
    take,
)
from miskatonic.games.mansions.effects.keeper import gain_threat, keeper_does

spell(
    "soul_pact",
    "Soul Pact",
    "Pacte de l'âme",
    (
        "Action: an investigator in your room heals 1 horror; then test Lore and turn this card over.",
        "Action\u202f: un investigateur de votre salle soigne 1 horreur\u202f; testez ensuite le Savoir et retournez cette carte.",
    ),
    aim_here(heal(horror=1)),
    back(NOTHING, NOTHING, after_fail="lost"),
    back(both(at_target(heal(horror=2)), take(damage=1)), take(damage=1, horror=1)),
    back(at_target(heal(horror=1)), take(damage=1)),
    back(others_here(heal(horror=1)), keeper_does(gain_threat(3))),
    back(aim_here(lose_trauma("insanity")), keeper_does(gain_threat(3))),
)
