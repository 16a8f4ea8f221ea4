"""The cards of the Survivor class."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from miskatonic.games.card_game.components import Line
from miskatonic.games.card_game.declare import asset, event, skill
from miskatonic.games.card_game.effects import (
    boost,
    discard_this,
    discover,
    draw,
    fight_with,
    function,
    happened_to_you,
)
from miskatonic.games.card_game.events import (
    AboutToFail,
    EnemyAttacks,
    EnemyEvaded,
    Investigated,
    TestEnded,
    TestFailed,
)
from miskatonic.games.card_game.rules import drawing
from miskatonic.games.card_game.rules.abilities import Answer, action, answer, fast, forced, played_at, reaction, says
from miskatonic.games.card_game.rules.cards import choose_card, take_enemy_out, take_into_hand
from miskatonic.games.card_game.rules.costs import Cost
from miskatonic.games.card_game.rules.enemies import choose_enemy, evaded, place_option
from miskatonic.games.card_game.rules.harm import damage_enemy
from miskatonic.games.card_game.rules.moving import move, slip_away
from miskatonic.games.card_game.rules.places import ways_from_here
from miskatonic.games.card_game.rules.seen import shuffle_encounters
from miskatonic.games.card_game.rules.skill_test import reveals_no_token, total_value
from miskatonic.games.card_game.rules.values import has_trait, is_elite
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator, Lasting, card_of
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.text import text

PROMPT_TAKE_BACK = text("cg-prompt-take-back")
PROMPT_DISENGAGE = text("cg-prompt-disengage")
PROMPT_GO = text("cg-prompt-go")
DISENGAGE: Option[bool] = Option("disengage", True, text("cg-option-disengage"))
STAY_ENGAGED: Option[bool] = Option("stay_engaged", False, text("cg-option-stay-engaged"))
STAY: Option[str] = Option("stay", "", text("cg-option-stay"))

asset(
    "leather_coat",
    "Leather Coat",
    "Manteau de Cuir",
    "01072",
    faction="survivor",
    cost=0,
    icons={"combat": 1},
    traits=("Item", "Armor"),
    slots=("body",),
    health=2,
)


def discarded_items(you: Investigator) -> list[str]:
    """The Items in one's discard pile."""
    return [card for card in you.discard if has_trait(card, "Item")]


@function(
    "take an Item from your discard pile into your hand",
    "reprendre en main un Objet de votre défausse",
    lambda game, you: bool(discarded_items(you)),
)
def scavenge(game: CardGame, you: Investigator) -> Rules[None]:
    """Something that can still be used."""
    card = yield from choose_card(you, PROMPT_TAKE_BACK, discarded_items(you), "CG-EFF-07")
    you.discard.remove(card)
    take_into_hand(game, you, [card])


asset(
    "scavenging",
    "Scavenging",
    "Récup'",
    "01073",
    faction="survivor",
    cost=1,
    icons={"intellect": 1},
    traits=("Talent",),
    lines=(
        reaction(
            Investigated,
            scavenge,
            says(
                "after you investigate successfully by 2 or more",
                "après que vous avez enquêté avec succès avec une marge de 2 ou plus",
            ),
            lambda game, you, event, card: event.seat == you.seat and event.by >= 2,
            cost=Cost(exhaust=True),
        ),
    ),
)


def has_cracked(game: CardGame, you: Investigator, event: TestEnded, card: str) -> bool:
    """Whether a skull or an automatic failure was revealed in an attack with this card."""
    test = game.test
    return test is not None and test.source == card and ("skull" in test.tokens or "auto_fail" in test.tokens)


asset(
    "baseball_bat",
    "Baseball Bat",
    "Batte de Base-Ball",
    "01074",
    faction="survivor",
    cost=2,
    icons={"combat": 1},
    traits=("Item", "Weapon", "Melee"),
    slots=("hand", "hand"),
    lines=(
        action(fight_with(bonus=2, damage=1), designator="fight"),
        forced(
            TestEnded,
            discard_this(),
            says(
                "after an attack with this card in which a skull or an automatic failure was revealed",
                "après une attaque avec cette carte pendant laquelle un crâne ou un échec automatique a été révélé",
            ),
            has_cracked,
        ),
    ),
)
asset(
    "rabbits_foot",
    "Rabbit's Foot",
    "Patte de Lapin",
    "01075",
    faction="survivor",
    cost=1,
    icons={"wild": 1},
    traits=("Item", "Charm"),
    slots=("accessory",),
    lines=(
        reaction(
            TestFailed,
            draw(1),
            says("after you fail a skill test", "après que vous avez échoué à un test de compétence"),
            happened_to_you,
            cost=Cost(exhaust=True),
        ),
    ),
)


def evadable(game: CardGame, you: Investigator) -> list[Enemy]:
    """The enemies at one's location that evading would make any difference to."""
    return [enemy for enemy in game.enemies_at(you.at) if not enemy.exhausted or enemy.engaged >= 0]


