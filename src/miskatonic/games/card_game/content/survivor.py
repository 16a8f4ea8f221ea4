"""The cards of the Survivor class."""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.games.card_game.components import ASK
from miskatonic.games.card_game.declare import asset, event, skill
from miskatonic.games.card_game.effects.answers import lucky, shuffle_into_encounters
from miskatonic.games.card_game.effects.cards import discard_this, draw, take_from_discard
from miskatonic.games.card_game.effects.checks import boost, fight_with
from miskatonic.games.card_game.effects.combining import function
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.fights import evade_automatically, evade_everybody
from miskatonic.games.card_game.effects.lasting import reveal_no_tokens
from miskatonic.games.card_game.effects.story import discover
from miskatonic.games.card_game.effects.timing import (
    ENEMY_HERE,
    NO_WEAKNESS,
    NOT_ELITE,
    YOU,
    after,
    by_at_least,
    by_at_most,
    in_own_words,
    of_test,
    when,
)
from miskatonic.games.card_game.effects.using import action, answer, fast, forced, played_at, reaction
from miskatonic.games.card_game.events import (
    AboutToFail,
    EnemyAttacks,
    EnemyEvaded,
    Investigated,
    TestEnded,
    TestFailed,
)
from miskatonic.games.card_game.rules.enemies import choose_enemy, place_option
from miskatonic.games.card_game.rules.harm import damage_enemy
from miskatonic.games.card_game.rules.moving import GO, move, slip_away
from miskatonic.games.card_game.rules.places import ways_from_here
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.line import Line
from miskatonic.kernel.text import text

DISENGAGE_TOO = ASK("disengage", "CG-TERM-01", bool)
"""Whether an investigator who evades gets rid of the other enemies as well."""
DISENGAGE: Option[bool] = Option("disengage", True, text("cg-option-disengage"))
STAY_ENGAGED: Option[bool] = Option("stay_engaged", False, text("cg-option-stay-engaged"))
STAY: Option[str] = Option("stay", "", text("cg-option-stay"))

asset(
    "leather_coat",
    "Leather Coat",
    "le Manteau de Cuir",
    "01072",
    faction="survivor",
    cost=0,
    icons={"combat": 1},
    traits=("Item", "Armor"),
    slots=("body",),
    health=2,
)


asset(
    "scavenging",
    "Scavenging",
    "la Récup’",
    "01073",
    faction="survivor",
    cost=1,
    icons={"intellect": 1},
    traits=("Talent",),
    lines=(reaction(after(Investigated, YOU, by_at_least(2)), take_from_discard("Item"), cost=costing("exhaust")),),
)


def has_cracked(game: CardGame, you: Investigator, event: TestEnded, card: str) -> bool:
    """Whether a skull or an automatic failure was revealed in an attack with this card."""
    test = game.test
    return test is not None and test.source == card and ("skull" in test.tokens or "auto_fail" in test.tokens)


asset(
    "baseball_bat",
    "Baseball Bat",
    "la Batte de Base-Ball",
    "01074",
    faction="survivor",
    cost=2,
    icons={"combat": 1},
    traits=("Item", "Weapon", "Melee"),
    slots=("hand", "hand"),
    lines=(
        action(fight_with(bonus=2, damage=1), designator="fight"),
        forced(
            after(
                TestEnded,
                in_own_words(
                    "after an attack with this card in which a skull or an automatic failure was revealed",
                    "après une attaque avec cette carte pendant laquelle un crâne ou un échec automatique a été révélé",
                    has_cracked,
                ),
            ),
            discard_this(),
        ),
    ),
)
asset(
    "rabbits_foot",
    "Rabbit's Foot",
    "la Patte de Lapin",
    "01075",
    faction="survivor",
    cost=1,
    icons={"wild": 1},
    traits=("Item", "Charm"),
    slots=("accessory",),
    lines=(reaction(after(TestFailed, YOU), draw(1), cost=costing("exhaust")),),
)


asset(
    "stray_cat",
    "Stray Cat",
    "le Chat Errant",
    "01076",
    faction="survivor",
    cost=1,
    icons={"agility": 1},
    traits=("Ally", "Creature"),
    slots=("ally",),
    health=1,
    lines=(fast(evade_automatically(), cost=costing("discard")),),
)
asset(
    "dig_deep",
    "Dig Deep",
    "Se Surpasser (t)",
    "01077",
    faction="survivor",
    cost=2,
    icons={"willpower": 1, "agility": 1},
    traits=("Talent",),
    lines=(fast(boost("willpower"), cost=costing(resources=1)), fast(boost("agility"), cost=costing(resources=1))),
)


event(
    "cunning_distraction",
    "Cunning Distraction",
    "Habile Diversion (t)",
    "01078",
    faction="survivor",
    cost=5,
    icons={"willpower": 1, "wild": 1},
    traits=("Tactic",),
    effect=evade_everybody(),
    designator="evade",
)


event(
    "look_what_i_found",
    "“Look what I found!”",
    "« Regardez ce que j’ai Trouvé ! »",
    "01079",
    faction="survivor",
    cost=2,
    icons={"intellect": 2},
    traits=("Fortune",),
    fast=True,
    lines=(played_at(after(TestFailed, YOU, of_test("investigate"), by_at_most(2)), discover(2)),),
)


