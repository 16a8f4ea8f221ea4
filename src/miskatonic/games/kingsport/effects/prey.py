"""What encounters do with monsters of the board, and with trophies."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import AREAS, MONSTER_CARDS, slug_of
from miskatonic.games.arkham_horror.effects.town import WHICH_MONSTER, monster_appears
from miskatonic.games.arkham_horror.rules import harm, monsters
from miskatonic.games.arkham_horror.rules.combat import face, take_trophy
from miskatonic.games.arkham_horror.rules.places import board, go, to_street
from miskatonic.games.arkham_horror.rules.trophies import spend_monster
from miskatonic.games.arkham_horror.state import OUTSKIRTS, SKY, Arkham, Investigator, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text


def monster_options(found: list[str]) -> list[Option[str]]:
    """Choosing a monster."""
    return [Option(f"monster:{monster}", monster, piece(monster), (monster,)) for monster in found]


def nearest_monster(game: Arkham, you: Investigator, *, remote: bool = True) -> Rules[str]:
    """The nearest monster in the streets and locations, of several the one that the player points out; "" if there is none.
    Those at `remote` places, where one only gets on foot, may be left out."""
    there = {monster: at for monster, at in game.monsters.items() if at in AREAS and (remote or not AREAS[at].remote)}
    if not there:
        return ""
    near = board(game.edition).by().nearest(you.at, list(dict.fromkeys(there.values())))
    found = [monster for monster, at in there.items() if at in near] or list(there)
    return (yield from ask(you.seat, WHICH_MONSTER, monster_options(found), game.cause))


@word("run_into_monster", lambda: text("kh-effect-run-into-monster"), gives=lambda: {"monster": 1})
def run_into_monster(game: Arkham, you: Investigator) -> Rules[None]:
    """To the nearest monster, which is faced; without one, a monster appears."""
    monster = yield from nearest_monster(game, you, remote=False)
    if not monster:
        yield from monster_appears().run(game, you)
        return
    go(game, you, game.monsters[monster])
    yield from face(game, you, monster)


@word("monster_comes", lambda: text("kh-effect-monster-comes"), gives=lambda: {"monster": 1})
def monster_comes(game: Arkham, you: Investigator) -> Rules[None]:
    """The nearest monster comes and is faced."""
    if monster := (yield from nearest_monster(game, you)):
        yield from comes_and_is_faced(game, you, monster)


def comes_and_is_faced(game: Arkham, you: Investigator, monster: str) -> Rules[None]:
    """A monster comes to where the investigator is, unless something keeps it out, and is evaded or fought."""
    monsters.shift(game, monster, you.at)
    if game.monsters[monster] == you.at:
        yield from face(game, you, monster)


@word("all_come", lambda kind: text("kh-effect-all-come", monster=piece(kind)), gives=lambda kind: {"monster": 0.3})
def all_come(game: Arkham, you: Investigator, kind: str) -> Rules[None]:
    """Every monster of a kind, wherever it is, comes here and is faced."""
    here = you.at
    for monster in [monster for monster in game.monsters if slug_of(monster) == kind]:
        if you.at == here and harm.in_play(game, you) and monster in game.monsters:
            yield from comes_and_is_faced(game, you, monster)


@word("sky_falls", lambda: text("kh-effect-sky-falls"), gives=lambda: {"monster": 0.5})
def sky_falls(game: Arkham, you: Investigator) -> Rules[None]:
    """To the street, and so do all monsters of the Sky."""
    yield from ()
    to_street(game, you)
    for monster in game.monsters_at(SKY):
        monsters.shift(game, monster, you.at)


@word("sweep_beyond", lambda: text("kh-effect-sweep-beyond"), gives=lambda: {"monster": -1, "monster_trophy": 0.7})
def sweep_beyond(game: Arkham, you: Investigator) -> Rules[None]:
    """All monsters of the Sky and the Outskirts return to the cup, but for one as a trophy."""
    found = [monster for monster, at in game.monsters.items() if at in (SKY, OUTSKIRTS)]
    if found:
        options = [*monster_options(found), Option("no", "", text("ah-option-decline"))]
        if trophy := (yield from ask(you.seat, WHICH_MONSTER, options, game.cause)):
            found.remove(trophy)
            monsters.withdraw(game, trophy)
            take_trophy(game, you, trophy)
    monsters.return_all(game, found)


@word("monster_off_a_gate", lambda: text("kh-effect-monster-off-a-gate"), gives=lambda: {"monster": -0.7})
def monster_off_a_gate(game: Arkham, you: Investigator) -> Rules[None]:
    """A monster at an open gate returns to the cup."""
    found = [monster for monster, at in game.monsters.items() if at in game.gates]
    if found:
        monsters.back_to_cup(game, (yield from ask(you.seat, WHICH_MONSTER, monster_options(found), game.cause)))


def moon_trophies(game: Arkham, you: Investigator) -> list[str]:
    """The monster trophies with the sign of the moon."""
    return [monster for monster in you.monster_trophies if MONSTER_CARDS[monster].symbol == "crescent"]


@word(
    "moon_trophy",
    lambda: text("kh-effect-moon-trophy"),
    gives=lambda: {"monster_trophy": -1},
    can=lambda game, you: bool(moon_trophies(game, you)),
)
def moon_trophy(game: Arkham, you: Investigator) -> Rules[None]:
    """A monster trophy of the moon dimension is spent."""
    options = monster_options(moon_trophies(game, you))
    spend_monster(game, you, (yield from ask(you.seat, WHICH_MONSTER, options, game.cause)))
