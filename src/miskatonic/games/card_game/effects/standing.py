"""Lines of cards that are always in force: values that they change, and what they allow and forbid."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.games.card_game.components import AssetCard, Skill, Slot, trait_text
from miskatonic.games.card_game.effects.checks import gain_actions
from miskatonic.games.card_game.effects.timing import THIS_CARD, after
from miskatonic.games.card_game.effects.using import must
from miskatonic.games.card_game.events import EnteredPlay
from miskatonic.games.card_game.rules.abilities import ReactionTrigger
from miskatonic.games.card_game.rules.actions import INVESTIGATE_WITH
from miskatonic.games.card_game.rules.cards import carries, find_in_play
from miskatonic.games.card_game.rules.costs import EXERTIONS, exertion
from miskatonic.games.card_game.rules.skill_test import ELDER_SIGN_FAILS, TOKEN_VALUE
from miskatonic.games.card_game.rules.values import (
    ACTION_COST,
    BLANK_INVESTIGATOR,
    CANNOT_DISCOVER,
    CANNOT_INVESTIGATE,
    CANNOT_LEAVE_PLAY,
    CANNOT_MOVE_TO,
    CANNOT_PLAY,
    CANNOT_SPEND_CLUES,
    COST,
    ENEMY_CANNOT_MOVE_TO,
    EVADE,
    EXTRA_ACTIONS,
    FIGHT,
    SANITY,
    SHROUD,
    SKILL,
    SLOT,
    TOME_ACTIONS,
    has_trait,
    is_elite,
    sanity_left,
)
from miskatonic.games.card_game.state import CardGame, Enemy, Location, SkillTest, card_of
from miskatonic.kernel.hooks import Modifier, Setter, Settler, Source, modifies, sets, settles
from miskatonic.kernel.line import line
from miskatonic.kernel.text import Text, text


def for_owner(n: int = 1) -> Callable[..., int]:
    """A modifier that counts for the owner of the card alone."""

    def answer(game: CardGame, source: Source, seat: int, *_: object) -> int:
        return n if seat == source.seat else 0

    return answer


def is_owner(game: CardGame, source: Source, seat: int, *_: object) -> bool:
    """Whether a question is about the owner of the card."""
    return seat == source.seat


def _skill(skill: Skill) -> Text:
    return text(f"cg-skill-{skill}")


# --- skills and sanity


@line(
    "skill_bonus",
    lambda skill, n: text("cg-line-skill-bonus", skill=_skill(skill), n=n),
    gives=lambda skill, n: {"skill": n},
)
def skill_bonus(skill: Skill, n: int = 1) -> Modifier:
    """A skill is higher."""
    return modifies(SKILL[skill], for_owner(n))


@line(
    "bonus_investigating",
    lambda skill, n: text("cg-line-bonus-investigating", skill=_skill(skill), n=n),
    gives=lambda skill, n: {"skill": n},
)
def bonus_investigating(skill: Skill, n: int = 1) -> Modifier:
    """A skill is higher in investigations."""

    def investigates(game: CardGame, source: Source, seat: int) -> int:
        test = game.test
        return n * (test is not None and test.kind == "investigate" and test.seat == seat == source.seat)

    return modifies(SKILL[skill], investigates)


@line(
    "bonus_here",
    lambda skill, n: text("cg-line-bonus-here", skill=_skill(skill), n=n),
    gives=lambda skill, n: {"skill": n},
)
def bonus_here(skill: Skill, n: int = 1) -> Modifier:
    """A skill of everybody at the controller's location is higher."""

    def here(game: CardGame, source: Source, seat: int) -> int:
        assert source.seat is not None
        return n * (game.investigators[seat].at == game.investigators[source.seat].at)

    return modifies(SKILL[skill], here)