def distractible(game: CardGame, you: Investigator) -> list[Enemy]:
    """Those of them that are not Elite."""
    return [enemy for enemy in evadable(game, you) if not is_elite(enemy.card)]


@function(
    "automatically evade an enemy at your location that is not Elite",
    "échapper automatiquement à un ennemi non Élite dans votre lieu",
    lambda game, you: bool(distractible(game, you)),
)
def let_the_cat_out(game: CardGame, you: Investigator) -> Rules[None]:
    """An enemy looks the other way."""
    enemy = yield from choose_enemy(game, you.seat, distractible(game, you), rule="CG-EVADE-07")
    yield from evaded(game, enemy, you)


asset(
    "stray_cat",
    "Stray Cat",
    "Chat Errant",
    "01076",
    faction="survivor",
    cost=1,
    icons={"agility": 1},
    traits=("Ally", "Creature"),
    slots=("ally",),
    health=1,
    lines=(fast(let_the_cat_out, cost=Cost(discard=True)),),
)
asset(
    "dig_deep",
    "Dig Deep",
    "Se Surpasser",
    "01077",
    faction="survivor",
    cost=2,
    icons={"willpower": 1, "agility": 1},
    traits=("Talent",),
    lines=(fast(boost("willpower"), cost=Cost(resources=1)), fast(boost("agility"), cost=Cost(resources=1))),
)


@function(
    "automatically evade every enemy at your location",
    "échapper automatiquement à chaque ennemi dans votre lieu",
    lambda game, you: bool(evadable(game, you)),
)
def distract_them(game: CardGame, you: Investigator) -> Rules[None]:
    """All of them look the other way."""
    for enemy in evadable(game, you):
        yield from evaded(game, enemy, you)


event(
    "cunning_distraction",
    "Cunning Distraction",
    "Habile Diversion",
    "01078",
    faction="survivor",
    cost=5,
    icons={"willpower": 1, "wild": 1},
    traits=("Tactic",),
    effect=distract_them,
    designator="evade",
)


def narrowly_found_nothing(game: CardGame, you: Investigator, event: TestFailed, card: str) -> bool:
    """Whether you have failed an investigation by no more than 2."""
    test = game.test
    return event.seat == you.seat and event.by <= 2 and test is not None and test.kind == "investigate"


event(
    "look_what_i_found",
    "“Look what I found!”",
    "« Regardez ce que j'ai Trouvé ! »",
    "01079",
    faction="survivor",
    cost=2,
    icons={"intellect": 2},
    traits=("Fortune",),
    fast=True,
    lines=(
        played_at(
            TestFailed,
            discover(2),
            says(
                "after you fail to investigate by 2 or less",
                "après que vous avez échoué à une enquête avec une marge de 2 ou moins",
            ),
            narrowly_found_nothing,
        ),
    ),
)


def luck_helps(game: CardGame, you: Investigator, event: AboutToFail, card: str) -> bool:
    """Whether you would fail a test, and not because it fails whatever your skill."""
    return event.seat == you.seat and game.test is not None and game.test.automatic != "failure"


def luck_or_a_card(game: CardGame, you: Investigator, event: AboutToFail, card: str) -> bool:
    """As `luck_helps`; but the card that is drawn is always of use."""
    return luck_helps(game, you, event, card) or (event.seat == you.seat and bool(you.deck or you.discard))


def be_lucky(game: CardGame, you: Investigator, event: AboutToFail) -> AboutToFail | None:
    """2 more for the test: what is left of the failure, if anything."""
    test = game.test
    assert test is not None
    test.bonus += 2
    lacking = max(0, test.difficulty) - total_value(game, you, test)
    return None if lacking <= 0 and test.automatic != "failure" else replace(event, by=max(0, lacking))


@answer("get +2 to your skill value for that test", "votre valeur de compétence gagne +2 pour ce test")
def lucky(game: CardGame, you: Investigator, event: AboutToFail, card: str) -> Rules[AboutToFail | None]:
    """What looked like a failure may be a success."""
    yield from ()
    return be_lucky(game, you, event)


@answer(
    "get +2 to your skill value for that test and draw 1 card",
    "votre valeur de compétence gagne +2 pour ce test et vous piochez 1 carte",
)
def lucky_and_draw(game: CardGame, you: Investigator, event: AboutToFail, card: str) -> Rules[AboutToFail | None]:
    """And a card on top of it."""
    left = be_lucky(game, you, event)
    yield from drawing.draw(game, you)
    return left


def when_about_to_fail(effect: Answer, when: Any) -> Line:
    """A fast event for the last moment of a test that would be failed."""
    timing = says("when you would fail a skill test", "quand vous devriez échouer à un test de compétence")
    return played_at(AboutToFail, effect, timing, when, before=True)


LUCKY: dict[str, Any] = {"faction": "survivor", "cost": 1, "traits": ("Fortune",), "fast": True}
event("lucky", "Lucky!", "Chanceux !", "01080", lines=(when_about_to_fail(lucky, luck_helps),), **LUCKY)


