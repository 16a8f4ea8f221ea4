"""What follows once an effect is over: the Ancient One wakes up, new investigators come, a turn is cut short."""

from miskatonic.games.elder_sign.components import ANCIENT_ONE_CARDS
from miskatonic.games.elder_sign.events import AttemptCutShort, Awakened
from miskatonic.games.elder_sign.rules.body_and_mind import replace_devoured
from miskatonic.games.elder_sign.rules.dice_pool import clear_dice, free_die, give_up_locked_dice
from miskatonic.games.elder_sign.rules.monsters import back_to_the_cup, defeat, take_off
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ElderSign, Investigator
from miskatonic.kernel.decision import NOTHING, Rules
from miskatonic.kernel.state import caused


class TurnCut(Exception):
    """What the active player was doing ends here; the clock step is still to come."""


def settle(game: ElderSign) -> Rules[None]:
    """Called when an effect, a reward or a penalty is complete."""
    wakes = not game.awake and game.doom == ANCIENT_ONE_CARDS[game.ancient_one].doom_track
    if wakes or None in game.investigators:
        return _settle(game, wakes)
    return NOTHING


def _settle(game: ElderSign, wakes: bool) -> Rules[None]:
    if wakes:
        yield from awaken(game)
    yield from replace_devoured(game)


def settle_turn(game: ElderSign, investigator: Investigator) -> Rules[None]:
    """The same during a turn, which is cut short if its investigator is gone or the Ancient One has just woken up."""
    to_settle = settle(game)
    if to_settle is not NOTHING:
        return _settle_turn(game, investigator, to_settle)
    cut_turn_short(game, investigator)
    return NOTHING


def _settle_turn(game: ElderSign, investigator: Investigator, to_settle: Rules[None]) -> Rules[None]:
    yield from to_settle
    cut_turn_short(game, investigator)


def cut_turn_short(game: ElderSign, investigator: Investigator) -> None:
    """Ends a turn that cannot go on."""
    if game.awake and (game.attempt is None or game.attempt.place != ANCIENT_ONE):
        raise TurnCut
    if game.investigators[investigator.seat] is not investigator:
        raise TurnCut


def awaken(game: ElderSign) -> Rules[None]:
    """All markers go to the Ancient One's card; the Mythos card in force counts no more."""
    card = ANCIENT_ONE_CARDS[game.ancient_one]
    yield from keep_beaten_monsters(game)
    game.awake = True
    game.cards_changed()
    game.tell(Awakened(game.ancient_one))
    abandon_attempt(game)
    game.waiting.clear()
    free_die(game, game.mythos)
    give_up_locked_dice(game)
    for investigator in game.present():
        investigator.at = ANCIENT_ONE
    if card.awakens is not None and (present := game.present()):
        yield from caused(game, card.slug, card.awakens.run, game, present[0])


def keep_beaten_monsters(game: ElderSign) -> Rules[None]:
    """An investigator in the middle of an attempt keeps the monsters beaten in it, unless devoured."""
    attempt, investigator = game.attempt, game.active_investigator
    if attempt is not None and investigator is not None and investigator.at == attempt.place:
        for monster in attempt.defeated:
            yield from defeat(game, investigator, game.lair(monster), monster)
        attempt.defeated.clear()


def abandon_attempt(game: ElderSign) -> None:
    """An attempt that is cut short: monsters beaten in it go back to the cup with their investigator, the dice come off."""
    attempt = game.attempt
    if attempt is not None:
        if game.watched and attempt.place != ANCIENT_ONE:
            game.tell(AttemptCutShort(attempt.place))
        for monster in attempt.defeated:
            take_off(game.lair(monster), monster)
            back_to_the_cup(game, monster)
            free_die(game, monster)
        game.attempt = None
    clear_dice(game)
