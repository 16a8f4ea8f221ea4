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
    words=("Once a day, you may reroll 1 die.", "Une fois par jour, vous pouvez relancer 1 dé."),
)
ally(
    "john_legrasse",
    "John Legrasse",
    "John Legrasse",
    when_you_beat_a_monster(gain("clue")),
    words=(
        "After you complete a monster's task, you may gain 1 clue.",
        "Après avoir accompli la tâche d'un monstre, vous pouvez gagner 1 indice.",
    ),
)
ally(
    "professor_armitage",
    "Professor Armitage",
    "Professeur Armitage",
    once_a_day(AFTER_ROLL, change_die(LORE)),
    words=("Once a day, you may change 1 die to lore.", "Une fois par jour, vous pouvez changer 1 dé en savoir."),
)
ally(
    "richard_upton_pickman",
    "Richard Upton Pickman",
    "Richard Upton Pickman",
    once_a_day(AFTER_ROLL, turn_terror()),
    words=(
        "Once a day, you may turn 1 die from terror to any other of its faces.",
        "Une fois par jour, vous pouvez tourner 1 dé montrant une terreur sur une autre de ses faces.",
    ),
)
ally("ruby_standish", "Ruby Standish", "Ruby Standish", gained=gain("unique"))
ally("ryan_dean", "Ryan Dean", "Ryan Dean", gained=gain("common"))