@line("skills_lower", lambda n: text("cg-line-skills-lower", n=n), gives=lambda n: {"skill": -4 * n})
def skills_lower(n: int = 1) -> tuple[Modifier, ...]:
    """All skills are lower."""
    return tuple(modifies(skill, for_owner(-n)) for skill in SKILL.values())


@line(
    "skill_and_sanity_lower",
    lambda skill, n: text("cg-line-skill-and-sanity-lower", skill=_skill(skill), n=n),
    gives=lambda skill, n: {"skill": -n},
)
def skill_and_sanity_lower(skill: Skill, n: int = 1) -> tuple[Modifier, Modifier]:
    """A skill is lower, and so is the sanity."""
    return modifies(SKILL[skill], for_owner(-n)), modifies(SANITY, for_owner(-n))


@line("elder_sign_fails", lambda: text("cg-line-elder-sign-fails"))
def elder_sign_fails() -> Setter:
    """Elder signs fail."""
    return sets(ELDER_SIGN_FAILS, is_owner)


@line("doubles_minus", lambda: text("cg-line-doubles-minus"))
def doubles_minus() -> Modifier:
    """A negative token modifier counts twice while the enemy is being evaded."""

    def doubled(game: CardGame, source: Source, value: int, test: SkillTest) -> int:
        return min(0, value) if test.kind == "evade" and test.target == source.card else 0

    return modifies(TOKEN_VALUE, doubled)


@line("blanks_here", lambda: text("cg-line-blanks-here"))
def blanks_here() -> Setter:
    """The investigators at the enemy's location have no text."""

    def watched(game: CardGame, source: Source, seat: int) -> bool:
        return game.enemy(source.card).at == game.investigators[seat].at

    return sets(BLANK_INVESTIGATOR, watched)


# --- actions


@line("tome_actions", lambda n: text("cg-line-tome-actions", n=n), gives=lambda n: {"actions": n})
def tome_actions(n: int = 1) -> Modifier:
    """Further actions in each turn for the abilities of Tomes."""
    return modifies(TOME_ACTIONS, for_owner(n))


@line("extra_actions", lambda n: text("cg-line-extra-actions", n=n), gives=lambda n: {"actions": n})
def extra_actions(n: int = 1) -> tuple[Modifier, ReactionTrigger]:
    """Further actions in each turn: from the beginning, or from when the card enters play."""
    at_once = must(
        after(EnteredPlay, THIS_CARD), gain_actions(n), lambda game, you, event, card: game.active == you.seat
    )
    return modifies(EXTRA_ACTIONS, for_owner(n)), at_once


@line("slows", lambda: text("cg-line-slows"))
def slows() -> Modifier:
    """The first move, fight or evade action in a round takes one more."""

    def slowed(game: CardGame, source: Source, seat: int, kind: str) -> int:
        return int(seat == source.seat and kind in EXERTIONS and exertion(seat) not in game.used)

    return modifies(ACTION_COST, slowed)


# --- cards


@line(
    "extra_slots",
    lambda slot, n, trait: text(
        "cg-line-extra-slots", slot=slot, n=n, any=int(not trait), trait=trait_text(trait) if trait else ""
    ),
)
def extra_slots(slot: Slot, n: int = 1, trait: str = "") -> Modifier:
    """Further slots, perhaps for assets with a trait only."""

    def slots(game: CardGame, source: Source, seat: int, wanting: str) -> int:
        return n if seat == source.seat and (not trait or (wanting and has_trait(wanting, trait))) else 0

    return modifies(SLOT[slot], slots)


@line(
    "cheaper_here",
    lambda trait, n: text("cg-line-cheaper-here", trait=trait_text(trait), n=n),
    gives=lambda trait, n: {"resources": n},
)
def cheaper_here(trait: str, n: int) -> Modifier:
    """Assets with a trait cost less for investigators at the location."""

    def less(game: CardGame, source: Source, seat: int, card: str) -> int:
        here = game.investigators[seat].at == source.card
        return -n * (here and isinstance(card_of(card), AssetCard) and has_trait(card, trait))

    return modifies(COST, less)