def luck_helps(game: CardGame, you: Investigator, event: AboutToFail, card: str) -> bool:
    """Whether the test does not fail whatever your skill."""
    return game.test is not None and game.test.automatic != "failure"


def luck_or_a_card(game: CardGame, you: Investigator, event: AboutToFail, card: str) -> bool:
    """As `luck_helps`; but the card that is drawn is always of use."""
    return luck_helps(game, you, event, card) or bool(you.deck or you.discard)


def lucky_event(slug: str, code: str, level: int, line: Line) -> None:
    """Both versions of the event."""
    event(
        slug,
        "Lucky!",
        "Chanceux ! (t)",
        code,
        faction="survivor",
        level=level,
        cost=1,
        traits=("Fortune",),
        fast=True,
        lines=(line,),
    )


lucky_event("lucky", "01080", level=0, line=played_at(when(AboutToFail, YOU), lucky(2), possible=luck_helps))


def in_evasion(game: CardGame, you: Investigator) -> bool:
    """Whether the test under way is an attempt to evade."""
    return game.test is not None and game.test.kind == "evade"


@function(
    "if it is an evasion, the evading investigator may disengage from every other enemy engaged with them "
    "and may move to a connecting location",
    "lors d’une évasion, l’investigateur qui la tente peut se désengager de chaque autre ennemi engagé avec lui "
    "et peut se déplacer dans un lieu connexe",
    in_evasion,
    name="run_for_it",
)
def run_for_it(game: CardGame, you: Investigator) -> Rules[None]:
    """The tester evades, whichever investigator committed the card."""
    test = game.test
    if test is None or test.kind != "evade":
        return
    runner = game.investigators[test.seat]
    others = any(enemy.engaged == runner.seat and enemy.card != test.target for enemy in game.enemies)
    free = others and (yield from ask(runner.seat, DISENGAGE_TOO, [DISENGAGE, STAY_ENGAGED], game.cause))
    ways = [place_option(place) for place in ways_from_here(game, runner)]
    to = yield from ask(runner.seat, GO, [*ways, STAY], game.cause, rule="CG-TERM-01")
    if free:
        yield from slip_away(game, runner, to, but=lambda enemy: enemy.card == test.target)
    elif to:
        yield from move(game, runner, to)


skill(
    "survival_instinct",
    "Survival Instinct",
    "Instinct de Survie (t)",
    "01081",
    faction="survivor",
    icons={"agility": 1},
    traits=("Innate",),
    passed=run_for_it,
)


def others_here(game: CardGame, you: Investigator, attacker: str) -> list[Enemy]:
    """The enemies at one's location, but for one of them."""
    return [enemy for enemy in game.enemies_at(you.at) if enemy.card != attacker]


def can_be_diverted(game: CardGame, you: Investigator, event: EnemyAttacks, card: str) -> bool:
    """Whether the attack has damage that could go to another enemy."""
    return event.damage > 0 and not event.spared and bool(others_here(game, you, event.enemy))


@answer(
    "deal the damage of the attack to another enemy at your location instead; you still take its horror",
    "infligez les dégâts de l’attaque à un autre ennemi dans votre lieu à la place ; vous en subissez quand même l’horreur",
)
def divert(game: CardGame, you: Investigator, event: EnemyAttacks, card: str) -> Rules[EnemyAttacks]:
    """The blow hits another investigator."""
    enemy = yield from choose_enemy(game, you.seat, others_here(game, you, event.enemy), aim="damage")
    yield from damage_enemy(game, enemy, event.damage, you)
    return replace(event, spared=True)


asset(
    "aquinnah",
    "Aquinnah",
    "Aquinnah (f)",
    "01082",
    subtitle_en="The Forgotten Daughter",
    subtitle_fr="La Fille Oubliée",
    faction="survivor",
    level=1,
    cost=5,
    icons={"willpower": 1},
    traits=("Ally",),
    slots=("ally",),
    health=1,
    sanity=4,
    unique=True,
    lines=(
        reaction(when(EnemyAttacks, YOU), divert, possible=can_be_diverted, cost=costing("exhaust", horror_here=1)),
    ),
)


event(
    "close_call",
    "Close Call",
    "De Justesse (t)",
    "01083",
    faction="survivor",
    level=2,
    cost=2,
    icons={"combat": 1, "agility": 1},
    traits=("Fortune",),
    fast=True,
    lines=(played_at(after(EnemyEvaded, ENEMY_HERE, NOT_ELITE, NO_WEAKNESS), shuffle_into_encounters()),),
)
lucky_event(
    "lucky_2",
    "01084",
    level=2,
    line=played_at(when(AboutToFail, YOU), lucky(2, draw=1), possible=luck_or_a_card),
)


event(
    "will_to_survive",
    "Will to Survive",
    "Volonté de Survivre (t)",
    "01085",
    faction="survivor",
    level=3,
    cost=4,
    icons={"combat": 1, "wild": 1},
    traits=("Spirit",),
    fast=True,
    only_in_own_turn=True,
    effect=reveal_no_tokens(),
)
