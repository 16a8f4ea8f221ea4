"""Plays and saves the games that later versions must still read: `make saves`."""

from pathlib import Path
from typing import Any

from miskatonic import new_table
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.sight import Sight
from miskatonic.players import make_bot

HERE = Path(__file__).parent

SETUPS: dict[str, list[dict[str, Any]]] = {
    "elder_sign": [{"players": players} for players in (1, 2, 4, 8)],
    "card_game": [
        {"seats": ["roland_banks"], "scenario": "the_gathering"},
        {"seats": ["daisy_walker", "skids_otoole"], "scenario": "the_midnight_masks", "difficulty": "easy"},
        {"players": 3, "campaign": True, "difficulty": "easy"},
        {"players": 4, "scenario": "the_devourer_below"},
    ],
    "arkham_horror": [{"players": players} for players in (1, 2, 4, 8)],
    "mansions": [
        {"players": 2, "story": "the_fall_of_house_lynch"},
        {"players": 3, "story": "blood_ties", "keeper": 2},
        {"players": 4, "story": "the_inner_sanctum", "monster_skill": True},
        {"players": 5, "story": "green_eyed_boy", "uncertain_end": True},
    ],
}


def make_saves() -> None:
    """Writes games of the present revisions, in the place of those of the same revision."""
    for game, setups in SETUPS.items():
        for number, setup in enumerate(setups):
            table = new_table(game, seed=100 + number, **setup)
            bot = make_bot("random", game, seed=number)
            while table.decision is not None and len(table.moves) < 120:
                table.choose(*bot.pick(Sight(table)))
            (HERE / f"{game}-{GAMES[game].rules.revision}-{number}.json").write_bytes(table.save() + b"\n")


if __name__ == "__main__":
    make_saves()
