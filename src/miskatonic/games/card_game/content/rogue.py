"""The cards of the Rogue class."""

from __future__ import annotations

from miskatonic.games.card_game.components import Uses
from miskatonic.games.card_game.declare import asset, event, skill
from miskatonic.games.card_game.effects.cards import draw, gain_resources
from miskatonic.games.card_game.effects.checks import boost, fight_with
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.fights import (
    damage_exhausted_enemy,
    fight_where,
    investigate_for_resources,
    passed_by,
)
from miskatonic.games.card_game.effects.lasting import returns_if_by, turn_the_sign
from miskatonic.games.card_game.effects.moves import slip_next_door, slip_to_safety
from miskatonic.games.card_game.effects.standing import extra_actions, skill_bonus
from miskatonic.games.card_game.effects.timing import WITH_A_MINUS, YOU, after
from miskatonic.games.card_game.effects.using import action, fast, played_at, reaction
from miskatonic.games.card_game.events import EnemyEvaded, TokenRevealed
from miskatonic.games.card_game.state import CardGame, Investigator

asset(
    "switchblade",
    "Switchblade",
    "le Cran d’Arrêt",
    "01044",
    faction="rogue",
    cost=1,
    icons={"agility": 1},
    traits=("Item", "Weapon", "Melee", "Illicit"),
    slots=("hand",),
    fast=True,
    lines=(
        action(
            fight_where(passed_by(2)),
            designator="fight",
        ),
    ),
)


asset(
    "burglary",
    "Burglary",
    "le Cambriolage",
    "01045",
    faction="rogue",
    cost=1,
    icons={"intellect": 1},
    traits=("Talent", "Illicit"),
    lines=(action(investigate_for_resources(3), cost=costing("exhaust"), designator="investigate"),),
)
asset(
    "pickpocketing",
    "Pickpocketing",
    "le Vol à la Tire",
    "01046",
    faction="rogue",
    cost=2,
    icons={"agility": 1},
    traits=("Talent", "Illicit"),
    lines=(reaction(after(EnemyEvaded, YOU), draw(1), cost=costing("exhaust")),),
)
asset(
    "41_derringer",
    ".41 Derringer",
    "le Derringer .41",
    "01047",
    faction="rogue",
    cost=3,
    icons={"combat": 1},
    traits=("Item", "Weapon", "Firearm", "Illicit"),
    slots=("hand",),
    uses=Uses("ammo", 3),
    lines=(
        action(
            fight_where(passed_by(2), bonus=2),
            cost=costing(ammo=1),
            designator="fight",
        ),
    ),
)


def leo_de_luca(slug: str, code: str, level: int, cost: int) -> None:
    """Leo, who costs less the better he knows you."""
    asset(
        slug,
        "Leo De Luca",
        "Leo De Luca",
        code,
        subtitle_en="The Louisiana Lion",
        subtitle_fr="Le Lion de Louisiane",
        faction="rogue",
        level=level,
        cost=cost,
        icons={"intellect": 1},
        traits=("Ally", "Criminal"),
        slots=("ally",),
        health=2,
        sanity=2,
        unique=True,
        lines=(extra_actions(),),
    )


leo_de_luca("leo_de_luca", "01048", level=0, cost=6)
asset(
    "hard_knocks",
    "Hard Knocks",
    "les Coups Durs (m)",
    "01049",
    faction="rogue",
    cost=2,
    icons={"combat": 1, "agility": 1},
    traits=("Talent",),
    lines=(fast(boost("combat"), cost=costing(resources=1)), fast(boost("agility"), cost=costing(resources=1))),
)


event(
    "elusive",
    "Elusive",
    "Insaisissable (t)",
    "01050",
    faction="rogue",
    cost=2,
    icons={"intellect": 1, "agility": 1},
    traits=("Tactic",),
    fast=True,
    only_in_own_turn=True,
    effect=slip_to_safety(),
)
event(
    "backstab",
    "Backstab",
    "Attaque par Derrière (t)",
    "01051",
    faction="rogue",
    cost=3,
    icons={"combat": 1, "agility": 1},
    traits=("Tactic",),
    effect=fight_with(damage=2, skill="agility"),
    designator="fight",
)


event(
    "sneak_attack",
    "Sneak Attack",
    "Attaque par Surprise (t)",
    "01052",
    faction="rogue",
    cost=2,
    icons={"intellect": 1, "combat": 1},
    traits=("Tactic",),
    effect=damage_exhausted_enemy(2),
)


skill(
    "opportunist",
    "Opportunist",
    "Opportuniste (t)",
    "01053",
    faction="rogue",
    icons={"wild": 1},
    traits=("Innate",),
    own_tests_only=True,
    boost=returns_if_by(3),
)
leo_de_luca("leo_de_luca_1", "01054", level=1, cost=5)


asset(
    "cat_burglar",
    "Cat Burglar",
    "le Monte-en-l’Air",
    "01055",
    faction="rogue",
    level=1,
    cost=4,
    icons={"willpower": 1, "agility": 1},
    traits=("Ally", "Criminal"),
    slots=("ally",),
    health=2,
    sanity=2,
    lines=(
        skill_bonus("agility"),
        action(slip_next_door(), cost=costing("exhaust"), provokes=False),
    ),
)


def can_be_turned(game: CardGame, you: Investigator, event: TokenRevealed, card: str) -> bool:
    """Whether the sign of the token has not been turned yet."""
    return game.test is not None and len(game.test.tokens) - 1 not in game.test.flipped


event(
    "sure_gamble",
    "Sure Gamble",
    "Pari Truqué (t)",
    "01056",
    faction="rogue",
    level=3,
    cost=2,
    traits=("Fortune", "Insight"),
    fast=True,
    lines=(played_at(after(TokenRevealed, YOU, WITH_A_MINUS), turn_the_sign(), possible=can_be_turned),),
)
event(
    "hot_streak",
    "Hot Streak",
    "Série Gagnante (t)",
    "01057",
    faction="rogue",
    level=4,
    cost=3,
    icons={"wild": 1},
    traits=("Fortune",),
    effect=gain_resources(10),
)
