"""A game in any situation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from types import TracebackType
from typing import Any, Protocol, Self

import msgspec

from miskatonic.kernel.decision import Decision, Rules
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.setup import read_options
from miskatonic.kernel.state import Outcome
from miskatonic.kernel.table import Table, encode
from miskatonic.testing.home_made import HOME_MADE
from miskatonic.testing.rigging import RiggedRng, Rigging, rigged
from miskatonic.testing.steps import Stepwise, is_under_way, mark


class Situations(Protocol):
    """How one game is put into situations: a module `situations` beside its rules.

    Every game has the words of the first part, and of the second part those that mean something in it.
    """

    defaults: dict[str, Any]
    """Setup options that a scenario has unless it says otherwise."""
    chance: tuple[str, ...]
    """What can be rigged: `dice`, `shuffles`, and the names under which the rules draw things at random."""
    steps: tuple[str, ...]
    """The steps at which a scenario can begin or stop, as `state.step` names them."""

    def preparing(self, state: Any) -> bool:
        """Whether the players are still setting up."""

    def calm(self, state: Any) -> None:
        """Brings a game that has just been set up into a plain situation, the same for every seed."""

    def pieces(self, state: Any) -> Iterable[str]:
        """Every card and marker of the game, wherever it is, as often as it is there."""

    def find(self, state: Any, piece: str) -> Any:
        """The piece with that id."""

    def place(self, state: Any, piece: str, at: str) -> None:
        """Puts an investigator somewhere, an adventure into play, and so on."""

    def spawn(self, state: Any, piece: str, at: str, **where: Any) -> None:
        """Puts a monster somewhere."""

    def give(self, state: Any, who: str, things: Sequence[str]) -> None:
        """Gives cards or trophies, taken from wherever they are."""

    def decks(self, state: Any) -> Mapping[str, Pile]:
        """The decks whose top can be settled, by name."""

    def take(self, state: Any, deck: str, card: str, beside: Sequence[str]) -> str:
        """Takes a copy of a card that may lie in a deck away from wherever it is; not one of those `beside`."""

    def eliminate(self, state: Any, who: str, how: str) -> None:
        """Takes an investigator out of the game, with everything that belongs to it."""

    def begin_step(self, state: Any, step: str) -> Callable[[Any], Rules[None]] | None:
        """Brings the game to the beginning of a step; what happens then before the rules of the step itself, if anything."""

    def begin_turn(self, state: Any, who: str) -> None:
        """Sets whose turn it is."""

    # --- words that not every game has

    def assign(self, state: Any, path: str, value: Any) -> bool:
        """Sets a value under a path that is no field of the state. Returns whether the game knows that path."""

    def replace(self, state: Any, who: str, replacement: str) -> None:
        """Lets the player of a devoured investigator go on with another one."""

    def exhaust(self, state: Any, card: str) -> None:
        """Exhausts a card or an enemy in play."""

    def devour(self, state: Any, who: str) -> Callable[[Any], Rules[None]]:
        """The rules by which an investigator is devoured."""

    def rouse(self, state: Any) -> Callable[[Any], Rules[None]]:
        """The rules by which the Ancient One awakens."""

    def calm_mythos(self, state: Any) -> Rules[None] | None:
        """The rules of a Mythos phase in which no card is drawn, if that is the next step."""

    def lay_out(self, state: Any) -> None:
        """Lays the cards of the story in its rooms."""

    def empty(self, state: Any) -> None:
        """Takes everything off the board but the investigators."""

    def turn_up(self, state: Any, card: str) -> None:
        """Turns a card in a room face up."""

    def hide(self, state: Any, who: str) -> None:
        """Puts an investigator into hiding."""

    def reveal(self, state: Any) -> Callable[[Any], Rules[None]]:
        """The rules by which the objective is revealed."""

    def puzzle(self, state: Any, card: str, pieces: Sequence[str], turns: Sequence[int], tile_turns: int) -> None:
        """Lays a puzzle out that has been begun."""

    def begin_phase(self, state: Any, phase: str) -> None:
        """Brings the game to the beginning of a phase."""

    def begin_scenario(self, state: Any, scenario: str) -> None:
        """Lays out a later scenario of a campaign."""

    def record(self, state: Any, entries: Sequence[str], **written: Any) -> None:
        """Writes into the record of a campaign: entries of its log, or what it says of an investigator."""

    def face(self, name: str | int) -> Any:
        """The result of a die by its name."""

    def lock(self, state: Any, die: str, by: str) -> None:
        """Locks a die on the icon of a card in play."""

    def cast(self, state: Any, who: str, spell: str, dice: dict[str, str | int]) -> None:
        """Casts a spell that holds dice, each with what it shows."""

    def awaken(self, state: Any, doom: int | None) -> None:
        """Begins the final battle."""


class Scenario:
    """One game, to be put into a situation and played on. Every method but the properties returns the scenario itself.

    A situation is put together first; the rules run as soon as somebody looks or chooses.
    """

    def __init__(self, game: str, seed: int = 1, rig: Mapping[str, Sequence[Any]] | None = None, **setup: Any) -> None:
        words: Situations = import_module(f"{GAMES.package(game)}.situations").SITUATIONS
        self._words = words
        self._rigging = Rigging(words.chance, getattr(words, "face", None))
        if _made:
            _made[-1].append(self._rigging)
        setup = {"boxes": list(HOME_MADE.get(game, ())), **words.defaults, **setup}
        self._steps = Stepwise(GAMES[game].rules)
        self._running = True
        self._checked = True
        self._opening: Callable[[Any], Rules[None]] | None = None
        self._first: Callable[[Any], Rules[None]] | None = None
        self._last: list[Callable[[Any], None]] = []
        self._table = self._set_up(seed, rig or {}, setup)
        if rig is None:
            self._prepare()

    def _set_up(self, seed: int, rig: Mapping[str, Sequence[Any]], setup: dict[str, Any]) -> Table[Any]:
        """The table before its first choice, with the chance of the setup rigged."""
        for kind, results in rig.items():
            if kind in self._words.chance:
                self._rigging.add(kind, results)
            else:
                self._rigging.put_on_top(kind, results)
        rules = self._steps.rules
        state = rules.set_up(read_options(rules, setup), rigged(seeded(seed), self._rigging))
        decks = self._words.decks(state)
        if unknown := [kind for kind in rig if kind not in self._words.chance and kind not in decks]:
            known = ", ".join((*self._words.chance, *decks))
            raise self._rigging.broken(f"there is no {unknown[0]!r} to rig at setup; there are {known}")
        return Table(rules, state, setup, seed)

    def _prepare(self) -> None:
        """Plays the preparation, whatever comes of it, and calms the game down."""
        table = self._table
        while table.decision is not None and self._words.preparing(table.state):
            table.choose(*range(max(table.decision.least, 1)))
        self._words.calm(table.state)
        mark(table.state, False)
        self._running = False

    # --- putting it into a situation

    def begin(self, *, phase: str = "", step: str = "", turn: str = "", scenario: str = "") -> Self:
        """Begins elsewhere: at a phase, at a step, in the turn of an investigator, or with a later scenario of a campaign."""
        named = {"phase": phase, "step": step, "turn": turn, "scenario": scenario}
        given = [word for word, value in named.items() if value]
        if len(given) != 1:
            raise AssertionError("a scenario begins at one of these: a phase, a step, a turn, a scenario")
        word = given[0]
        if step:
            self._known(step)
        begin = getattr(self._with(f"begin_{word}", f"no {word} to begin at"), f"begin_{word}")
        self._opening = begin(self._edit(), named[word])
        if self._words.preparing(self._table.state):
            self._rig_chance()
            self._table.edited()
            self._prepare()
        return self

    def stop(self, step: str = "") -> Self:
        """Makes the game stop whenever it comes to that step, before anything of it happens; `choose("go_on")` goes on.

        Say so before the choice that leads there. Without a step the game stops nowhere any more.
        """
        if step:
            self._known(step)
        self._steps.stop = self._table.state.__dict__["stop_before"] = step
        return self

    def place(self, piece: str, at: str) -> Self:
        """Puts a piece somewhere."""
        self._words.place(self._edit(), piece, at)
        return self

    def spawn(self, piece: str, at: str = "", **where: Any) -> Self:
        """Puts a monster somewhere."""
        self._words.spawn(self._edit(), piece, at, **where)
        return self

    def give(self, who: str, *things: str) -> Self:
        """Gives cards, clues or trophies to an investigator, taken from wherever they are."""
        self._words.give(self._edit(), who, things)
        return self

    def set(self, path: str, value: Any) -> Self:
        """Sets anything: `set("doom", 3)`, `set("joe_diamond.sanity", 1)`."""
        if hasattr(self._words, "assign") and self._words.assign(self._edit(), path, value):
            return self
        first, _, rest = path.partition(".")
        target: Any = self._edit()
        if rest:
            target = self._words.find(target, first)
            *way, last = rest.split(".")
            for step in way:
                target = getattr(target, step)
        else:
            last = first
        if not hasattr(target, last):
            raise AssertionError(f"there is no {path!r} to set")
        setattr(target, last, value)
        return self

    def stack(self, deck: str, cards: Sequence[str], *, bottom: bool = False) -> Self:
        """Puts cards on top of a deck, the first one uppermost; or at its bottom, the last one lowest."""
        state = self._edit()
        if deck not in (decks := self._words.decks(state)):
            raise AssertionError(f"there is no deck {deck!r}; there are {', '.join(decks)}")
        taken: list[str] = []
        for card in cards:
            taken.append(self._words.take(state, deck, card, taken))
        for card in taken if bottom else reversed(taken):
            (decks[deck].put_under if bottom else decks[deck].append)(card)
        return self

    def eliminate(self, who: str, how: str = "", *, replacement: str = "") -> Self:
        """Takes an investigator out of the game, with everything that belongs to it; its player may go on with another one."""
        state = self._edit()
        if replacement:
            self._with("replace", "no investigators that replace others").replace(state, who, replacement)
        else:
            self._words.eliminate(state, who, how)
        return self

    def exhaust(self, *cards: str) -> Self:
        """Exhausts cards or enemies in play."""
        words = self._with("exhaust", "nothing to exhaust")
        for card in cards:
            words.exhaust(self._edit(), card)
        return self

    def devour(self, who: str) -> Self:
        """Has an investigator devoured by the rules, before anything else happens."""
        return self._happen(self._with("devour", "nobody who is devoured").devour(self._edit(), who))

    def rouse(self) -> Self:
        """Has the Ancient One awaken by the rules, with everything that happens then, before anything else does."""
        return self._happen(self._with("rouse", "no Ancient One that awakens").rouse(self._edit()))

    def _happen(self, rules: Callable[[Any], Rules[None]]) -> Self:
        if self._first is not None:
            raise AssertionError("only one thing happens first: look at the game before the next one")
        self._first = rules
        return self

    def reveal(self, *, happened: bool = False) -> Self:
        """Has the objective revealed by the rules, before anything else happens; or it has been revealed earlier, and what has
        come of it is for the test to put together."""
        rules = self._with("reveal", "no objective to reveal").reveal(self._edit())
        if not happened:
            return self._happen(rules)
        self._table.state.revealed = True
        return self

    def lay_out(self) -> Self:
        """Lays the cards of the story in its rooms, under those that the test places there."""
        self._edit()
        self._last.append(self._with("lay_out", "no rooms to lay out").lay_out)
        return self

    def empty(self) -> Self:
        """Takes everything off the board but the investigators."""
        self._with("empty", "no board to empty").empty(self._edit())
        return self

    def turn_up(self, *cards: str) -> Self:
        """Turns cards in the rooms face up."""
        self._edit()
        words = self._with("turn_up", "no cards that lie in rooms")
        self._last += [partial(words.turn_up, card=card) for card in cards]
        return self

    def hide(self, who: str) -> Self:
        """Puts an investigator into hiding where it is."""
        self._edit()
        words = self._with("hide", "nowhere to hide")
        self._last.append(lambda state: words.hide(state, who))
        return self

    def puzzle(self, card: str, pieces: Sequence[str] = (), turns: Sequence[int] = (), tile_turns: int = 0) -> Self:
        """Lays the puzzle of a card out as it has been begun; without pieces, with any."""
        self._with("puzzle", "no puzzles").puzzle(self._edit(), card, pieces, turns, tile_turns)
        return self

    def calm_mythos(self) -> Self:
        """Draws no card in any Mythos phase from now on."""
        self._steps.instead = self._with("calm_mythos", "no Mythos phase that can be calm").calm_mythos
        return self

    def record(self, *entries: str, **written: Any) -> Self:
        """Writes into the record of a campaign: entries of its log, or what it says of an investigator."""
        self._with("record", "no campaign to record").record(self._edit(), entries, **written)
        return self

    def lock(self, die: str, by: str) -> Self:
        """Locks a die on the icon of a card in play."""
        self._with("lock", "no dice to lock").lock(self._edit(), die, by)
        return self

    def cast(self, who: str, spell: str, **dice: str | int) -> Self:
        """Casts a spell that holds dice: `cast("dexter_drake", "wither", green1="lore")`."""
        self._with("cast", "no spells that hold dice").cast(self._edit(), who, spell, dice)
        return self

    def awaken(self, doom: int | None = None) -> Self:
        """Begins the final battle, with that number of doom tokens left."""
        self._with("awaken", "no final battle").awaken(self._edit(), doom)
        return self

    def unchecked(self) -> Self:
        """Lets the situation be one that never arises in a game. Still no piece is in two places."""
        self._checked = False
        return self

    def rig(self, **results: Sequence[Any]) -> Self:
        """Queues the next results of chance, each kind in its own queue: `rig(dice=["lore", 3])`, `rig(tokens=["-1"])`."""
        for kind, queue in results.items():
            self._rigging.add(kind, queue)
        return self

    def _with(self, word: str, lacking: str) -> Situations:
        """The words of the game, if that one is among them."""
        if not hasattr(self._words, word):
            raise AssertionError(f"{self._table.rules.slug} has {lacking}")
        return self._words

    def _known(self, step: str) -> None:
        if step not in self._words.steps:
            raise AssertionError(f"there is no step {step!r}; there are {', '.join(self._words.steps)}")

    def _edit(self) -> Any:
        """The state, to be changed by hand: allowed only between two steps, so that nothing is lost or happens twice."""
        state = self._table.state
        if is_under_way(state):
            raise AssertionError(
                f"the step {state.step!r} is under way, and what it has done would be lost or happen twice: "
                "change the situation before that, or make the game stop there"
            )
        self._running = False
        return state

    def _run(self) -> Table[Any]:
        """Lets the rules run from the situation that was put together, if they have not yet."""
        if not self._running:
            self._finish_edit()
            self._verify()
            self._rig_chance()
            self._running = True
            self._table.edited()
        return self._table

    def _finish_edit(self) -> None:
        """Carries out the deferred preparations, and notes which results come first."""
        while self._last:
            self._last.pop(0)(self._table.state)
        beginnings = [rules for rules in (self._opening, self._first) if rules is not None]
        self._opening = self._first = None
        self._steps.begin_with(self._table.state, beginnings)

    def _verify(self) -> None:
        """Refuses a situation that never arises."""
        table = self._table
        try:
            msgspec.msgpack.decode(encode(table.state), type=type(table.state))
        except msgspec.ValidationError as error:
            raise AssertionError(f"something was set to what it cannot be: {error}") from None
        for piece, places in Counter(self._words.pieces(table.state)).items():
            if places > 1:
                raise AssertionError(f"{piece} is in {places} places")
        if self._checked:
            try:
                table.rules.check(table.state)
            except ValueError as error:
                raise AssertionError(f"this situation never arises: {error}; if it has to, say unchecked()") from None

    def _rig_chance(self) -> None:
        """Sees to it that chance does as it is told, also after something was taken back."""
        state = self._table.state
        if not self._words.preparing(state):
            self._rigging.deal()
        if not isinstance(state.rng, RiggedRng):
            state.rng = rigged(state.rng, self._rigging)

    # --- playing

    def choose(self, *wanted: str) -> Self:
        """Takes options by id, or by the beginning of an id that fits only one of them."""
        decision = self.decision
        self._rig_chance()
        self._table.choose(*(self._option(decision, option) for option in wanted))
        return self

    @staticmethod
    def _option(decision: Decision, wanted: str) -> str:
        ids = [each.id for option in decision.options for each in (option, *option.twins)]
        fitting = [wanted] if wanted in ids else [option for option in ids if option.startswith(wanted)]
        if len(fitting) != 1:
            problem = "fits several options" if fitting else "is not offered"
            raise AssertionError(f"{wanted!r} {problem}; the question {decision.kind.name!r} offers {ids}")
        return fitting[0]

    def play(self, *choices: str) -> Self:
        """Several single choices, one after the other."""
        for choice in choices:
            self.choose(choice)
        return self

    def finish(self) -> None:
        """Fails if chance was rigged and never used. The tests of the project do so by themselves (`testing/plugin.py`)."""
        self._rigging.finish()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self.finish()

    # --- looking at it

    @property
    def table(self) -> Table[Any]:
        """The table at which the game is played."""
        return self._run()

    @property
    def state(self) -> Any:
        """The state of the game."""
        return self.table.state

    @property
    def decision(self) -> Decision:
        """The pending decision."""
        if self.table.decision is None:
            raise AssertionError(f"the game is over: {self.table.outcome}")
        return self.table.decision

    @property
    def options(self) -> list[str]:
        """The ids of the options that are offered."""
        return [option.id for option in self.decision.options]

    @property
    def events(self) -> list[Event]:
        """What has happened since the situation was set up."""
        return self.table.events

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.table.outcome

    def __getitem__(self, piece: str) -> Any:
        """The piece with that id."""
        return self._words.find(self.state, piece)


def scenario(game: str, *, seed: int = 1, rig: Mapping[str, Sequence[Any]] | None = None, **setup: Any) -> Scenario:
    """A game of that name, set up and ready to be put into a situation.

    With `rig` it begins with the first question of the setup instead, and chance has done as it was told so far: a kind of
    chance is followed by its results, a deck by the cards on top of it.
    """
    return Scenario(game, seed, rig, **setup)


_made: list[list[Rigging]] = []
"""The rigging of the scenarios made within each open `noted` block, the innermost block last."""


@contextmanager
def noted() -> Iterator[list[Rigging]]:
    """Collects the rigging of all scenarios made within the block."""
    _made.append([])
    try:
        yield _made[-1]
    finally:
        _made.pop()
