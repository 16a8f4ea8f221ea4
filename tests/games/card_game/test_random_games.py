"""Games at random: nearly every card comes up, and nothing hidden is named."""

from typing import Any

import msgspec
import pytest
from tests.games.card_game.gambler import SCENARIOS, WHO, Gambler, Inspected, any_deck
from tests.games.card_game.test_view import SHOWN, hidden_from
from tests.games.hidden import strings

from miskatonic import new_table
from miskatonic.games.card_game.components import GAME as CARD_GAME
from miskatonic.games.card_game.components import REGISTRIES
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.sight import Sight

GAME: Game[Any] = GAMES[CARD_GAME]


def test_nearly_every_card_is_seen_by_those_who_are_charmed() -> None:
    seen: set[str] = set()
    for seed in range(45):
        decks = [any_deck(WHO[(seed + n) % 5], seed, experience=25) for n in range(2)]
        setup = {"decks": decks, "scenario": SCENARIOS[seed % 3], "earlier": [seed % 3, 2], "lead": seed % 2}
        inspected = Inspected(seed, charmed=True, **setup)
        inspected.play(Gambler(seed, bold=True))
        seen |= inspected.seen
    for kind in ("player_card", "weakness", "enemy", "treachery", "location", "act", "agenda"):
        missed = [card.slug for card in edition_of("card_game")[REGISTRIES[kind]] if card.slug not in seen]
        assert len(missed) <= len(edition_of("card_game")[REGISTRIES[kind]]) / 10, f"{kind}: {missed}"


# --- what is hidden


def test_between_scenarios_nobody_sees_the_deck_of_another() -> None:
    gambler = Gambler(1, bold=True)
    table = new_table("card_game", seed=1, campaign=True, decks=["random", "random"])
    looked = 0
    while table.decision is not None:
        if table.state.step == "interlude":
            for seat in (None, 0, 1):
                view: Any = table.view(seat)
                assert [dossier.cards is not None for dossier in view.dossiers] == [seat == 0, seat == 1]
                looked += 1
        table.choose(*gambler.pick(Sight(table)))
    assert looked > 5


@pytest.mark.parametrize("setup", [{"campaign": True}, *({"scenario": scenario} for scenario in SCENARIOS)])
def test_nothing_that_lies_face_down_is_named_to_anybody(setup: dict[str, Any]) -> None:
    """In games that get far: in no view, and in no event that is told while the card is hidden and was never shown."""
    gambler = Gambler(8, bold=True)
    table = new_table("card_game", seed=8, decks=["random", "random"], **setup)
    told = 0
    while table.decision is not None:
        for seat in (None, 0, 1):
            face_down = hidden_from(table.state, seat)
            assert face_down.isdisjoint(strings(msgspec.json.decode(msgspec.json.encode(table.view(seat))))), seat
            events = [event for event in table.state.events if event.visible_to(table.ears(seat))]
            shown = {str(getattr(event, "card", "")) for event in events if type(event).__name__ in SHOWN}
            for event in events:
                named = {str(getattr(event, field)) for field in event.__struct_fields__}
                assert named.isdisjoint(face_down - shown), f"seat {seat} is told {event}"
                told += 1
        table.choose(*gambler.pick(Sight(table)))
    assert told > 50
