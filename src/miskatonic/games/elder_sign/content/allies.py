"""The allies."""

from miskatonic.games.elder_sign.declare import ally
from miskatonic.games.elder_sign.dice import LORE
from miskatonic.games.elder_sign.effects.attempts import change_die, reroll_dice, turn_terror
from miskatonic.games.elder_sign.effects.belongings import gain
from miskatonic.games.elder_sign.effects.guarding import instead_of_penalties
from miskatonic.games.elder_sign.effects.using import once_a_day, when_gained, when_you_beat_a_monster
from miskatonic.games.elder_sign.rules.attempt import AFTER_ROLL

ally("duke", "Duke", "Duke", instead_of_penalties())
ally("anna_kaslow", "Anna Kaslow (f)", "Anna Kaslow (f)", when_gained(gain("clue", 2)))
ally("basil_elton", "Basil Elton", "Basil Elton", once_a_day(AFTER_ROLL, reroll_dice(1)))
ally("john_legrasse", "John Legrasse", "John Legrasse", when_you_beat_a_monster(gain("clue")))
ally("professor_armitage", "Professor Armitage", "le Professeur Armitage", once_a_day(AFTER_ROLL, change_die(LORE)))
ally("richard_upton_pickman", "Richard Upton Pickman", "Richard Upton Pickman", once_a_day(AFTER_ROLL, turn_terror()))
ally("ruby_standish", "Ruby Standish (f)", "Ruby Standish (f)", when_gained(gain("unique")))
ally("ryan_dean", "Ryan Dean", "Ryan Dean", when_gained(gain("common")))
