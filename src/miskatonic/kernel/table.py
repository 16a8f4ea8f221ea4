"""One game being played: the state, the running rules, the pending decision; undo, save, clone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from copy import copy
from functools import cache
from operator import index
from typing import Any, Generic, NamedTuple, SupportsIndex, TypeVar

import msgspec
from msgspec import UNSET

from miskatonic.kernel.audience import Ears, ears_of
from miskatonic.kernel.decision import Choice, Decision, Rules
from miskatonic.kernel.errors import BadSave, IllegalChoice, MiskatonicError, UndoRefused
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.picking import pick_options, recorded_options, require_seat
from miskatonic.kernel.record import (
    Move,
    Recording,
    Visit,
    damaged,
    digest,
    read_recording,
    rules_changed,
    written_seed,
)
from miskatonic.kernel.rng import Rng, seeded
from miskatonic.kernel.rulebook import Rulebook, View
from miskatonic.kernel.seeds import drawn_seed
from miskatonic.kernel.setup import read_options
from miskatonic.kernel.state import Outcome, State
from miskatonic.kernel.text import text
from miskatonic.kernel.trail import Trail, chosen_at, lengthened, read, without_circles, written

S = TypeVar("S", bound=State)

_ENCODER = msgspec.msgpack.Encoder()
encode = _ENCODER.encode
encode_into = _ENCODER.encode_into


@cache
def decoder(state_type: type[S]) -> msgspec.msgpack.Decoder[S]:
    """What turns a checkpoint back into a state."""
    return msgspec.msgpack.Decoder(state_type)


class Dealing(NamedTuple):
    """How what a seat cannot know was dealt anew, so that the same can be dealt again."""

    after: tuple[Move, ...]
    """The choices that had been made in the running step, or since it was dealt anew before."""
    seat: int
    rng: Rng


class Table(Generic[S]):
    """One game being played.

    Between two steps of the rules no generator is alive: the encoded state there is a checkpoint. To clone, to undo or to
    load is to decode a checkpoint and to make the few choices again that were made since.
    """

    __slots__ = (
        "_buffer",
        "_checkpoint",
        "_dealt",
        "_history",
        "_index",
        "_origin",
        "_running",
        "_since",
        "_still",
        "_trail",
        "decision",
        "log",
        "moves",
        "options",
        "rules",
        "seed",
        "state",
    )

    def __init__(
        self, rules: Rulebook[S], state: S, options: Mapping[str, Any], seed: int, *, history: bool = True
    ) -> None:
        self.rules = rules
        self.state = state
        self.options = dict(options)
        self.seed = seed
        self.decision: Decision | None = None
        self.moves: list[Move] = []
        """Every choice made so far."""
        self.log: list[Event] = []
        """Everything that has happened, if the table keeps its history."""
        self._dealt: tuple[Dealing, ...] = ()
        """How what is hidden has been dealt anew in the running step: the checkpoint is that of the true game then, and the moves
        are those that were made since in this world."""
        self._history: list[tuple[int, int, bytes, Trail]] | None = [] if history else None
        self._origin: bytes | None = encode(state) if state.boxes else None
        self._since = 0
        self._trail: Trail = ()
        """The checkpoints before this one since chance moved last, each with the choice that was made there."""
        self._still = state.rng.reveals
        """What chance had shown at the checkpoint."""
        self._checkpoint = b""
        self._buffer = bytearray()
        """Where checkpoints are encoded: it keeps its size, so that it need not grow for each of them."""
        self._index: Any = None
        """Which card answers which question at the checkpoint, where that is known: clones need not find out again."""
        self._running: Rules[None]
        state.watch(history)
        self._next_step()

    # --- playing

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.state.outcome

    def choose(self, *chosen: str | int, seat: int | None = None) -> None:
        """Takes options of the pending decision, by id or by position. What is not allowed is refused and changes nothing.

        Nor does a choice that the rules themselves fail at, or that is interrupted: the error is passed on.
        """
        decision = self.decision
        if decision is None:
            raise IllegalChoice(text("error-no-decision"))
        if seat is not None:
            require_seat(decision, seat)
        choice = pick_options(decision, chosen)
        self.moves.append(Move(decision.seat, [option.id for option in choice]))
        self._carry_out(choice)

    def choose_again(self, move: Move) -> None:
        """Makes a recorded choice again."""
        choice = recorded_options(self.decision, move)
        self.moves.append(move)
        self._carry_out(choice)

    def take(self, position: int) -> None:
        """Takes the one option at that position: `choose` for programs that do it a million times."""
        decision = self.decision
        if decision is None or decision.least > 1 or not 0 <= position < len(options := decision.options):
            self.choose(position)
            return
        option = options[position]
        self.moves.append(Move(decision.seat, [option.id]))
        self._carry_out([option])

    def _carry_out(self, choice: Choice) -> None:
        try:
            self.decision = self._running.send(choice)
        except StopIteration:
            earlier = self.moves, self._checkpoint, self._since, self._index, self._trail, self._dealt
            try:
                self._next_step()
            except BaseException:
                self._take_back(*earlier)
                raise
        except BaseException:
            self._take_back(self.moves, self._checkpoint, self._since, self._index, self._trail, self._dealt)
            raise

    def _take_back(
        self, moves: list[Move], checkpoint: bytes, since: int, index: Any, trail: Trail, dealt: tuple[Dealing, ...]
    ) -> None:
        """Forgets a choice that could not be carried out."""
        moves.pop()
        self.moves = moves
        self._forget_after(since)
        with suppress(IllegalChoice):  # where a test has rigged chance, the same choices may lead elsewhere
            self._restore(checkpoint, self.moves[:since], self.moves[since:], trail, index)

    def _forget_after(self, number: int) -> None:
        """Drops the checkpoints of steps that began after that number of choices."""
        if self._history is not None:
            self._history = [entry for entry in self._history if entry[0] <= number]
            del self.log[self._history[-1][1] :]

    def forget_earlier(self) -> None:
        """Drops the checkpoints and events of the steps before the running one, for a reader that never goes back."""
        if self._history is not None:
            since, _, checkpoint, trail = self._history[-1]
            self._history = [(since, 0, checkpoint, trail)]
            self.log.clear()

    def _send(self, choice: Choice) -> None:
        try:
            self.decision = self._running.send(choice)
        except StopIteration:
            self._next_step()

    def _next_step(self) -> None:
        """A step is over: this is the place for a checkpoint."""
        state = self.state
        imagined = self._dealt
        if imagined:  # nothing before this checkpoint is of this world
            self._dealt = self._trail = ()
            self._still = state.rng.reveals
            self.moves = []
        elif state.rng.reveals != self._still:
            self._still = state.rng.reveals
            self._trail = ()
        elif self._since < len(self.moves):
            self._trail = lengthened(self._trail, self._checkpoint, self.moves[self._since].options)
        encode_into(state, self._buffer)
        self._checkpoint = bytes(self._buffer)
        self._index = state.index
        self._since = len(self.moves)
        if imagined:
            self._origin = self._checkpoint
        if self._history is not None:
            self.log += state.events
            self._history.append((self._since, len(self.log), self._checkpoint, self._trail))
        if state.events:
            state.events.clear()
        self._run_steps()

    def _run_steps(self) -> None:
        """Runs on to the next decision, or to the end."""
        state = self.state
        while state.outcome is None:
            self._running = running = step_with_boxes(self.rules, state) if state.boxes else self.rules.step(state)
            self.decision = decision = next(running, None)
            if decision is not None:
                if self._trail:
                    self.decision = without_circles(decision, chosen_at(self._trail, self._checkpoint))
                return
        self.decision = None

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, up to the pending decision."""
        return self.log + self.state.events

    def events_from(self, number: int) -> list[Event]:
        """Those of them from that number on."""
        earlier = len(self.log)
        return self.log[number:] + self.state.events if number < earlier else self.state.events[number - earlier :]

    def ears(self, seat: int | None) -> Ears:
        """The audiences that a seat (None: a spectator) belongs to."""
        return ears_of(seat, "" if seat is None else self.state.team(seat))

    def events_for(self, seat: int | None) -> list[Event]:
        """Those of them that this seat (None: a spectator) may know of: the only ones that may be shown to it."""
        ears = self.ears(self._seat(seat))
        return [event for event in self.events if event.visible_to(ears)]

    @property
    def checkpoint(self) -> bytes:
        """The encoded state at the start of the running step."""
        self._refuse_imagined()
        return self._checkpoint

    @property
    def trail(self) -> list[Visit]:
        """The positions since chance moved last before the running step, as they are kept."""
        self._refuse_imagined()
        return written(self._trail)

    @property
    def origin(self) -> bytes | None:
        """The encoded state that the game began with, where the setup alone does not lead back to it: it was changed by hand,
        or dealt from boxes, which may grow."""
        return self._origin

    @property
    def checkpoint_after(self) -> int:
        """How many choices were made before the running step."""
        return self._since

    def view(self, seat: int | None) -> View:
        """What that seat may see now (None: a spectator)."""
        return self.rules.view(self.state, self._seat(seat))

    def question(self, seat: int) -> Decision | None:
        """The pending decision, if it is for that seat to make."""
        decision = self.decision
        return decision if decision is not None and decision.seat == self._seat(seat) else None

    def _seat(self, seat: int | None) -> int | None:
        """That seat as a plain number; refused if there is none like it."""
        if seat is None:
            return None
        number, players = index(seat), self.state.players
        if not 0 <= number < players:
            raise MiskatonicError(text("error-no-such-seat", seat=str(number), last=str(players - 1)))
        return number

    # --- copying and going back

    def clone(self) -> Table[S]:
        """The same game, to be played on independently. It keeps no history of its own."""
        twin: Table[S] = object.__new__(Table)
        twin.rules = self.rules
        twin.options = self.options
        twin.seed = self.seed
        twin.log = []
        twin._history = None
        twin._origin = self._origin
        before, since = self.moves[: self._since], self.moves[self._since :]
        twin._restore(self._checkpoint, before, since, self._trail, self._index, self._dealt)
        return twin

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> Table[S]:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return load_table, (self.save(),)

    @property
    def made_up(self) -> bool:
        """Whether hidden information was dealt anew in the running step: such a table is not stored before the step is over."""
        return bool(self._dealt)

    def imagine(self, seat: int, rng: Rng) -> Table[S]:
        """A game of its own that agrees with all that a seat knows of this one: what it cannot know is dealt anew.

        It knows neither the seed nor the choices that led here. Clones of it are of the same world. From its next step on it can
        be saved and gone back in, too, to that step at most; before, it has no checkpoint of its own.
        """
        sees = self._seat(seat)
        assert sees is not None
        decision = self.decision
        if decision is not None and decision.seat != sees:
            team = self.state.team(decision.seat)
            if decision.audience(team) not in self.ears(sees):
                raise MiskatonicError(text("error-may-not-read", seat=str(sees)))
        twin, start = self.clone(), copy(rng)
        self.rules.determinize(twin.state, sees, rng)
        twin._dealt = (*self._dealt, Dealing(tuple(self.moves[self._since :]), sees, start))
        twin.moves = []
        twin.seed = twin._since = 0
        twin._origin = None
        twin.state.events.clear()
        return twin

    def _refuse_imagined(self) -> None:
        """Nothing is kept of a world that has no checkpoint of its own yet."""
        if self._dealt:
            raise MiskatonicError(text("error-imagined"))

    def _restore(
        self,
        checkpoint: bytes,
        before: list[Move],
        since: list[Move],
        trail: Trail,
        index: Any = None,
        dealt: tuple[Dealing, ...] = (),
    ) -> None:
        """Goes back to a checkpoint, deals anew what was dealt anew since then, and makes the choices since then again."""
        self.state = decoder(self.rules.state_type).decode(checkpoint)
        if self.state.boxes:
            _ = self.state.edition  # a box that is missing is named before anything else is looked up
        self.moves = before
        self._dealt = ()
        self._checkpoint = checkpoint
        self._buffer = bytearray()
        self._index = index
        self._since = len(before)
        self._trail = trail
        self._still = self.state.rng.reveals
        self.state.watch(self._history is not None, index)
        self._run_steps()
        for dealing in dealt:
            for move in dealing.after:
                self._send(recorded_options(self.decision, move))
            self.rules.determinize(self.state, dealing.seat, copy(dealing.rng))
            self.state.events.clear()
        self._dealt = dealt
        for move in since:
            choice = recorded_options(self.decision, move)
            before.append(move)
            self._send(choice)

    def undo(self, *, past_chance: bool = False) -> None:
        """Takes the last choice back. Past a random result or a hidden card only if the host allows it."""
        self._refuse_imagined()
        if not self.moves:
            raise UndoRefused(text("error-nothing-to-undo"))
        earlier = self.at(len(self.moves) - 1)
        if not past_chance and earlier.state.rng.reveals != self.state.rng.reveals:
            raise UndoRefused(text("error-undo-chance"))
        for slot in Table.__slots__:
            if hasattr(earlier, slot):
                setattr(self, slot, getattr(earlier, slot))

    def at(self, number: int) -> Table[S]:
        """The table as it was after that number of choices."""
        self._refuse_imagined()
        if not 0 <= number <= len(self.moves):
            raise UndoRefused(text("error-no-such-moment", number=str(number), moves=str(len(self.moves))))
        history = self._history
        if history is None or history[0][0] > number:
            return self._from_the_start(number)
        twin = self.clone()
        kept = [entry for entry in history if entry[0] <= number]
        since, told, checkpoint, trail = kept[-1]
        twin.log = self.log[:told]
        twin._history = kept
        twin._restore(checkpoint, self.moves[:since], self.moves[since:number], trail)
        return twin

    def _from_the_start(self, number: int) -> Table[S]:
        whole = self._played_again()
        return whole if number == len(self.moves) else whole.at(number)

    def _played_again(self) -> Table[S]:
        """The whole game from its start, which may not lead here any more if cards have been added since."""
        twin = table_at_start(self.rules, self.options, self.seed, self._origin)
        try:
            for move in self.moves:
                twin.choose_again(move)
        except IllegalChoice:
            raise UndoRefused(text("error-cards-added")) from None
        if encode(twin.state) != encode(self.state):
            raise UndoRefused(text("error-cards-added"))
        return twin

    def with_history(self) -> Table[S]:
        """The same table with its whole log, played again from its start, or from its latest step if cards were added since."""
        self._refuse_imagined()
        try:
            return self._played_again()
        except UndoRefused:
            since = self.moves[self._since :]
            return resume(self.rules, self.options, self.seed, self._checkpoint, since, self.trail)

    def edited(self) -> None:
        """The state has been changed by hand (a test situation): the game starts from here."""
        self._origin = encode(self.state)
        self.state.events.clear()
        self.state.cards_changed()
        self.moves = []
        self._since = 0
        self._trail = ()
        if self._history is not None:
            self._history = []
            self.log = []
        self._next_step()

    # --- saving

    def record(self, players: Sequence[str] = ()) -> Recording:
        """The game so far as data: setup, seed, choices and the latest checkpoint; and who plays, if the host says so."""
        self._refuse_imagined()
        return Recording(
            game=self.rules.slug,
            revision=self.rules.revision,
            options=dict(self.options),
            seed=written_seed(self.seed),
            moves=list(self.moves),
            checkpoint=msgspec.to_builtins(decoder(self.rules.state_type).decode(self._checkpoint)),
            checkpoint_after=self._since,
            trail=self.trail or UNSET,
            origin=None
            if self._origin is None
            else msgspec.to_builtins(decoder(self.rules.state_type).decode(self._origin)),
            digest=digest(encode(self.state)),
            players=list(players),
        ).sealed()

    def save(self, players: Sequence[str] = ()) -> bytes:
        """The game as a file (JSON)."""
        return self.record(players).file()


