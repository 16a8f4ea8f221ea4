"""What objectives let players do, what they count, who may escape and who wins."""

from __future__ import annotations

from miskatonic.games.mansions.components import ASK, Attribute, Feature, Side, exit_of
from miskatonic.games.mansions.effects.conditions import for_players
from miskatonic.games.mansions.events import (
    EventResolved,
    InvestigatorMurdered,
    KeeperTurnBegan,
    KeeperTurnEnded,
    MarkerPlaced,
    ObjectiveAdvanced,
)
from miskatonic.games.mansions.rules import attribute_tests, betrayal, exploring, harm, victory
from miskatonic.games.mansions.rules.monster_moves import MAY_LEAVE
from miskatonic.games.mansions.rules.movement import CAN_ESCAPE
from miskatonic.games.mansions.rules.windows import KEEPER_ACTION, OBJECTIVE_ACTION
from miskatonic.games.mansions.state import (
    KEEPER,
    Condition,
    Investigator,
    InvestigatorCondition,
    InvestigatorEffect,
    KeeperCondition,
    KeeperEffect,
    Mansion,
    piece,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Ability, Settler, Source, Trigger, settles
from miskatonic.kernel.line import CardAbility, line, timed
from miskatonic.kernel.text import Text, join, signed, text

SUMMON = ASK("summon", "MM-STORY-04", bool, secret="seat")


# --- what it lets every investigator do


@line(
    "objective_action",
    lambda effect, where: timed(
        join([text("mm-line-action"), *([] if where is None else [where.text])], "comma"), None, effect.text
    ),
)
def objective_action(effect: InvestigatorEffect, where: InvestigatorCondition | None = None) -> CardAbility:
    """Once the objective is revealed, something takes the action step of any investigator, if `where` is true of it."""

    def available(game: Mansion, source: Source) -> bool:
        you = game.acting
        if you is None or you.hidden or not (where is None or where.holds(game, you)):
            return False
        return effect.possible(game, you)

    def run(game: Mansion, source: Source) -> Rules[None]:
        if (you := game.acting) is not None:
            yield from effect.run(game, you)

    return CardAbility(OBJECTIVE_ACTION, run, available, effect)


def advance(game: Mansion, counter: str) -> None:
    """One more of what the objective counts."""
    game.counters[counter] = game.counters.get(counter, 0) + 1
    game.tell(ObjectiveAdvanced(card=game.objective.slug, number=game.counters[counter]))


def at_free_marker(feature: Feature) -> InvestigatorCondition:
    """A marker is in its space, and no monster."""
    words = text("mm-condition-free-marker", feature=text(f"mm-feature-{feature}"))
    return Condition("at_free_marker", (feature,), words, lambda game, you: _free_marker(game, you, feature))


def _free_marker(game: Mansion, you: Investigator, feature: Feature) -> bool:
    return game.has_feature(you.at, feature) and not game.monsters_in_space(you.at)


@word(
    "clear_marker",
    lambda feature: text("mm-effect-clear-marker", feature=text(f"mm-feature-{feature}")),
    gives=lambda feature: {"win": 0.5},
    can=_free_marker,
)
def clear_marker(game: Mansion, you: Investigator, feature: Feature) -> Rules[None]:
    """A marker of the space leaves the board."""
    game.features[feature].remove(you.at)
    game.tell(MarkerPlaced(space=you.at, feature=feature, there=0))
    victory.check(game)
    yield from ()


@word(
    "burn_card",
    lambda card, counter: text("mm-effect-burn-card", card=piece(card)),
    gives=lambda card, counter: {"win": 1},
    can=lambda game, you, card, counter: card in you.cards and by_a_fire(game, you),
)
def burn_card(game: Mansion, you: Investigator, card: str, counter: str) -> Rules[None]:
    """A card is thrown into a campfire of the space, or into the fire of the room."""
    exploring.discard(game, you, card)
    advance(game, counter)
    victory.check(game)
    yield from ()


def by_a_fire(game: Mansion, you: Investigator) -> bool:
    """Whether a campfire is in the space, or the room burns."""
    return game.has_feature(you.at, "campfire") or game.has_status(you.room, "fire")


def _rite_words(
    room: str, attribute: Attribute, modifier: int, helpers: tuple[str, ...], help: int, counter: str
) -> Text:
    return text(
        "mm-effect-rite",
        room=piece(room),
        attribute=text(f"mm-attribute-{attribute}"),
        modifier=signed(modifier),
        help=signed(help),
        cards=join([piece(card) for card in helpers], "or"),
    )


@word(
    "rite",
    _rite_words,
    gives=lambda room, attribute, modifier, helpers, help, counter: {"win": 0.5, "horror": 0.5},
    can=lambda game, you, room, attribute, modifier, helpers, help, counter: you.room == room,
)
def rite(
    game: Mansion,
    you: Investigator,
    room: str,
    attribute: Attribute,
    modifier: int,
    helpers: tuple[str, ...],
    help: int,
    counter: str,
) -> Rules[None]:
    """A test in a room, easier with one of some cards: who passes comes nearer to the objective, who fails takes 1 horror."""
    bonus = help if any(card in you.cards for card in helpers) else 0
    if (yield from attribute_tests.passes(game, you, attribute, modifier + bonus)):
        advance(game, counter)
        victory.check(game)
    else:
        yield from harm.take_horror(game, you, 1)


# --- what it lets the keeper do, and what it counts


@line(
    "summons_once",
    lambda name, condition, effect: text("mm-line-summons-once", condition=condition.text, effect=effect.text),
    once="game",
)
def summons_once(name: str, condition: KeeperCondition, effect: KeeperEffect) -> tuple[Ability, Trigger, Trigger]:
    """Once a game, whenever something is true in a turn of the keeper, the keeper may reveal the objective and summon a
    monster: between two keeper actions, after the event, and at the end of the turn. The round is kept under its name."""

    def due(game: Mansion) -> bool:
        return name not in game.counters and condition.holds(game, game.keeper)

    def summon(game: Mansion) -> Rules[None]:
        game.counters[name] = game.round
        yield from victory.reveal(game)
        yield from effect.run(game, game.keeper)

    def offered(game: Mansion, source: Source, happened: EventResolved | KeeperTurnEnded) -> Rules[None]:
        options = [
            Option("yes", True, text("mm-option-may", deed=effect.text)),
            Option("no", False, text("option-pass")),
        ]
        if (yield from ask(game.keeper.seat, SUMMON, options, source.card, deed=effect.text)):
            yield from summon(game)

    return (
        Ability(KEEPER_ACTION, lambda game, source: summon(game), lambda game, source: due(game)),
        Trigger(EventResolved, offered, lambda game, source, _: due(game)),
        Trigger(KeeperTurnEnded, offered, lambda game, source, _: due(game)),
    )


@line("are_not", lambda kind, other: text("mm-line-are-not", monster=piece(kind), other=piece(other)))
def are_not(kind: str, other: str) -> tuple[()]:
    """What the objective says of one kind of monster does not hold for another kind with a similar name."""
    return ()


def _needed(game: Mansion, by_players: tuple[int, ...]) -> int:
    return by_players[game.investigator_players - 1] if by_players else 1


def counted(counter: str, *by_players: int) -> KeeperCondition:
    """The number of successes that the objective asks for, by the number of players; 1 by default."""
    words = for_players("mm-condition-counted", by_players or (1,))
    return Condition(
        "counted",
        (counter, *by_players),
        words,
        lambda game, _: game.counters.get(counter, 0) >= _needed(game, by_players),
    )


def burnt(card: str, counter: str) -> KeeperCondition:
    """A card has been burnt."""
    words = text("mm-condition-burnt", card=piece(card))
    return Condition("counted", (counter,), words, lambda game, _: counter in game.counters)


def _count(game: Mansion, counter: str) -> Rules[None]:
    game.counters[counter] = game.counters.get(counter, 0) + 1
    yield from ()


def survives(name: str, turns: int, counter: str) -> KeeperCondition:
    """A summoned monster lives at the end of a number of keeper turns after that of its arrival."""
    words = text("mm-condition-survives", monster=text(f"mm-called-{name}"), n=turns)

    def due(game: Mansion, source: Source, ended: KeeperTurnEnded) -> bool:
        arrived = game.counters.get(name)
        alive = any(monster.name == name for monster in game.monsters.values())
        return arrived is not None and alive and game.round >= arrived + turns

    counts = Trigger(KeeperTurnEnded, lambda game, source, ended: _count(game, counter), due)
    return Condition("counted", (counter,), words, lambda game, _: counter in game.counters, (counts,))


def in_a_row(condition: KeeperCondition, times: int, counter: str) -> KeeperCondition:
    """A condition has held at the beginning of a number of keeper turns in a row, the objective revealed."""
    words = text("mm-condition-in-a-row", condition=condition.text, n=times)

    def run(game: Mansion, source: Source, began: KeeperTurnBegan) -> Rules[None]:
        if condition.holds(game, game.keeper):
            yield from _count(game, counter)
        else:
            game.counters.pop(counter, None)

    counts = Trigger(KeeperTurnBegan, run, lambda game, source, began: game.revealed)
    return Condition(
        "in_a_row",
        (condition, times, counter),
        words,
        lambda game, _: game.counters.get(counter, 0) >= times,
        (counts,),
    )


# --- leaving the house


def _say_escape(space: str, who: InvestigatorCondition | None) -> Text:
    if who is None:
        return text("mm-line-lets-escape", exit=piece(exit_of(space)))
    return text("mm-line-lets-escape-who", exit=piece(exit_of(space)), who=who.text)


@line("lets_escape", _say_escape, gives=lambda space, who: {"win": 0.5})
def lets_escape(space: str, who: InvestigatorCondition | None = None) -> Settler:
    """Investigators may leave the house from a space, or those of whom something is true."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator) -> bool:
        return so_far or (you.at == space and (who is None or who.holds(game, you)))

    return settles(CAN_ESCAPE, answer)


@line(
    "monster_may_leave",
    lambda name, space: text(
        "mm-line-monster-may-leave", monster=text(f"mm-called-{name}"), exit=piece(exit_of(space))
    ),
    gives=lambda name, space: {"win": -0.5},
)
def monster_may_leave(name: str, space: str) -> Settler:
    """A monster of the story may leave the house from a space."""

    def answer(game: Mansion, source: Source, so_far: bool, figure: str) -> bool:
        monster = game.monsters[figure]
        return so_far or (monster.name == name and monster.at == space)

    return settles(MAY_LEAVE, answer)


# --- each for themselves


@line("may_attack_each_other", lambda: text("mm-line-may-attack-each-other"))
def may_attack_each_other() -> Settler:
    """Investigators may attack one another."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator) -> bool:
        return True

    return settles(betrayal.MAY_ASSAULT, answer)


@line("each_for_itself", lambda: text("mm-line-each-for-itself"))
def each_for_itself() -> Settler:
    """The escaped investigators win, and so does the keeper's side if any other has not escaped."""

    def answer(game: Mansion, source: Source, so_far: list[int], winner: Side) -> list[int]:
        with_keeper = [seat for seat in range(game.players) if victory.side(game, seat) == KEEPER]
        away = [seat for seat in game.escaped if seat not in with_keeper]
        caught = len(away) + len(with_keeper) < game.players
        return sorted([*away, *with_keeper]) if caught else sorted(away)

    return settles(victory.WINNERS, answer)


def nobody_left() -> KeeperCondition:
    """An investigator has escaped, and all others have too, or are eliminated, or on the keeper's side."""

    def holds(game: Mansion, _: object) -> bool:
        if not game.escaped:
            return False
        gone = (*game.escaped, *game.out)
        return all(seat in gone or victory.side(game, seat) == KEEPER for seat in range(game.players))

    return Condition("nobody_left", (), text("mm-condition-nobody-left"), holds)


def murderer_escaped() -> KeeperCondition:
    """An investigator has escaped that had killed another since the objective was revealed, and wins alone."""

    def noted(game: Mansion, source: Source, murdered: InvestigatorMurdered) -> Rules[None]:
        game.murderers += [you.seat for you in game.present() if you.slug == murdered.who]
        yield from ()

    def alone(game: Mansion, source: Source, so_far: list[int], winner: Side) -> list[int]:
        if winner != "investigators":
            return so_far
        return [seat for seat in game.escaped if seat in game.murderers]

    return Condition(
        "murderer_escaped",
        (),
        text("mm-condition-murderer-escaped"),
        lambda game, _: any(seat in game.murderers for seat in game.escaped),
        (
            Trigger(InvestigatorMurdered, noted, lambda game, source, murdered: game.revealed),
            settles(victory.WINNERS, alone),
        ),
    )


def turncoat_escaped() -> KeeperCondition:
    """An investigator on the keeper's side has escaped."""
    words = text("mm-condition-turncoat-escaped")
    return Condition("turncoat_escaped", (), words, lambda game, _: bool(game.turncoats))


def murderer_or_turncoat() -> InvestigatorCondition:
    """An investigator has killed another since the objective was revealed, or is on the keeper's side."""
    return Condition(
        "murderer_or_turncoat",
        (),
        text("mm-condition-murderer-or-turncoat"),
        lambda game, you: you.seat in game.murderers or victory.side(game, you.seat) == KEEPER,
    )
