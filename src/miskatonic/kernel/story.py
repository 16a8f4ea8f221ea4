"""The story beside the rules: a sentence of a chronicle for what happens, chosen by what happened and by nothing else.

Sentences are messages of `text/story/<lang>.ftl`: `ah-story-sealed-woods-1`, `-2` … for an event that tells `sealed-{place}`.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from miskatonic.kernel.event import Event
from miskatonic.kernel.text import PHRASES, Text


def told_of(event: Event, number: int) -> Text | None:
    """The sentence for an event, by its place in the log; None where nothing is told. Seen again, the event has the same one."""
    for stem in stems(event):
        if count := PHRASES.variants(stem):
            return Text(f"{stem}-{(number + crc32(stem.encode())) % count + 1}")
    return None


def stems(event: Event) -> Iterator[str]:
    """The keys of the sentences for an event without their numbers, the most particular ones first."""
    for scene in event.scenes():
        yield f"{type(event).prefix}-story-{scene.replace('_', '-')}"
