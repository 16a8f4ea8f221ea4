"""The small questions: windows, targets, who bears harm, what to discard, and what to buy between scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from miskatonic.games.card_game.bot.between import improve, investigator, replaced
from miskatonic.games.card_game.bot.cards_in_use import asset_value
from miskatonic.games.card_game.bot.estimate import ALLY, attacks_of
from miskatonic.games.card_game.bot.gifts import gives_of, plain_gain
from miskatonic.games.card_game.bot.last_fight import PUMPS
from miskatonic.games.card_game.bot.plan import boss_of, is_ready
from miskatonic.games.card_game.bot.reactions import decider, drawn_cost, react, situation_of, source_of
from miskatonic.games.card_game.bot.trial import Trial, attack_with, is_spent
from miskatonic.games.card_game.bot.turn import Turn
from miskatonic.games.card_game.bot.worth import (
    CLUE,
    COIN,
    DRAW,
    Body,
    asset_worth,
    cost_in_coins,
    is_known,
    is_weapon,
    kept_worth,
    printed_worth,
    toll,
    weapon_worth,
)
from miskatonic.games.card_game.components import ALL, PlayerCard, slug_of
from miskatonic.games.card_game.content.common_sets import LOSE_ASSET
from miskatonic.games.card_game.content.mystic import TOKEN
from miskatonic.games.card_game.content.scenarios.the_gathering import EARN_LITA
from miskatonic.games.card_game.content.survivor import DISENGAGE_TOO
from miskatonic.games.card_game.effects.cards import CHARGE, DECK, ORDER, RELOAD, REMEMBER, TAKE_BACK
from miskatonic.games.card_game.effects.combining import SOMEONE
from miskatonic.games.card_game.effects.harm import BLAST, HEAL
from miskatonic.games.card_game.effects.moves import PLACE
from miskatonic.games.card_game.rules.abilities import FastAbility
from miskatonic.games.card_game.rules.agenda import PAY_CLUE
from miskatonic.games.card_game.rules.campaign import AWAY, EXPERIENCE, NEW_INVESTIGATOR, REPLACE
from miskatonic.games.card_game.rules.cards import DISCARD, MAKE_ROOM
from miskatonic.games.card_game.rules.drawing import SEARCH
from miskatonic.games.card_game.rules.encounter import SEARCH_ENCOUNTERS
from miskatonic.games.card_game.rules.enemies import ATTACKER, ENEMY, HUNT, HUNTER, PREY, READIED, SPAWN
from miskatonic.games.card_game.rules.harm import ASSIGN_DAMAGE, ASSIGN_HORROR, LEAD, TRAUMA
from miskatonic.games.card_game.rules.moving import GO
from miskatonic.games.card_game.rules.places import routes
from miskatonic.games.card_game.rules.round import ADVANCE, MULLIGAN, NEXT, VICTIM
from miskatonic.games.card_game.rules.skill_test import RESULT, WHICH_SKILL
from miskatonic.games.card_game.rules.values import (
    health_left,
    sanity_left,
    skill_value,
    soaks,
)
from miskatonic.games.card_game.rules.windows import WINDOW
from miskatonic.games.card_game.state import CardGame, Investigator, SkillTest, card_of, investigator_card
from miskatonic.kernel.decision import Decision, Kind, Option
from miskatonic.kernel.effect import EFFECT, AllOf, Word
from miskatonic.kernel.hooks import ORDER as FORCED_ORDER
from miskatonic.kernel.hooks import REACTION
from miskatonic.players.choosing import best, least

Answer = Callable[[CardGame, Decision], list[int]]


# --- windows

LEAST_HELP = 0.05
"""What helps a test less than this is saved for another one."""


def window(game: CardGame, decision: Decision) -> list[int]:
    """Free abilities and fast cards between actions and in tests."""
    investigator, test = decider(game, decision), game.test
    if test is not None and test.seat == investigator.seat:
        pumping = [n for n, option in enumerate(decision.options) if source_of(option) in PUMPS]
        if pumping and test.step >= 2 and Trial(game, test).pumps():
            return pumping[:1]
        return best(decision, lambda option: help_in_test(game, investigator, test, option))
    turn = Turn(game, investigator)

    def worth(option: Option[Any]) -> float:
        if option.value is None:
            return 0.0
        if isinstance(option.value, str):
            return turn.playing(option.value)
        return turn.using(*option.value) if isinstance(option.value[0], FastAbility) else -1.0

    return best(decision, worth)


def help_in_test(game: CardGame, investigator: Investigator, test: SkillTest, option: Option[Any]) -> float:
    """What a free ability or a fast card is worth in a test of one's own: nothing unless it is new and adds to the skill."""
    slug = source_of(option)
    if not slug:
        return 0.0
    points = 0 if is_known(slug) or slug in PUMPS else int(gives_of(slug).get("skill", 0))
    if points < 1:
        return -1.0
    trial = Trial(game, test)
    played = isinstance(option.value, str)
    price = (
        cost_in_coins(option.value) * COIN if played else trial.turn.price(option.value[0].cost, option.value[1].card)
    )
    return trial.stake(trial.margin + points) - trial.stake(trial.margin) - price - LEAST_HELP


