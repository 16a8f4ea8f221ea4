"""The small questions: reactions, windows, targets, who bears harm, what to discard, and what to buy between scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from miskatonic.games.card_game.bot.between import improve, investigator, replaced
from miskatonic.games.card_game.bot.estimate import ALLY, attacks_of, chance, chances_of
from miskatonic.games.card_game.bot.last_fight import PUMPS
from miskatonic.games.card_game.bot.plan import boss_of, clues_wanted, is_ready, ways_from
from miskatonic.games.card_game.bot.trial import BY_MARGIN, Trial, attack_with, is_spent
from miskatonic.games.card_game.bot.turn import Turn, in_play_worth
from miskatonic.games.card_game.bot.worth import (
    CLUE,
    COIN,
    DRAW,
    TOME_BAG,
    Body,
    asset_worth,
    is_weapon,
    kept_worth,
    printed_worth,
    toll,
    weapon_worth,
)
from miskatonic.games.card_game.components import SLOTS, PlayerCard, slug_of
from miskatonic.games.card_game.rules.abilities import FastAbility
from miskatonic.games.card_game.rules.values import (
    has_trait,
    health_left,
    sanity_left,
    skill_value,
    soaks,
    uses_slot,
)
from miskatonic.games.card_game.state import CardGame, Investigator, card_of, investigator_card
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effect import AllOf, Function, Word
from miskatonic.players.choosing import best, least

Answer = Callable[[CardGame, Decision], list[int]]


def decider(game: CardGame, decision: Decision) -> Investigator:
    """The investigator of the seat that decides."""
    return game.investigators[decision.seat]


def source_of(option: Option[Any]) -> str:
    """The slug of the card that an option uses or plays; "" for passing."""
    value = option.value
    return "" if value is None else slug_of(value if isinstance(value, str) else value[1].card)


# --- reactions

SIMPLY = 1.0
"""What most reactions are worth: they cost little or nothing."""
BAD_TREACHERIES: dict[str, float] = {
    "ancient_evils": 3.0,
    "crypt_chill": 2.0,
    "frozen_in_fear": 4.0,
    "rotting_remains": 1.5,
    "grasping_hands": 3.0,
    "dissonant_voices": 1.3,
    "umordhoths_wrath": 3.0,
    "the_yellow_sign": 3.0,
    "mysterious_chanting": 3.0,
    "on_wings_of_darkness": 2.0,
    "false_lead": 2.0,
    "hunting_shadow": 2.0,
}
"""What treacheries cost, if their tests are failed,"""
ANY_TREACHERY = 1.0
"""and any other one."""
ENEMY_DRAWN = 2.5
"""What an enemy costs that is drawn."""
KEPT_WARD = 1.0
"""What a means against a treachery is worth to be kept for another one."""


def react(game: CardGame, decision: Decision) -> list[int]:
    """The reaction that is worth most, or none."""
    investigator = decider(game, decision)
    return best(decision, lambda option: reaction_worth(game, investigator, option))


def reaction_worth(game: CardGame, investigator: Investigator, option: Option[Any]) -> float:
    """What it is worth to use a reaction now; passing is worth nothing."""
    slug = source_of(option)
    if not slug:
        return 0.0
    answer = REACTIONS.get(slug)
    return SIMPLY if answer is None else answer(game, investigator)


def dodging(game: CardGame, investigator: Investigator) -> float:
    """An attack less: of the worst of the enemies, as far as one can tell."""
    turn = Turn(game, investigator)
    return max((turn.strike(enemy) for enemy in game.enemies_at(investigator.at)), default=0.0) - 1.6


def warding(game: CardGame, investigator: Investigator) -> float:
    """No revelation, for a horror and a resource, and for the treachery that may follow."""
    if not game.drawn:
        return 0.0
    return dread(game, investigator, game.drawn[-1]) - Body(game, investigator).harm(0, 1) - COIN - KEPT_WARD


def dread(game: CardGame, investigator: Investigator, card: str) -> float:
    """What the revelation of a treachery costs an investigator, on average."""
    slug, body = slug_of(card), Body(game, investigator)
    revelation = getattr(card_of(card), "revelation", None)
    if not isinstance(revelation, Word) or revelation.name != "skill_check":
        return BAD_TREACHERIES.get(slug, ANY_TREACHERY)
    skill, difficulty = revelation.args[:2]
    margin = skill_value(game, investigator, skill) - difficulty
    chances = chances_of(game, investigator)
    if slug in BY_MARGIN:
        damage, horror = BY_MARGIN[slug]
        costs = [body.harm(k * damage, k * horror) for k in range(difficulty + 1)]
        return sum((costs[k + 1] - costs[k]) * (1 - chance(chances, margin + k)) for k in range(difficulty))
    worst = BAD_TREACHERIES.get(slug, ANY_TREACHERY)
    if slug == "crypt_chill":
        worst = min(
            (asset_value(game, investigator, asset.card) for asset in investigator.play), default=body.harm(2, 0)
        )
    return worst * (1 - chance(chances, margin))


def luck(price: float) -> Callable[[CardGame, Investigator], float]:
    """Two more for a test that would be failed."""

    def worth(game: CardGame, investigator: Investigator) -> float:
        return 1.0 if game.test is not None and Trial(game, game.test).luck_pays(2, price) else -1.0

    return worth


def looking_away(game: CardGame, investigator: Investigator) -> float:
    """Another token instead of a bad one."""
    return 1.0 if game.test is not None and Trial(game, game.test).looks_away() else -1.0


def another_clue(game: CardGame, investigator: Investigator) -> float:
    """A clue for a card."""
    return 1.0 if clues_wanted(game) else -1.0


def gambling(game: CardGame, investigator: Investigator) -> float:
    """A minus that becomes a plus."""
    test = game.test
    if test is None or not test.tokens:
        return -1.0
    trial = Trial(game, test)
    return 1.0 if trial.margin < 0 and trial.worth(slug_of(test.source) if test.source else "") > 1.5 else -1.0


def covering_up(game: CardGame, investigator: Investigator) -> float:
    """A clue less, so that it does not haunt one later: when nobody needs it."""
    return 1.0 if not clues_wanted(game) else -1.0


def choosing_fate(game: CardGame, investigator: Investigator) -> float:
    """A choice of two tokens, for tests that matter."""
    if game.test is None:
        return -1.0
    trial = Trial(game, game.test)
    return 1.0 if trial.stake(12) - trial.stake(trial.margin) > 1.2 else -1.0


def lying_low(game: CardGame, investigator: Investigator) -> float:
    """No attacks for a round, where there are several."""
    return sum(Turn(game, investigator).strike(enemy) for enemy in game.engaged_with(investigator.seat)) - 2.0


def fetching(game: CardGame, investigator: Investigator) -> float:
    """A Tome from the deck: unless the only one left is a weakness."""
    return (
        SIMPLY
        if any(has_trait(card, "Tome") and kept_worth(investigator, card) > 0 for card in investigator.deck)
        else -1.0
    )


REACTIONS: dict[str, Callable[[CardGame, Investigator], float]] = {
    "research_librarian": fetching,
    "dodge": dodging,
    "ward_of_protection": warding,
    "lucky": luck(1.3),
    "lucky_2": luck(1.0),
    "wendy_adams": looking_away,
    "evidence": another_clue,
    "look_what_i_found": another_clue,
    "sure_gamble": gambling,
    "cover_up": covering_up,
    "grotesque_statue": choosing_fate,
    "on_the_lam": lying_low,
    "mind_wipe": lambda game, investigator: -1.0,
}
"""Reactions that have to be thought about."""

# --- windows


def window(game: CardGame, decision: Decision) -> list[int]:
    """Free abilities and fast cards between actions and in tests."""
    investigator, test = decider(game, decision), game.test
    if test is not None and test.seat == investigator.seat:
        pumping = [n for n, option in enumerate(decision.options) if source_of(option) in PUMPS]
        if pumping and test.step >= 2 and Trial(game, test).pumps():
            return pumping[:1]
        return [len(decision.options) - 1]
    turn = Turn(game, investigator)

    def worth(option: Option[Any]) -> float:
        if option.value is None:
            return 0.0
        if isinstance(option.value, str):
            return turn.playing(option.value)
        return turn.using(*option.value) if isinstance(option.value[0], FastAbility) else -1.0

    return best(decision, worth)


# --- targets and places

DAMAGE: dict[str, int] = {"sneak_attack": 2, "agnes_baker": 1, "beat_cop": 1, "beat_cop_2": 1}


def target(game: CardGame, decision: Decision) -> list[int]:
    """The enemy that it is worth most on."""
    investigator, slug = decider(game, decision), slug_of(game.using)
    turn = Turn(game, investigator, acting=True)
    attack = attack_with(slug, "combat", is_spent(investigator, game.using)) if slug and attacks_of(slug) else None

    def worth(option: Option[Any]) -> float:
        enemy = game.enemy(option.value)
        if attack is not None:
            return turn.fighting(enemy, attack)
        if slug in DAMAGE:
            return turn.flat_damage(DAMAGE[slug], [enemy])
        return turn.strike(enemy) * (enemy.engaged == decision.seat) - enemy.doom

    return best(decision, worth)


def attacker(game: CardGame, decision: Decision) -> list[int]:
    """The weakest first."""
    turn = Turn(game, decider(game, decision))
    return best(decision, lambda option: -turn.strike(game.enemy(option.value)))


def spawn_place(game: CardGame, decision: Decision) -> list[int]:
    """Far away from everybody."""
    ways = [ways_from(game, investigator.at) for investigator in game.present()]
    return best(decision, lambda option: min((way.get(option.value, (9, ""))[0] for way in ways), default=0))


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
    """What is scarcer."""
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
"""Allies who can do nothing else there,"""
LAST_SERVICE = 0.1
"""and what it costs to lose one of them."""


def assign(kind: int) -> Answer:
    """Who bears damage (0) or horror (1): an asset as long as that costs less."""

    def answer(game: CardGame, decision: Decision) -> list[int]:
        investigator = decider(game, decision)
        left = sanity_left(game, investigator) if kind else health_left(game, investigator)
        amount = int(str(dict(decision.prompt.args)["left"]))
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


def asset_value(game: CardGame, investigator: Investigator, card: str) -> float:
    """What would be lost with an asset, and with those that there would be no room for without it."""
    uses = next((asset.uses for asset in investigator.play if asset.card == card), 0)
    worth = in_play_worth(game, investigator, card, uses)
    if slug_of(card) == TOME_BAG:
        held = [asset for asset in investigator.play if uses_slot(asset.card, "hand")]
        excess = len(held) + sum(uses_slot(burden.card, "hand") for burden in investigator.threat) - SLOTS["hand"]
        worth += sum(
            sorted(in_play_worth(game, investigator, asset.card, asset.uses) for asset in held)[: max(0, excess)]
        )
    return worth


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
            else -BAD_TREACHERIES.get(slug_of(option.value), ENEMY_DRAWN)
        ),
    )


# --- effects to choose from

RANDOM_CARD = 0.5
"""The share of what a card is worth in hand that it costs to lose one at random."""

OWN_WORTH: dict[str, float] = {
    "burn_the_house": 0.5,
    "keep_the_house": 0.0,
    "spend_a_clue": -CLUE,
    "flee_to_rivertown": -1.5,
    "give_up_a_card": -1.0,
}


def effect(game: CardGame, decision: Decision) -> list[int]:
    """The effect that is worth most."""
    investigator = decider(game, decision)
    body = Body(game, investigator)
    return best(decision, lambda option: effect_worth(game, investigator, body, option.value))


def effect_worth(game: CardGame, investigator: Investigator, body: Body, what: Any) -> float:
    """What it is worth that an effect happens to an investigator."""
    if isinstance(what, AllOf):
        return sum(effect_worth(game, investigator, body, part) for part in what.effects)
    if isinstance(what, Function):
        name = what.function.__name__
        if name == "all_discard_at_random":
            return (
                -RANDOM_CARD
                * sum(kept_worth(investigator, card) for card in investigator.hand)
                / max(1, len(investigator.hand))
            )
        return -body.harm(0, 2) if name == "lead_is_frightened" else OWN_WORTH.get(name, 0.0)
    if not isinstance(what, Word):
        return 0.0
    args = what.args
    if what.name == "take":
        return -body.harm(int(args[0]), int(args[1]))
    if what.name == "heal":
        return -body.harm(-min(int(args[0]), investigator.damage), -min(int(args[1]), investigator.horror))
    if what.name == "draw":
        return DRAW * int(args[0])
    if what.name == "place_doom":
        return -2.0 * int(args[0])
    if what.name == "skill_check":
        return float(skill_value(game, investigator, args[0]))
    return OWN_WORTH.get(what.name, 0.0)


# --- the group


def advance(game: CardGame, decision: Decision) -> list[int]:
    """The act goes on once one is prepared for what follows."""
    ready = max(
        (is_ready(game, investigator) for investigator in game.present() if investigator.seat == decision.seat),
        default=True,
    )
    return best(decision, lambda option: float(option.value == ready))


def next_turn(game: CardGame, decision: Decision) -> list[int]:
    """Who is engaged goes first, then whoever has most to spend."""
    engaged = {enemy.engaged for enemy in game.enemies}
    return best(decision, lambda option: float(option.value in engaged))


def first(game: CardGame, decision: Decision) -> list[int]:
    """It makes no difference, or the first option is the good one."""
    return list(range(max(1, decision.least)))


ANSWERS: dict[str, Answer] = {
    "prompt-reaction": react,
    "prompt-order": first,
    "prompt-choose-effect": effect,
    "cg-prompt-window": window,
    "cg-prompt-enemy": target,
    "cg-prompt-attacker": attacker,
    "cg-prompt-spawn": spawn_place,
    "cg-prompt-go": destination,
    "cg-prompt-blast": blast,
    "cg-prompt-prey": sturdiest,
    "cg-prompt-someone": someone,
    "cg-prompt-skill": skill,
    "cg-prompt-heal": healing,
    "cg-prompt-assign-damage": assign(0),
    "cg-prompt-assign-horror": assign(1),
    "cg-prompt-trauma": trauma,
    "cg-prompt-discard": lose_card,
    "cg-prompt-remember": keep_card,
    "cg-prompt-search": keep_card,
    "cg-prompt-take-back": keep_card,
    "cg-prompt-make-room": lose_asset,
    "cg-prompt-lose-asset": lose_asset,
    "cg-prompt-mulligan": mulligan,
    "cg-prompt-order": upkeep_order,
    "cg-prompt-advance": advance,
    "cg-prompt-next": next_turn,
    "cg-prompt-experience": improve,
    "cg-prompt-replace": replaced,
    "cg-prompt-new-investigator": investigator,
}

SURE = (
    "prompt-order",
    "cg-prompt-attacker",
    "cg-prompt-skill",
    "cg-prompt-heal",
    "cg-prompt-trauma",
    "cg-prompt-discard",
    "cg-prompt-remember",
    "cg-prompt-take-back",
    "cg-prompt-make-room",
    "cg-prompt-mulligan",
    "cg-prompt-order",
    "cg-prompt-next",
    "cg-prompt-experience",
    "cg-prompt-replace",
    "cg-prompt-new-investigator",
    "cg-prompt-result",
    "cg-prompt-pay-clue",
    "cg-prompt-lead",
    "cg-prompt-away",
    "cg-prompt-earn-lita",
)
"""Questions that are not worth a second thought."""
