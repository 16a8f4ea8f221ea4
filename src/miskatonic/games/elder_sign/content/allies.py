"""The allies."""

from miskatonic.games.elder_sign.declare import ally
from miskatonic.games.elder_sign.dice import LORE
from miskatonic.games.elder_sign.effects import change_die, gain, reroll_dice, turn_terror
from miskatonic.games.elder_sign.rules.abilities import instead_of_penalties, once_a_day, when_you_beat_a_monster
from miskatonic.games.elder_sign.rules.attempt import AFTER_ROLL

ally(
    "duke",
    "Duke",
    "Duke",
    instead_of_penalties(),
    words=(
        "Discard Duke: ignore the penalties of an adventure that you have just failed.",
        "Défaussez Duke : ignorez les pénalités d'une aventure que vous venez de rater.",
    ),
)
ally("anna_kaslow", "Anna Kaslow", "Anna Kaslow", gained=gain("clue", 2))
ally(
    "basil_elton",
    "Basil Elton",
    "Basil Elton",
    once_a_day(AFTER_ROLL, reroll_dice(1)),
)
ally(
    "john_legrasse",
    "John Legrasse",
    "John Legrasse",
    when_you_beat_a_monster(gain("clue")),
)
ally(
    "professor_armitage",
    "Professor Armitage",
    "Professeur Armitage",
    once_a_day(AFTER_ROLL, change_die(LORE)),
)
ally(
    "richard_upton_pickman",
    "Richard Upton Pickman",
    "Richard Upton Pickman",
    once_a_day(AFTER_ROLL, turn_terror()),
)
ally("ruby_standish", "Ruby Standish", "Ruby Standish", gained=gain("unique"))
ally("ryan_dean", "Ryan Dean", "Ryan Dean", gained=gain("common"))
