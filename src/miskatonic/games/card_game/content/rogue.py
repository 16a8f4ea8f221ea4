"""The cards of the Rogue class."""

from __future__ import annotations

from typing import Any

from miskatonic.games.card_game.components import Line, Uses
from miskatonic.games.card_game.declare import asset, event, skill
from miskatonic.games.card_game.effects import (
    boost,
    draw,
    fight_where,
    fight_with,
    function,
    gain_actions,
    gain_resources,
    happened_to_you,
    margin,
)
from miskatonic.games.card_game.events import EnemyEvaded, EnteredPlay, TokenRevealed
from miskatonic.games.card_game.rules import actions, cards
from miskatonic.games.card_game.rules.abilities import (
    action,
    fast,
    modifies,
    must,
    played_at,
    reaction,
    says,
    skill_bonus,
)
from miskatonic.games.card_game.rules.costs import Cost
from miskatonic.games.card_game.rules.enemies import choose_enemy, place_option
from miskatonic.games.card_game.rules.harm import damage_enemy
from miskatonic.games.card_game.rules.moving import slip_away
from miskatonic.games.card_game.rules.places import may_move_to, ways_from_here
from miskatonic.games.card_game.rules.skill_test import token_value
from miskatonic.games.card_game.rules.values import EXTRA_ACTIONS
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator, Lasting, SkillTest
from miskatonic.kernel.decision import Rules, ask
from miskatonic.kernel.text import text

PROMPT_GO = text("cg-prompt-go")


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
    actions.investigate_chance,
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
    lines=(action(burgle, cost=Cost(exhaust=True), designator="investigate"),),
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
    lines=(
        reaction(
            EnemyEvaded,
            draw(1),
            says("after you evade an enemy", "après que vous avez échappé à un ennemi"),
            happened_to_you,
            cost=Cost(exhaust=True),
        ),
    ),
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
            cost=Cost(uses=1),
            designator="fight",
        ),
    ),
)


def joins_in_own_turn(game: CardGame, you: Investigator, event: EnteredPlay, card: str) -> bool:
    """Whether this card has just entered play, in its controller's own turn."""
    return event.card == card and game.active == you.seat


def additional_action() -> Line:
    """One more action in each turn of its controller: from the beginning, or from when the card enters play."""
    words = says(
        "You may take 1 additional action during your turn.",
        "Vous pouvez effectuer 1 action supplémentaire pendant votre tour.",
    )
    each_turn = modifies(EXTRA_ACTIONS, lambda game, source, seat: int(seat == source.seat))
    at_once = must(EnteredPlay, gain_actions(1), words, joins_in_own_turn)
    return Line(words, (each_turn, *at_once.hooks))


LEO_DE_LUCA: dict[str, Any] = {
    "subtitle_en": "The Louisiana Lion",
    "subtitle_fr": "Le Lion de Louisiane",
    "faction": "rogue",
    "icons": {"intellect": 1},
    "traits": ("Ally", "Criminal"),
    "slots": ("ally",),
    "health": 2,
    "sanity": 2,
    "unique": True,
    "lines": (additional_action(),),
}
asset("leo_de_luca", "Leo De Luca", "Leo De Luca", "01048", cost=6, **LEO_DE_LUCA)
asset(
    "hard_knocks",
    "Hard Knocks",
    "Coups Durs",
    "01049",
    faction="rogue",
    cost=2,
    icons={"combat": 1, "agility": 1},
    traits=("Talent",),
    lines=(fast(boost("combat"), cost=Cost(resources=1)), fast(boost("agility"), cost=Cost(resources=1))),
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
)
def elude(game: CardGame, you: Investigator) -> Rules[None]:
    """Away, however far."""
    return shake_off(game, you, refuges(game, you))


def shake_off(game: CardGame, you: Investigator, places: list[str]) -> Rules[None]:
    """Away from every enemy, and to one of those locations if there is one."""
    options = [place_option(place) for place in places]
    to = (yield from ask(you.seat, PROMPT_GO, options, "CG-ABIL-32")) if options else ""
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
)
def strike_unseen(game: CardGame, you: Investigator) -> Rules[None]:
    """Damage without a fight."""
    enemy = yield from choose_enemy(game, you.seat, exhausted_here(game, you), rule="CG-EFF-07")
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
asset("leo_de_luca_1", "Leo De Luca", "Leo De Luca", "01054", level=1, cost=5, **LEO_DE_LUCA)


@function(
    "disengage from every enemy engaged with you and move to a connecting location; this provokes no attacks of opportunity",
    "vous désengager de chaque ennemi engagé avec vous et vous déplacer dans un lieu connecté ; "
    "cela ne provoque aucune attaque d'opportunité",
    lambda game, you: bool(game.engaged_with(you.seat) or ways_from_here(game, you)),
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
        action(over_the_roofs, cost=Cost(exhaust=True), provokes=False),
    ),
)


def minus_revealed(game: CardGame, you: Investigator, event: TokenRevealed, card: str) -> bool:
    """Whether you have just revealed a token that takes something off your skill, and nobody has turned it yet."""
    test = game.test
    if test is None or event.seat != you.seat or len(test.tokens) - 1 in test.flipped:
        return False
    return token_value(game, you, test, event.token) < 0


@function("its minus becomes a plus", "son signe moins devient un signe plus")
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
    lines=(
        played_at(
            TokenRevealed,
            turn_the_sign,
            says(
                "after you reveal a chaos token with a negative modifier",
                "après que vous avez révélé un pion Chaos au modificateur négatif",
            ),
            minus_revealed,
        ),
    ),
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
