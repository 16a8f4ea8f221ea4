"""What effects give and take, counted up: read off the words that they are told in."""

from __future__ import annotations

from miskatonic.games.elder_sign.state import ElderSignEffect
from miskatonic.kernel.effect import AllOf, OneOf
from miskatonic.kernel.text import Text

Tally = dict[str, int]
"""How many of each kind an effect gives."""

KINDS = {
    "es-effect-gain-clue": "clue",
    "es-effect-gain-common": "common",
    "es-effect-gain-unique": "unique",
    "es-effect-gain-spell": "spell",
    "es-effect-gain-ally": "ally",
    "es-effect-elder-sign": "elder_sign",
    "es-effect-gate": "gate",
    "es-effect-monster": "monster",
    "es-effect-doom": "doom",
    "es-effect-remove-doom": "remove_doom",
    "es-effect-lose-sanity": "sanity",
    "es-effect-lose-stamina": "stamina",
    "es-effect-lose-trophies": "lost_trophies",
    "es-effect-lose-clues": "lost_clues",
    "es-effect-doom-per-other-world": "doom_per_other_world",
}
"""What an effect gives or takes, by the key of its text."""


def tally(*effects: ElderSignEffect | None) -> Tally:
    """What effects give and take, read off the words that they are told in."""
    found: Tally = {}
    for effect in effects:
        if isinstance(effect, AllOf):
            parts = tally(*effect.effects)
        elif isinstance(effect, OneOf):
            parts = tally(effect.effects[-1])
        else:
            parts = _read(effect.text) if effect is not None else {}
        for kind, n in parts.items():
            found[kind] = found.get(kind, 0) + n
    return found


def _read(words: Text) -> Tally:
    args = dict(words.args)
    if words.key == "es-effect-each":
        inner = args["effect"]
        assert isinstance(inner, Text)
        if inner.key == "=join":
            inner = next(part for name, part in reversed(inner.args) if isinstance(part, Text))
        return {f"each_{kind}": n for kind, n in _read(inner).items()}
    if words.key == "es-effect-lose-both":
        return {"sanity": _number(args["sanity"]), "stamina": _number(args["stamina"])}
    kind = KINDS.get(words.key)
    return {kind: _number(args.get("n", 1))} if kind else {}


def _number(arg: object) -> int:
    assert isinstance(arg, int)
    return arg
