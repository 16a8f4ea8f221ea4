"""The cards of the Guardian class."""

from miskatonic.games.card_game.components import Uses
from miskatonic.games.card_game.declare import asset, event, skill
from miskatonic.games.card_game.effects.answers import cancel_attack, hit_back
from miskatonic.games.card_game.effects.cards import reload
from miskatonic.games.card_game.effects.checks import boost, fight_with, hurry
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.fights import by_the_margin, fight_where, hit_harder, in_a_duel
from miskatonic.games.card_game.effects.harm import blast, damage_enemy_here, treat
from miskatonic.games.card_game.effects.standing import skill_bonus
from miskatonic.games.card_game.effects.story import discover
from miskatonic.games.card_game.effects.timing import BY_AN_ATTACK, DAMAGE, SOMEBODY_HERE, THIS_CARD, YOU, after, when
from miskatonic.games.card_game.effects.using import action, fast, played_at, reaction
from miskatonic.games.card_game.events import AssetHarmed, EnemyAttacks, EnemyDefeated

asset(
    "45_automatic",
    ".45 Automatic",
    "le .45 Automatique",
    "01016",
    faction="guardian",
    cost=4,
    icons={"agility": 1},
    traits=("Item", "Weapon", "Firearm"),
    slots=("hand",),
    uses=Uses("ammo", 4),
    lines=(action(fight_with(bonus=1, damage=1), cost=costing(ammo=1), designator="fight"),),
)
asset(
    "physical_training",
    "Physical Training",
    "l’Entraînement Physique (m)",
    "01017",
    faction="guardian",
    cost=2,
    icons={"willpower": 1, "combat": 1},
    traits=("Talent",),
    lines=(
        fast(boost("willpower"), cost=costing(resources=1)),
        fast(boost("combat"), cost=costing(resources=1)),
    ),
)


asset(
    "beat_cop",
    "Beat Cop",
    "le Flic en Patrouille",
    "01018",
    faction="guardian",
    cost=4,
    icons={"combat": 1},
    traits=("Ally", "Police"),
    slots=("ally",),
    health=2,
    sanity=2,
    lines=(skill_bonus("combat"), fast(damage_enemy_here(1), cost=costing("discard"))),
)


asset(
    "first_aid",
    "First Aid",
    "les Premiers Soins (m)",
    "01019",
    faction="guardian",
    cost=2,
    icons={"willpower": 1},
    traits=("Talent", "Science"),
    uses=Uses("supply", 3, discard_when_empty=True),
    lines=(action(treat(), cost=costing(supply=1)),),
)


asset(
    "machete",
    "Machete",
    "la Machette",
    "01020",
    faction="guardian",
    cost=3,
    icons={"combat": 1},
    traits=("Item", "Weapon", "Melee"),
    slots=("hand",),
    lines=(
        action(
            fight_where(in_a_duel(), bonus=1),
            designator="fight",
        ),
    ),
)


asset(
    "guard_dog",
    "Guard Dog",
    "le Chien de Garde",
    "01021",
    faction="guardian",
    cost=3,
    icons={"combat": 1},
    traits=("Ally", "Creature"),
    slots=("ally",),
    health=3,
    sanity=1,
    lines=(reaction(when(AssetHarmed, THIS_CARD, DAMAGE, BY_AN_ATTACK), hit_back(1)),),
)
event(
    "evidence",
    "Evidence!",
    "Preuve ! (t)",
    "01022",
    faction="guardian",
    cost=1,
    icons={"intellect": 2},
    traits=("Insight",),
    fast=True,
    lines=(played_at(after(EnemyDefeated, YOU), discover(1)),),
)


event(
    "dodge",
    "Dodge",
    "Esquive (t)",
    "01023",
    faction="guardian",
    cost=1,
    icons={"willpower": 1, "agility": 1},
    traits=("Tactic",),
    fast=True,
    lines=(played_at(when(EnemyAttacks, SOMEBODY_HERE), cancel_attack()),),
)


event(
    "dynamite_blast",
    "Dynamite Blast",
    "Explosion de Dynamite (t)",
    "01024",
    faction="guardian",
    cost=5,
    icons={"willpower": 1},
    traits=("Tactic",),
    effect=blast(3),
)


skill(
    "vicious_blow",
    "Vicious Blow",
    "Coup Vicieux (t)",
    "01025",
    faction="guardian",
    icons={"combat": 1},
    traits=("Practiced",),
    boost=hit_harder(),
)


event(
    "extra_ammunition",
    "Extra Ammunition",
    "Munitions supplémentaires (t)",
    "01026",
    faction="guardian",
    level=1,
    cost=2,
    icons={"intellect": 1},
    traits=("Supply",),
    effect=reload(3, "Firearm"),
)


asset(
    "police_badge",
    "Police Badge",
    "l’Insigne de Police (m)",
    "01027",
    faction="guardian",
    level=2,
    cost=3,
    icons={"willpower": 1, "wild": 1},
    traits=("Item",),
    slots=("accessory",),
    lines=(
        skill_bonus("willpower"),
        fast(hurry(2), cost=costing("discard"), waits=True),
    ),
)
asset(
    "beat_cop_2",
    "Beat Cop",
    "le Flic en Patrouille",
    "01028",
    faction="guardian",
    level=2,
    cost=4,
    icons={"combat": 1, "agility": 1},
    traits=("Ally", "Police"),
    slots=("ally",),
    health=3,
    sanity=2,
    lines=(skill_bonus("combat"), fast(damage_enemy_here(1), cost=costing("exhaust", damage_here=1))),
)


asset(
    "shotgun",
    "Shotgun",
    "le Fusil de Chasse",
    "01029",
    faction="guardian",
    level=4,
    cost=5,
    icons={"combat": 2},
    traits=("Item", "Weapon", "Firearm"),
    slots=("hand", "hand"),
    uses=Uses("ammo", 2),
    lines=(
        action(
            fight_where(by_the_margin(most=5), bonus=3),
            cost=costing(ammo=1),
            designator="fight",
        ),
    ),
)
