"""How the bot plays the keeper: it knows the objective and works at it, and where it does not, it hunts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from miskatonic.games.mansions.bot import aims
from miskatonic.games.mansions.bot.worth import card_worth, mythos_worth, trauma_worth, worth_of
from miskatonic.games.mansions.components import KEEPER_ACTIONS, MONSTERS, MYTHOS, TRAUMA, slug_of
from miskatonic.games.mansions.effects.combat import PUSH
from miskatonic.games.mansions.effects.investigators import LOSE_CARD, PUSHED
from miskatonic.games.mansions.effects.objectives import SUMMON
from miskatonic.games.mansions.effects.possession import URGE, WHOM
from miskatonic.games.mansions.effects.samples import SAMPLE
from miskatonic.games.mansions.effects.schemes import WHICH_ROOM
from miskatonic.games.mansions.rules import keeper_cards, keeper_turn, monster_moves, monsters, movement
from miskatonic.games.mansions.rules.house import routes, spaces_of
from miskatonic.games.mansions.state import Investigator, KeeperEffect, Mansion, health, sanity
from miskatonic.kernel.decision import Decision, Kind, Option
from miskatonic.kernel.effect import OneOf
from miskatonic.players.choosing import Score, best, least

Answer = Callable[[Mansion, Decision], list[int]]

A_THREAT = 0.5
"""What a threat token is worth that is not spent, as long as there are few."""
PLENTY = 6
"""The number from which one more is worth half."""
CATCH = 2.0
"""What it is worth to bring a monster into the space of an investigator."""
NEARER = 0.35
"""What it is worth to bring it a step nearer."""
GATHERED = 1.5
"""What one more of the monsters is worth that the objective wants to be gathered."""
FAR = 12


def price(game: Mansion, threat: float) -> float:
    """The cost of spending threat."""
    return A_THREAT * threat * PLENTY / (PLENTY + game.keeper.threat)


# --- whom to hunt


def tempting(game: Mansion, you: Investigator) -> float:
    """The value for the keeper of hurting an investigator: the weakest, the kin where it matters, the one with most to lose."""
    wanted = aims.keepers_aims(game)
    left = sanity(you) if "insane" in wanted else health(you)
    found = 1.0 + 2.0 / max(1, left)
    if you.seat == game.relative and ("relative_killed" in wanted or "sample_of_relative" in wanted):
        found += 1.0
    return found + 0.05 * sum(map(card_worth, you.cards))


def place_worth(game: Mansion, figure: str, space: str) -> float:
    """What it is worth to the keeper to have a monster in a space."""
    kind = MONSTERS[figure].kind
    far = routes(game, kind).distances_from(space)
    if goals := errand_of(game, figure):
        return 2 * CATCH - NEARER * 2 * min((far.get(goal, FAR) for goal in goals), default=FAR)
    return max(
        (
            tempting(game, you) * (CATCH if you.at == space else 0.0)
            - NEARER * far.get(you.at, FAR) / tempting(game, you)
            for you in game.present()
        ),
        default=0.0,
    )


def errand_of(game: Mansion, figure: str) -> tuple[str, ...]:
    """Where a monster has to go, if it is not to hunt: out of the house, to where others gather, or to an altar with samples."""
    monster = game.monsters.get(figure)
    if monster is None:
        return ()
    wanted = aims.keepers_aims(game)
    if wanted.get("monster_left", ("",))[0] == monster.name != "":
        return tuple(way.space for way in game.told_story.board.exits)
    kind, _, room = wanted.get("monsters_in_room", ("", 0, ""))
    if slug_of(figure) == kind and not monster.name:
        return spaces_of(game, room)
    return tuple(game.features.get("altar", ())) if monster.samples else ()


# --- the keeper's turn


def acts(game: Mansion, decision: Decision) -> Score:
    """Keeper actions by what they are worth for their threat."""
    return lambda option: action_worth(game, option)


def action_worth(game: Mansion, option: Option[Any]) -> float:
    """What an option of the keeper action step is worth."""
    match option.verb:
        case "done":
            return 0.0
        case "insanity":
            return trauma_worth(option.value[0])
        case "use":
            return 5.0
    effect = KEEPER_ACTIONS[option.value].effect
    parts = effect.effects if isinstance(effect, OneOf) else (effect,)
    worth = max(effect_worth(game, part) for part in parts if part.possible(game, game.keeper))
    return worth - price(game, keeper_turn.cost(game, option.value))


def effect_worth(game: Mansion, effect: KeeperEffect) -> float:
    """What a keeper action does for the keeper, as things stand."""
    gives = dict(effect.gives)
    paid = gives.pop("threat") if gives.get("threat", 0) < 0 else 0.0
    worth = -price(game, -paid)
    if effect.name == "move_a_monster":
        worth += best_march(game)
        gives.pop("monster")
    if gives.get("mythos_card") and len(game.keeper.mythos) >= keeper_cards.HAND:
        gives.pop("mythos_card")
    if gives.get("trauma_card") and len(game.keeper.trauma) >= keeper_cards.HAND:
        gives.pop("trauma_card")
    kind = aims.keepers_aims(game).get("monsters_in_room", ("",))[0]
    if kind and kind in getattr(effect, "args", ()):
        worth += GATHERED if effect.name != "sacrifice" else -GATHERED
    return worth - worth_of(gives)


def best_march(game: Mansion) -> float:
    """What the best move of a monster is worth."""
    return max((march(game, figure) for figure in monster_moves.movable(game)), default=0.0)


def march(game: Mansion, figure: str, steps: int = 2) -> float:
    """The value of moving a monster a number of steps."""
    at = game.monsters[figure].at
    near = routes(game, MONSTERS[figure].kind).within(at, steps)
    return max(place_worth(game, figure, space) for space in near) - place_worth(game, figure, at)


def which_monster(game: Mansion, decision: Decision) -> Score:
    """Monsters by what they have to gain by moving."""
    return lambda option: march(game, option.value)


def walk(game: Mansion, decision: Decision) -> list[int]:
    """The step from where it gets furthest."""
    figure, left = decision.source, decision.amount

    def score(option: Option[Any]) -> float:
        if option.verb == "leave":
            return 50.0
        space = game.monsters[figure].at if option.value is None else option.value
        if option.value is None:
            return place_worth(game, figure, space)
        near = routes(game, MONSTERS[figure].kind).within(space, left - 1)
        found = max(place_worth(game, figure, each) for each in near)
        return found - 0.01 - (0.5 if option.verb == "force" else 0.0)

    return best(decision, score)


def where(game: Mansion, decision: Decision) -> list[int]:
    """A monster is placed where it is most dangerous."""
    return best(decision, lambda option: place_worth(game, decision.source, option.value))


def attacks(game: Mansion, decision: Decision) -> list[int]:
    """Every monster attacks, the weakest first."""

    def score(option: Option[Any]) -> float:
        you = None if option.value is None else game.investigators[option.value[1]]
        return 0.0 if you is None else tempting(game, you)

    return best(decision, score)


def sample(game: Mansion, decision: Decision) -> list[int]:
    """Of the kin where that matters, by the monster that is nearest to an altar."""

    def score(option: Option[Any]) -> float:
        figure, who = option.value
        far = routes(game, MONSTERS[figure].kind).distances_from(game.monsters[figure].at)
        away = min((far.get(altar, FAR) for altar in game.features.get("altar", ())), default=FAR)
        return 5.0 * (who in game.kin) - away

    return best(decision, score)


def whom(game: Mansion, decision: Decision) -> list[int]:
    """The most tempting investigator."""

    def score(option: Option[Any]) -> float:
        you = game.investigators[option.value]
        return 0.0 if you is None else tempting(game, you)

    return best(decision, score)


def who_first(game: Mansion, decision: Decision) -> list[int]:
    """The same, by name."""
    prey = {you.slug: tempting(game, you) for you in game.present()}
    return best(decision, lambda option: prey[option.value])


def which_room(game: Mansion, decision: Decision) -> list[int]:
    """The room with most investigators in it, or the one where they want to go."""
    goal = aims.trail_room(game)
    return best(decision, lambda option: 2.0 * len(game.in_room(option.value)) + (option.value == goal))


def push(game: Mansion, decision: Decision) -> list[int]:
    """An investigator is pushed to where a monster is, and otherwise away from where it wants to go."""
    return best(decision, lambda option: 0.0 if option.value is None else pushed(game, option.value))


def pushed(game: Mansion, space: str) -> float:
    """What it is worth to the keeper to have an investigator in a space: far from the next clue, or from the way out."""
    goal = aims.trail_room(game)
    goals = [way.space for way in game.told_story.board.exits] if game.revealed or not goal else spaces_of(game, goal)
    far = routes(game).distances_from(space)
    return 3.0 * len(game.monsters_in_space(space)) + 0.1 * min(far.get(each, FAR) for each in goals)


def urge(game: Mansion, decision: Decision) -> list[int]:
    """What an investigator is made to do: it goes where it does not want to be, rather than use up what it has."""
    return best(decision, lambda option: pushed(game, option.value) if option.verb == "move" else 0.0)


# --- cards


def mythos(game: Mansion, decision: Decision) -> Score:
    """Mythos cards by the harm that they do for their threat."""

    def score(option: Option[Any]) -> float:
        if option.value is None:
            return 0.05
        return mythos_worth(option.value) - price(game, MYTHOS[option.value].cost)

    return score


def trauma(game: Mansion, decision: Decision) -> list[int]:
    """The worst trauma; one that would only take the place of another is kept."""
    you = next((you for you in game.present() if you.slug == decision.source), None)

    def score(option: Option[Any]) -> float:
        if option.value is None or you is None:
            return 0.1
        made = TRAUMA[option.value]
        has = you.injury if made.kind == "injury" else you.insanity
        return trauma_worth(option.value) - (trauma_worth(has) if has and made.stays else 0.0)

    return best(decision, score)


def discard(game: Mansion, decision: Decision) -> list[int]:
    """The cards that do least."""
    return least(decision, lambda option: (mythos_worth if option.value in MYTHOS else trauma_worth)(option.value))


def take_card(game: Mansion, decision: Decision) -> list[int]:
    """The card that is worth most to the investigator."""
    return best(decision, lambda option: card_worth(option.value))


# --- yes and no


def gladly(game: Mansion, decision: Decision) -> list[int]:
    """Yes."""
    return best(decision, lambda option: float(option.value is True))


ANSWERS: dict[Kind[Any], Answer] = {
    keeper_turn.MONSTERS_ATTACK: attacks,
    monster_moves.WALK_MONSTER: walk,
    monsters.WHERE: where,
    monsters.WHO_FIRST: who_first,
    keeper_cards.PLAY_TRAUMA: trauma,
    keeper_cards.DISCARD: discard,
    movement.STRIKE: gladly,
    SUMMON: gladly,
    PUSH: gladly,
    PUSHED: push,
    SAMPLE: sample,
    WHOM: whom,
    URGE: urge,
    WHICH_ROOM: which_room,
    LOSE_CARD: take_card,
}
SCORES: dict[Kind[Any], Callable[[Mansion, Decision], Score]] = {
    keeper_turn.KEEPER_ACTS: acts,
    monster_moves.WHICH_MONSTER: which_monster,
    keeper_cards.PLAY_MYTHOS: mythos,
}
"""Questions that are worth a second thought: how good their options look."""
