"""What cannot be on a card is refused where it is written, by a sentence that names the card, the field and what is possible."""

from collections.abc import Callable
from typing import Any

import pytest

from miskatonic.games.card_game.components import ALL, DeckOption, Side, Spawn, TokenEffect, Uses
from miskatonic.games.card_game.declare import asset, enemy, event, investigator, location, reference, skill, treachery
from miskatonic.games.card_game.effects.cards import draw
from miskatonic.games.card_game.effects.checks import fight_with
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.using import action

SIDE = Side("circle", ())
SPEND_AMMO = action(fight_with(), cost=costing(ammo=1))
MISSPELT = DeckOption("seekr")  # type: ignore[arg-type]
INVESTIGATOR: dict[str, Any] = {
    "faction": "seeker",
    "skills": {"willpower": 3, "intellect": 3, "combat": 3, "agility": 3},
    "health": 7,
    "sanity": 7,
    "elder_sign": TokenEffect(1),
    "deck_options": (),
    "required": (),
}


@pytest.mark.parametrize(
    ("word", "fields", "sentence"),
    [
        (asset, {"cost": "two"}, "cost cannot be 'two'; it is a whole number or None"),
        (asset, {"cost": True}, "cost cannot be True"),
        (asset, {"faction": "seekr"}, "faction cannot be 'seekr'; it is one of 'guardian', 'seeker', 'rogue'"),
        (asset, {"slots": ("pocket",)}, "slots cannot be .*'pocket'.*; it is a tuple, each of which is one of 'hand'"),
        (asset, {"slots": "hand"}, "slots cannot be 'hand'; it is a tuple"),
        (asset, {"traits": "Item"}, "traits cannot be 'Item'"),
        (asset, {"keywords": ("huntr",)}, "keywords cannot be"),
        (asset, {"weakness": "minor"}, "weakness cannot be 'minor'; it is one of '', 'basic', 'signature'"),
        (
            asset,
            {"icons": {"strength": 1}},
            "icons cannot be .*; it is a mapping, each key of which is one of 'willpower'",
        ),
        (asset, {"uses": Uses("amo", 3)}, "uses.kind cannot be 'amo'; it is one of 'ammo', 'supply'"),  # type: ignore[arg-type]
        (asset, {"uses": 3}, "uses cannot be 3; it is of the type Uses or None"),
        (asset, {"uses": Uses("supply", 3), "lines": (SPEND_AMMO,)}, "an ability spends 'ammo'"),
        (asset, {"lines": (SPEND_AMMO,)}, "an ability spends 'ammo'"),
        (asset, {"colour": "red"}, "there is no colour; there are slug, en, fr"),
        (event, {"designator": "figth"}, "designator cannot be 'figth'; it is one of '', 'fight'"),
        (event, {"effect": draw}, "effect cannot be .*; it is of the type Effect or None"),
        (event, {"slots": ("hand",)}, "there is no slots"),
        (skill, {"most": "one"}, "most cannot be 'one'"),
        (treachery, {"copies": "3"}, "copies cannot be '3'; it is a whole number"),
        (enemy, {"health": 2, "evade": 2}, "fight is missing; it is a whole number"),
        (enemy, {"fight": 1, "health": 1, "evade": 1, "prey": "weakest"}, "prey cannot be 'weakest'; it is one of"),
        (enemy, {"fight": 1, "health": 1, "evade": 1, "spawn": Spawn(at="attic")}, "spawn.at cannot be 'attic'"),  # type: ignore[arg-type]
        (location, {"unrevealed": SIDE, "revealed": SIDE}, "shroud is missing"),
        (investigator, {**INVESTIGATOR, "skills": {"luck": 3}}, "skills cannot be"),
        (investigator, {**INVESTIGATOR, "deck_options": (MISSPELT,)}, "deck_options.faction cannot be 'seekr'"),
        (
            reference,
            {"easy": {"skull": TokenEffect("-1")}, "hard": {}},  # type: ignore[arg-type]
            "easy.modifier cannot be '-1'; it is a whole number or of the type Count or None",
        ),
        (reference, {"easy": {"squid": TokenEffect(-1)}, "hard": {}}, "easy cannot be"),
        (investigator, {**INVESTIGATOR, "starter": {"knife": "2"}}, "starter cannot be"),
    ],
)
def test_what_cannot_be_on_a_card_is_refused(word: Callable[..., Any], fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"misprint: {sentence}"):
        word("misprint", "Misprint", "Coquille", "99999", **fields)
    assert "misprint" not in ALL


@pytest.mark.parametrize("slug", ["Knife", "knife#2", "pen knife", "couteau-à-pain", ""])
def test_a_slug_is_plain(slug: str) -> None:
    with pytest.raises(ValueError, match="small letters, digits and underscores only"):
        asset(slug, "Misprint", "Coquille", "99999")
