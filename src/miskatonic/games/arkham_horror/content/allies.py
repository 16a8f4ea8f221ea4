"""The allies."""

from miskatonic.games.arkham_horror.declare import card
from miskatonic.games.arkham_horror.effects.people import draw, gain, restore
from miskatonic.games.arkham_horror.rules.abilities import adds, lacks, raises, uses
from miskatonic.games.arkham_horror.rules.equipment import claims_endless, not_haunted, not_overwhelmed, pierces
from miskatonic.games.arkham_horror.rules.windows import ANY_TIME

card(
    "ally",
    "anna_kaslow",
    "Anna Kaslow",
    "Anna Kaslow",
    ("+2 to Luck. When she joins you, gain 2 clues.", "+2 en Chance. Quand elle vous rejoint, gagnez 2 indices."),
    adds("luck", 2),
    joins=gain(clue=2),
)
card(
    "ally",
    "duke",
    "Duke",
    "Duke",
    (
        "+1 to maximum sanity. Discard him to restore your sanity to its maximum.",
        "+1 en santé mentale maximale. Défaussez-le pour ramener votre santé mentale à son maximum.",
    ),
    raises("sanity"),
    uses(ANY_TIME, restore(sanity=True), discard=True, when=lacks("sanity", 2)),
)
card(
    "ally",
    "eric_colt",
    "Eric Colt",
    "Eric Colt",
    (
        "+2 to Speed. You lose no sanity to nightmarish monsters.",
        "+2 en Vitesse. Vous ne perdez pas de santé mentale face aux monstres cauchemardesques.",
    ),
    adds("speed", 2),
    not_haunted(),
)
card(
    "ally",
    "john_legrasse",
    "John Legrasse",
    "John Legrasse",
    (
        "+2 to Will. You may take endless monsters as trophies.",
        "+2 en Volonté. Vous pouvez garder les monstres sans fin comme trophées.",
    ),
    adds("will", 2),
    claims_endless(),
)
card(
    "ally",
    "professor_armitage",
    "Professor Armitage",
    "Professeur Armitage",
    (
        "+2 to Lore. Your attacks ignore magical resistance.",
        "+2 en Savoir. Vos attaques ignorent la résistance magique.",
    ),
    adds("lore", 2),
    pierces("magical"),
)
card(
    "ally",
    "richard_upton_pickman",
    "Richard Upton Pickman",
    "Richard Upton Pickman",
    (
        "+1 to Luck and to Speed. Your attacks ignore physical resistance.",
        "+1 en Chance et en Vitesse. Vos attaques ignorent la résistance physique.",
    ),
    adds("luck", 1),
    adds("speed", 1),
    pierces("physical"),
)
card(
    "ally",
    "ruby_standish",
    "Ruby Standish",
    "Ruby Standish",
    (
        "+2 to Sneak. When she joins you, draw 1 unique item.",
        "+2 en Discrétion. Quand elle vous rejoint, piochez 1 objet unique.",
    ),
    adds("sneak", 2),
    joins=draw("unique"),
)
card(
    "ally",
    "ryan_dean",
    "Ryan Dean",
    "Ryan Dean",
    (
        "+1 to Sneak and to Will. When he joins you, draw 1 common item.",
        "+1 en Discrétion et en Volonté. Quand il vous rejoint, piochez 1 objet commun.",
    ),
    adds("sneak", 1),
    adds("will", 1),
    joins=draw("common"),
)
card(
    "ally",
    "sir_william_brinton",
    "Sir William Brinton",
    "Sir William Brinton",
    (
        "+1 to maximum stamina. Discard him to restore your stamina to its maximum.",
        "+1 en résistance maximale. Défaussez-le pour ramener votre résistance à son maximum.",
    ),
    raises("stamina"),
    uses(ANY_TIME, restore(stamina=True), discard=True, when=lacks("stamina", 2)),
)
card(
    "ally",
    "thomas_f_malone",
    "Thomas F. Malone",
    "Thomas F. Malone",
    (
        "+1 to Fight and to Lore. When he joins you, draw 1 spell.",
        "+1 en Vigueur et en Savoir. Quand il vous rejoint, piochez 1 sort.",
    ),
    adds("fight", 1),
    adds("lore", 1),
    joins=draw("spell"),
)
card(
    "ally",
    "tom_mountain_murphy",
    "Tom “Mountain” Murphy",
    "Tom « Mountain » Murphy",
    (
        "+2 to Fight. You lose no stamina to overwhelming monsters.",
        "+2 en Vigueur. Vous ne perdez pas de résistance face aux monstres irrésistibles.",
    ),
    adds("fight", 2),
    not_overwhelmed(),
)
