"""Monsters: placing and moving them, the horror that they cause, and their death."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from miskatonic.games.mansions.components import ASK, MONSTERS, MonsterCard, Token, slug_of
from miskatonic.games.mansions.events import (
    HorrorTestFailed,
    MonsterGone,
    MonsterHurt,
    MonsterKilled,
    MonsterMended,
    MonsterMoved,
    MonsterPlaced,
    Stunned,
)
from miskatonic.games.mansions.rules import victory
from miskatonic.games.mansions.rules.attribute_tests import passes
from miskatonic.games.mansions.rules.harm import in_play, take_horror
from miskatonic.games.mansions.rules.house import place_status, routes, spaces_of
from miskatonic.games.mansions.state import Investigator, Mansion, Monster, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import Settled, Total, after, settle, total
from miskatonic.kernel.text import text

AWARENESS: Total[Investigator, str] = Total("awareness")
HORROR_RATING: Total[Investigator, str] = Total("horror rating")
FRIGHTENS: Settled[bool, Investigator, str] = Settled("a monster frightens an investigator")

WHO_FIRST = ASK("who_first", "MM-HOR-04", str)
WHERE = ASK("where", "MM-KPLC-03", str)
TAKE_FIGURE = ASK("take_figure", "MM-LIM-09", str)
NO_FIGURE: Option[str] = Option("pass", "", text("option-pass"))


def card_of(figure: str) -> MonsterCard:
    """The kind of a monster."""
    return MONSTERS[figure]


def token_of(game: Mansion, figure: str) -> Token:
    """The back of its token."""
    return MONSTERS[figure].tokens[game.monsters[figure].token]


def health(game: Mansion, figure: str) -> int:
    """How much damage it can still take."""
    monster = game.monsters[figure]
    return token_of(game, figure).health + monster.extra_health - monster.damage


def on_board(game: Mansion, kind: str) -> list[str]:
    """The monsters of a kind on the board."""
    return [figure for figure in game.monsters if slug_of(figure) == kind]


@cache
def space_option(verb: str, space: str) -> Option[str]:
    """A space."""
    return Option(f"{verb}:{space}", space, piece(space), (space,))


@cache
def figure_option(verb: str, figure: str) -> Option[str]:
    """A monster."""
    return Option(f"{verb}:{figure}", figure, piece(figure), (figure,))


# --- placing


def place_in_room(game: Mansion, kind: str, room: str, name: str = "", extra_health: int = 0) -> Rules[str]:
    """The keeper places a monster in a space of a room."""
    return (yield from place(game, kind, spaces_of(game, room), name, extra_health))


def place(game: Mansion, kind: str, spaces: Sequence[str], name: str = "", extra_health: int = 0) -> Rules[str]:
    """The keeper places a monster in one of several spaces, with a token at random; "" if there is no space or no figure."""
    figure = (yield from free_figure(game, kind, named=bool(name))) if spaces else ""
    if not figure:
        return ""
    options = [space_option("place", each) for each in spaces]
    why = piece(game.cause) if game.cause else ""
    space = yield from ask(
        game.keeper.seat, WHERE, options, kind, monster=piece(kind), why=why, named=int(game.cause != "")
    )
    taken = [monster.token for other, monster in game.monsters.items() if slug_of(other) == kind]
    free = [n for n in range(len(MONSTERS[kind].tokens)) if n not in taken]
    token = game.rng.pick(free, "tokens")
    game.monsters[figure] = Monster(token, space, name=name, extra_health=extra_health)
    forget(game, figure)
    yield from after(game, MonsterPlaced(monster=figure, space=space))
    yield from frighten_room(game, figure)
    return figure


def forget(game: Mansion, figure: str) -> None:
    """A figure stands for another monster from now on: it counts as not met, not evaded and not tested for."""
    for you in game.present():
        for known in (you.met, you.evaded, you.frightened):
            if figure in known:
                known.remove(figure)


def free_figure(game: Mansion, kind: str, *, named: bool) -> Rules[str]:
    """A figure that is not on the board; if all are, the keeper may take one of them off, and has to for a monster of the story,
    but none of those. "" if there is none."""
    here = on_board(game, kind)
    for figure in MONSTERS[kind].ids:
        if figure not in here:
            return figure
    options = [figure_option("take", figure) for figure in here if not game.monsters[figure].name]
    if not options:
        return ""
    figure = yield from ask(game.keeper.seat, TAKE_FIGURE, options if named else [*options, NO_FIGURE], kind)
    if figure:
        take_off(game, figure)
    return figure


def can_place(game: Mansion, kind: str) -> bool:
    """Whether a monster of a kind can be placed: a figure is free, or one on the board is not the story's."""
    here = on_board(game, kind)
    return len(here) < MONSTERS[kind].copies or any(not game.monsters[figure].name for figure in here)


