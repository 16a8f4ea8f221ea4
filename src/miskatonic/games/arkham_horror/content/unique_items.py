"""The unique items."""

from miskatonic.games.arkham_horror.components import Deck
from miskatonic.games.arkham_horror.declare import card, weapon
from miskatonic.games.arkham_horror.declare.tomes import tome
from miskatonic.games.arkham_horror.effects.checks import both, choose, die, own, then
from miskatonic.games.arkham_horror.effects.people import draw, gain, lose, pay
from miskatonic.games.arkham_horror.effects.reading import gives_this_up, marks_this
from miskatonic.games.arkham_horror.rules import holding, skill_checks
from miskatonic.games.arkham_horror.rules.abilities import adds_to_checks, by_token, guards, uses
from miskatonic.games.arkham_horror.rules.equipment import (
    cancels_all,
    faster,
    gone_when_awake,
    home_by_any_gate,
    new_encounter,
    rests,
    slays_all,
    wards_off,
    wins_check,
)
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT
from miskatonic.games.arkham_horror.state import Arkham, Investigator
from miskatonic.kernel.decision import Rules

UNIQUE: Deck = "unique"

# --- weapons

weapon(UNIQUE, "enchanted_blade", "Enchanted Blade", "Lame Enchantée", "magical", 4, price=6, copies=2)
weapon(UNIQUE, "enchanted_knife", "Enchanted Knife", "Couteau Enchanté", "magical", 3, price=5, copies=2)
weapon(UNIQUE, "holy_water", "Holy Water", "Eau Bénite", "magical", 6, price=4, hands=2, copies=4, single_use=True)
weapon(UNIQUE, "lamp_of_alhazred", "Lamp of Alhazred", "Lampe d'Alhazred", "magical", 5, price=7, hands=2)
weapon(
    UNIQUE,
    "powder_of_ibn_ghazi",
    "Powder of Ibn-Ghazi",
    "Poudre d'Ibn-Ghazi",
    "magical",
    9,
    price=6,
    hands=2,
    copies=2,
    single_use=True,
    sanity_cost=1,
)
weapon(UNIQUE, "sword_of_glory", "Sword of Glory", "Épée de Gloire", "magical", 6, price=8, hands=2)

# --- tomes

tome(
    "book_of_dzyan",
    "Book of Dzyan",
    "Livre de Dzyan",
    (
        "draw 1 spell, lose 1 sanity and put a token on it; with 2 tokens discard it.",
        "piochez 1 sort, perdez 1 de santé mentale et placez un jeton dessus ; avec 2 jetons, défaussez-le.",
    ),
    -1,
    both(draw("spell"), lose(sanity=1), marks_this()),
    movement=2,
    price=3,
    uses_left=2,
)
tome(
    "cabala_of_saboth",
    "Cabala of Saboth",
    "Cabale de Saboth",
    ("draw 1 skill and discard it.", "piochez 1 compétence et défaussez-le."),
    -2,
    both(draw("skill"), gives_this_up()),
    movement=2,
    price=5,
    copies=2,
)
tome(
    "cultes_des_goules",
    "Cultes des Goules",
    "Cultes des Goules",
    (
        "draw 1 spell, gain 1 clue, lose 2 sanity and discard it.",
        "piochez 1 sort, gagnez 1 indice, perdez 2 de santé mentale et défaussez-le.",
    ),
    -2,
    both(draw("spell"), gain(clue=1), lose(sanity=2), gives_this_up()),
    movement=2,
    price=3,
    copies=2,
)
tome(
    "nameless_cults",
    "Nameless Cults",
    "Cultes sans Nom",
    (
        "draw 1 spell, lose 1 sanity and discard it.",
        "piochez 1 sort, perdez 1 de santé mentale et défaussez-le.",
    ),
    -1,
    both(draw("spell"), lose(sanity=1), gives_this_up()),
    movement=1,
    price=3,
    copies=2,
)
tome(
    "necronomicon",
    "Necronomicon",
    "Necronomicon",
    ("draw 1 spell and lose 2 sanity.", "piochez 1 sort et perdez 2 de santé mentale."),
    -2,
    both(draw("spell"), lose(sanity=2)),
    movement=2,
    price=6,
)
tome(
    "the_king_in_yellow",
    "The King in Yellow",
    "Le Roi en Jaune",
    (
        "gain 4 clues, lose 1 sanity and discard it.",
        "gagnez 4 indices, perdez 1 de santé mentale et défaussez-le.",
    ),
    -2,
    both(gain(clue=4), lose(sanity=1), gives_this_up()),
    movement=2,
    price=2,
    copies=2,
)

# --- statues, jewels and other things


def _read_tablet(game: Arkham, you: Investigator) -> Rules[None]:
    for face in skill_checks.roll(game, you, 2):
        if skill_checks.is_success(you, face):
            yield from holding.draw(game, you, "spell")
        else:
            holding.gain_clues(game, you, 2)


