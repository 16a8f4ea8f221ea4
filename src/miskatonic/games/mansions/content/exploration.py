"""The exploration cards with a name, and those without interest. Clues are declared with their stories."""

from miskatonic.games.mansions.declare import exploration
from miskatonic.games.mansions.effects.abilities import action, damage_bonus, sees_in_the_dark
from miskatonic.games.mansions.effects.common import both
from miskatonic.games.mansions.effects.investigators import discard_this, heal

exploration(
    "nothing_of_interest",
    "Nothing of Interest",
    "Rien d'intéressant",
    ["nothing"],
    ("Discard this card.", "Défaussez cette carte."),
    copies=10,
)
exploration(
    "lantern",
    "Lantern",
    "Lanterne",
    ["equipment"],
    ("You ignore darkness.", "Vous ignorez l'obscurité."),
    sees_in_the_dark(),
)
exploration(
    "shotgun",
    "Shotgun",
    "Fusil à pompe",
    ["ranged_weapon"],
    (
        "Attack a monster within 1 space, even through a door; 2 more damage if it is in your space.",
        "Attaquez un monstre à 1 espace au plus, même à travers une porte\u202f; 2 dégâts de plus s'il est dans votre espace.",
    ),
    damage_bonus(2, close=True),
    damage=3,
    range=1,
    through_doors=True,
)
exploration("magic_phrase", "Magic Phrase", "Formule magique", ["key"], opens="magical_lock")
exploration("silver_key", "Silver Key", "Clé en argent", ["key"], opens="locked_door")
exploration(
    "whiskey",
    "Whiskey",
    "Whisky",
    ["equipment"],
    ("Action: discard this card and heal 2 horror.", "Action\u202f: défaussez cette carte et soignez 2 horreurs."),
    action(both(heal(horror=2), discard_this())),
)
