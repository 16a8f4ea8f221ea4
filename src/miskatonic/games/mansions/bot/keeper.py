"""How the bot plays the keeper: it knows the objective and works at it, and where it does not, it hunts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from miskatonic.games.mansions.bot import aims
from miskatonic.games.mansions.bot.worth import card_worth, mythos_worth, trauma_worth, worth_of
from miskatonic.games.mansions.components import KEEPER_ACTIONS, MONSTERS, MYTHOS, TRAUMA
from miskatonic.games.mansions.effects.combat import PUSH
from miskatonic.games.mansions.effects.investigators import LOSE_CARD, PUSHED
from miskatonic.games.mansions.effects.schemes import WHICH_ROOM
from miskatonic.games.mansions.effects.stories import SUMMON
from miskatonic.games.mansions.rules import keeper_cards, keeper_turn, monster_moves, monsters, movement
from miskatonic.games.mansions.rules.house import routes
from miskatonic.games.mansions.rules.possession import WHOM
from miskatonic.games.mansions.rules.samples import SAMPLE
from miskatonic.games.mansions.state import Investigator, Mansion, health
from miskatonic.kernel.decision import Decision, Kind, Option
from miskatonic.players.choosing import best, least

Answer = Callable[[Mansion, Decision], list[int]]

A_THREAT = 0.4
"""What a threat token is worth that is not spent."""
CATCH = 2.0
"""What it is worth to bring a monster into the space of an investigator."""
NEARER = 0.35
"""What it is worth to bring it a step nearer."""
FAR = 12


# --- whom to hunt


def tempting(game: Mansion, you: Investigator) -> float:
    """How much the keeper wants to hurt an investigator: the weakest, the kin where it matters, whoever has most to lose."""
    found = 1.0 + 2.0 / max(1, health(you))
    wanted = aims.keepers_aims(game)
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
    """Where a monster has to go, if it is not to hunt: out of the house, or to an altar with what it has taken."""
    monster = game.monsters.get(figure)
    if monster is None:
        return ()
    wanted = aims.keepers_aims(game)
    if wanted.get("monster_left", ("",))[0] == monster.name != "":
        return tuple(way.space for way in game.told_story.board.exits)
    return tuple(game.features.get("altar", ())) if monster.samples else ()


# --- the keeper's turn


def acts(game: Mansion, decision: Decision) -> list[int]:
    """The keeper action that is worth most for its threat."""
    return best(decision, lambda option: action_worth(game, option))


def action_worth(game: Mansion, option: Option[Any]) -> float:
    """What an option of the keeper action step is worth."""
    match option.verb:
        case "done":
            return 0.0
        case "insanity":
            return trauma_worth(option.value[0])
        case "use":
            return 5.0
    card = KEEPER_ACTIONS[option.value]
    gives = dict(card.effect.gives)
    worth = 0.0
    if 0 < gives.get("monster", 0) < 1:
        worth += best_march(game)
        gives.pop("monster")
    if gives.get("mythos_card") and len(game.keeper.mythos) >= keeper_cards.HAND:
        gives.pop("mythos_card")
    if gives.get("trauma_card") and len(game.keeper.trauma) >= keeper_cards.HAND:
        gives.pop("trauma_card")
    if not card.effect.gives:
        worth += 1.0
    return worth - worth_of(gives) - A_THREAT * max(keeper_turn.cost(game, option.value), 0)


def best_march(game: Mansion) -> float:
    """What the best move of a monster is worth."""
    return max((march(game, figure) for figure in monster_moves.movable(game)), default=0.0)


def march(game: Mansion, figure: str, steps: int = 2) -> float:
    """What it is worth to move a monster so many steps."""
    at = game.monsters[figure].at
    near = routes(game, MONSTERS[figure].kind).within(at, steps)
    return max(place_worth(game, figure, space) for space in near) - place_worth(game, figure, at)


def which_monster(game: Mansion, decision: Decision) -> list[int]:
    """The one that has most to gain by moving."""
    return best(decision, lambda option: march(game, option.value))


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


def which_room(game: Mansion, decision: Decision) -> list[int]:
    """The room with most investigators in it, or the one where they want to go."""
    goal = aims.trail_room(game)
    return best(decision, lambda option: 2.0 * len(game.in_room(option.value)) + (option.value == goal))


def push(game: Mansion, decision: Decision) -> list[int]:
    """An investigator is pushed to where a monster is, and otherwise away from the next clue."""
    goal = aims.trail_room(game)

    def score(option: Option[Any]) -> float:
        if option.value is None:
            return 0.0
        far = routes(game).distances_from(option.value)
        away = min((far.get(space, FAR) for space in far if space.partition(".")[0] == goal), default=0)
        return 3.0 * len(game.monsters_in_space(option.value)) + 0.1 * away

    return best(decision, score)


# --- cards


def mythos(game: Mansion, decision: Decision) -> list[int]:
    """The Mythos card that does most harm for its threat, if it is worth that."""

    def score(option: Option[Any]) -> float:
        if option.value is None:
            return 0.05
        return mythos_worth(option.value) - A_THREAT * MYTHOS[option.value].cost

    return best(decision, score)


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
    keeper_turn.KEEPER_ACTS: acts,
    keeper_turn.MONSTERS_ATTACK: attacks,
    monster_moves.WHICH_MONSTER: which_monster,
    monster_moves.WALK_MONSTER: walk,
    monsters.WHERE: where,
    keeper_cards.PLAY_MYTHOS: mythos,
    keeper_cards.PLAY_TRAUMA: trauma,
    keeper_cards.DISCARD: discard,
    movement.STRIKE: gladly,
    SUMMON: gladly,
    PUSH: gladly,
    PUSHED: push,
    SAMPLE: sample,
    WHOM: whom,
    WHICH_ROOM: which_room,
    LOSE_CARD: take_card,
}
