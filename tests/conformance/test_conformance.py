"""Every game and every box, published and home-made, keeps what all games promise: each check for each of them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from tests.boxes.home_made import filled

from miskatonic import new_table
from miskatonic.conformance import CHECKS, Subject, examined
from miskatonic.conformance.subject import go_on
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.registry import open_box
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import LANGUAGES, render, text
from miskatonic.players import make_bot

ROOT = Path(__file__).parents[2]
OWN = "home_made"
IN_ARKHAM: tuple[dict[str, Any], ...] = ({"seats": ["ida_marsh"], "ancient_one": "the_sleeper"}, {"players": 3})
IN_KINGSPORT: tuple[dict[str, Any], ...] = (
    {**IN_ARKHAM[0], "answers": {"herald": "the_lantern", "guardian": "the_heron", "epic_battle": "yes"}},
    {"players": 3},
)
SUBJECTS = {
    **{game: Subject(game) for game in GAMES.names()},
    "kingsport": Subject("arkham_horror", ("kingsport",)),
    "kingsport_epic": Subject("arkham_horror", ("kingsport_epic",)),
    "elder_sign, home-made": Subject(
        "elder_sign", (OWN,), ({"seats": ["miss_lupin"], "ancient_one": "the_sleeper"}, {"players": 4})
    ),
    "card_game, home-made": Subject(
        "card_game",
        (OWN,),
        (
            {"seats": ["ida_marsh"], "scenario": "the_leak"},
            {"seats": ["ida_marsh"], "scenario": "the_gathering"},
            {"seats": ["ida_marsh", "roland_banks"], "scenario": "the_midnight_masks"},
        ),
    ),
    "arkham_horror, home-made": Subject("arkham_horror", (OWN,), IN_ARKHAM),
    "kingsport, home-made": Subject("arkham_horror", (OWN, "kingsport"), IN_KINGSPORT),
    "mansions, home-made": Subject(
        "mansions",
        (OWN,),
        (
            {"seats": ["keeper", "ida_marsh"], "story": "the_dry_dock"},
            {"seats": ["", "keeper", "ida_marsh"], "story": "the_dry_dock", "uncertain_end": True},
            {"players": 5, "keeper": 2},
        ),
    ),
}
"""What is checked, by name: games that are found are all there."""
GAMES_EACH = {"invariants": 24, "words": 8, "log": 6}
"""How many games a check plays where three are not enough."""
LONGEST = 20_000


@pytest.fixture(params=SUBJECTS)
def subject(request: pytest.FixtureRequest) -> Iterator[Subject]:
    """A game with its boxes; a home-made one is installed meanwhile."""
    found = SUBJECTS[request.param]
    if OWN not in found.boxes:
        yield found
        return
    with filled("kingsport" if "kingsport" in found.boxes else found.game):
        yield found


@pytest.mark.parametrize("check", CHECKS)
def test_what_every_game_promises_is_kept(subject: Subject, check: str) -> None:
    faults = [f"{fault.where}: {fault.what}" for fault in examined(CHECKS[check], subject, GAMES_EACH.get(check, 3))]
    assert faults == []


def test_what_a_box_adds_comes_up_where_that_of_the_game_does(subject: Subject) -> None:
    """A reference card is never dealt: a state names it only as the cause of what a token has just done."""
    if OWN not in subject.boxes:
        return
    seen = ""
    for seed, (n, setup) in product(range(4), enumerate(subject.setups)):
        table = new_table(subject.game, seed=seed + n, boxes=list(subject.boxes), history=False, **setup)
        bot = make_bot("random", subject.game, seed=seed)
        while table.decision is not None and len(table.moves) < LONGEST:
            seen += table.checkpoint.decode(errors="replace") if len(table.moves) % 8 == 0 else ""
            table.choose(*bot.pick(Sight(table)))
        seen += table.checkpoint.decode(errors="replace")
    edition = edition_of(subject.game, subject.boxes)
    for registry in open_box(subject.game).registries:
        ours, theirs = ([card.slug for card in edition[registry] if card.box == box] for box in (OWN, ""))
        if registry.kind != "scenario_reference" and ours and any(slug in seen for slug in theirs):
            assert any(slug in seen for slug in ours), registry.kind


@pytest.mark.parametrize("game", [name for name, subject in SUBJECTS.items() if OWN not in subject.boxes])
def test_the_game_is_the_same_in_processes_that_hash_differently(game: str) -> None:
    program = (
        "import hashlib; from miskatonic.conformance.checks import trace; "
        "from tests.conformance.test_conformance import SUBJECTS; "
        f"print(hashlib.sha256(b''.join(part for n in range(3) for part in trace(SUBJECTS[{game!r}], n))).hexdigest())"
    )
    results = []
    for seed in ("0", "271828"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", program]
        results.append(
            subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        )
    assert len(results[0].strip()) == 64
    assert results[0] == results[1]


@pytest.mark.parametrize("game", [name for name, subject in SUBJECTS.items() if OWN not in subject.boxes])
def test_other_seeds_and_other_choices_give_another_game(game: str) -> None:
    subject = SUBJECTS[game]
    tables = [new_table(subject.game, seed=seed, boxes=list(subject.boxes), players=2) for seed in (1, 2, 1)]
    assert tables[0].checkpoint != tables[1].checkpoint
    for number, table in zip((2, 2, 4), tables, strict=True):
        while table.decision is not None and len(table.moves) < 60:
            go_on(table, number)
    assert tables[0].checkpoint != tables[2].checkpoint


@pytest.mark.parametrize("check", CHECKS)
def test_every_check_has_a_name_in_both_languages(check: str) -> None:
    assert all(render(text(f"check-name-{check}"), lang) for lang in LANGUAGES)
