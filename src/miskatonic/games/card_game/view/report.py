"""What simulations tell of a finished game: resolutions, experience, trauma."""

from __future__ import annotations

from miskatonic.games.card_game.rules.ending import ending_in
from miskatonic.games.card_game.state import CardGame


def report(game: CardGame) -> dict[str, str | int]:
    """The resolution of each scenario that was played; experience and trauma of all investigators together."""
    found: dict[str, str | int] = {}
    if game.campaign:
        for entry in game.log:
            if (ended := ending_in(entry)) is not None:
                found[f"resolution_{ended[0]}"] = f"R{ended[1]}"
        found["experience"] = game.earned
        found["physical_trauma"] = sum(dossier.physical_trauma for dossier in game.dossiers)
        found["mental_trauma"] = sum(dossier.mental_trauma for dossier in game.dossiers)
        found["lost"] = len(game.lost)
    else:
        found["resolution"] = f"R{game.resolution}"
        found["experience"] = sum(investigator.experience for investigator in game.investigators)
        found["physical_trauma"] = sum(investigator.physical_trauma for investigator in game.investigators)
        found["mental_trauma"] = sum(investigator.mental_trauma for investigator in game.investigators)
        found["lost"] = sum(investigator.killed or investigator.insane for investigator in game.investigators)
    return found
