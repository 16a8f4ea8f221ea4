"""A box from a package of its own, installed where Python finds it: who chooses it plays with it, nobody else notices.

What is installed cannot be taken out of a process again, so every question is answered by a process of its own.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from miskatonic import load_table, new_table
from miskatonic.kernel.errors import BadSave

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ENTRY_POINTS = """
[miskatonic.boxes]
night_shift_museum = night_shift:MUSEUM
night_shift_cards = night_shift:CARDS
"""


def install(site: Path, package: Path, entry_points: str, name: str = "night_shift") -> Path:
    """Puts a package into a folder of installed packages, with what a package manager writes beside it."""
    shutil.copy(package, site / package.name)
    about = site / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(entry_points)
    return site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("site"), HERE / "night_shift/night_shift.py", ENTRY_POINTS)


def run(program: str, *places: Path) -> Any:
    """What a program says that runs with further folders of installed packages."""
    paths = os.pathsep.join([str(ROOT / "src"), *map(str, places)])
    done = subprocess.run(
        [sys.executable, "-c", dedent(program)],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


BASE_GAMES = """
    import json
    from hashlib import sha256
    from miskatonic import new_table
    from miskatonic.kernel.box import BOXES
    from miskatonic.kernel.sight import Sight
    from miskatonic.players import make_bot

    digests = []
    boxed = {boxed}
    for game, setup in (("elder_sign", dict(players=3)), ("card_game", dict(players=2, scenario="the_gathering"))):
        if boxed:
            BOXES.of(game)
            other = new_table(game, seed=9, boxes=["night_shift"], **setup)
            bot = make_bot("random", game, seed=9)
            while other.decision:
                other.choose(*bot.pick(Sight(other)))
        for seed in range(4):
            table = new_table(game, seed=seed, **setup)
            bot = make_bot("random", game, seed=seed)
            while table.decision:
                table.choose(*bot.pick(Sight(table)))
            digests.append(sha256(table.checkpoint + table.save()).hexdigest())
        fields = [field.option for field in table.rules.questions(table.state.edition)]
        digests.append(fields)
    print(json.dumps(digests))
