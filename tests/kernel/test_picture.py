"""A box says what the pictures of its components show."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec import UNSET

from miskatonic.games.elder_sign.declare import common_item
from miskatonic.games.elder_sign.effects.belongings import gain
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.picture import Palette, Picture, Scene
from miskatonic.server.routes import piece
from miskatonic.testing import home_made

LINE = Path(__file__).parents[2] / "web/src/kit/picture/line.ts"


def words_of(name: str) -> set[str]:
    """The words of a type of the client."""
    found = re.search(rf"export type {name} =(.*?);", LINE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return set(re.findall(r'"(\w+)"', found[1]))


def test_a_piece_comes_with_the_picture_that_its_box_declares() -> None:
    with home_made("elder_sign") as box:
        common_item("brass_lens", "Brass Lens", "Lentille de cuivre", gain("clue"))
        common_item("tin_whistle", "Tin Whistle", "Sifflet", gain("clue"))
        box.picture("brass_lens", emblem="magnifying-glass", scene="shop", palette="amber")
        edition, reading = edition_of("elder_sign", ("home_made",)), GAMES["elder_sign"].reading
        assert piece(reading, "brass_lens", "en", edition).picture == Picture("magnifying-glass", "shop", "amber")
        assert piece(reading, "tin_whistle", "en", edition).picture is UNSET
        assert piece(reading, "axe", "en", edition).picture is UNSET


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"scene": "moonbase"}, "there is no scene 'moonbase' for a picture; there are altar,"),
        ({"palette": "pink"}, "there is no palette 'pink' for a picture; there are amber,"),
        ({"emblem": "Magnifying Glass"}, "'Magnifying Glass' is no name of an icon"),
    ],
)
def test_what_cannot_be_drawn_is_refused_with_a_sentence(said: dict[str, str], sentence: str) -> None:
    with home_made("elder_sign") as box:
        common_item("brass_lens", "Brass Lens", "Lentille de cuivre", gain("clue"))
        with pytest.raises(ValueError, match=re.escape(sentence)):
            box.picture("brass_lens", **said)


def test_only_what_the_box_has_declared_can_have_its_picture() -> None:
    with home_made("elder_sign") as box, pytest.raises(ValueError, match="'axe' cannot have a picture before"):
        box.picture("axe", emblem="wood-axe")


def test_the_client_draws_every_scene_and_palette() -> None:
    assert set(get_args(Scene)) == words_of("Scene")
    assert set(get_args(Palette)) == words_of("PaletteName")
