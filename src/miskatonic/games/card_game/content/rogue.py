"""The cards of the Rogue class."""

from __future__ import annotations

from miskatonic.games.card_game.components import Uses, gift
from miskatonic.games.card_game.declare import asset, event, skill
from miskatonic.games.card_game.effects.cards import draw, gain_resources
from miskatonic.games.card_game.effects.checks import boost, fight_where, fight_with
from miskatonic.games.card_game.effects.combining import function
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import margin
from miskatonic.games.card_game.effects.standing import extra_actions, skill_bonus
from miskatonic.games.card_game.effects.timing import WITH_A_MINUS, YOU, after
from miskatonic.games.card_game.effects.using import action, fast, played_at, reaction
from miskatonic.games.card_game.events import EnemyEvaded, TokenRevealed
from miskatonic.games.card_game.rules import actions, cards
from miskatonic.games.card_game.rules.enemies import choose_enemy, place_option
from miskatonic.games.card_game.rules.harm import damage_enemy
from miskatonic.games.card_game.rules.moving import GO, slip_away
from miskatonic.games.card_game.rules.odds import investigate_odds
from miskatonic.games.card_game.rules.places import may_move_to, ways_from_here
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator, Lasting, SkillTest
from miskatonic.kernel.decision import Rules, ask


def more_by_two(game: CardGame, you: Investigator, enemy: Enemy, test: SkillTest) -> int:
    """A hit deals 1 damage more if it succeeds by 2 or more."""
    return 1 + int(test.passed and test.by >= 2)


asset(
    "switchblade",
    "Switchblade",
    "Cran d'Arrêt",
    "01044",
    faction="rogue",
    cost=1,
    icons={"agility": 1},
    traits=("Item", "Weapon", "Melee", "Illicit"),
    slots=("hand",),
    fast=True,
    lines=(
        action(
            fight_where(
                "fight; if you pass by 2 or more, +1 damage",
                "combattre ; si vous réussissez de 2 ou plus, +1 dégât",
                more_by_two,
            ),
            designator="fight",
        ),
    ),
)


@function(
    "investigate; if you pass, gain 3 resources instead of discovering clues",
    "enquêter ; en cas de réussite, gagner 3 ressources au lieu de découvrir des indices",
    actions.can_investigate,
    investigate_odds,
    name="burgle",
    gives=gift({"resources": 3}),
)
def burgle(game: CardGame, you: Investigator) -> Rules[None]:
    """An investigation that brings money."""
    return actions.investigate(
        game, you, source=game.using, passed=lambda game, you: cards.gain_resources(game, you, 3)
    )