# --- targets and places

DAMAGE: dict[str, int] = {"sneak_attack": 2, "agnes_baker": 1, "beat_cop": 1, "beat_cop_2": 1}


def target(game: CardGame, decision: Decision) -> list[int]:
    """The enemy that it is worth most on."""
    investigator, slug = decider(game, decision), slug_of(game.using)
    turn = Turn(game, investigator, acting=True)
    attack = attack_with(slug, "combat", is_spent(investigator, game.using)) if slug and attacks_of(slug) else None
    damage = DAMAGE.get(slug, 0) if is_known(slug) else new_damage(decision, slug)

    def worth(option: Option[Any]) -> float:
        enemy = game.enemy(option.value)
        if attack is not None:
            return turn.fighting(enemy, attack)
        if damage:
            return turn.flat_damage(damage, [enemy])
        return turn.strike(enemy) * (enemy.engaged == decision.seat) - enemy.doom

    return best(decision, worth)


def new_damage(decision: Decision, slug: str) -> int:
    """How much damage a card that is not known by name deals to the enemy that it asks for."""
    source = slug_of(decision.source) or slug
    return max(0, int(gives_of(source).get("enemy_damage", 0))) if source in ALL and not is_known(source) else 0


def attacker(game: CardGame, decision: Decision) -> list[int]:
    """The weakest first."""
    turn = Turn(game, decider(game, decision))
    return best(decision, lambda option: -turn.strike(game.enemy(option.value)))


OUT_OF_REACH = 9
"""Distance, in moves, of a location that cannot be reached."""


def spawn_place(game: CardGame, decision: Decision) -> list[int]:
    """Far away from everybody."""
    distances = [routes(game).distances_from(investigator.at) for investigator in game.present()]
    return best(decision, lambda option: min((away.get(option.value, OUT_OF_REACH) for away in distances), default=0))


def destination(game: CardGame, decision: Decision) -> list[int]:
    """Where one would go anyway."""
    turn = Turn(game, decider(game, decision))
    return best(decision, lambda option: turn.moves.get(option.value, -0.2) if option.value else 0.0)


def blast(game: CardGame, decision: Decision) -> list[int]:
    """Where it hits most enemies and fewest friends."""
    turn = Turn(game, decider(game, decision))

    def worth(option: Option[Any]) -> float:
        worth = sum(turn.flat_damage(3, [enemy]) for enemy in game.enemies_at(option.value))
        return worth - sum(
            8.0 if investigator.seat != decision.seat else turn.body.harm(3, 0)
            for investigator in game.at(option.value)
        )

    return best(decision, worth)


def sturdiest(game: CardGame, decision: Decision) -> list[int]:
    """Who can best bear it."""
    return best(decision, lambda option: health_left(game, game.investigators[option.value]))


def someone(game: CardGame, decision: Decision) -> list[int]:
    """Whom it helps most: who is worst off."""

    def need(option: Option[Any]) -> float:
        investigator: Investigator = game.investigators[option.value]
        return (
            toll(health_left(game, investigator))
            + toll(sanity_left(game, investigator))
            + (investigator.seat == decision.seat) * 0.1
        )

    return best(decision, need)


def skill(game: CardGame, decision: Decision) -> list[int]:
    """The skill that is highest."""
    investigator = decider(game, decision)
    return best(decision, lambda option: skill_value(game, investigator, option.value))


def healing(game: CardGame, decision: Decision) -> list[int]:
    """Heals damage or horror, whichever leaves less."""
    investigator = decider(game, decision)
    damage = toll(health_left(game, investigator)) >= toll(sanity_left(game, investigator))
    return best(decision, lambda option: float((option.value == "damage") == damage))


