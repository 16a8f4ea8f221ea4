"""What a server writes down about itself: one line of JSON for one thing, with its time and its level."""

from __future__ import annotations

import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

MOST_FRAMES = 12
"""Maximum number of frames logged of a traceback, the innermost last."""


QUIETER = {"warning": "error", "debug": "info"}
"""What Uvicorn warns of is nonsense from the network, as much of it as anybody sends; what it tells beyond `info` are the headers
of WebSockets, with the cookies in them."""


class OneLine(logging.Formatter):
    """A failure is one line too: what failed, and where."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        error = record.exc_info[1] if record.exc_info else None
        return msgspec.json.encode(line if error is None else line | failure(error)).decode()


def failure(error: BaseException) -> dict[str, Any]:
    """The type of an error and only the first line of its message, because databases add hidden data to it."""
    frames = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
    return {
        "error": f"{type(error).__name__}: {str(error).partition(chr(10))[0]}",
        "where": [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames],
    }


def logging_to_stderr(level: str) -> dict[str, Any]:
    """Configuration of logging: that level, and this format for everything."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": OneLine}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["stderr"], "level": level.upper()},
        "loggers": {"uvicorn.error": {"level": QUIETER.get(level, level).upper()}},
    }
