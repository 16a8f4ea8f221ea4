"""The story beside the rules: a sentence of a chronicle for what happens, chosen by what happened and by nothing else.

Sentences are messages of `text/story/<lang>.ftl`: `ah-story-sealed-woods-1`, `-2` … for an event that tells `sealed-{place}`,
`ah-story-opening-yig-1` on the cover, `ah-story-won-yig-1` and `ah-story-lost-yig-1` at the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

from miskatonic.kernel.event import Event
from miskatonic.kernel.text import PHRASES, Message


def told_of(event: Event, number: int) -> Message | None:
    """The sentence for an event, by its place in the log; None where nothing is told. Seen again, the event has the same one."""
    return sentence(type(event).prefix, event.scenes(), number)


def sentence(prefix: str, scenes: Iterable[str], number: int) -> Message | None:
    """One of the sentences for the first of those scenes that has any; which one, the number says."""
    for scene in scenes:
        stem = f"{prefix}-story-{scene}".replace("_", "-")
        if count := PHRASES.variants(stem):
            return Message(f"{stem}-{(number + crc32(stem.encode())) % count + 1}")
    return None