@line("opens_discard", lambda: text("cg-line-opens-discard"))
def opens_discard() -> tuple[()]:
    """The topmost event of the discard pile can be played as if it were in hand: the rules carry it out."""
    return ()


@line("forbids_playing", lambda: text("cg-line-forbids-playing"))
def forbids_playing() -> Setter:
    """No assets and events are played."""
    return sets(CANNOT_PLAY, is_owner)


@line("stays_with_horror", lambda: text("cg-line-stays-with-horror"))
def stays_with_horror() -> Setter:
    """The card stays as long as there is horror on it."""

    def stays(game: CardGame, source: Source, card: str) -> bool:
        return card == source.card and find_in_play(game, card).horror > 0

    return sets(CANNOT_LEAVE_PLAY, stays)


# --- enemies


@line("enemies_tougher", lambda n: text("cg-line-enemies-tougher", n=n))
def enemies_tougher(n: int = 1) -> tuple[Modifier, Modifier]:
    """All enemies are harder to hit and to evade."""
    return modifies(FIGHT, n), modifies(EVADE, n)


@line("emboldened", lambda sanity, n: text("cg-line-emboldened", sanity=sanity, n=n))
def emboldened(sanity: int, n: int = 1) -> tuple[Modifier, Modifier]:
    """The enemy is harder to hit and to evade while it is engaged with an investigator with little sanity left."""

    def bolder(game: CardGame, source: Source, enemy: Enemy) -> int:
        if enemy.card != source.card or enemy.engaged < 0:
            return 0
        return n * (sanity_left(game, game.investigators[enemy.engaged]) <= sanity)

    return modifies(FIGHT, bolder), modifies(EVADE, bolder)


@line("holds_clues", lambda: text("cg-line-holds-clues"))
def holds_clues() -> tuple[Setter, Setter]:
    """An investigator engaged with the enemy discovers and spends no clues."""

    def holds(game: CardGame, source: Source, seat: int) -> bool:
        return game.enemy(source.card).engaged == seat

    return sets(CANNOT_DISCOVER, holds), sets(CANNOT_SPEND_CLUES, holds)


# --- locations


@line("forbids_entry", lambda: text("cg-line-forbids-entry"))
def forbids_entry() -> Setter:
    """Prevents moves into the location, which has not been revealed."""
    return sets(CANNOT_MOVE_TO, lambda game, source, seat, to: f"~{to}" == source.card)


@line("investigated_with", lambda skill: text("cg-line-investigated-with", using=skill))
def investigated_with(skill: Skill) -> Settler:
    """The location is investigated with another skill, whatever the investigation would use."""

    def tested(game: CardGame, source: Source, used: Skill, place: Location) -> Skill:
        return skill if place.card == source.card else used

    return settles(INVESTIGATE_WITH, tested)


@line("attached_shroud", lambda n: text("cg-line-attached-shroud", n=n))
def attached_shroud(n: int) -> Modifier:
    """The location that the card is attached to is harder to investigate."""
    return modifies(SHROUD, lambda game, source, location: n * carries(location, source.card))


@line("closes_attached", lambda: text("cg-line-closes-attached"))
def closes_attached() -> Setter:
    """The location that the card is attached to cannot be investigated."""

    def closed(game: CardGame, source: Source, seat: int, at: str) -> bool:
        return carries(game.location(at), source.card)

    return sets(CANNOT_INVESTIGATE, closed)


@line("bars_enemies", lambda: text("cg-line-bars-enemies"))
def bars_enemies() -> Setter:
    """Only the Elite come to the location that the card is attached to."""

    def barred(game: CardGame, source: Source, enemy: Enemy, at: str) -> bool:
        return not is_elite(enemy.card) and carries(game.location(at), source.card)

    return sets(ENEMY_CANNOT_MOVE_TO, barred)