def step_with_boxes(rules: Rulebook[S], state: S) -> Rules[None]:
    """The next step, which may be one that a box has put between those of the game."""
    if state.ahead:
        yield from rules.as_step(state, state.edition.run_step(state.ahead.pop(0), state))
        return
    last = state.at_step()
    yield from rules.step(state)
    state.ahead = state.edition.steps_between(last, state.at_step())


def resume(
    rules: Rulebook[S],
    options: Mapping[str, Any],
    seed: int,
    checkpoint: bytes,
    since: Sequence[Move],
    trail: Iterable[Visit] = (),
    *,
    history: bool = True,
) -> Table[S]:
    """A table from a checkpoint, the choices since and the trail that led there. What else came before is not known to it: its
    moves begin there."""
    table: Table[S] = object.__new__(Table)
    table.rules = rules
    table.options = dict(options)
    table.seed = seed
    table.log = []
    led_here = read(trail)
    table._history = [(0, 0, checkpoint, led_here)] if history else None
    table._origin = checkpoint
    try:
        table._restore(checkpoint, [], list(since), led_here)
    except (IllegalChoice, msgspec.ValidationError):
        raise rules_changed("error-rules-unreadable", rules) from None
    return table


def new_table(game: str, *, seed: int | None = 0, history: bool = True, **options: Any) -> Table[Any]:
    """A new game, ready to be played: `new_table("elder_sign", seed=7, seats=["amanda_sharpe", "joe_diamond"])`. Without a seed
    (None) one is drawn; `table.seed` says which."""
    return table_of(game, options, seed=seed, history=history)