def take_off(game: Mansion, figure: str) -> None:
    """A monster leaves the board without being killed."""
    del game.monsters[figure]
    game.tell(MonsterGone(monster=figure))


# --- horror


def frighten_room(game: Mansion, figure: str) -> Rules[None]:
    """Every investigator in the room makes a horror test, in the order that the keeper chooses."""
    waiting = [you for you in game.in_room(game.monsters[figure].room) if is_due(game, you, figure)]
    waiting = [you for you in waiting if figure not in you.met]
    while figure in game.monsters and (waiting := [you for you in waiting if in_play(game, you)]):
        options = [Option(f"first:{you.slug}", you.slug, piece(you.slug), (you.slug,)) for you in waiting]
        first = yield from ask(game.keeper.seat, WHO_FIRST, options, figure)
        you = next(you for you in waiting if you.slug == first)
        waiting.remove(you)
        yield from fright(game, you, figure)


def is_due(game: Mansion, you: Investigator, figure: str) -> bool:
    """One horror test for each monster and turn at most."""
    return figure not in you.frightened and settle(game, FRIGHTENS, True, you, figure)


def fright(game: Mansion, you: Investigator, figure: str) -> Rules[None]:
    """A Willpower test with the horror rating of the monster; who fails takes 1 horror."""
    if not in_play(game, you) or not is_due(game, you, figure):
        return
    you.frightened.append(figure)
    rating = total(game, HORROR_RATING, MONSTERS[figure].horror, you, figure)
    if not (yield from passes(game, you, "willpower", rating, kind="horror", monster=figure)):
        yield from take_horror(game, you, 1)
        yield from after(game, HorrorTestFailed(who=you.slug, monster=figure))


def begin_turn(game: Mansion) -> None:
    """At the start of every turn: what was noted for the turn before is forgotten, but not which monsters are with an
    investigator already."""
    for you in game.present():
        you.frightened.clear()
        you.evaded.clear()
        you.turned_away.clear()
        you.puzzled.clear()
        you.once.clear()
        if you.lasting:
            you.lasting = [lasting for lasting in you.lasting if lasting.turns]
        you.met = game.monsters_in_room(you.room)
    for monster in game.monsters.values():
        monster.stopped = False


# --- moving


def enter(game: Mansion, figure: str, space: str) -> Rules[None]:
    """A monster enters a space; in another room, the investigators there make a horror test."""
    monster = game.monsters[figure]
    room = monster.room
    monster.at = space
    if game.watched:
        game.tell(MonsterMoved(monster=figure, space=space))
    if monster.room != room:
        yield from frighten_room(game, figure)
    victory.check(game)


def nearest_first_steps(game: Mansion, figure: str, goal: str) -> tuple[str, ...]:
    """The first steps of the shortest ways of a monster to a space."""
    return routes(game, MONSTERS[figure].kind).first_steps(game.monsters[figure].at, goal)


# --- harm


def stun(game: Mansion, figure: str, tokens: int = 1) -> None:
    """A monster is stunned: it neither moves nor attacks."""
    if figure in game.monsters:
        game.monsters[figure].stunned += tokens
        game.tell(Stunned(who=figure, tokens=game.monsters[figure].stunned))


def hurt(game: Mansion, figure: str, amount: int) -> Rules[None]:
    """A monster takes damage, and is killed when that reaches its health."""
    if figure not in game.monsters or amount < 1:
        return
    monster = game.monsters[figure]
    monster.damage += amount
    show_token(game, figure)
    yield from after(game, MonsterHurt(monster=figure, amount=amount))
    if figure in game.monsters and health(game, figure) <= 0:
        yield from kill(game, figure)


def show_token(game: Mansion, figure: str) -> None:
    """From now on the investigators know the back of its token."""
    if not game.monsters[figure].known:
        game.monsters[figure].known = True
        game.rng.reveal()


def mend(game: Mansion, figure: str, amount: int) -> None:
    """A monster is healed."""
    if figure in game.monsters:
        monster = game.monsters[figure]
        if healed := min(amount, monster.damage):
            monster.damage -= healed
            game.tell(MonsterMended(monster=figure, amount=healed))


def killer(game: Mansion) -> Investigator | None:
    """The killer of a monster that dies now: the investigator in combat, otherwise the active one; None if there is neither."""
    if game.combat is not None:
        return game.investigators[game.combat.seat] if game.combat.seat >= 0 else None
    return game.acting


def kill(game: Mansion, figure: str) -> Rules[None]:
    """A killed monster leaves the board with whatever it carried."""
    monster = game.monsters.pop(figure)
    if monster.name:
        game.slain.append(monster.name)
    if monster.burning:
        yield from place_status(game, monster.room, "fire")
    you = killer(game)
    who = "" if you is None else you.slug
    yield from after(game, MonsterKilled(monster=figure, space=monster.at, named=monster.name, who=who))
    victory.check(game)
