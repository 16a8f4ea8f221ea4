"""The investigators with their traits and the cards that they may begin with."""

from miskatonic.games.mansions.declare import investigator, mental_trait, physical_trait, starting_item
from miskatonic.games.mansions.effects.abilities import action, bonus_to_tests, reaction, sure_pass
from miskatonic.games.mansions.effects.common import both, own
from miskatonic.games.mansions.effects.investigators import discard_this, heal, hit_monster_here, skill_points
from miskatonic.games.mansions.events import ClueFound, Explored
from miskatonic.games.mansions.rules import harm
from miskatonic.games.mansions.rules.attribute_tests import DIE
from miskatonic.games.mansions.state import Investigator, Mansion
from miskatonic.kernel.decision import Rules

# --- Harvey Walters

investigator(
    "harvey_walters", "Harvey Walters", ("the Professor", "le professeur"), health=7, sanity=13, skill_points=4
)
mental_trait(
    "harvey_occultist",
    "Occultist",
    "Occultiste",
    "harvey_walters",
    (
        "Once in the game, when you cast a spell, you pass its test.",
        "Une fois dans la partie, quand vous lancez un sort, vous en réussissez le test.",
    ),
    sure_pass("spell"),
    intellect=6,
    willpower=6,
    lore=7,
    luck=2,
)
physical_trait(
    "harvey_cane",
    "Walking Cane",
    "Canne de marche",
    "harvey_walters",
    strength=3,
    marksmanship=3,
    dexterity=4,
    item="walking_cane",
)
starting_item(
    "walking_cane",
    "Walking Cane",
    "Canne",
    "harvey_walters",
    ["blunt_melee_weapon"],
    ("Attack a monster in your space.", "Attaquez un monstre dans votre espace."),
    damage=2,
)

# --- Jenny Barnes

investigator("jenny_barnes", "Jenny Barnes", ("the Dilettante", "la dilettante"), health=10, sanity=10, skill_points=4)
mental_trait(
    "jenny_trust_fund",
    "Trust Fund",
    "Rente",
    "jenny_barnes",
    (
        "Once in the game, after you have explored, you gain 2 skill points.",
        "Une fois dans la partie, après avoir exploré, vous gagnez 2 points de compétence.",
    ),
    reaction(Explored, skill_points(2), once=True),
    intellect=5,
    willpower=5,
    lore=3,
    luck=4,
)
physical_trait(
    "jenny_armed_and_charming",
    "Armed and Charming",
    "Armée et charmante",
    "jenny_barnes",
    strength=4,
    marksmanship=6,
    dexterity=6,
    item="jenny_45_automatic",
)
physical_trait(
    "jenny_family_ties",
    "Family Ties",
    "Liens de famille",
    "jenny_barnes",
    strength=3,
    marksmanship=4,
    dexterity=7,
    item="isabelles_letter",
)
starting_item(
    "jenny_45_automatic",
    ".45 Automatic",
    "Automatique .45",
    "jenny_barnes",
    ["ranged_weapon"],
    ("Attack a monster within 2 spaces.", "Attaquez un monstre à 2 espaces au plus."),
    damage=1,
    range=2,
)
starting_item(
    "isabelles_letter",
    "Isabelle's Letter",
    "Lettre d'Isabelle",
    "jenny_barnes",
    ["equipment"],
    ("Action: discard this card and heal 2 horror.", "Action\u202f: défaussez cette carte et soignez 2 horreurs."),
    action(both(heal(horror=2), discard_this())),
)

# --- Joe Diamond

investigator(
    "joe_diamond", "Joe Diamond", ("the Private Eye", "le détective privé"), health=12, sanity=8, skill_points=3
)
mental_trait(
    "joe_on_the_case",
    "On the Case",
    "Sur l'affaire",
    "joe_diamond",
    (
        "Once in the game, when you find a clue, you gain 3 skill points.",
        "Une fois dans la partie, quand vous trouvez un indice, vous gagnez 3 points de compétence.",
    ),
    reaction(ClueFound, skill_points(3), once=True),
    intellect=5,
    willpower=7,
    lore=1,
    luck=2,
)
physical_trait(
    "joe_license_to_kill",
    "License to Kill",
    "Permis de tuer",
    "joe_diamond",
    strength=5,
    marksmanship=6,
    dexterity=5,
    item="joe_45_automatics",
)
starting_item(
    "joe_45_automatics",
    ".45 Automatics",
    "Automatiques .45",
    "joe_diamond",
    ["ranged_weapon"],
    ("Attack a monster within 2 spaces.", "Attaquez un monstre à 2 espaces au plus."),
    damage=3,
    range=2,
)

# --- Sister Mary


def pray(game: Mansion, you: Investigator) -> Rules[None]:
    """Half of what the die shows, rounded up."""
    die = game.rng.roll(DIE)[0]
    harm.heal(game, you, horror=(die + 1) // 2)
    yield from ()


investigator(
    "sister_mary", ("Sister Mary", "Sœur Mary"), ("the Nun", "la religieuse"), health=8, sanity=12, skill_points=3
)
mental_trait(
    "mary_prayer",
    "Prayer",
    "Prière",
    "sister_mary",
    (
        "Action, once in the game: roll the die and heal half as much horror, rounded up.",
        "Action, une fois dans la partie\u202f: lancez le dé et soignez la moitié en horreur, arrondie au supérieur.",
    ),
    action(
        own(
            pray,
            "roll the die and heal half as much horror, rounded up",
            "lancez le dé et soignez la moitié en horreur, arrondie au supérieur",
            lambda game, you: you.horror > 0,
            horror=-3,
        ),
        once=True,
    ),
    intellect=4,
    willpower=6,
    lore=4,
    luck=5,
)
physical_trait(
    "mary_holy_water", "Blessed", "Bénie", "sister_mary", strength=2, marksmanship=2, dexterity=6, item="holy_water"
)
physical_trait(
    "mary_rosary", "Devout", "Dévote", "sister_mary", strength=3, marksmanship=2, dexterity=5, item="holy_rosary"
)
starting_item(
    "holy_water",
    "Holy Water",
    "Eau bénite",
    "sister_mary",
    ["equipment"],
    (
        "Action: discard this card; a monster in your space takes 4 damage.",
        "Action\u202f: défaussez cette carte\u202f; un monstre dans votre espace subit 4 dégâts.",
    ),
    action(both(hit_monster_here(damage=4), discard_this())),
)
starting_item(
    "holy_rosary",
    "Holy Rosary",
    "Saint rosaire",
    "sister_mary",
    ["equipment"],
    ("+2 to your horror tests.", "+2 à vos tests d'horreur."),
    bonus_to_tests(2, "horror"),
)
