"""The Other Worlds: adventures behind a gate."""

from miskatonic.games.elder_sign.declare import (
    ALLY,
    CLUE,
    COMMON,
    ELDER_SIGN,
    REMOVE_DOOM,
    SANITY,
    SPELL,
    STAMINA,
    UNIQUE,
    adventure,
    full,
    investigation,
    lore,
    partial,
    peril,
    task,
    terror,
)
from miskatonic.games.elder_sign.effects.health import lose

# fmt: off
adventure("the_dreamlands", "The Dreamlands", "Le Pays des rêves", trophies=2,
    tasks=[task(peril, lore, investigation(3))],
    rewards=[CLUE, CLUE, ELDER_SIGN], penalties=[SANITY], other_world=True)

adventure("city_of_the_great_race", "City of the Great Race", "La Cité de la Grande Race", trophies=2,
    tasks=[full(investigation(3)), task(terror, lore, peril)],
    rewards=[ELDER_SIGN, UNIQUE, UNIQUE, UNIQUE], penalties=[SANITY, STAMINA, STAMINA], other_world=True)

adventure("great_hall_of_celeano", "Great Hall of Celeano", "Le Grand Hall de Celaeno", trophies=2,
    tasks=[full(terror), task(lore), task(investigation(6))],
    rewards=[ELDER_SIGN, SPELL, REMOVE_DOOM], penalties=[SANITY], other_world=True)

adventure("plateau_of_leng", "Plateau of Leng", "Le Plateau de Leng", trophies=2,
    tasks=[task(lore, terror), task(terror, peril, terror)], terror=lose(sanity=1),
    rewards=[REMOVE_DOOM, ELDER_SIGN, CLUE, CLUE], penalties=[SANITY, SANITY], other_world=True)

adventure("another_dimension", "Another Dimension", "Une autre dimension", trophies=2,
    tasks=[partial(lore, investigation(1), framed=[1]), task(terror, peril)],
    rewards=[SPELL, COMMON, ELDER_SIGN], penalties=[SANITY, STAMINA, STAMINA], other_world=True)

adventure("yuggoth", "Yuggoth", "Yuggoth", trophies=2,
    tasks=[partial(peril, terror, framed=[1]), task(investigation(8))],
    rewards=[ELDER_SIGN, ELDER_SIGN, COMMON, UNIQUE], penalties=[SANITY, SANITY, STAMINA], other_world=True)

adventure("r_lyeh", "R’lyeh", "R’lyeh", trophies=2,
    tasks=[partial(investigation(1), investigation(1), framed=[1]), task(lore, lore, peril, terror)],
    rewards=[ALLY, ELDER_SIGN, ELDER_SIGN, ELDER_SIGN], penalties=[SANITY, SANITY, STAMINA, STAMINA], other_world=True)

adventure("the_abyss", "The Abyss", "L’Abîme", trophies=2,
    tasks=[full(peril, terror), task(lore, lore, peril)],
    rewards=[ELDER_SIGN, ELDER_SIGN, SPELL, COMMON], penalties=[SANITY, SANITY, STAMINA], other_world=True)
