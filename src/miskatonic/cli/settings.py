"""Options of a game's setup, written as words: `errata=true`, `seats=joe_diamond,kate_winthrop`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_origin

import msgspec
from msgspec.structs import fields

from miskatonic.kernel.errors import BadSetup, MiskatonicError
from miskatonic.kernel.game import Game
from miskatonic.kernel.text import text


def read_settings(game: Game[Any], written: Iterable[str]) -> dict[str, Any]:
    """The options that were written, each as its own type. What the game has no option for is left to the game to refuse."""
    settings: dict[str, Any] = {}
    for setting in written:
        option, equals, value = setting.partition("=")
        if not equals or not option:
            raise MiskatonicError(text("cli-error-setting", setting=setting))
        settings[option.strip().replace("-", "_")] = _read(game, option.strip().replace("-", "_"), value.strip())
    return settings


def _read(game: Game[Any], option: str, value: str) -> Any:
    kind = next((field.type for field in fields(game.options_type) if field.name == option), str)
    written: Any = value
    if get_origin(kind) is list:
        written = [item.strip() for item in value.split(",")] if value else []
    try:
        return msgspec.convert(written, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetup(text("error-bad-option", option=option, value=value, reason=str(error))) from None
