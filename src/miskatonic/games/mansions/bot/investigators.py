"""How the bot plays an investigator: with what its player may see."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

from miskatonic.games.mansions.bot.aims import enables
from miskatonic.games.mansions.bot.errands import ESCAPE, WORK, Plan
from miskatonic.games.mansions.bot.puzzle_solving import next_step
from miskatonic.games.mansions.bot.worth import WORTH, Judge, bite, card_worth, harm, person_worth, trait_worth
from miskatonic.games.mansions.components import INVESTIGATORS, MONSTERS, SPELLS
from miskatonic.games.mansions.effects import relatives
from miskatonic.games.mansions.effects.combat import STEER
from miskatonic.games.mansions.effects.investigators import LOSE_CARD, STEP
from miskatonic.games.mansions.rules import exploring, movement, preparation, turn
from miskatonic.games.mansions.rules.attribute_tests import BEFORE_ROLL, attribute, chance
from miskatonic.games.mansions.rules.corpses import DRAG
from miskatonic.games.mansions.rules.house import routes
from miskatonic.games.mansions.rules.keeper_turn import TRADE
from miskatonic.games.mansions.rules.puzzles import SOLVE
from miskatonic.games.mansions.rules.windows import IN_TURN, OBJECTIVE_ACTION
from miskatonic.games.mansions.state import Investigator, Mansion
from miskatonic.kernel.decision import Decision, Kind, Option
from miskatonic.kernel.line import CardAbility
from miskatonic.players.choosing import Score, best, least
from miskatonic.players.guessing import effect_in

Answer = Callable[[Mansion, Decision], list[int]]

STAKES = {"lock": 2.5, "combat": 1.0, "evade": 1.2, "horror": 0.8, "plain": 0.8, "spell": 0.8, "fire": 0.8}
"""What it is worth to pass a test of a kind."""
A_POINT = 0.25
"""What it costs to spend a skill point, or what can be used once in a game, on a test."""
A_STEP = 0.02
"""What it costs to take a step at all."""


# --- a turn


def act(game: Mansion, decision: Decision) -> Score:
    """Steps by how much can still be done after them."""
    you = acting(game, decision)
    plan = Plan(game, you)
    snare = clinging(game, you)
    return lambda option: step_worth(plan, option, snare)


def step_worth(plan: Plan, option: Option[Any], snare: float) -> float:
    """What a step of a turn is worth, with what can be done afterwards."""
    you = plan.you
    verb, value = option.verb, option.value
    match verb:
        case "end_turn":
            return plan.worth(you.at, 0, acted=True)
        case "move":
            return plan.worth(value, you.moves - 1, you.acted) - plan.danger(value) - snare - A_STEP
        case "run":
            return plan.worth(value, you.moves, acted=True) - plan.danger(value) - snare - 2 * A_STEP
        case "explore":
            return plan.here("explore", you.room) - snare + plan.worth(you.at, you.moves, acted=True, but=you.room)
        case "attack":
            weapon, figure = value
            return plan.blow(figure, weapon) + plan.worth(you.at, you.moves, acted=True)
        case "assault":
            weapon, seat = value
            other = plan.game.investigators[seat]
            return -WORK if other is None else plan.assault(other, weapon) + plan.worth(you.at, you.moves, acted=True)
        case "escape":
            return 2 * ESCAPE - snare
        case "hide" | "hide_as_action":
            return plan.worth(you.at, you.moves, acted=True) + 1.0 if you.hidden else 0.0
        case "cast" | "use":
            free = verb == "use" and value[0].window is IN_TURN
            return used(plan, option) - (0.0 if free else snare) + plan.worth(you.at, you.moves, you.acted or not free)
    return 0.0


def used(plan: Plan, option: Option[Any]) -> float:
    """What the use of a card, a spell or the objective is worth."""
    game, you = plan.game, plan.you
    judge = Judge(game, you.seat)
    if option.verb == "cast":
        spell = SPELLS[option.value]
        return (judge.effect(spell.cast) or 0.0) * chance(attribute(game, you, spell.attribute) + spell.modifier)
    if option.value[0].window is OBJECTIVE_ACTION:
        return WORK
    effect = effect_in(option.value)
    worth = None if effect is None else judge.effect(effect)
    if worth is None:
        return 0.0
    hook = option.value[0]
    return min(worth - (WORTH["item"] * hook.cost["discard"] if isinstance(hook, CardAbility) else 0.0), WORK)


def clinging(game: Mansion, you: Investigator) -> float:
    """What the evade tests cost that an investigator has to make before it does anything but fight."""
    found = 0.0
    for figure in movement.must_evade(game, you):
        needed = attribute(game, you, "dexterity") + MONSTERS[figure].awareness
        found += (1 - chance(needed)) * harm(you, bite(game, figure), 0)
    return found


def stepping(game: Mansion, decision: Decision) -> list[int]:
    """A step that a card gives: to where it is best to be."""
    you = acting(game, decision)
    plan = Plan(game, you)
    return best(
        decision,
        lambda option: (
            plan.worth(you.at, you.moves, you.acted)
            if option.value is None
            else plan.worth(option.value, you.moves, you.acted) - plan.danger(option.value)
        ),
    )


def who_is_next(game: Mansion, decision: Decision) -> list[int]:
    """The investigator with most to do."""

    def score(option: Option[Any]) -> float:
        you = game.investigators[option.value]
        return 0.0 if you is None else Plan(game, you).worth(you.at, 2, acted=False)

    return best(decision, score)


def first_foe(game: Mansion, decision: Decision) -> list[int]:
    """Of several monsters, the one that is least dangerous."""
    return best(decision, lambda option: -bite(game, option.value))


def steer(game: Mansion, decision: Decision) -> list[int]:
    """A monster that one may move goes away from everybody."""
    kind, here = MONSTERS[decision.source].kind, game.monsters[decision.source].at

    def score(option: Option[Any]) -> float:
        far = routes(game, kind).distances_from(option.value or here)
        return min(far.get(you.at, inf) for you in game.present())

    return best(decision, score)


# --- tests and puzzles


def before_roll(game: Mansion, decision: Decision) -> list[int]:
    """Skill points and cards are spent where they make a difference."""
    you, made = acting(game, decision), game.tests[-1]
    stake = STAKES[made.kind]

    def score(option: Option[Any]) -> float:
        if option.value is None:
            return 0.0
        return stake * (chance(decision.amount + helped(game, you, option)) - chance(decision.amount)) - A_POINT

    return best(decision, score)


def helped(game: Mansion, you: Investigator, option: Option[Any]) -> int:
    """What an option adds to a test."""
    if option.verb != "use":
        return attribute(game, you, "luck")
    effect = effect_in(option.value)
    return 2 if effect is None else int(4 * effect.gives.get("skill_point", 0.5))


def puzzle(game: Mansion, decision: Decision) -> list[int]:
    """The next step of the shortest solution that can be found."""
    return next_step(game, decision)


# --- setting up, carrying


def character(game: Mansion, decision: Decision) -> list[int]:
    """The strongest."""
    return best(decision, lambda option: person_worth(game.edition, option.value))


def trait(game: Mansion, decision: Decision) -> list[int]:
    """The better one."""
    return best(decision, lambda option: trait_worth(option.value))


def kin(game: Mansion, decision: Decision) -> list[int]:
    """The investigator with most to lose."""

    def score(option: Option[Any]) -> float:
        you = game.investigators[option.value]
        return 0.0 if you is None else float(INVESTIGATORS[you.slug].health)

    return best(decision, score)


def give(game: Mansion, decision: Decision) -> list[int]:
    """A card goes to whom it lets do something for the objective; nothing else changes hands."""

    def score(option: Option[Any]) -> float:
        if option.value is None or not game.revealed:
            return 0.0
        card, seat = option.value
        other = game.investigators[seat]
        return 1.0 if other is not None and enables(game, other, card) else -1.0

    return best(decision, score)


def leave_it(game: Mansion, decision: Decision) -> list[int]:
    """Corpses stay where they are."""
    return [decision.index("leave_it")]


def lose(game: Mansion, decision: Decision) -> list[int]:
    """The least of the cards."""
    return least(decision, lambda option: card_worth(option.value))


def acting(game: Mansion, decision: Decision) -> Investigator:
    """The investigator of the seat that decides."""
    you = game.investigators[decision.seat]
    assert you is not None
    return you


ANSWERS: dict[Kind[Any], Answer] = {
    preparation.CHARACTER: character,
    preparation.MENTAL_TRAIT: trait,
    preparation.PHYSICAL_TRAIT: trait,
    relatives.WHO_IS_KIN: kin,
    turn.NEXT: who_is_next,
    STEP: stepping,
    BEFORE_ROLL: before_roll,
    SOLVE: puzzle,
    TRADE: give,
    DRAG: leave_it,
    movement.EVADE_FIRST: first_foe,
    movement.FACE: first_foe,
    STEER: steer,
    LOSE_CARD: lose,
    exploring.DROP: lose,
}
SCORES: dict[Kind[Any], Callable[[Mansion, Decision], Score]] = {turn.ACT: act}
"""Questions that are worth a second thought: how good their options look."""
