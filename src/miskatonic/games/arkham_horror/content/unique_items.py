"""The unique items."""

from miskatonic.games.arkham_horror.components import Deck
from miskatonic.games.arkham_horror.declare import card, weapon
from miskatonic.games.arkham_horror.declare.tomes import tome
from miskatonic.games.arkham_horror.effects.checks import choose, dice, die, then
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.guarding import (
    cancels_all,
    gone_when_awake,
    guards,
    wards_off,
    wards_off_attack,
    wins_check,
)
from miskatonic.games.arkham_horror.effects.people import draw, gain, lose, pay
from miskatonic.games.arkham_horror.effects.reading import gives_this_up, marks_this
from miskatonic.games.arkham_horror.effects.skills import adds_to_checks
from miskatonic.games.arkham_horror.effects.travel import faster, home_by_any_gate
from miskatonic.games.arkham_horror.effects.using import new_encounter, rests, seals, uses
from miskatonic.games.arkham_horror.effects.weapons import slays_all
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT
from miskatonic.kernel.effect import both

UNIQUE: Deck = "unique"

# --- weapons

weapon(UNIQUE, "enchanted_blade", "the Enchanted Blade", "la Lame Enchantée", "magical", 4, price=6, copies=2)
weapon(UNIQUE, "enchanted_knife", "the Enchanted Knife", "le Couteau Enchanté", "magical", 3, price=5, copies=2)
weapon(
    UNIQUE, "holy_water", "Holy Water", "l’Eau Bénite (f)", "magical", 6, price=4, hands=2, copies=4, single_use=True
)
weapon(UNIQUE, "lamp_of_alhazred", "the Lamp of Alhazred", "la Lampe d’Alhazred", "magical", 5, price=7, hands=2)
weapon(
    UNIQUE,
    "powder_of_ibn_ghazi",
    "the Powder of Ibn-Ghazi",
    "la Poudre d’Ibn-Ghazi",
    "magical",
    9,
    price=6,
    hands=2,
    copies=2,
    single_use=True,
    sanity_cost=1,
)
weapon(UNIQUE, "sword_of_glory", "the Sword of Glory", "l’Épée de Gloire (f)", "magical", 6, price=8, hands=2)

# --- tomes

tome(
    "book_of_dzyan",
    "the Book of Dzyan",
    "le Livre de Dzyan",
    -1,
    both(draw("spell"), lose(sanity=1), marks_this()),
    movement=2,
    price=3,
    uses_left=2,
)
tome(
    "cabala_of_saboth",
    "the Cabala of Saboth",
    "la Cabale de Saboth",
    -2,
    both(draw("skill"), gives_this_up()),
    movement=2,
    price=5,
    copies=2,
)
tome(
    "cultes_des_goules",
    "Cultes des Goules",
    "Cultes des Goules (t)",
    -2,
    both(draw("spell"), gain(clue=1), lose(sanity=2), gives_this_up()),
    movement=2,
    price=3,
    copies=2,
)
tome(
    "nameless_cults",
    "Nameless Cults",
    "les Cultes Innommables (m pl)",
    -1,
    both(draw("spell"), lose(sanity=1), gives_this_up()),
    movement=1,
    price=3,
    copies=2,
)
tome(
    "necronomicon",
    "the Necronomicon",
    "le Necronomicon",
    -2,
    both(draw("spell"), lose(sanity=2)),
    movement=2,
    price=6,
)
tome(
    "the_king_in_yellow",
    "The King in Yellow",
    "Le Roi en Jaune",
    -2,
    both(gain(clue=4), lose(sanity=1), gives_this_up()),
    movement=2,
    price=2,
    copies=2,
)

# --- statues, jewels and other things

card(
    UNIQUE,
    "alien_statue",
    "the Alien Statue",
    "la Statue Extraterrestre",
    uses(
        IN_MOVEMENT,
        then(pay(sanity=1), die(choose(draw("spell"), gain(clue=3)), lose(stamina=2))),
        costing("exhaust", movement=2),
    ),
    price=5,
)
card(
    UNIQUE,
    "ancient_tablet",
    "the Ancient Tablet",
    "la Tablette Ancienne",
    uses(
        IN_MOVEMENT,
        dice(2, draw("spell"), gain(clue=2)),
        costing("discard", movement=3),
    ),
    price=8,
)
card(
    UNIQUE,
    "blue_watcher_of_the_pyramid",
    "the Blue Watcher of the Pyramid",
    "le Veilleur Bleu de la Pyramide",
    wins_check("combat", cost=costing("discard", stamina=2)),
    wins_check("close", cost=costing("discard", stamina=2)),
    price=4,
)
card(
    UNIQUE,
    "dragons_eye",
    "the Dragon’s Eye",
    "l’Œil du Dragon (m)",
    new_encounter(1),
    price=6,
)
card(
    UNIQUE,
    "elder_sign",
    "the Elder Sign",
    "le Signe des Anciens",
    seals(),
    price=5,
    copies=4,
)
card(
    UNIQUE,
    "enchanted_jewelry",
    "the Enchanted Jewelry",
    "les Bijoux Enchantés (m pl)",
    guards("stamina", "token", again=True),
    price=3,
    uses=3,
)
card(
    UNIQUE,
    "flute_of_the_outer_gods",
    "the Flute of the Outer Gods",
    "la Flûte des Dieux Extérieurs",
    slays_all(),
    price=8,
)
card(
    UNIQUE,
    "gate_box",
    "the Gate Box",
    "la Boîte à Portails",
    home_by_any_gate(),
    price=4,
)
card(
    UNIQUE,
    "healing_stone",
    "the Healing Stone",
    "la Pierre de Guérison",
    rests(),
    gone_when_awake(),
    price=8,
)
card(
    UNIQUE,
    "obsidian_statue",
    "the Obsidian Statue",
    "la Statue d’Obsidienne",
    cancels_all(),
    price=4,
)
card(
    UNIQUE,
    "pallid_mask",
    "the Pallid Mask",
    "le Masque Blême",
    adds_to_checks("evade", 2),
    price=4,
)
card(
    UNIQUE,
    "ruby_of_rlyeh",
    "the Ruby of R’lyeh",
    "le Rubis de R’lyeh",
    faster(3),
    price=8,
)
card(
    UNIQUE,
    "silver_key",
    "the Silver Key",
    "la Clé d’Argent",
    wins_check("evade", cost=costing("token")),
    price=4,
    uses=3,
)
card(
    UNIQUE,
    "warding_statue",
    "the Warding Statue",
    "la Statue de Protection",
    wards_off(),
    wards_off_attack(),
    price=6,
)
