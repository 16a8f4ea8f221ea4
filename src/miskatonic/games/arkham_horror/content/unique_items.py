"""The unique items."""

from miskatonic.games.arkham_horror.components import Deck
from miskatonic.games.arkham_horror.declare import card, weapon
from miskatonic.games.arkham_horror.declare.tomes import tome
from miskatonic.games.arkham_horror.effects.checks import both, choose, die, own, then
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.people import draw, gain, lose, pay
from miskatonic.games.arkham_horror.effects.reading import gives_this_up, marks_this
from miskatonic.games.arkham_horror.effects.skills import adds_to_checks
from miskatonic.games.arkham_horror.effects.using import uses
from miskatonic.games.arkham_horror.rules import holding, skill_checks
from miskatonic.games.arkham_horror.rules.abilities import by_token, guards
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
    uses(
        IN_MOVEMENT,
        then(pay(sanity=1), die(choose(draw("spell"), gain(clue=3)), lose(stamina=2))),
        costing("exhaust", movement=2),
    ),
    price=5,
    words=(
        "Movement: exhaust it and spend 2 movement points and 1 sanity to roll a die. With a success draw 1 spell or gain "
        "3 clues; otherwise lose 2 stamina.",
        "Mouvement : épuisez-la et dépensez 2 points de mouvement et 1 de santé mentale pour lancer un dé. Avec un succès, piochez "
        "1 sort ou gagnez 3 indices ; sinon, perdez 2 de résistance.",
    ),
)
card(
    UNIQUE,
    "ancient_tablet",
    "Ancient Tablet",
    "Tablette Ancienne",
    uses(
        IN_MOVEMENT,
        own(_read_tablet, "roll 2 dice", "lancer 2 dés", spell=0.7, clue=2.6),
        costing("discard", movement=3),
    ),
    price=8,
    words=(
        "Movement: spend 3 movement points and discard it to roll 2 dice: draw 1 spell for each success, gain 2 clues for each "
        "failure.",
        "Mouvement : dépensez 3 points de mouvement et défaussez-la pour lancer 2 dés : piochez 1 sort par succès, gagnez 2 indices "
        "par échec.",
    ),
)
card(
    UNIQUE,
    "blue_watcher_of_the_pyramid",
    "Blue Watcher of the Pyramid",
    "Veilleur Bleu de la Pyramide",
    wins_check("combat", stamina=2, discard=True),
    wins_check("close", stamina=2, discard=True),
    price=4,
    words=(
        "Lose 2 stamina and discard it to pass a combat check, or a check to close a gate; not against an Ancient One.",
        "Perdez 2 de résistance et défaussez-le pour réussir un test de combat ou un test pour fermer un portail ; pas contre un "
        "Grand Ancien.",
    ),
)
card(
    UNIQUE,
    "dragons_eye",
    "Dragon's Eye",
    "Œil du Dragon",
    new_encounter(1),
    price=6,
    words=(
        "After drawing a location or gate card, exhaust it and lose 1 sanity to draw another one instead.",
        "Après avoir pioché une carte Lieu ou Portail, épuisez-le et perdez 1 de santé mentale pour en piocher une autre à la place.",
    ),
)
card(
    UNIQUE,
    "elder_sign",
    "Elder Sign",
    "Signe des Anciens",
    price=5,
    copies=4,
    seals=True,
    words=(
        "At a gate that you have explored: lose 1 stamina and 1 sanity and return it to the box to close and seal the gate without a "
        "check and to remove a doom token.",
        "Devant un portail que vous avez exploré : perdez 1 de résistance et 1 de santé mentale et remettez-le dans la boîte pour "
        "fermer et sceller le portail sans test et retirer un pion Destin.",
    ),
)
card(
    UNIQUE,
    "enchanted_jewelry",
    "Enchanted Jewelry",
    "Bijoux Enchantés",
    guards("stamina", by_token, again=True),
    price=3,
    uses=3,
    words=(
        "Put a token on it for each point of stamina that you do not lose; with 3 tokens discard it.",
        "Placez un jeton dessus pour chaque point de résistance que vous ne perdez pas ; avec 3 jetons, défaussez-les.",
    ),
)
card(
    UNIQUE,
    "flute_of_the_outer_gods",
    "Flute of the Outer Gods",
    "Flûte des Dieux Extérieurs",
    slays_all(),
    price=8,
    words=(
        "Before a combat check, lose 3 sanity and 3 stamina and discard it to defeat all monsters where you are.",
        "Avant un test de combat, perdez 3 de santé mentale et 3 de résistance et défaussez-la pour vaincre tous les monstres là où "
        "vous êtes.",
    ),
)
card(
    UNIQUE,
    "gate_box",
    "Gate Box",
    "Boîte à Portails",
    home_by_any_gate(),
    price=4,
    words=(
        "When you return to Arkham, you may come back at any open gate.",
        "Quand vous revenez à Arkham, vous pouvez arriver par n'importe quel portail ouvert.",
    ),
)
card(
    UNIQUE,
    "healing_stone",
    "Healing Stone",
    "Pierre de Guérison",
    rests(),
    gone_when_awake(),
    price=8,
    words=(
        "Upkeep: you may gain 1 stamina or 1 sanity. Discard it when the Ancient One awakens.",
        "Entretien : vous pouvez gagner 1 de résistance ou 1 de santé mentale. Défaussez-la au réveil du Grand Ancien.",
    ),
)
card(
    UNIQUE,
    "obsidian_statue",
    "Obsidian Statue",
    "Statue d'Obsidienne",
    cancels_all("sanity"),
    cancels_all("stamina"),
    price=4,
    words=(
        "Discard it to cancel all of one loss of stamina or of sanity.",
        "Défaussez-la pour annuler entièrement une perte de résistance ou de santé mentale.",
    ),
)
card(
    UNIQUE,
    "pallid_mask",
    "Pallid Mask",
    "Masque Blême",
    adds_to_checks("evade", 2),
    price=4,
    words=("+2 to evade checks.", "+2 aux tests d'évasion."),
)
card(
    UNIQUE,
    "ruby_of_rlyeh",
    "Ruby of R'lyeh",
    "Rubis de R'lyeh",
    faster(3),
    price=8,
    words=("Movement: 3 more movement points.", "Mouvement : 3 points de mouvement de plus."),
)
card(
    UNIQUE,
    "silver_key",
    "Silver Key",
    "Clé d'Argent",
    wins_check("evade", token=True),
    price=4,
    uses=3,
    words=(
        "Before an evade check, put a token on it to pass the check; with 3 tokens discard it.",
        "Avant un test d'évasion, placez un jeton dessus pour le réussir ; avec 3 jetons, défaussez-la.",
    ),
)
card(
    UNIQUE,
    "warding_statue",
    "Warding Statue",
    "Statue de Protection",
    *wards_off(),
    price=6,
    words=(
        "After failing a combat check, discard it: the monster deals no damage. In the final battle, discard it to cancel the Ancient "
        "One's whole attack of a round.",
        "Après l'échec d'un test de combat, défaussez-la : le monstre n'inflige aucun dégât. Dans la bataille finale, défaussez-la "
        "pour annuler toute l'attaque du Grand Ancien pendant un round.",
    ),
)