def table_of(game: str, setup: Mapping[str, Any], *, seed: int | None = 0, history: bool = True) -> Table[Any]:
    """A new game whose setup comes from outside as data: whatever is not an option of it is refused by its name."""
    rules = GAMES[game].rules
    seed = drawn_seed() if seed is None else index(seed)
    options = {
        option: index(n) if isinstance(n, SupportsIndex) and not isinstance(n, bool) else n
        for option, n in setup.items()
    }
    return Table(rules, rules.set_up(read_options(rules, options), seeded(seed)), options, seed, history=history)


def table_at_start(rules: Rulebook[S], options: Mapping[str, Any], seed: int, origin: bytes | None) -> Table[S]:
    """A game before its first choice: set up anew or, if its state was changed by hand, from that state."""
    if origin is None:
        return Table(rules, rules.set_up(read_options(rules, options), seeded(seed)), options, seed)
    table = Table(rules, decoder(rules.state_type).decode(origin), options, seed)
    table._origin = origin
    return table


def load_table(data: bytes | str) -> Table[Any]:
    """A table from a saved game, where it was left. A damaged or foreign file is refused with a clear sentence."""
    recording, rules, checkpoint, origin = read_recording(data)
    recording.verify_checksum()
    if recording.outdated(rules):
        return _with_rules_of_today(recording, rules, checkpoint)
    table: Table[Any] = object.__new__(Table)
    table.rules = rules
    table.options = recording.options
    table.seed = recording.seed_number
    table.log = []
    table._history = None
    table._origin = None if origin is None else encode(origin)
    moves, after = recording.moves, recording.checkpoint_after
    try:
        trail = () if recording.trail is UNSET else read(recording.trail)
        table._restore(encode(checkpoint), moves[:after], moves[after:], trail)
    except MiskatonicError as error:
        raise BadSave(text("error-save-move", number=str(len(table.moves) + 1), reason=error.text)) from None
    except Exception:  # whatever the rules trip over in a position that they never lead to
        raise damaged(text("save-stuck")) from None
    recording.verify_digest(encode(table.state))
    return table


def _with_rules_of_today(recording: Recording, rules: Rulebook[Any], checkpoint: State) -> Table[Any]:
    """A game that was played with earlier rules begins anew at its checkpoint; the choices since are made again if the rules
    of today still lead from them to the position that it was left in."""
    start, since = encode(checkpoint), recording.moves[recording.checkpoint_after :]
    for choices in (since, []):
        with suppress(Exception):  # rules may trip over positions and choices that they lead to no longer
            table = resume(rules, recording.options, recording.seed_number, start, choices)
            if not choices or digest(encode(table.state)) == recording.digest:
                return table
    raise rules_changed("error-rules-unreadable", rules)
