"""Lines and effects that only Mythos cards of the box have."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import AREAS, MYTHOS, Symbol, slug_of
from miskatonic.games.arkham_horror.effects.checks import NOTHING
from miskatonic.games.arkham_horror.events.fate import CluesGone
from miskatonic.games.arkham_horror.events.town import MonstersMoved, MovementEnded
from miskatonic.games.arkham_horror.rules import doom, holding, mythos
from miskatonic.games.arkham_horror.rules.other_worlds import COUNTS_AS_IN
from miskatonic.games.arkham_horror.rules.places import go
from miskatonic.games.arkham_horror.rules.preparation import set_sliders
from miskatonic.games.arkham_horror.rules.trading import NO_ITEMS_TRADED
from miskatonic.games.arkham_horror.rules.upkeep import NO_FOCUS, sliders_were_set
from miskatonic.games.arkham_horror.state import Arkham, Investigator, person, piece
from miskatonic.games.kingsport.rules import rifts
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Setter, Settler, Source, Trigger, sets, settles
from miskatonic.kernel.line import line, timed
from miskatonic.kernel.text import text

# --- headlines


@word("set_freely", lambda: text("kh-effect-set-freely"))
def set_freely(game: Arkham, you: Investigator) -> Rules[None]:
    """All sliders are set anew."""
    before = list(you.sliders)
    yield from set_sliders(game, you)
    yield from sliders_were_set(game, you, before)


@word("undo_progress", lambda: text("kh-effect-undo-progress"))
def undo_progress(game: Arkham, you: Investigator) -> Rules[None]:
    """A progress marker leaves its track."""
    yield from rifts.choose_and_undo(game, you)


@word("ally_betrays", lambda slug: text("kh-effect-ally-betrays", ally=piece(slug)), gives=lambda slug: {"doom": 0.2})
def ally_betrays(game: Arkham, you: Investigator, slug: str) -> Rules[None]:
    """If an investigator has that ally, it is out of the game and doom grows."""
    for owner in game.present():
        for card in [card for card in owner.cards if slug_of(card) == slug]:
            holding.to_the_box(game, owner, card)
            yield from doom.add_doom(game)


@word("led_astray", lambda place: text("kh-effect-led-astray", place=piece(place)))
def led_astray(game: Arkham, you: Investigator, place: str) -> Rules[None]:
    """To a place that is remote otherwise, for investigators in a street or at a location."""
    if you.at in AREAS and not game.is_closed(place):
        go(game, you, place)
    yield from ()


@word("tear_open", lambda: text("kh-effect-tear-open"), gives=lambda: {"doom": 1})
def tear_open(game: Arkham, you: Investigator) -> Rules[None]:
    """A closed rift opens at once."""
    if options := [
        Option(f"rift:{track.slug}", track, piece(track.slug), (track.slug,)) for track in rifts.closed_tracks(game)
    ]:
        track = yield from ask(you.seat, rifts.WHICH_TRACK, options, game.cause)
        yield from rifts.fill(game, track, MYTHOS[game.cause].gate)


# --- environments


@word("ends_environment", lambda: text("kh-effect-ends-environment"))
def ends_environment(game: Arkham, you: Investigator) -> Rules[None]:
    """The environment is discarded."""
    mythos.end_environment(game)
    yield from ()


@line("no_progress", lambda: text("kh-line-no-progress"), gives=lambda: {"doom": -0.3})
def no_progress() -> Setter:
    """No progress marker is placed on any track."""
    return sets(rifts.NO_PROGRESS)


@line(
    "dreams_of",
    lambda world, place: timed(
        text("ah-line-ends-in-streets", place=piece(place)), None, text("kh-line-dreams-of", world=piece(world))
    ),
    gives=lambda world, place: {"clue": 0.5, "encounter": 0.5},
)
def dreams_of(world: str, place: str) -> tuple[Trigger, Settler]:
    """An investigator that ends a movement at a place has an encounter as if in an Other World in the same turn."""

    def there(game: Arkham, source: Source, event: MovementEnded) -> bool:
        return event.place == place and person(game, event.who) is not None

    def fall_asleep(game: Arkham, source: Source, event: MovementEnded) -> Rules[None]:
        you = person(game, event.who)
        assert you is not None
        holding.gain_clues(game, you, 1)
        you.counters[source.card] = game.turn
        yield from ()

    def asleep(game: Arkham, source: Source, usual: str, you: Investigator) -> str:
        dreaming = you.at in AREAS and you.counters.get(source.card) == game.turn
        return world if dreaming else usual

    return Trigger(MovementEnded, fall_asleep, there), settles(COUNTS_AS_IN, asleep)


# --- rumors


@word("clues_vanish", lambda: text("kh-effect-clues-vanish"), gives=lambda: {"clue": -4})
def clues_vanish(game: Arkham, you: Investigator) -> Rules[None]:
    """All clues are gone, from investigators and from the board."""
    holding.lose_clues(game, you, you.clues)
    if game.clues:
        game.clues.clear()
        game.tell(CluesGone())
    yield from ()


MISTRUSTED = "mistrust"
"""The counter of a town without trust."""


@word("mistrust", lambda: text("kh-effect-mistrust"))
def mistrust(game: Arkham, you: Investigator) -> Rules[None]:
    """There is no trading of items and no focus for the rest of the game."""
    game.counters[MISTRUSTED] = 1
    yield from ()


def _mistrusted(game: Arkham, *_: object) -> bool:
    return game.counters.get(MISTRUSTED, 0) > 0


LASTING_MISTRUST = (sets(NO_ITEMS_TRADED, _mistrusted), sets(NO_FOCUS, _mistrusted))
"""The lasting effects of a town without trust."""


@line(
    "fails_when_torn",
    lambda symbol, most: text("kh-line-fails-when-torn", symbol=text(f"ah-symbol-{symbol}"), most=most),
    gives=lambda symbol, most: {"doom": 1},
)
def fails_when_torn(symbol: Symbol, most: int) -> Trigger:
    """A clue is put on the rumor whenever a dimension moves; at a number of them, all rifts open."""

    def moves(game: Arkham, source: Source, event: MonstersMoved) -> bool:
        return symbol in (*event.white, *event.black)

    def tear(game: Arkham, source: Source, event: MonstersMoved) -> Rules[None]:
        mythos.add_rumor_tokens(game, 1)
        if game.rumor_tokens >= most:
            yield from mythos.end_rumor(game, passed=False, outcome=NOTHING)
            for track in rifts.closed_tracks(game):
                yield from rifts.fill(game, track)

    return Trigger(MonstersMoved, tear, moves)
