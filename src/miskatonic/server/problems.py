"""Refusals: a code, and one clear sentence in the reader's language."""

from __future__ import annotations

from math import ceil
from pathlib import Path

from miskatonic.kernel.errors import BadSave, BadSetup, IllegalChoice, MiskatonicError
from miskatonic.kernel.text import PHRASES, Arg, Lang, Text, render, text
from miskatonic.server.protocol import CODES, Problem

PHRASES.add_folder(Path(__file__).parent / "text")


class Refused(Exception):
    """A request that is not granted. Nothing has been changed."""

    wait: float = 0.0
    """The seconds after which the same request may be granted, where that is known."""

    def __init__(self, code: str, words: Text | None = None, **args: Arg) -> None:
        self.code = code
        self.words = text(f"server-{code.replace('_', '-')}", **args) if words is None else words
        super().__init__(code)

    def __reduce__(self) -> tuple[type[Refused], tuple[str, Text]]:
        """What another process needs to refuse the same."""
        return type(self), (self.code, self.words)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return CODES[self.code]

    @property
    def headers(self) -> dict[str, str]:
        """What the answer says beside its words: in how many whole seconds it is worth asking again."""
        return {"Retry-After": str(ceil(self.wait))} if self.wait else {}

    def problem(self, lang: Lang) -> Problem:
        """The body of an error response."""
        return Problem(self.code, render(self.words, lang))


def too_fast(wait: float) -> Refused:
    """The refusal with a waiting time in seconds."""
    refused = Refused("too_fast")
    refused.wait = wait
    return refused


def refusal(error: MiskatonicError) -> Refused:
    """What the engine refused, as the server tells it."""
    match error:
        case IllegalChoice():
            code = "illegal_choice"
        case BadSetup():
            code = "bad_setup"
        case BadSave():
            code = "bad_save"
        case _:
            code = "bad_request"
    return Refused(code, error.text)
