"""The cards of the Guardian class."""

from miskatonic.games.card_game.components import Uses
from miskatonic.games.card_game.declare import asset
from miskatonic.games.card_game.effects import boost, damage_enemy_here, fight_with, in_test
from miskatonic.games.card_game.rules.abilities import action, constant, fast, modifies, says
from miskatonic.games.card_game.rules.costs import Cost
from miskatonic.games.card_game.rules.values import SKILL

asset(
    "45_automatic",
    ".45 Automatic",
    ".45 Automatique",
    "01016",
    faction="guardian",
    cost=4,
    icons={"agility": 1},
    traits=("Item", "Weapon", "Firearm"),
    slots=("hand",),
    uses=Uses("ammo", 4),
    lines=(action(fight_with(bonus=1, damage=1), cost=Cost(uses=1), designator="fight"),),
)
asset(
    "physical_training",
    "Physical Training",
    "Entraînement Physique",
    "01017",
    faction="guardian",
    cost=2,
    icons={"willpower": 1, "combat": 1},
    traits=("Talent",),
    lines=(
        fast(boost("willpower"), cost=Cost(resources=1), possible=in_test),
        fast(boost("combat"), cost=Cost(resources=1), possible=in_test),
    ),
)
asset(
    "beat_cop",
    "Beat Cop",
    "Flic en Patrouille",
    "01018",
    faction="guardian",
    cost=4,
    icons={"combat": 1},
    traits=("Ally", "Police"),
    slots=("ally",),
    health=2,
    sanity=2,
    lines=(
        constant(
            says("You get +1 combat.", "Vous gagnez +1 en combat."),
            modifies(SKILL["combat"], lambda game, source, seat: int(seat == source.seat)),
        ),
        fast(damage_enemy_here(1), cost=Cost(discard=True)),
    ),
)
