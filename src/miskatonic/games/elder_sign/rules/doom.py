"""The doom track and the elder signs."""

from miskatonic.games.elder_sign.components import ANCIENT_ONE_CARDS
from miskatonic.games.elder_sign.events import DoomAdded, DoomRemoved, ElderSignGained, ElderSignLost, GameLost, GameWon
from miskatonic.games.elder_sign.rules.monsters import monster_appears
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.state import GameOver, Outcome


def add_doom(game: ElderSign, amount: int = 1) -> Rules[None]:
    """Each token goes on the first empty space; on a space with a monster symbol a monster appears."""
    card = ANCIENT_ONE_CARDS[game.ancient_one]
    for left in reversed(range(amount)):
        if game.doom == card.doom_track:
            return
        game.doom += 1
        if game.watched:
            game.tell(DoomAdded(game.doom, card.doom_track))
        if game.doom == card.doom_track:
            count_foes(game)
        elif game.doom in card.monster_spaces:
            yield from monster_appears(game, doom=left)


def count_foes(game: ElderSign) -> None:
    """How many monsters are in play when the last doom token is placed; in the battle it does not matter any more."""
    if not game.awake:
        game.foes = sum(len(adventure.monsters()) for adventure in game.adventures())


def fill_track(game: ElderSign) -> None:
    """An effect wakes the Ancient One: the empty spaces are filled at once, and no monster comes of it."""
    game.doom = ANCIENT_ONE_CARDS[game.ancient_one].doom_track
    game.tell(DoomAdded(game.doom, game.doom))
    count_foes(game)


def remove_doom(game: ElderSign, amount: int = 1) -> None:
    """Tokens leave the track, the last placed first."""
    if game.doom:
        game.doom = max(0, game.doom - amount)
        game.tell(DoomRemoved(game.doom, ANCIENT_ONE_CARDS[game.ancient_one].doom_track))


def gain_elder_signs(game: ElderSign, amount: int = 1) -> None:
    """The investigators win as soon as they have as many as the Ancient One's limit."""
    limit = ANCIENT_ONE_CARDS[game.ancient_one].elder_signs
    game.elder_signs += amount
    game.tell(ElderSignGained(game.elder_signs, limit))
    if game.elder_signs >= limit:
        win(game, "es-won-sealed")


def lose_elder_sign(game: ElderSign) -> None:
    """One elder sign is gone, if there is one."""
    if game.elder_signs:
        game.elder_signs -= 1
        game.tell(ElderSignLost(game.elder_signs, ANCIENT_ONE_CARDS[game.ancient_one].elder_signs))


def win(game: ElderSign, reason: str) -> None:
    """Everybody wins, the eliminated too."""
    game.outcome = Outcome(list(range(len(game.investigators))), reason)
    game.tell(GameWon(reason))
    raise GameOver


def lose(game: ElderSign, reason: str) -> None:
    """Everybody loses."""
    game.outcome = Outcome([], reason)
    game.tell(GameLost(reason))
    raise GameOver
