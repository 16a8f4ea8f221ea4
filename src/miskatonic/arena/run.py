"""One game of the arena, played by a bot, by a command, or by whoever holds a chair."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread
from time import perf_counter
from types import TracebackType
from typing import IO, Self

import msgspec
from msgspec import Struct

from miskatonic.arena.games import GameSet
from miskatonic.arena.results import Played
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import Lang, text
from miskatonic.mcp.chair import Asked, Chair, Draw, Score
from miskatonic.players import make_bot

MOST_REFUSED = 5
"""Refused answers in a row after which a command is out."""
LONGEST_GAME = 20_000
"""Choices after which a game is over for the agent, as lost."""
LONGEST = "longest game"
MOST_UNREAD = 64
"""Lines of a command that are kept until they are read."""
LONGEST_LINE = 1_000_000
FAREWELL = 2.0
"""Seconds that a command has to end by itself after its game."""


def play_bot(games: GameSet, bot: str, iterations: int | None, number: int) -> Played:
    """A bot in the agent's seat; a search that is given `iterations` is reproducible."""
    entry = games.entry(number)
    table = entry.table()
    agent = make_bot(bot, entry.game, seed=entry.seed, iterations=iterations)
    others = make_bot(games.others, entry.game, seed=entry.seed + 1)
    decisions, seconds = 0, 0.0
    while (decision := table.decision) is not None and len(table.moves) < LONGEST_GAME:
        if decision.seat != entry.seat:
            table.choose(*others.pick(Sight(table)))
            continue
        began = perf_counter()
        taken = agent.pick(Sight(table))
        seconds += perf_counter() - began
        decisions += 1
        table.choose(*taken)
    outcome = table.outcome
    return Played(
        number=number,
        seed=entry.seed,
        won=outcome is not None and entry.seat in outcome.winners,
        score=round(GAMES[entry.game].score(table.state, entry.seat), 4),
        decisions=decisions,
        seconds=round(seconds, 3),
        ending="" if outcome is None else outcome.reason,
        forfeited="" if outcome is not None else LONGEST,
    )


def seated(games: GameSet, number: int, lang: Lang, draw: Draw) -> Chair:
    """The agent's chair at a game of a set."""
    entry = games.entry(number)
    return Chair(entry.table(), [entry.seat], games.others, lang, draw)


def play_chair(games: GameSet, number: int, chair: Chair, seconds: float, forfeited: str = "") -> Played:
    """The result of a game that was played from a chair."""
    score = chair.score()
    return Played(
        number=number,
        seed=games.entry(number).seed,
        won=score.over and score.won,
        score=score.score or 0.0,
        decisions=chair.choices,
        seconds=round(seconds, 3),
        ending=chair.ending,
        forfeited=forfeited,
        reasons=list(chair.reasons),
    )


class Question(Struct, omit_defaults=True):
    """What a command is sent, one line of JSON each time: a question, or the end."""

    news: list[str]
    asked: Asked | None = None
    score: Score | None = None
    board: str = ""
    error: str = ""
    """Why its last answer was refused."""


class Reply(Struct, forbid_unknown_fields=False):
    """What it answers, on one line."""

    take: list[str]
    why: str = ""


class Forfeit(MiskatonicError):
    """The command can play no more."""


def parts_of(command: str) -> list[str]:
    """A command as its program and arguments; refused where it is none."""
    try:
        parts = shlex.split(command)
    except ValueError:
        parts = []
    if not parts:
        raise MiskatonicError(text("arena-error-command", command=command))
    return parts