card(
    UNIQUE,
    "alien_statue",
    "Alien Statue",
    "Statue Extraterrestre",
    (
        "Movement: exhaust it and spend 2 movement points and 1 sanity to roll a die. With a success draw 1 spell or gain "
        "3 clues; otherwise lose 2 stamina.",
        "Mouvement : épuisez-la et dépensez 2 points de mouvement et 1 de santé mentale pour lancer un dé. Avec un succès, piochez "
        "1 sort ou gagnez 3 indices ; sinon, perdez 2 de résistance.",
    ),
    uses(
        IN_MOVEMENT,
        then(pay(sanity=1), die(choose(draw("spell"), gain(clue=3)), lose(stamina=2))),
        exhaust=True,
        movement=2,
    ),
    price=5,
)
card(
    UNIQUE,
    "ancient_tablet",
    "Ancient Tablet",
    "Tablette Ancienne",
    (
        "Movement: spend 3 movement points and discard it to roll 2 dice: draw 1 spell for each success, gain 2 clues for each "
        "failure.",
        "Mouvement : dépensez 3 points de mouvement et défaussez-la pour lancer 2 dés : piochez 1 sort par succès, gagnez 2 indices "
        "par échec.",
    ),
    uses(
        IN_MOVEMENT,
        own(_read_tablet, "roll 2 dice", "lancer 2 dés", spell=0.7, clue=2.6),
        discard=True,
        movement=3,
    ),
    price=8,
)
card(
    UNIQUE,
    "blue_watcher_of_the_pyramid",
    "Blue Watcher of the Pyramid",
    "Veilleur Bleu de la Pyramide",
    (
        "Lose 2 stamina and discard it to pass a combat check, or a check to close a gate; not against an Ancient One.",
        "Perdez 2 de résistance et défaussez-le pour réussir un test de combat ou un test pour fermer un portail ; pas contre un "
        "Grand Ancien.",
    ),
    wins_check("combat", stamina=2, discard=True),
    wins_check("close", stamina=2, discard=True),
    price=4,
)
card(
    UNIQUE,
    "dragons_eye",
    "Dragon's Eye",
    "Œil du Dragon",
    (
        "After drawing a location or gate card, exhaust it and lose 1 sanity to draw another one instead.",
        "Après avoir pioché une carte Lieu ou Portail, épuisez-le et perdez 1 de santé mentale pour en piocher une autre à la place.",
    ),
    new_encounter(1),
    price=6,
)
card(
    UNIQUE,
    "elder_sign",
    "Elder Sign",
    "Signe des Anciens",
    (
        "At a gate that you have explored: lose 1 stamina and 1 sanity and return it to the box to close and seal the gate without a "
        "check and to remove a doom token.",
        "Devant un portail que vous avez exploré : perdez 1 de résistance et 1 de santé mentale et remettez-le dans la boîte pour "
        "fermer et sceller le portail sans test et retirer un pion Destin.",
    ),
    price=5,
    copies=4,
    seals=True,
)
card(
    UNIQUE,
    "enchanted_jewelry",
    "Enchanted Jewelry",
    "Bijoux Enchantés",
    (
        "Put a token on it for each point of stamina that you do not lose; with 3 tokens discard it.",
        "Placez un jeton dessus pour chaque point de résistance que vous ne perdez pas ; avec 3 jetons, défaussez-les.",
    ),
    guards("stamina", by_token, again=True),
    price=3,
    uses=3,
)
card(
    UNIQUE,
    "flute_of_the_outer_gods",
    "Flute of the Outer Gods",
    "Flûte des Dieux Extérieurs",
    (
        "Before a combat check, lose 3 sanity and 3 stamina and discard it to defeat all monsters where you are.",
        "Avant un test de combat, perdez 3 de santé mentale et 3 de résistance et défaussez-la pour vaincre tous les monstres là où "
        "vous êtes.",
    ),
    slays_all(),
    price=8,
)
card(
    UNIQUE,
    "gate_box",
    "Gate Box",
    "Boîte à Portails",
    (
        "When you return to Arkham, you may come back at any open gate.",
        "Quand vous revenez à Arkham, vous pouvez arriver par n'importe quel portail ouvert.",
    ),
    home_by_any_gate(),
    price=4,
)
card(
    UNIQUE,
    "healing_stone",
    "Healing Stone",
    "Pierre de Guérison",
    (
        "Upkeep: you may gain 1 stamina or 1 sanity. Discard it when the Ancient One awakens.",
        "Entretien : vous pouvez gagner 1 de résistance ou 1 de santé mentale. Défaussez-la au réveil du Grand Ancien.",
    ),
    rests(),
    gone_when_awake(),
    price=8,
)
card(
    UNIQUE,
    "obsidian_statue",
    "Obsidian Statue",
    "Statue d'Obsidienne",
    (
        "Discard it to cancel all of one loss of stamina or of sanity.",
        "Défaussez-la pour annuler entièrement une perte de résistance ou de santé mentale.",
    ),
    cancels_all("sanity"),
    cancels_all("stamina"),
    price=4,
)
card(
    UNIQUE,
    "pallid_mask",
    "Pallid Mask",
    "Masque Blême",
    ("+2 to evade checks.", "+2 aux tests d'évasion."),
    adds_to_checks("evade", 2),
    price=4,
)
card(
    UNIQUE,
    "ruby_of_rlyeh",
    "Ruby of R'lyeh",
    "Rubis de R'lyeh",
    ("Movement: 3 more movement points.", "Mouvement : 3 points de mouvement de plus."),
    faster(3),
    price=8,
)
card(
    UNIQUE,
    "silver_key",
    "Silver Key",
    "Clé d'Argent",
    (
        "Before an evade check, put a token on it to pass the check; with 3 tokens discard it.",
        "Avant un test d'évasion, placez un jeton dessus pour le réussir ; avec 3 jetons, défaussez-la.",
    ),
    wins_check("evade", token=True),
    price=4,
    uses=3,
)
card(
    UNIQUE,
    "warding_statue",
    "Warding Statue",
    "Statue de Protection",
    (
        "After failing a combat check, discard it: the monster deals no damage. In the final battle, discard it to cancel the Ancient "
        "One's whole attack of a round.",
        "Après l'échec d'un test de combat, défaussez-la : le monstre n'inflige aucun dégât. Dans la bataille finale, défaussez-la "
        "pour annuler toute l'attaque du Grand Ancien pendant un round.",
    ),
    *wards_off(),
    price=6,
)