asset(
    "burglary",
    "Burglary",
    "Cambriolage",
    "01045",
    faction="rogue",
    cost=1,
    icons={"intellect": 1},
    traits=("Talent", "Illicit"),
    lines=(action(burgle, cost=costing("exhaust"), designator="investigate"),),
)
asset(
    "pickpocketing",
    "Pickpocketing",
    "Vol à la Tire",
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
    "Derringer .41",
    "01047",
    faction="rogue",
    cost=3,
    icons={"combat": 1},
    traits=("Item", "Weapon", "Firearm", "Illicit"),
    slots=("hand",),
    uses=Uses("ammo", 3),
    lines=(
        action(
            fight_where(
                "fight with +2 combat; if you pass by 2 or more, +1 damage",
                "combattre avec +2 en lutte ; si vous réussissez de 2 ou plus, +1 dégât",
                more_by_two,
                bonus=2,
            ),
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
    "Coups Durs",
    "01049",
    faction="rogue",
    cost=2,
    icons={"combat": 1, "agility": 1},
    traits=("Talent",),
    lines=(fast(boost("combat"), cost=costing(resources=1)), fast(boost("agility"), cost=costing(resources=1))),
)


def refuges(game: CardGame, you: Investigator) -> list[str]:
    """The other revealed locations without enemies that one may go to."""
    haunted = {enemy.at for enemy in game.enemies}
    return [
        place.card
        for place in game.locations
        if place.revealed and place.card not in haunted and place.card != you.at and may_move_to(game, you, place.card)
    ]


@function(
    "disengage from every enemy engaged with you and move to a revealed location without enemies",
    "vous désengager de chaque ennemi engagé avec vous et vous déplacer dans un lieu révélé sans ennemi",
    lambda game, you: bool(game.engaged_with(you.seat) or refuges(game, you)),
    name="elude",
)
def elude(game: CardGame, you: Investigator) -> Rules[None]:
    """Away, however far."""
    return shake_off(game, you, refuges(game, you))


def shake_off(game: CardGame, you: Investigator, places: list[str]) -> Rules[None]:
    """Away from every enemy, and to one of those locations if there is one."""
    options = [place_option(place) for place in places]
    to = (yield from ask(you.seat, GO, options, game.cause)) if options else ""
    yield from slip_away(game, you, to)


event(
    "elusive",
    "Elusive",
    "Insaisissable",
    "01050",
    faction="rogue",
    cost=2,
    icons={"intellect": 1, "agility": 1},
    traits=("Tactic",),
    fast=True,
    only_in_own_turn=True,
    effect=elude,
)
event(
    "backstab",
    "Backstab",
    "Attaque par Derrière",
    "01051",
    faction="rogue",
    cost=3,
    icons={"combat": 1, "agility": 1},
    traits=("Tactic",),
    effect=fight_with(damage=2, skill="agility"),
    designator="fight",
)


def exhausted_here(game: CardGame, you: Investigator) -> list[Enemy]:
    """The exhausted enemies at one's location."""
    return [enemy for enemy in game.enemies_at(you.at) if enemy.exhausted]


@function(
    "deal 2 damage to an exhausted enemy at your location",
    "infliger 2 dégâts à un ennemi incliné dans votre lieu",
    lambda game, you: bool(exhausted_here(game, you)),
    name="strike_unseen",
    gives=gift({"enemy_damage": 2}),
)
def strike_unseen(game: CardGame, you: Investigator) -> Rules[None]:
    """Damage without a fight."""
    enemy = yield from choose_enemy(game, you.seat, exhausted_here(game, you), aim="damage")
    yield from damage_enemy(game, enemy, 2, you)


event(
    "sneak_attack",
    "Sneak Attack",
    "Attaque par Surprise",
    "01052",
    faction="rogue",
    cost=2,
    icons={"intellect": 1, "combat": 1},
    traits=("Tactic",),
    effect=strike_unseen,
)


@function(
    "if you passed by 3 or more, this card returns to your hand after the test instead of being discarded",
    "si vous avez réussi de 3 ou plus, cette carte revient dans votre main après le test au lieu d'être défaussée",
    name="comes_back",
    gives=gift({"cards": 1}),
)
def comes_back(game: CardGame, you: Investigator) -> Rules[None]:
    """The card is not lost."""
    if margin(game) >= 3:
        game.lasting.append(Lasting("returns_to_hand", game.using, "test", you.seat, piece=game.using))
    yield from ()


skill(
    "opportunist",
    "Opportunist",
    "Opportuniste",
    "01053",
    faction="rogue",
    icons={"wild": 1},
    traits=("Innate",),
    own_tests_only=True,
    boost=comes_back,
)
leo_de_luca("leo_de_luca_1", "01054", level=1, cost=5)


@function(
    "disengage from every enemy engaged with you and move to a connecting location; this provokes no attacks of opportunity",
    "vous désengager de chaque ennemi engagé avec vous et vous déplacer dans un lieu connecté ; "
    "cela ne provoque aucune attaque d'opportunité",
    lambda game, you: bool(game.engaged_with(you.seat) or ways_from_here(game, you)),
    name="over_the_roofs",
)
def over_the_roofs(game: CardGame, you: Investigator) -> Rules[None]:
    """Away, one location far."""
    return shake_off(game, you, ways_from_here(game, you))


asset(
    "cat_burglar",
    "Cat Burglar",
    "Monte-en-l'Air",
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
        action(over_the_roofs, cost=costing("exhaust"), provokes=False),
    ),
)


def can_be_turned(game: CardGame, you: Investigator, event: TokenRevealed, card: str) -> bool:
    """Whether nobody has turned the sign of the token yet."""
    return game.test is not None and len(game.test.tokens) - 1 not in game.test.flipped


@function("its minus becomes a plus", "son signe moins devient un signe plus", name="turn_the_sign")
def turn_the_sign(game: CardGame, you: Investigator) -> Rules[None]:
    """The token that was revealed last adds what it would have taken off."""
    assert game.test is not None
    game.test.flipped.append(len(game.test.tokens) - 1)
    yield from ()


event(
    "sure_gamble",
    "Sure Gamble",
    "Pari Truqué",
    "01056",
    faction="rogue",
    level=3,
    cost=2,
    traits=("Fortune", "Insight"),
    fast=True,
    lines=(played_at(after(TokenRevealed, YOU, WITH_A_MINUS), turn_the_sign, possible=can_be_turned),),
)
event(
    "hot_streak",
    "Hot Streak",
    "Série Gagnante",
    "01057",
    faction="rogue",
    level=4,
    cost=3,
    icons={"wild": 1},
    traits=("Fortune",),
    effect=gain_resources(10),
)