class Agent:
    """A command that reads questions from its input and writes answers to its output, for one game."""

    def __init__(self, command: str, patience: float) -> None:
        self._process = subprocess.Popen(
            parts_of(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            bufsize=1,
        )
        self._patience = patience
        self._to_say: Queue[str] = Queue(1)
        self._said: Queue[str] = Queue(MOST_UNREAD)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._speaker = Thread(target=self._speak, args=(self._process.stdin,), daemon=True)
        self._speaker.start()
        Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()

    def _speak(self, questions: IO[str]) -> None:
        """Writes until there is nothing more to say. A command that has ended is noticed when its answer is missing."""
        with suppress(OSError, ValueError), questions:
            while line := self._to_say.get():
                questions.write(line)
                questions.flush()

    def _listen(self, answers: IO[str]) -> None:
        """Reads until the output ends, no more at a time than there is room for: the rest waits in the command."""
        with suppress(OSError, ValueError):
            while line := answers.readline(LONGEST_LINE):
                self._said.put(line)
        self._said.put("")

    def _say(self, line: str) -> None:
        try:
            self._to_say.put(line, timeout=self._patience)
        except Full:  # it does not read
            raise Forfeit(text("arena-error-slow", seconds=self._patience)) from None

    def ask(self, question: Question) -> Reply:
        """The first line that it writes after it was sent a question."""
        for _ in range(self._said.qsize()):
            if not self._said.get():
                raise Forfeit(text("arena-error-ended"))
        self._say(msgspec.json.encode(question).decode() + "\n")
        try:
            line = self._said.get(timeout=self._patience)
        except Empty:
            raise Forfeit(text("arena-error-slow", seconds=self._patience)) from None
        if not line:
            raise Forfeit(text("arena-error-ended"))
        try:
            return msgspec.json.decode(line, type=Reply)
        except msgspec.DecodeError:
            raise MiskatonicError(text("arena-error-reply")) from None

    def dismiss(self, end: Question) -> None:
        """Sends the last line, and leaves the command a moment to end by itself."""
        with suppress(Forfeit, subprocess.TimeoutExpired):
            self._say(msgspec.json.encode(end).decode() + "\n")
            self._say("")
            self._process.wait(FAREWELL)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()
        with suppress(Full):
            self._to_say.put_nowait("")


def play_command(games: GameSet, command: str, patience: float, lang: Lang, draw: Draw, number: int) -> Played:
    """A command in the agent's seat."""
    chair = seated(games, number, lang, draw)
    seconds, forfeited = 0.0, ""
    with Agent(command, patience) as agent:
        refused, error = 0, ""
        while not chair.over:
            began = perf_counter()
            try:
                if chair.decisions >= LONGEST_GAME:
                    forfeited = LONGEST
                    break
                if refused >= MOST_REFUSED:
                    raise Forfeit(text("arena-error-refused", number=MOST_REFUSED))
                reply = agent.ask(Question(news=chair.news(), asked=chair.asked(), board=chair.look(), error=error))
                seconds += perf_counter() - began
                chair.choose(reply.take, reply.why)
            except Forfeit as end:
                forfeited = end.say("en")
                break
            except MiskatonicError as wrong:
                refused, error = refused + 1, wrong.say(lang)
            else:
                refused, error = 0, ""
        if not forfeited:
            agent.dismiss(Question(news=chair.news(), score=chair.score()))
    return play_chair(games, number, chair, seconds, forfeited)


class ByProtocol:
    """A set of games for an agent that comes by the Model Context Protocol: it asks for one after the other."""

    def __init__(
        self, games: GameSet, numbers: Sequence[int], lang: Lang, draw: Draw, record: Callable[[Played], None]
    ) -> None:
        self._games = games
        self._numbers = iter(numbers)
        self._lang: Lang = lang
        self._draw = draw
        self._record = record
        self._playing: tuple[int, Chair, float] | None = None
        self.finished = False
        """Whether the agent has been told that there are no more games."""

    def begin(self) -> Chair | None:
        """The next game; the one before is recorded, as given up if it is not over."""
        if self._playing is not None:
            number, chair, began = self._playing
            given_up = "" if chair.over else "given up"
            self._record(play_chair(self._games, number, chair, perf_counter() - began, given_up))
            self._playing = None
        if (following := next(self._numbers, None)) is None:
            self.finished = True
            return None
        chair = seated(self._games, following, self._lang, self._draw)
        self._playing = following, chair, perf_counter()
        return chair
