"""The turn: move, attempt an adventure or wait at the entrance, advance the clock."""

from collections.abc import Callable, Sequence
from types import NoneType

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ASK
from miskatonic.games.elder_sign.events import Moved, TurnBegan
from miskatonic.games.elder_sign.rules.attempt import begin_attempt, offer_ability, roll_step, use_something
from miskatonic.games.elder_sign.rules.cards_in_use import usable_cards
from miskatonic.games.elder_sign.rules.clock import advance_clock, draw_mythos, midnight
from miskatonic.games.elder_sign.rules.dice_pool import piece
from miskatonic.games.elder_sign.rules.entrance import wait_step
from miskatonic.games.elder_sign.rules.failing import retry_step
from miskatonic.games.elder_sign.rules.fate import TurnCut, abandon_attempt, settle, settle_turn
from miskatonic.games.elder_sign.rules.preparation import prepare_step
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE, ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.decision import Decision, Option, Rules
from miskatonic.kernel.hooks import PASS, Window, abilities
from miskatonic.kernel.memory import printed
from miskatonic.kernel.state import GameOver, caused
from miskatonic.kernel.text import Text, join, text

TURN_START = Window("the start of anybody's turn")

MOVE = ASK("move", "ES-MOVE-01", str)
AT_LEISURE = ASK.mixed("at_leisure", "ES-ERR-33", str, NoneType, passing="pass")
BEFORE_TURN = ASK.mixed("turn_start", "ES-CARD-12", tuple, NoneType, passing="pass")


def step(game: ElderSign) -> Rules[None]:
    """One step of the game; the state says which."""
    return as_step(game, STEPS[game.step](game))


def as_step(state: ElderSign, rules: Rules[None]) -> Rules[None]:
    """Rules that may cut a turn short or end the game. The clock step follows without a pause."""
    try:
        yield from rules
        if state.step == "clock" and not state.pauses_before("clock"):
            yield from clock_step(state)
    except TurnCut:
        abandon_attempt(state)
        state.step = "clock"
    except GameOver:
        pass


def first_mythos_step(game: ElderSign) -> Rules[None]:
    """The first player resolves a Mythos card before the first turn."""
    yield from draw_mythos(game)
    game.step = "turn"


def turn_step(game: ElderSign) -> Rules[None]:
    """The active investigator moves, or faces the Ancient One."""
    investigator = game.active_investigator
    assert investigator is not None
    if game.watched:
        game.tell(TurnBegan(investigator.slug))
    for bound in abilities(game, TURN_START):
        yield from offer_ability(game, BEFORE_TURN, bound)
    if game.errata:
        yield from use_at_leisure(game)
    if game.awake:
        investigator.at = ANCIENT_ONE
        begin_attempt(game, investigator)
        return
    yield from move(game, investigator)
    if investigator.at == ENTRANCE:
        game.step = "wait"
    else:
        begin_attempt(game, investigator)


def move(game: ElderSign, investigator: Investigator) -> Rules[None]:
    """To any adventure in play or to the entrance; staying is allowed."""
    options = [move_option(adventure.card) for adventure in game.adventures()]
    options.append(move_option(ENTRANCE))
    place: str = (yield Decision(investigator.seat, MOVE, options))[0].value
    investigator.at = place
    if game.watched:
        game.tell(Moved(investigator.slug, place))
    if place != ENTRANCE and (entry := ADVENTURE_CARDS[place].entry) is not None and entry.possible(game, investigator):
        yield from caused(game, place, entry.run, game, investigator)
        yield from settle_turn(game, investigator)


def effects_text(effects: Sequence[ElderSignEffect]) -> Text:
    """Rewards or penalties in their order."""
    return join([effect.text for effect in effects], "comma") if effects else text("es-describe-none")


@printed
def move_option(place: str) -> Option[str]:
    """Going there, with the rewards and the penalties."""
    hint: Text | None = None
    if place != ENTRANCE:
        card = ADVENTURE_CARDS[place]
        hint = text(
            "es-hint-adventure",
            rewards=effects_text(card.rewards),
            penalties=effects_text(card.penalties),
        )
    return Option(f"move:{place}", place, text("es-option-move", place=piece(place)), (place,), hint)


def use_at_leisure(game: ElderSign) -> Rules[None]:
    """With the errata cards that name no moment are also used before moving and before the clock is advanced."""
    investigator = game.active_investigator
    while investigator is not None and investigator.cards:
        options = usable_cards(game, investigator, "at_leisure")
        if not options:
            return
        chosen = (yield Decision(investigator.seat, AT_LEISURE, [*options, PASS], 1, 1, investigator.slug))[0]
        if chosen is PASS:
            return
        yield from use_something(game, investigator, chosen.value)
        investigator = game.active_investigator


def clock_step(game: ElderSign) -> Rules[None]:
    """The hand moves on and the turn is over."""
    if game.errata:
        if not game.awake:
            yield from use_at_leisure(game)
        yield from advance_clock(game)
        yield from settle(game)
    else:
        yield from advance_clock(game)
    if game.midnights:
        game.step = "midnight"
    else:
        end_turn(game)


def midnight_step(game: ElderSign) -> Rules[None]:
    """Midnight right after the turn in which the hand reached it (errata)."""
    yield from midnight(game)
    game.midnights = 0
    end_turn(game)


def end_turn(game: ElderSign) -> None:
    """The player on the left becomes active."""
    seats = len(game.investigators)
    for distance in range(1, seats + 1):
        seat = (game.active + distance) % seats
        if game.investigators[seat] is not None:
            break
    game.active = seat
    game.step = "turn"


STEPS: dict[str, Callable[[ElderSign], Rules[None]]] = {
    "prepare": prepare_step,
    "first_mythos": first_mythos_step,
    "turn": turn_step,
    "wait": wait_step,
    "roll": roll_step,
    "retry": retry_step,
    "clock": clock_step,
    "midnight": midnight_step,
}
