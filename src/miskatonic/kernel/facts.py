"""What a board draws of a component beside its words: a union of types, one for each kind of component of a game."""

from __future__ import annotations

import re

from msgspec import Struct


def _kind(name: str) -> str:
    """The kind that facts of a type are of: `ancient_one` for `AncientOneFacts`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name.removesuffix("Facts")).lower()


class Sparse(Struct, frozen=True, omit_defaults=True):
    """A value that is sent without what keeps its default: a field with a default is optional for clients."""


class Facts(Sparse, frozen=True, kw_only=True, tag_field="kind", tag=_kind):
    """The facts of the components of one kind, which is sent with them as `kind`."""
