"""Options of a game's setup, written as words: `errata=true`, `seats=joe_diamond,kate_winthrop`."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, get_args, get_origin

import msgspec

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.kernel.setup import bad_option, kind_of
from miskatonic.kernel.text import text


def read_settings(rules: Rulebook[Any], written: Iterable[str]) -> dict[str, Any]:
    """The options that were written, each as its own type. What the game has no option for is left to the game to refuse."""
    settings: dict[str, Any] = {}
    for setting in written:
        option, equals, value = setting.partition("=")
        if not equals or not option:
            raise MiskatonicError(text("cli-error-setting", setting=setting))
        settings[option.strip().replace("-", "_")] = _read(rules, option.strip().replace("-", "_"), value.strip())
    return settings


def read_answers(written: Iterable[str]) -> dict[str, Any]:
    """The option with the answers that were written to the questions of boxes; none without any. What no box asks is left to
    the setup to refuse."""
    answers: dict[str, str] = {}
    for answer in written:
        question, equals, value = answer.partition("=")
        if not equals or not question.strip():
            raise MiskatonicError(text("cli-error-answer", answer=answer))
        answers[question.strip().replace("-", "_")] = value.strip()
    return {"answers": answers} if answers else {}


def _read(rules: Rulebook[Any], option: str, value: str) -> Any:
    kind = kind_of(rules, option)
    written: Any = value
    if list in (get_origin(kind), *map(get_origin, get_args(kind))):
        written = _read_list(value)
    try:
        return msgspec.convert(written, kind, strict=False)
    except msgspec.ValidationError as error:
        raise bad_option(option, value, error, kind) from None


def _read_list(value: str) -> list[Any]:
    """Words with commas between, a list in JSON, or one piece of JSON."""
    if value.startswith("{"):
        return [value]
    if value.startswith("["):
        with suppress(msgspec.DecodeError):
            items = msgspec.json.decode(value, type=list[Any])
            return [msgspec.json.encode(item).decode() if isinstance(item, dict) else item for item in items]
    return [item.strip() for item in value.split(",")] if value else []
