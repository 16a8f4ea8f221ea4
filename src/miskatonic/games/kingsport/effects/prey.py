"""What encounters do with monsters of the board, and with trophies."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import AREAS, MONSTER_CARDS, slug_of
from miskatonic.games.arkham_horror.effects.checks import own
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


def _run_into_it(game: Arkham, you: Investigator) -> Rules[None]:
    monster = yield from nearest_monster(game, you, remote=False)
    if not monster:
        yield from monster_appears().run(game, you)
        return
    go(game, you, game.monsters[monster])
    yield from face(game, you, monster)


RUN_INTO_MONSTER = own(
    _run_into_it,
    "move to the nearest monster, but for those on Kingsport Head, and face it; if there is none in the streets and locations, a "
    "monster appears",
    "aller vers le monstre le plus proche, hors de Kingsport Head, et l'affronter ; s'il n'y en a aucun dans les rues et les "
    "lieux, un monstre apparaît",
    monster=1,
)


def _it_comes(game: Arkham, you: Investigator) -> Rules[None]:
    if monster := (yield from nearest_monster(game, you)):
        yield from comes_and_is_faced(game, you, monster)


def comes_and_is_faced(game: Arkham, you: Investigator, monster: str) -> Rules[None]:
    """A monster comes to where the investigator is, unless something keeps it out, and is evaded or fought."""
    monsters.shift(game, monster, you.at)
    if game.monsters[monster] == you.at:
        yield from face(game, you, monster)


MONSTER_COMES = own(
    _it_comes,
    "the nearest monster comes here, and you face it",
    "le monstre le plus proche vient ici, et on l'affronte",
    monster=1,
)


@word("all_come", lambda kind: text("kh-effect-all-come", monster=piece(kind)), gives=lambda kind: {"monster": 0.3})
def all_come(game: Arkham, you: Investigator, kind: str) -> Rules[None]:
    """Every monster of a kind, wherever it is, comes here and is faced."""
    here = you.at
    for monster in [monster for monster in game.monsters if slug_of(monster) == kind]:
        if you.at == here and harm.in_play(game, you) and monster in game.monsters:
            yield from comes_and_is_faced(game, you, monster)


def _sky_falls(game: Arkham, you: Investigator) -> Rules[None]:
    yield from ()
    to_street(game, you)
    for monster in game.monsters_at(SKY):
        monsters.shift(game, monster, you.at)


SKY_FALLS = own(
    _sky_falls,
    "move to the street; all monsters of the Sky move there, too",
    "sortir dans la rue ; tous les monstres du Ciel y vont aussi",
    monster=0.5,
)


def _sweep_beyond(game: Arkham, you: Investigator) -> Rules[None]:
    found = [monster for monster, at in game.monsters.items() if at in (SKY, OUTSKIRTS)]
    if found:
        options = [*monster_options(found), Option("no", "", text("ah-option-decline"))]
        if trophy := (yield from ask(you.seat, WHICH_MONSTER, options, game.cause)):
            found.remove(trophy)
            monsters.withdraw(game, trophy)
            take_trophy(game, you, trophy)
    monsters.return_all(game, found)


SWEEP_BEYOND = own(
    _sweep_beyond,
    "all monsters of the Sky and the Outskirts go back to the cup, but for 1 that you may take as a trophy",
    "tous les monstres du Ciel et de la Périphérie retournent dans la réserve, sauf 1 que l'on peut garder en trophée",
    monster=-1,
    monster_trophy=0.7,
)


def _from_a_gate(game: Arkham, you: Investigator) -> Rules[None]:
    found = [monster for monster, at in game.monsters.items() if at in game.gates]
    if found:
        monsters.back_to_cup(game, (yield from ask(you.seat, WHICH_MONSTER, monster_options(found), game.cause)))


MONSTER_OFF_A_GATE = own(
    _from_a_gate,
    "a monster of your choice at an open gate goes back to the cup",
    "un monstre de son choix sur un portail ouvert retourne dans la réserve",
    monster=-0.7,
)


def moon_trophies(game: Arkham, you: Investigator) -> list[str]:
    """The monster trophies with the sign of the moon."""
    return [monster for monster in you.monster_trophies if MONSTER_CARDS[monster].symbol == "crescent"]


def _moon_trophy(game: Arkham, you: Investigator) -> Rules[None]:
    options = monster_options(moon_trophies(game, you))
    spend_monster(game, you, (yield from ask(you.seat, WHICH_MONSTER, options, game.cause)))


MOON_TROPHY = own(
    _moon_trophy,
    "spend 1 monster trophy with the sign of the moon",
    "dépenser 1 trophée Monstre au symbole de la lune",
    lambda game, you: bool(moon_trophies(game, you)),
    monster_trophy=-1,
)