def in_evasion(game: CardGame, you: Investigator) -> bool:
    """Whether the test under way is an attempt to evade."""
    return game.test is not None and game.test.kind == "evade"


@function(
    "in an evasion, the evading investigator may disengage from every other enemy engaged with it "
    "and may move to a connecting location",
    "lors d'une évasion, l'investigateur qui la tente peut se désengager de chaque autre ennemi engagé avec lui "
    "et peut se déplacer dans un lieu connecté",
    in_evasion,
)
def run_for_it(game: CardGame, you: Investigator) -> Rules[None]:
    """Whoever evades gets away, whoever has committed the card."""
    test = game.test
    if test is None or test.kind != "evade":
        return
    runner = game.investigators[test.seat]
    others = any(enemy.engaged == runner.seat and enemy.card != test.target for enemy in game.enemies)
    free = others and (yield from ask(runner.seat, PROMPT_DISENGAGE, [DISENGAGE, STAY_ENGAGED], "CG-TERM-01"))
    ways = [place_option(place) for place in ways_from_here(game, runner)]
    to = yield from ask(runner.seat, PROMPT_GO, [*ways, STAY], "CG-TERM-01")
    if free:
        yield from slip_away(game, runner, to, but=lambda enemy: enemy.card == test.target)
    elif to:
        yield from move(game, runner, to)


skill(
    "survival_instinct",
    "Survival Instinct",
    "Instinct de Survie",
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
    """Whether an enemy attacks you whose damage could go to another one."""
    harmful = event.seat == you.seat and event.damage > 0 and not event.spared
    return harmful and bool(others_here(game, you, event.enemy))


@answer(
    "deal the damage of the attack to another enemy at your location instead; you still take its horror",
    "infliger les dégâts de l'attaque à un autre ennemi dans votre lieu à la place ; vous en subissez quand même les horreurs",
)
def divert(game: CardGame, you: Investigator, event: EnemyAttacks, card: str) -> Rules[EnemyAttacks]:
    """The blow hits somebody else."""
    enemy = yield from choose_enemy(game, you.seat, others_here(game, you, event.enemy), rule="CG-EFF-07")
    yield from damage_enemy(game, enemy, event.damage, you)
    return replace(event, spared=True)


asset(
    "aquinnah",
    "Aquinnah",
    "Aquinnah",
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
        reaction(
            EnemyAttacks,
            divert,
            says("when an enemy attacks you", "quand un ennemi vous attaque"),
            can_be_diverted,
            cost=Cost(exhaust=True, horror_here=1),
            before=True,
        ),
    ),
)


def can_vanish(game: CardGame, you: Investigator, event: EnemyEvaded, card: str) -> bool:
    """Whether the enemy that was evaded is where you are, and neither Elite nor a weakness."""
    if is_elite(event.enemy) or card_of(event.enemy).weakness:
        return False
    return any(enemy.card == event.enemy and enemy.at == you.at for enemy in game.enemies)


@answer("shuffle it into the encounter deck", "le mélanger au deck Rencontre")
def vanish(game: CardGame, you: Investigator, event: EnemyEvaded, card: str) -> Rules[None]:
    """It is not defeated: it is just not there any more."""
    take_enemy_out(game, game.enemy(event.enemy))
    shuffle_encounters(game, event.enemy)
    yield from ()


event(
    "close_call",
    "Close Call",
    "De Justesse",
    "01083",
    faction="survivor",
    level=2,
    cost=2,
    icons={"combat": 1, "agility": 1},
    traits=("Fortune",),
    fast=True,
    lines=(
        played_at(
            EnemyEvaded,
            vanish,
            says(
                "after an enemy at your location that is neither Elite nor a weakness is evaded",
                "après qu'on a échappé à un ennemi dans votre lieu qui n'est ni Élite ni une faiblesse",
            ),
            can_vanish,
        ),
    ),
)
event(
    "lucky_2",
    "Lucky!",
    "Chanceux !",
    "01084",
    level=2,
    lines=(when_about_to_fail(lucky_and_draw, luck_or_a_card),),
    **LUCKY,
)


@function(
    "until the end of your turn, reveal no chaos tokens for your skill tests",
    "jusqu'à la fin de votre tour, ne révélez aucun pion Chaos pour vos tests de compétence",
    lambda game, you: not reveals_no_token(game, you),
)
def defy_fate(game: CardGame, you: Investigator) -> Rules[None]:
    """Skill against difficulty, and nothing else."""
    game.lasting.append(Lasting("no_token", game.using, "turn", you.seat))
    yield from ()


event(
    "will_to_survive",
    "Will to Survive",
    "Volonté de Survivre",
    "01085",
    faction="survivor",
    level=3,
    cost=4,
    icons={"combat": 1, "wild": 1},
    traits=("Spirit",),
    fast=True,
    only_in_own_turn=True,
    effect=defy_fate,
)
