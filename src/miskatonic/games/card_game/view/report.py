"""What simulations play, and what they tell of a game: resolutions, experience, trauma."""

from __future__ import annotations

from miskatonic.games.card_game.components import SCENARIOS
from miskatonic.games.card_game.rules.campaign import CAMPAIGN
from miskatonic.games.card_game.rules.ending import ending_in
from miskatonic.games.card_game.setup import CardGameOptions
from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.setup import edition_for


def in_turn(options: CardGameOptions) -> list[dict[str, str]]:
    """The scenarios, those of the boxes last; a campaign always begins with the first."""
    if options.campaign:
        return [{}]
    of_boxes = [slug for slug in edition_for(CardGame.game, options)[SCENARIOS].slugs if slug not in CAMPAIGN]
    return [{"scenario": slug} for slug in (*CAMPAIGN, *of_boxes)]


def setup_facts(state: CardGame) -> dict[str, str]:
    """The scenario, the difficulty and the investigators."""
    return {
        "scenario": "night_of_the_zealot" if state.campaign else state.scenario,
        "difficulty": state.difficulty,
        "investigators": "+".join(sorted(investigator.slug for investigator in state.investigators)),
        "players": str(state.players),
    }


def report(state: CardGame) -> dict[str, str | int]:
    """The resolution of each scenario that was played; experience and trauma of all investigators together."""
    found: dict[str, str | int] = {}
    if state.campaign:
        for entry in state.log:
            if (ended := ending_in(entry)) is not None:
                found[f"resolution_{ended[0]}"] = f"R{ended[1]}"
        found["experience"] = state.earned
        found["physical_trauma"] = sum(dossier.physical_trauma for dossier in state.dossiers)
        found["mental_trauma"] = sum(dossier.mental_trauma for dossier in state.dossiers)
        found["lost"] = len(state.lost)
    else:
        found["resolution"] = f"R{state.resolution}"
        found["experience"] = sum(investigator.experience for investigator in state.investigators)
        found["physical_trauma"] = sum(investigator.physical_trauma for investigator in state.investigators)
        found["mental_trauma"] = sum(investigator.mental_trauma for investigator in state.investigators)
        found["lost"] = sum(investigator.killed or investigator.insane for investigator in state.investigators)
    return found
