"""Playing a game at the terminal, alone, with others at the same keyboard, or with bots."""

from __future__ import annotations

import errno
import unicodedata
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from miskatonic.cli.boards import FULL, ROWS, Scene, board_for
from miskatonic.cli.output import Output
from miskatonic.cli.terminal.answer import Command, read_answer
from miskatonic.cli.terminal.page import Question, page, why
from miskatonic.cli.terminal.saves import Saves
from miskatonic.cli.terminal.seats import ME, make_bots
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.errors import MiskatonicError, UndoRefused
from miskatonic.kernel.game import reading_of
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.story import told_of
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import naming, text

LOG_LINES = 30
FORGET_WHAT_WAS_ABOVE = "\x1b[3J"
"""What a terminal understands as: nothing can be scrolled back to."""
MATCHES_SHOWN = 12
UNSAVED = {
    errno.ENOENT: "cli-reason-no-folder",
    errno.ENOTDIR: "cli-reason-no-folder",
    errno.EISDIR: "cli-reason-folder",
    errno.EACCES: "cli-reason-forbidden",
    errno.EPERM: "cli-reason-forbidden",
    errno.EROFS: "cli-reason-forbidden",
    errno.ENOSPC: "cli-reason-full",
}


class Quit(Exception):
    """Raised when a player leaves the table; the game is kept."""


