"""The allies."""

from miskatonic.games.arkham_horror.declare import card
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.people import draw, gain, restore
from miskatonic.games.arkham_horror.effects.skills import adds, raises
from miskatonic.games.arkham_horror.effects.using import lacks, uses, when_joins
from miskatonic.games.arkham_horror.effects.weapons import claims_endless, not_haunted, not_overwhelmed, pierces
from miskatonic.games.arkham_horror.rules.windows import ANY_TIME

card(
    "ally",
    "anna_kaslow",
    "Anna Kaslow",
    "Anna Kaslow (f)",
    adds(luck=2),
    when_joins(gain(clue=2)),
)
card(
    "ally",
    "duke",
    "Duke",
    "Duke",
    raises("sanity"),
    uses(ANY_TIME, restore(sanity=True), costing("discard"), when=lacks("sanity", 2)),
)
card(
    "ally",
    "eric_colt",
    "Eric Colt",
    "Eric Colt",
    adds(speed=2),
    not_haunted(),
)
card(
    "ally",
    "john_legrasse",
    "John Legrasse",
    "John Legrasse",
    adds(will=2),
    claims_endless(),
)
card(
    "ally",
    "professor_armitage",
    "Professor Armitage",
    "le Professeur Armitage",
    adds(lore=2),
    pierces("magical"),
)
card(
    "ally",
    "richard_upton_pickman",
    "Richard Upton Pickman",
    "Richard Upton Pickman",
    adds(luck=1, speed=1),
    pierces("physical"),
)
card(
    "ally",
    "ruby_standish",
    "Ruby Standish",
    "Ruby Standish (f)",
    adds(sneak=2),
    when_joins(draw("unique")),
)
card(
    "ally",
    "ryan_dean",
    "Ryan Dean",
    "Ryan Dean",
    adds(sneak=1, will=1),
    when_joins(draw("common")),
)
card(
    "ally",
    "sir_william_brinton",
    "Sir William Brinton",
    "Sir William Brinton",
    raises("stamina"),
    uses(ANY_TIME, restore(stamina=True), costing("discard"), when=lacks("stamina", 2)),
)
card(
    "ally",
    "thomas_f_malone",
    "Thomas F. Malone",
    "Thomas F. Malone",
    adds(fight=1, lore=1),
    when_joins(draw("spell")),
)
card(
    "ally",
    "tom_mountain_murphy",
    "Tom “Mountain” Murphy",
    "Tom « Mountain » Murphy",
    adds(fight=2),
    not_overwhelmed(),
)