# --- harm


ARMOUR = ("leather_coat", "bulletproof_vest", "elder_sign_amulet")
"""Assets that are there to be hurt."""


DEATH = 34.0
"""What it costs to be defeated."""
ALLY_LOST = 8.0
"""What it costs to lose the ally in a great fight."""
IDLE_ALLIES = ("research_librarian", "arcane_initiate", "stray_cat")
"""Allies who can do nothing else in a great fight than to take harm."""
LAST_SERVICE = 0.1
"""What it costs to lose one of the idle allies in a great fight."""


def assign(kind: int) -> Answer:
    """Who bears damage (0) or horror (1): an asset as long as that costs less."""

    def answer(game: CardGame, decision: Decision) -> list[int]:
        investigator = decider(game, decision)
        left = sanity_left(game, investigator) if kind else health_left(game, investigator)
        amount = decision.amount
        room = {asset.card: (damage, horror)[kind] for asset, damage, horror in soaks(game, investigator)}
        ally = bool(boss_of(game)) and ALLY in room

        def own() -> float:
            if amount >= left:
                return DEATH
            if ally:
                return 0.5
            return toll(left - amount) - toll(left - amount + 1) + 0.4 + (6.0 if left - amount <= 1 else 0.0)

        def cost(option: Option[Any]) -> float:
            if option.value == investigator.slug:
                return own()
            if option.value == ALLY and ally:
                return 1.0 if room[ALLY] > amount else ALLY_LOST
            if boss_of(game) and slug_of(option.value) in IDLE_ALLIES:
                return LAST_SERVICE
            if room.get(option.value, 0) > 1 or slug_of(option.value) in ARMOUR:
                return 0.0 if slug_of(option.value) == "guard_dog" else 0.25
            return 0.6 * asset_value(game, investigator, option.value)

        return best(decision, lambda option: -cost(option))

    return answer


def trauma(game: CardGame, decision: Decision) -> list[int]:
    """Where there is more left."""
    investigator = investigator_card(decider(game, decision).slug)
    mine = decider(game, decision)
    physical = investigator.health - mine.physical_trauma >= investigator.sanity - mine.mental_trauma
    return best(decision, lambda option: float((option.value == "damage") == physical))


# --- cards


def lose_card(game: CardGame, decision: Decision) -> list[int]:
    """The cards in hand that are worth least."""
    investigator = decider(game, decision)
    return least(decision, lambda option: kept_worth(investigator, option.value))


def keep_card(game: CardGame, decision: Decision) -> list[int]:
    """The card that is worth most."""
    investigator = decider(game, decision)
    return best(decision, lambda option: kept_worth(investigator, option.value))


def lose_asset(game: CardGame, decision: Decision) -> list[int]:
    """The asset in play that is worth least."""
    investigator = decider(game, decision)
    return least(decision, lambda option: asset_value(game, investigator, option.value))


OPENING = 2.5
"""Cards that are worth less go back into the deck at the beginning."""


def mulligan(game: CardGame, decision: Decision) -> list[int]:
    """Everything goes that is no good at the beginning."""
    investigator = decider(game, decision)

    def opening(card: str) -> float:
        printed = card_of(card)
        if is_weapon(card):
            return weapon_worth(slug_of(card), investigator.slug)
        if isinstance(printed, PlayerCard) and printed.cost is not None:
            return asset_worth(investigator, card)
        return 0.5 * printed_worth(card)

    return [n for n, option in enumerate(decision.options) if opening(option.value) < OPENING]


def upkeep_order(game: CardGame, decision: Decision) -> list[int]:
    """The best card of one's own deck on top, the least bad one of the encounter deck."""
    investigator = decider(game, decision)
    return best(
        decision,
        lambda option: (
            kept_worth(investigator, option.value)
            if isinstance(card_of(option.value), PlayerCard)
            else -drawn_cost(game, investigator, option.value)
        ),
    )


# --- effects to choose from

OWN_WORTH: dict[str, float] = {
    "burn_the_house": 0.5,
    "keep_the_house": 0.0,
    "all_discard_at_random": 0.0,
    "spend_a_clue": -CLUE,
    "flee_to_rivertown": -1.5,
    "give_up_a_card": -1.0,
}
"""What effects are worth that are known by name."""