class TerminalGame:
    """One game at one terminal."""

    def __init__(
        self,
        table: Table[Any],
        seats: list[str],
        out: Output,
        saves: Saves,
        file: Path,
        *,
        ascii_only: bool = False,
        story: bool = True,
        budget: float | None = None,
    ) -> None:
        self.table = table
        self.seats = seats
        self.words = out.words
        self.console = out.console
        self.saves = saves
        self.file = file
        self.ascii = ascii_only
        self.story = story
        """Whether the sentences of the story stand between the lines of the log."""
        self.board = board_for(table.rules)
        self.bots = make_bots(table.rules.slug, seats, table.seed, budget)
        self.told: dict[str, int] = {}
        """How many events have been shown to those who may look at the screen together."""
        screens = {table.state.screen(seat) for seat, who in enumerate(seats) if who == ME}
        self.has_secrets = len(screens) > 1
        """Whether people share this terminal who have secrets from each other."""
        self.looking = None if self.has_secrets else next(iter(screens), None)
        """The screen group of the player at the keyboard; None as long as it is unknown."""
        self.kept = True
        """Whether the last choice is in the file."""

    # --- playing

    def run(self) -> None:
        """Runs until the game is over or a player leaves."""
        with suppress(ImportError):
            import readline  # noqa: F401  (lines can be edited)
        with naming(self.table.state.naming):
            self.play()

    def play(self) -> None:
        """The same, with the names that pieces go by at this table."""
        self.keep()
        try:
            while (decision := self.table.decision) is not None:
                if decision.seat in self.bots:
                    self.let_bot_choose(decision)
                else:
                    self.ask(decision)
                self.keep()
        except Quit:
            self.say_goodbye()
        except KeyboardInterrupt:
            self.console.print()
            self.say_goodbye()
            raise
        else:
            self.show_end()

    def let_bot_choose(self, decision: Decision) -> None:
        """A bot's turn to decide; what it did is read in the log."""
        bot = self.bots[decision.seat]
        if self.console.is_terminal and self.seats[decision.seat] == "search":
            with self.console.status(self.words("thinking", who=self.name(decision.seat))):
                chosen = bot.pick(Sight(self.table))
        else:
            chosen = bot.pick(Sight(self.table))
        self.table.choose(*chosen)

    def ask(self, decision: Decision) -> None:
        """Shows the table and reads what the person types until it is a choice."""
        self.hand_over(decision.seat)
        self.show(decision)
        while True:
            line = self.read()
            if not line:
                self.show(decision)
                continue
            try:
                answer = read_answer(line, decision)
                if isinstance(answer, Command):
                    if self.obey(answer, decision):
                        return
                    continue
                self.table.choose(*answer)
            except MiskatonicError as error:
                self.complain(error)
            except OSError as error:
                self.complain(not_saved(error))
            else:
                return

    def hand_over(self, seat: int) -> None:
        """A player with other secrets comes to the keyboard: the screen stays empty until that player confirms."""
        screen = self.table.state.screen(seat)
        if self.looking != screen:
            self.wipe()
            self.read(self.words("hand-over", who=self.name(seat)) + " ")
            self.wipe()
            self.looking = screen

    def wipe(self) -> None:
        """Nothing that was shown or typed can be found any more, not even by scrolling back."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_WHAT_WAS_ABOVE)
        with suppress(ImportError):
            import readline

            readline.clear_history()

    def read(self, prompt: str = "> ") -> str:
        """Reads a line; the end of the input leaves the table."""
        try:
            return input(prompt).strip()
        except EOFError:
            self.console.print()
            raise Quit from None

    # --- commands

    def obey(self, command: Command, decision: Decision) -> bool:
        """Carries out a command; True if the question that was asked is no longer the pending one."""
        match command.letter:
            case "?":
                self.show_rule(decision)
            case "u":
                return self.undo()
            case "s":
                self.save(command.rest)
            case "l":
                self.show_log(command.rest)
            case "c":
                self.show_cards(command.rest, decision)
            case "b":
                self.print(self.board.draw(self.table.view(decision.seat), self.scene(decision)))
            case "h":
                self.show_help()
            case _:
                raise Quit
        return False

    def show_rule(self, decision: Decision) -> None:
        """The rule that the pending decision comes from."""
        ledger = reading_of(self.table.state).ledger(self.table.state.edition)
        if decision.rule not in ledger:
            self.print(Text(self.words("why-card")))
            return
        rule = ledger[decision.rule]
        lang = self.words.lang
        words = rule.fr if lang == "fr" else rule.en
        self.print(why(self.words, rule.id, ledger.chapter_name(rule.chapter, lang), words, rule.example))

    def undo(self) -> bool:
        """Takes back the last choice of a person, and what the bots did since. Past chance only after a question."""
        moves = self.table.moves
        back = next((n for n, move in enumerate(reversed(moves), start=1) if move.seat not in self.bots), None)
        if back is None:
            raise UndoRefused(text("error-nothing-to-undo"))
        earlier = self.table.at(len(moves) - back)
        if earlier.state.rng.reveals != self.table.state.rng.reveals and not self.confirm("undo-chance"):
            return False
        for _ in range(back):
            self.table.undo(past_chance=True)
        self.told = {looking: min(told, len(self.table.events)) for looking, told in self.told.items()}
        return True

    def confirm(self, key: str) -> bool:
        """A question that only yes answers with yes."""
        return self.read(self.words(key) + " ").lower() in ("y", "yes", "o", "oui")

    def save(self, name: str) -> None:
        """Writes the game into a file of the person's choice."""
        file = Path(name).expanduser() if name else self.file
        self.saves.keep(file, self.table.save(self.seats))
        self.print(Text(self.words("saved", file=str(file))))

    def show_log(self, number: str) -> None:
        """The last lines of the log."""
        lines = list(self.lines(0))
        wanted = int(number) if number.isdecimal() else LOG_LINES
        if not lines:
            self.print(Text(self.words("log-empty")))
        for line in lines[-wanted:] if wanted else []:
            self.print(line)

    def show_cards(self, wanted: str, decision: Decision) -> None:
        """The full text of a card, by its name or by the number of an option that concerns it."""
        if not wanted:
            raise MiskatonicError(text("cli-card-which"))
        scene = self.scene(decision)
        pieces = self.pieces_of(int(wanted), decision) if wanted.isdecimal() else self.find_cards(wanted)
        drawn = [card for piece in pieces if (card := self.board.card(piece, scene)) is not None]
        if not drawn:
            raise MiskatonicError(text("cli-card-none", name=wanted))
        for card in drawn:
            self.print(card)

    def pieces_of(self, number: int, decision: Decision) -> list[str]:
        """What an option concerns."""
        if not 1 <= number <= len(decision.options):
            raise MiskatonicError(text("cli-answer-no-number", number=number, most=len(decision.options)))
        return list(decision.options[number - 1].pieces)

    def find_cards(self, name: str) -> list[str]:
        """The cards of that name or slug, or else the one card that has it as a part of its name."""
        names = {
            component.slug: plain(self.words.piece(self.table.rules.slug, component.slug))
            for registry in self.table.state.edition.kinds_beside(reading_of(self.table.state).registries).values()
            for component in self.table.state.edition[registry]
        }
        sought = plain(name)
        if exact := [slug for slug, known in names.items() if sought in (known, slug)]:
            return exact[:MATCHES_SHOWN]
        found = [slug for slug, known in names.items() if sought in known]
        if len(found) > 1:
            several = ", ".join(self.words.piece(self.table.rules.slug, slug) for slug in found[:MATCHES_SHOWN])
            raise MiskatonicError(text("cli-card-several", name=name, cards=several))
        return found

    def show_help(self) -> None:
        """The commands and the signs."""
        self.print(Text(self.words("help", why="?")))
        self.print(self.board.legend(self.scene(None)))

    # --- showing

    def scene(self, decision: Decision | None) -> Scene:
        """For whom the board is drawn now."""
        wide = self.console.is_terminal or self.console.width >= 100
        return Scene(
            words=self.words,
            width=self.console.width,
            detail=FULL if wide else ROWS,
            ascii=self.ascii,
            marks={} if decision is None else marks(decision),
            people=frozenset(seat for seat, who in enumerate(self.seats) if who == ME),
        )

    @property
    def readers(self) -> frozenset[int]:
        """The seats of the people at the screen now; empty if it may be any of them."""
        screen = self.table.state.screen
        return frozenset(seat for seat, who in enumerate(self.seats) if who == ME and screen(seat) == self.looking)

    def show(self, decision: Decision) -> None:
        """A page with the table, what has happened since the last one, and the question."""
        view = self.table.view(decision.seat)
        news = self.news()
        odds = reading_of(self.table.state).odds(self.table.state, decision)
        hints = reading_of(self.table.state).hints(self.table.state, decision)
        who, source = self.name(decision.seat), self.source(decision)
        question = Question(decision, who, source, odds, self.words, self.console.width, hints)
        self.turn_page(page(self.console, self.board, view, self.scene(decision), news, question.forms()))

    def news(self) -> list[Text]:
        """What has happened since those who look at the screen looked at it last."""
        seen, self.told[self.looking or ""] = self.told.get(self.looking or "", 0), len(self.table.events)
        return list(self.lines(seen))

    def source(self, decision: Decision) -> str:
        """The name of the card, enemy or place that asks; "" where the rules themselves do, or the question names it."""
        name = self.words.piece(self.table.rules.slug, decision.asker) if decision.asker else ""
        return name[:1].upper() + name[1:]

    def turn_page(self, drawn: RenderableType) -> None:
        """A new page on an empty screen."""
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(drawn, end="")

    def lines(self, first: int) -> Iterator[Text]:
        """The log from that event on, as those read it who look at the screen: what bots draw is hidden from them."""
        scene = self.scene(None)
        seats: tuple[int | None, ...] = (None, *sorted(self.readers))
        ears = tuple(dict.fromkeys(ear for seat in seats for ear in self.table.ears(seat)))
        for number, event in enumerate(self.table.events_from(first), start=first):
            if event.told and event.visible_to(ears):
                if self.story and (tale := told_of(event, number)):
                    yield Text(self.words.read(tale), style="italic")
                yield self.board.tell(event, scene) or Text(self.words.read(event.line()))

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.board.seat_name(self.table.view(seat), seat, self.words)

    def print(self, *drawn: RenderableType) -> None:
        """Onto the screen."""
        for part in drawn:
            self.console.print(part)

    def complain(self, error: MiskatonicError) -> None:
        """A sentence about what cannot be done; nothing has been changed."""
        self.console.print(Text(error.say(self.words.lang), style="bold red"))

    # --- keeping and ending

    def keep(self) -> None:
        """Writes the game into its file, so that nothing is lost whatever happens."""
        try:
            self.saves.keep(self.file, self.table.save(self.seats))
        except OSError as error:
            if self.kept:
                self.complain(not_saved(error))
            self.kept = False
        else:
            self.kept = True

    def say_goodbye(self) -> None:
        """Where the game is and how it is taken up again."""
        if self.kept:
            self.print(Text(self.words("goodbye", file=str(self.file))))

    def show_end(self) -> None:
        """The last position and how the game ended, for everybody to see."""
        if self.has_secrets:
            self.wipe()
            self.looking = None
        outcome = self.table.outcome
        assert outcome is not None
        ending = Text(self.words.read(text(outcome.reason)), style="bold green" if outcome.winners else "bold red")
        for chapter in reading_of(self.table.state).chronicle(self.table.state, None):
            lines = " · ".join(self.words.read(line) for line in chapter.lines)
            ending.append(f"\n{self.words.read(chapter.title)}  ", style="not bold default underline")
            ending.append(lines, style="not bold default")
        if self.kept:
            ending.append("\n" + self.words("record", file=str(self.saves.finish(self.file))), style="not bold dim")
        drawn = page(self.console, self.board, self.table.view(None), self.scene(None), self.news(), [ending])
        self.turn_page(drawn)


def not_saved(error: OSError) -> MiskatonicError:
    """Why a game cannot be written, in the reader's language as far as it is one of the usual reasons."""
    reason = UNSAVED.get(error.errno or 0)
    return MiskatonicError(text("cli-save-failed", reason=text(reason) if reason else str(error.strerror or error)))


def marks(decision: Decision) -> dict[str, str]:
    """The numbers of the options by the pieces they concern, where a piece belongs to one option and that to one piece."""
    concerned = Counter(piece for option in decision.options for piece in option.pieces)
    return {
        option.pieces[0]: str(number)
        for number, option in enumerate(decision.options, start=1)
        if len(option.pieces) == 1 and concerned[option.pieces[0]] == 1
    }


def plain(name: str) -> str:
    """A name without accents and capitals."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("’", "'").replace("\u202f", " "))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
