"""Damage, horror, stunned tokens, and what becomes of an investigator."""

from __future__ import annotations

from miskatonic.games.mansions.components import INVESTIGATORS, slug_of
from miskatonic.games.mansions.events import (
    DamageComing,
    DamageTaken,
    Dropped,
    Healed,
    HorrorComing,
    HorrorTaken,
    InvestigatorKilled,
    SkillPointsChanged,
    Stunned,
)
from miskatonic.games.mansions.rules import victory
from miskatonic.games.mansions.rules.house import lay
from miskatonic.games.mansions.rules.keeper_cards import (
    discard_secret,
    exchange_traumas_for_several,
    playable_traumas,
    trauma_window,
)
from miskatonic.games.mansions.state import KEEPER, Investigator, Mansion, health, sanity
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import after, before, when


def in_play(game: Mansion, you: Investigator) -> bool:
    """Whether the investigator is still on the board: it may have been killed meanwhile, or have escaped."""
    return game.investigators[you.seat] is you


def goes_on(game: Mansion, you: Investigator) -> bool:
    """Whether the investigator may go on with what it is doing: on the board, and its turn has not been cut short."""
    return in_play(game, you) and not (game.turn_over and game.acting is you)


def take_damage(game: Mansion, you: Investigator, amount: int) -> Rules[None]:
    """An investigator takes damage; the keeper may play an injury; at 0 health it is killed."""
    if amount < 1 or not in_play(game, you):
        return
    coming = yield from before(game, DamageComing(who=you.slug, amount=amount))
    if coming is not None:
        coming = yield from when(game, coming)
    if coming is None or coming.amount < 1:
        return
    you.damage += coming.amount
    yield from after(game, DamageTaken(who=you.slug, amount=coming.amount))
    if not in_play(game, you):
        return
    if health(you) <= 0:
        yield from kill(game, you)
    else:
        yield from trauma_window(game, you, "injury")


def take_horror(game: Mansion, you: Investigator, amount: int) -> Rules[None]:
    """An investigator takes horror, but none at 0 sanity; either way the keeper may play an insanity."""
    if amount < 1 or not in_play(game, you):
        return
    coming = yield from before(game, HorrorComing(who=you.slug, amount=amount))
    if coming is None or coming.amount < 1:
        return
    taken = min(coming.amount, sanity(you))
    if taken > 0:
        you.horror += taken
        yield from after(game, HorrorTaken(who=you.slug, amount=taken))
    if in_play(game, you):
        yield from trauma_window(game, you, "insanity")


def can_take_horror(game: Mansion, you: Investigator) -> bool:
    """Whether horror does anything to an investigator: at 0 sanity, only if the keeper has an insanity to play."""
    return sanity(you) > 0 or bool(playable_traumas(game, you, "insanity"))


def heal(game: Mansion, you: Investigator, damage: int = 0, horror: int = 0) -> None:
    """Damage and horror are taken off, as far as there is any."""
    damage, horror = min(damage, you.damage), min(horror, you.horror)
    you.damage -= damage
    you.horror -= horror
    if damage or horror:
        game.tell(Healed(who=you.slug, damage=damage, horror=horror))


def stun(game: Mansion, you: Investigator, tokens: int = 1) -> None:
    """An investigator is stunned, which leaves one movement step a turn."""
    if not in_play(game, you):
        return
    you.stunned += tokens
    you.moves = min(you.moves, 0 if you.moved else 1)
    game.tell(Stunned(who=you.slug, tokens=you.stunned))


def change_skill_points(game: Mansion, you: Investigator, amount: int) -> None:
    """Skill points are gained, or lost as far as there are any."""
    amount = max(amount, -you.skill_points)
    if amount:
        you.skill_points += amount
        game.tell(SkillPointsChanged(who=you.slug, amount=amount))


# --- death


def kill(game: Mansion, you: Investigator) -> Rules[None]:
    """A killed investigator leaves everything that it carried in its room; its player takes another one, or is eliminated."""
    space, counts = you.at, victory.side(game, you.seat) != KEEPER
    drop_all(game, you)
    leave(game, you)
    game.gone.append(you.slug)
    if game.revealed and counts:
        game.killed_since += 1
    if game.revealed or len(unused(game)) < len(without(game)):
        game.out.append(you.seat)
    yield from after(game, InvestigatorKilled(who=you.slug, space=space))
    if len(game.out) == game.investigator_players - 1:
        exchange_traumas_for_several(game)
    victory.check(game)


def without(game: Mansion) -> list[int]:
    """The seats of players who wait for another investigator."""
    gone = (game.keeper.seat, *game.out, *game.escaped)
    return [seat for seat, you in enumerate(game.investigators) if you is None and seat not in gone]


def unused(game: Mansion) -> list[str]:
    """The investigators that have not taken part yet."""
    here = [you.slug for you in game.present()]
    out = (*here, *game.gone, *game.escaped.values())
    return [slug for slug in game.edition[INVESTIGATORS].slugs if slug not in out]


def drop_all(game: Mansion, you: Investigator) -> None:
    """All cards that it carries are left in the room."""
    for card in you.cards:
        lay(game, you.room, card)
        game.tell(Dropped(who=you.slug, card=card, room=you.room))
    you.cards.clear()


def lose_spells(game: Mansion, you: Investigator) -> None:
    """All its spells are put under their decks."""
    for spell in you.spells:
        game.spell_decks[slug_of(spell)].put_under(spell)
    you.spells.clear()
    game.cards_changed()


def leave(game: Mansion, you: Investigator) -> None:
    """An investigator leaves the board, without spells, traumas and what the keeper gave it."""
    lose_spells(game, you)
    for trauma in (you.injury, you.insanity):
        if trauma:
            game.trauma_discard.append(trauma)
    if you.secret:
        discard_secret(game, you)
    game.investigators[you.seat] = None
    game.cards_changed()
