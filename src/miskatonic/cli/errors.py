"""Whatever goes wrong is one clear sentence on standard error, never a traceback."""

from __future__ import annotations

import errno
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from miskatonic.cli.words import Words, language_in
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.text import text

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
        try:
            code = super().main(given, *rest, **extra)
        except (KeyboardInterrupt, typer.Abort):
            sys.exit(INTERRUPTED)
        except Exception as error:
            sentence = sentence_for(error, Words(language_in(given)))
            if sentence is None:
                raise
            typer.secho(sentence, err=True, fg=typer.colors.RED)
            sys.exit(BAD_INPUT)
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of that name."""
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            raise MiskatonicError(text("cli-error-no-command", name=name, commands=", ".join(self.commands)))
        return super().resolve_command(ctx, args)


def sentence_for(error: Exception, words: Words) -> str | None:
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
        return _usage_sentence(error, words)
    return None


def _usage_sentence(error: Any, words: Words) -> str:
    return words(
        _USAGE_ERRORS.get(type(error).__name__, "error-usage"),
        what=_named(error),
        reason=" ".join(str(getattr(error, "message", "")).split()).rstrip("."),
    )


def _named(error: Any) -> str:
    """The option or argument that an error is about, as it is written on the command line."""
    if (parameter := getattr(error, "param", None)) is None:
        return str(getattr(error, "option_name", ""))
    option = next((name for name in parameter.opts if name.startswith("-")), None)
    return str(option or parameter.metavar or parameter.name.upper())
