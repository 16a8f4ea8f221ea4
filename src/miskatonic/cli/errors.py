"""Whatever goes wrong is one clear sentence on standard error, never a traceback."""

from __future__ import annotations

import errno
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import typer
from typer.core import TyperGroup

from miskatonic.cli.help import french_help
from miskatonic.cli.words import Words, language_in
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.slips import slip
from miskatonic.kernel.text import Text, text

BAD_INPUT = 2
INTERRUPTED = 130

_FILE_ERRORS = {
    errno.ENOENT: "error-file-missing",
    errno.EACCES: "error-file-forbidden",
    errno.EPERM: "error-file-forbidden",
    errno.EROFS: "error-file-forbidden",
    errno.EISDIR: "error-file-folder",
    errno.ENOTDIR: "error-file-missing",
    errno.ENOSPC: "error-file-full",
}
_USAGE_ERRORS = {
    "MissingParameter": "error-missing",
    "NoSuchOption": "error-no-option",
    "BadParameter": "error-bad-value",
}


class Commands(TyperGroup):
    """The commands; their errors are told in the reader's language."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Runs a command and ends the process with its exit code."""
        given = list(sys.argv[1:] if args is None else args) or ["--help"]
        extra["standalone_mode"] = False
        words = Words(language_in(given))
        translated = french_help(self) if "--help" in given and words.lang == "fr" else nullcontext()
        try:
            with translated:
                code = super().main(given, *rest, **extra)
        except (KeyboardInterrupt, typer.Abort):
            sys.exit(INTERRUPTED)
        except Exception as error:
            sentence = sentence_for(error, words, given)
            if sentence is None:
                raise
            typer.secho(sentence, err=True, fg=typer.colors.RED)
            sys.exit(BAD_INPUT)
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of that name."""
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            everything = text("cli-error-no-command", name=name, commands=", ".join(self.commands))
            raise MiskatonicError(slip(name, self.commands, everything))
        return super().resolve_command(ctx, args)


def sentence_for(error: Exception, words: Words, given: Sequence[str] = ()) -> str | None:
    """What went wrong, as one sentence; None for what should never happen."""
    if isinstance(error, MiskatonicError):
        return error.say(words.lang)
    if isinstance(error, OSError) and error.filename is not None:
        key = _FILE_ERRORS.get(error.errno or 0, "error-file")
        folder = Path(str(error.filename)).absolute().parent
        if error.errno == errno.ENOENT and not folder.exists():
            return words("error-folder-missing", file=str(error.filename))
        return words(key, file=str(error.filename), reason=str(error.strerror))
    if hasattr(error, "format_message"):
        return words.read(_usage_sentence(error, given))
    return None


def _usage_sentence(error: Any, given: Sequence[str]) -> Text:
    kind, what = type(error).__name__, _named(error)
    reason = " ".join(str(getattr(error, "message", "")).split()).rstrip(".")
    sentence = text(f"cli-{_USAGE_ERRORS.get(kind, 'error-usage')}", what=what, reason=reason)
    if kind == "NoSuchOption" and error.ctx is not None:
        return slip(what, [name for parameter in error.ctx.command.params for name in parameter.opts], sentence)
    if kind == "BadParameter" and error.ctx is not None and (value := _value(what, given)) is not None:
        return _wanted_instead(error, what, value) or sentence
    return sentence


def _value(option: str, given: Sequence[str]) -> str | None:
    """What was written for an option."""
    for argument, following in zip(given, [*given[1:], None], strict=True):
        name, equals, value = argument.partition("=")
        if name == option:
            return value if equals else following
    return None


def _wanted_instead(error: Any, what: str, value: str) -> Text | None:
    """What an option can be, as the command declares it: a number, perhaps between two others, or one of a few words."""
    declared = get_type_hints(error.ctx.command.callback, include_extras=True).get(getattr(error.param, "name", ""))
    if get_origin(declared) is not Annotated:
        return None
    kind, info = get_args(declared)[:2]
    kinds = [kind, *get_args(kind)] if get_origin(kind) is not Literal else [kind]
    if choices := next((get_args(one) for one in kinds if get_origin(one) is Literal), None):
        return slip(value, choices, text("cli-error-choice", what=what, possible=", ".join(choices), value=value))
    if int not in kinds and float not in kinds:
        return None
    low, high = (None if bound is None else str(bound) for bound in (info.min, info.max))
    ends = "any" if low is None else "from" if high is None else "between"
    return text("cli-error-number", what=what, value=value, ends=ends, low=low or "", high=high or "")


def _named(error: Any) -> str:
    """The option or argument that an error is about, as it is written on the command line."""
    if (parameter := getattr(error, "param", None)) is None:
        return str(getattr(error, "option_name", ""))
    option = next((name for name in parameter.opts if name.startswith("-")), None)
    return str(option or parameter.metavar or parameter.name.upper())
