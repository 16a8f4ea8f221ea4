"""The eight Ancient Ones."""

from miskatonic.games.arkham_horror.declare import ancient_one
from miskatonic.games.arkham_horror.effects.ancient_ones import (
    cursed_or_devoured,
    devoured_without,
    doom_at_defeat,
    doom_at_loss,
    doom_returns,
    ends_the_world,
    harder_closing,
    icy_streets,
    ignores_climate,
    lose_trophy,
    lost_are_devoured,
    lowers_maximums,
    masks_about,
    rating_is_terror,
    roll_for_items,
    seals_cost,
    tougher_monsters,
)
from miskatonic.games.arkham_horror.effects.checks import choose, growing
from miskatonic.games.arkham_horror.effects.monsters import alters
from miskatonic.games.arkham_horror.effects.people import lose, lower_maximum
from miskatonic.kernel.effect import both

ancient_one(
    "azathoth",
    "Azathoth",
    ("Absolute Destruction", "Destruction Absolue"),
    ends_the_world(),
    worshippers=alters("maniac", toughness=1),
    combat_rating=None,
    doom_track=14,
)
ancient_one(
    "cthulhu",
    "Cthulhu",
    ("Dreams of Madness", "Rêves de Folie"),
    lowers_maximums(),
    worshippers=alters("cultist", horror=-2, horror_damage=2),
    combat_rating=-6,
    doom_track=13,
    attack=choose(lower_maximum("sanity"), lower_maximum("stamina")),
    after_attack=doom_returns(),
)
ancient_one(
    "hastur",
    "Hastur",
    ("The King in Yellow", "Le Roi en Jaune"),
    seals_cost(8),
    rating_is_terror(),
    worshippers=alters("cultist", combat=-2, moves="flying"),
    combat_rating=0,
    doom_track=13,
    physical="resistance",
    attack=growing("luck", lose(sanity=2)),
)
ancient_one(
    "ithaqua",
    "Ithaqua",
    ("Icy Winds", "Vents Glacés"),
    icy_streets(),
    ignores_climate("weather"),
    worshippers=alters("cultist", toughness=2),
    combat_rating=-3,
    doom_track=11,
    start_of_battle=roll_for_items(),
    attack=growing("fight", lose(stamina=2)),
)
ancient_one(
    "nyarlathotep",
    "Nyarlathotep",
    ("A Thousand Masks", "Un Millier de Masques"),
    masks_about(),
    worshippers=alters("cultist", endless=True),
    combat_rating=-4,
    doom_track=11,
    magical="resistance",
    start_of_battle=devoured_without("clue"),
    attack=both(growing("lore", lose(clue=1)), devoured_without("clue")),
)
ancient_one(
    "shub_niggurath",
    "Shub-Niggurath",
    ("Black Goat of the Woods", "La Chèvre Noire des Bois"),
    tougher_monsters(1),
    worshippers=alters("dark_young", endless=True),
    combat_rating=-5,
    doom_track=12,
    physical="immunity",
    start_of_battle=devoured_without("monster_trophy"),
    attack=both(growing("sneak", lose_trophy("monster")), devoured_without("monster_trophy")),
)
ancient_one(
    "yig",
    "Yig",
    ("Yig’s Anger", "La Colère de Yig"),
    doom_at_defeat("cultist"),
    doom_at_loss(),
    worshippers=alters("cultist", combat=0, combat_damage=4),
    combat_rating=-3,
    doom_track=10,
    start_of_battle=cursed_or_devoured(),
    attack=growing("speed", lose(sanity=1, stamina=1)),
)
ancient_one(
    "yog_sothoth",
    "Yog-Sothoth",
    ("The Key and the Gate", "La Clé et la Porte"),
    harder_closing(1),
    lost_are_devoured(),
    worshippers=alters("cultist", combat=-1, magical="immunity"),
    combat_rating=-5,
    doom_track=12,
    magical="immunity",
    start_of_battle=devoured_without("gate_trophy"),
    attack=both(growing("will", lose_trophy("gate")), devoured_without("gate_trophy")),
)
