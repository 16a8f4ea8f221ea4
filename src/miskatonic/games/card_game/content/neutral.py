"""The cards that belong to no class."""

from miskatonic.games.card_game.components import Icon, Uses
from miskatonic.games.card_game.declare import asset, event, skill
from miskatonic.games.card_game.effects.cards import draw, gain_resources
from miskatonic.games.card_game.effects.checks import fight_with, investigate_with
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.using import action

asset(
    "knife",
    "Knife",
    "le Couteau",
    "01086",
    copies=4,
    cost=1,
    icons={"combat": 1},
    traits=("Item", "Weapon", "Melee"),
    slots=("hand",),
    lines=(
        action(fight_with(bonus=1), designator="fight"),
        action(fight_with(bonus=2, damage=1), cost=costing("discard"), designator="fight"),
    ),
)
asset(
    "flashlight",
    "Flashlight",
    "la Lampe-Torche",
    "01087",
    copies=4,
    cost=2,
    icons={"intellect": 1},
    traits=("Item", "Tool"),
    slots=("hand",),
    uses=Uses("supply", 3),
    lines=(action(investigate_with(shroud=-2), cost=costing(supply=1), designator="investigate"),),
)
event(
    "emergency_cache",
    "Emergency Cache",
    "Planque (t)",
    "01088",
    copies=4,
    cost=0,
    traits=("Supply",),
    effect=gain_resources(3),
)


def twice_as_good(slug: str, en: str, fr: str, code: str, icon: Icon, trait: str) -> None:
    """One of the four skills that count twice for what they are good for, and bring a card if the test is passed."""
    skill(slug, en, fr, code, copies=2, icons={icon: 2}, traits=(trait,), most=1, passed=draw(1))


twice_as_good("guts", "Guts", "Cran (t)", "01089", "willpower", "Innate")
twice_as_good("perception", "Perception", "Perception (t)", "01090", "intellect", "Practiced")
twice_as_good("overpower", "Overpower", "Maîtrise (t)", "01091", "combat", "Practiced")
twice_as_good("manual_dexterity", "Manual Dexterity", "Dextérité (t)", "01092", "agility", "Innate")
skill(
    "unexpected_courage",
    "Unexpected Courage",
    "Courage Inattendu (t)",
    "01093",
    copies=2,
    icons={"wild": 2},
    traits=("Innate",),
    most=1,
)
asset(
    "bulletproof_vest",
    "Bulletproof Vest",
    "le Gilet Pare-Balles",
    "01094",
    copies=2,
    level=3,
    cost=2,
    icons={"combat": 1, "wild": 1},
    traits=("Item", "Armor"),
    slots=("body",),
    health=4,
)
asset(
    "elder_sign_amulet",
    "Elder Sign Amulet",
    "l’Amulette du Signe des Anciens (f)",
    "01095",
    copies=2,
    level=3,
    cost=2,
    icons={"willpower": 1, "wild": 1},
    traits=("Item", "Relic"),
    slots=("accessory",),
    sanity=4,
)
