"""Agents that read words: a seat at a table as questions, options and lines of a log, and a server of the Model Context
Protocol over it. See docs/agents.md."""

from __future__ import annotations

from pathlib import Path

from miskatonic.kernel.text import PHRASES

PHRASES.add_folder(Path(__file__).parent / "text")