def effect(game: CardGame, decision: Decision) -> list[int]:
    """The effect that is worth most."""
    investigator = decider(game, decision)
    body = Body(game, investigator)
    if all(is_check(option.value) for option in decision.options):
        return best(decision, lambda option: skill_value(game, investigator, option.value.args[0]))
    return best(decision, lambda option: effect_worth(game, investigator, body, option.value))


def is_check(what: Any) -> bool:
    """Whether an effect is a skill test."""
    return isinstance(what, Word) and what.name == "skill_check"


def effect_worth(game: CardGame, investigator: Investigator, body: Body, what: Any) -> float:
    """What it is worth that an effect happens to an investigator: by its name, or by what it gives."""
    if isinstance(what, AllOf):
        return sum(effect_worth(game, investigator, body, part) for part in what.effects)
    name = getattr(what, "name", "")
    if name in OWN_WORTH:
        return OWN_WORTH[name]
    if name == "lead_is_frightened":
        return -body.harm(0, 2)
    if isinstance(what, Word) and name in WORDS:
        return WORDS[name](investigator, body, *what.args)
    situation = situation_of(game, investigator)
    return plain_gain(what) if situation is None else situation.effect_gain(what)


WORDS: dict[str, Callable[..., float]] = {
    "take": lambda investigator, body, damage, horror, direct: -body.harm(damage, horror),
    "heal": lambda investigator, body, damage, horror: (
        -body.harm(-min(damage, investigator.damage), -min(horror, investigator.horror))
    ),
    "draw": lambda investigator, body, n: DRAW * n,
    "place_doom": lambda investigator, body, n, may_advance: -2.0 * n,
}
"""What words of the vocabulary are worth by their arguments."""


# --- the group


def advance(game: CardGame, decision: Decision) -> list[int]:
    """The act goes on once one is prepared for what follows."""
    ready = max(
        (is_ready(game, investigator) for investigator in game.present() if investigator.seat == decision.seat),
        default=True,
    )
    return best(decision, lambda option: float(option.value == ready))


def next_turn(game: CardGame, decision: Decision) -> list[int]:
    """Order of preference: an engaged investigator first, then the one with most to spend."""
    engaged = {enemy.engaged for enemy in game.enemies}
    return best(decision, lambda option: float(option.value in engaged))


def first(game: CardGame, decision: Decision) -> list[int]:
    """It makes no difference, as far as the bot can tell, or the first option is the good one."""
    return list(range(max(1, decision.least)))


ANSWERS: dict[Kind[Any], Answer] = {
    REACTION: react,
    FORCED_ORDER: first,
    EFFECT: effect,
    WINDOW: window,
    ENEMY: target,
    ATTACKER: attacker,
    SPAWN: spawn_place,
    GO: destination,
    BLAST: blast,
    PREY: sturdiest,
    SOMEONE: someone,
    WHICH_SKILL: skill,
    HEAL: healing,
    ASSIGN_DAMAGE: assign(0),
    ASSIGN_HORROR: assign(1),
    TRAUMA: trauma,
    DISCARD: lose_card,
    REMEMBER: keep_card,
    SEARCH: keep_card,
    TAKE_BACK: keep_card,
    MAKE_ROOM: lose_asset,
    LOSE_ASSET: lose_asset,
    MULLIGAN: mulligan,
    ORDER: upkeep_order,
    ADVANCE: advance,
    NEXT: next_turn,
    EXPERIENCE: improve,
    REPLACE: replaced,
    NEW_INVESTIGATOR: investigator,
    AWAY: first,
    CHARGE: first,
    DECK: first,
    DISENGAGE_TOO: first,
    EARN_LITA: first,
    HUNT: first,
    HUNTER: first,
    READIED: first,
    LEAD: first,
    PAY_CLUE: first,
    PLACE: first,
    RELOAD: first,
    RESULT: first,
    SEARCH_ENCOUNTERS: first,
    TOKEN: first,
    VICTIM: first,
}
"""How each kind of question is answered that the bot knows, but for turns and commitments; see `guess` for any other."""

SURE = (
    FORCED_ORDER,
    ATTACKER,
    WHICH_SKILL,
    HEAL,
    TRAUMA,
    DISCARD,
    REMEMBER,
    TAKE_BACK,
    MAKE_ROOM,
    MULLIGAN,
    ORDER,
    NEXT,
    EXPERIENCE,
    REPLACE,
    NEW_INVESTIGATOR,
    RESULT,
    PAY_CLUE,
    LEAD,
    AWAY,
    EARN_LITA,
)
"""Questions that are not worth a second thought."""