"""


def test_tables_that_do_not_choose_it_are_byte_for_byte_what_they_were(site: Path) -> None:
    assert run(BASE_GAMES.format(boxed=True), site) == run(BASE_GAMES.format(boxed=False))


@pytest.mark.parametrize("bot", ["random", "heuristic", "search"])
def test_tables_that_choose_it_play_it_with_every_bot(site: Path, bot: str) -> None:
    seen = run(
        f"""
        import json
        from miskatonic import new_table
        from miskatonic.kernel.sight import Sight
        from miskatonic.players import make_bot

        seen = []
        setups = [("elder_sign", dict(players=2, seed=seed)) for seed in range(3)]
        setups += [("card_game", dict(seats=["ida_crane"], scenario="the_gathering", seed=seed)) for seed in range(3)]
        setups += [("card_game", dict(seats=["ida_crane", "roland_banks"], scenario="the_midnight_masks", seed=3))]
        for game, setup in setups:
            table = new_table(game, boxes=["night_shift"], **setup)
            bot = make_bot("{bot}", game, seed=1, iterations=3)
            while table.decision and len(table.moves) < {60 if bot == "search" else 150}:
                table.choose(*bot.pick(Sight(table)))
                table.rules.check(table.state)
            seen += [option for move in table.moves for option in move.options]
        print(json.dumps(sorted(set(seen))))
        """,
        site,
    )
    if bot != "random":
        assert any(option.startswith("play:payday") for option in seen), "a free gain is taken"


def test_the_box_shows_where_boxes_are_listed(site: Path) -> None:
    program = """
        import json, subprocess, sys
        games = json.loads(subprocess.check_output([sys.executable, "-m", "miskatonic", "games", "--json"]))
        counted = json.loads(subprocess.check_output(
            [sys.executable, "-m", "miskatonic", "inventory", "elder_sign", "--boxes", "night_shift", "--json"]))
        print(json.dumps([games, counted]))
    """
    games, counted = run(program, site)
    boxes = {row["game"]: [box["box"] for box in row["boxes"]] for row in games["games"]}
    assert boxes["elder_sign"] == boxes["card_game"] == ["night_shift"]
    items = next(row for row in counted["components"] if row["kind"] == "common_item")
    assert (items["published"], items["implemented"], counted["missing"]) == (13, 13, [])


def test_games_saved_before_load_and_go_on_where_it_is_installed(site: Path) -> None:
    assert run(
        """
        import json
        from pathlib import Path
        from miskatonic import load_table
        from miskatonic.kernel.box import BOXES
        from miskatonic.kernel.replay import verify

        BOXES.of("elder_sign")
        went_on = []
        for path in sorted(Path("tests/saves").glob("*.json")):
            table = load_table(path.read_bytes())
            if table.decision:
                table.choose(*range(max(1, table.decision.least)))
            verify(table.save())
            went_on.append(path.stem)
        print(json.dumps(went_on))
        """,
        site,
    ) == sorted(path.stem for path in (ROOT / "tests/saves").glob("*.json"))


@pytest.mark.parametrize("game", ["elder_sign", "card_game"])
def test_a_save_that_names_a_missing_box_gets_one_clear_sentence(site: Path, game: str) -> None:
    saved = run(
        f"""
        import json
        from miskatonic import new_table
        table = new_table("{game}", seed=4, boxes=["night_shift"])
        table.choose(*range(max(1, table.decision.least)))
        print(json.dumps(table.save().decode()))
        """,
        site,
    )
    with pytest.raises(BadSave) as refused:
        load_table(saved)
    assert refused.value.say("en") == (
        "This game was saved with the box “night_shift”, which cannot be used here. "
        "There is no box called “night_shift” for this game; none is installed."
    )
    assert "night_shift" in refused.value.say("fr")


def test_a_box_that_cannot_be_opened_leaves_the_others_alone(site: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken_box.py"
    broken.write_text(
        dedent(
            """
            from miskatonic.games.elder_sign.declare import common_item
            from miskatonic.games.elder_sign.effects.belongings import gain
            from miskatonic.kernel.box import Box

            BOX = Box("broken", "elder_sign", "Broken", "Cassé")
            with BOX:
                common_item("axe", "Axe", "Hache", gain("clue"))
            """
        )
    )
    place = tmp_path / "site"
    place.mkdir()
    install(place, broken, "[miskatonic.boxes]\nbroken = broken_box:BOX\n", "broken")
    installed, sentence = run(
        """
        import json
        from miskatonic import new_table
        from miskatonic.kernel.box import BOXES
        from miskatonic.kernel.errors import BadSetup
        installed = [box.slug for box in BOXES.of("elder_sign")]
        try:
            new_table("elder_sign", boxes=["broken"])
        except BadSetup as refused:
            print(json.dumps([installed, str(refused)]))
        """,
        site,
        place,
    )
    assert installed == ["night_shift"]
    assert sentence == (
        "The box “broken” is installed but cannot be opened: ValueError: 'axe' is declared twice in "
        "elder_sign, first by the game itself"
    )


def test_a_box_whose_event_has_the_name_of_another_cannot_be_opened(tmp_path: Path) -> None:
    clashing = tmp_path / "clashing_box.py"
    clashing.write_text(
        dedent(
            """
            from miskatonic.games.elder_sign.events import ElderSignEvent
            from miskatonic.kernel.box import Box

            class AdventureDrawn(ElderSignEvent, frozen=True, gc=False):
                ship: str

            BOX = Box("clashing", "elder_sign", "Clashing", "En conflit")
            """
        )
    )
    place = tmp_path / "site"
    place.mkdir()
    install(place, clashing, "[miskatonic.boxes]\nclashing = clashing_box:BOX\n", "clashing")
    sentence = run(
        """
        import json
        from miskatonic import new_table
        from miskatonic.kernel.errors import BadSetup
        try:
            new_table("elder_sign", boxes=["clashing"])
        except BadSetup as refused:
            print(json.dumps(str(refused)))
        """,
        place,
    )
    assert "elder_sign has an event 'AdventureDrawn' already" in sentence


def test_without_it_there_is_no_such_box() -> None:
    table = new_table("elder_sign", seed=1)
    assert "thermos" not in table.state.common_deck
