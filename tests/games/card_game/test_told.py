"""Whatever changes the position is told: who reads the log alone can follow the game."""

from collections.abc import Callable, Mapping

import pytest
from tests.games.card_game.test_log import told
from tests.rules.card_game.shared import end_turns, house

from miskatonic import Table, new_table
from miskatonic.games.card_game import events as e
from miskatonic.games.card_game.events import told as t
from miskatonic.games.card_game.rules.agenda import doom_in_play
from miskatonic.games.card_game.state import Asset, CardGame, Enemy
from miskatonic.kernel.event import Event
from miskatonic.kernel.sight import Sight
from miskatonic.players import make_bot

ROLAND = "roland_banks"

LEFT = (e.CardDiscarded, e.CardRemoved, e.Eliminated, e.EnemyDefeated, e.IntoVictoryDisplay, t.CardShuffledIn)
"""What takes a card out of play, with everything on it."""
NEW_TABLE = (t.ScenarioLaidOut, e.ScenarioFollows, e.CampaignEnded)
"""What puts everything away, or lays everything out."""


def assets(state: CardGame) -> list[Asset]:
    """The cards of investigators in play and those that are attached to locations."""
    mine = [asset for who in state.investigators for asset in who.play + who.threat]
    return mine + [asset for place in state.locations for asset in place.attached]


def exhausted(state: CardGame) -> list[str]:
    """The exhausted cards."""
    cards: list[Asset | Enemy] = [*assets(state), *state.enemies]
    return sorted(card.card for card in cards if card.exhausted)


POSITION: Mapping[str, tuple[Callable[[CardGame], object], tuple[type[Event], ...]]] = {
    "where investigators are": (
        lambda state: [who.at for who in state.investigators],
        (e.Entered, e.Eliminated, e.LocationRevealed),
    ),
    "resources": (
        lambda state: [who.resources for who in state.investigators],
        (e.ResourcesGained, e.ResourcesSpent, e.Eliminated),
    ),
    "clues of investigators": (
        lambda state: [who.clues for who in state.investigators],
        (e.CluesDiscovered, e.CluesGained, e.CluesSpent, e.CluesDropped),
    ),
    "clues at locations": (
        lambda state: {place.card: place.clues for place in state.locations if place.clues},
        (e.LocationRevealed, e.CluesDiscovered, e.CluesDropped, t.CluesPlaced, e.CardRemoved),
    ),
    "damage": (lambda state: [who.damage for who in state.investigators], (e.Harmed, e.Healed)),
    "horror": (lambda state: [who.horror for who in state.investigators], (e.Harmed, e.Healed, t.HorrorMoved)),
    "hands": (
        lambda state: [sorted(who.hand) for who in state.investigators],
        (
            e.CardsDrawn,
            e.CardPlayed,
            e.CardDiscarded,
            e.CardCommitted,
            e.Eliminated,
            t.CardReturned,
            t.CardsExchanged,
        ),
    ),
    "cards in play": (
        lambda state: sorted(asset.card for who in state.investigators for asset in who.play),
        (e.EnteredPlay, t.CardReturned, *LEFT),
    ),
    "threat areas": (
        lambda state: [sorted(asset.card for asset in who.threat) for who in state.investigators],
        (t.IntoThreatArea, *LEFT),
    ),
    "attachments": (
        lambda state: sorted(asset.card for place in state.locations for asset in place.attached),
        (e.CardAttached, *LEFT),
    ),
    "uses": (
        lambda state: {asset.card: asset.uses for asset in assets(state) if asset.uses},
        (t.UsesSpent, t.UsesAdded, e.EnteredPlay, t.CardReturned, *LEFT),
    ),
    "tokens on cards": (
        lambda state: {asset.card: (asset.clues, asset.resources) for asset in assets(state)},
        (t.CluesRemoved, t.ResourcesPlaced, e.EnteredPlay, e.CardAttached, t.IntoThreatArea, t.CardReturned, *LEFT),
    ),
    "exhausted cards": (
        exhausted,
        (t.CardExhausted, t.CardReadied, t.EverythingReadied, e.EnemyEvaded, e.ScenarioFollows, *LEFT),
    ),
    "doom": (doom_in_play, (e.DoomPlaced, t.DoomRemoved, *LEFT)),
    "enemies": (
        lambda state: sorted(enemy.card for enemy in state.enemies),
        (e.EnemySpawned, *LEFT),
    ),
    "damage of enemies": (
        lambda state: {enemy.card: enemy.damage for enemy in state.enemies if enemy.damage},
        (e.EnemyDamaged, t.EnemyHealed, *LEFT),
    ),
    "where enemies are": (
        lambda state: {enemy.card: enemy.at for enemy in state.enemies},
        (e.EnemySpawned, e.EnemyMoved, e.EnemyEngaged, e.LocationRevealed, *LEFT),
    ),
    "engagement": (
        lambda state: {enemy.card: enemy.engaged for enemy in state.enemies},
        (e.EnemySpawned, e.EnemyEngaged, e.EnemyEvaded, t.EnemyDisengaged, *LEFT),
    ),
    "agenda": (lambda state: state.agenda, (t.AgendaBegan, e.AgendaAdvanced)),
    "act": (lambda state: state.act, (t.ActBegan, e.ActAdvanced, t.AgendaBegan)),
    "clues on the act": (lambda state: state.act_clues, (e.ClueOnAct, t.CluesRemoved)),
    "bag": (lambda state: sorted(state.bag), (t.TokenAdded,)),
    "victory display": (lambda state: sorted(state.victory), (e.IntoVictoryDisplay,)),
    "campaign log": (
        lambda state: [entry for entry in state.log if not entry.startswith("resolution:")],
        (t.Recorded, t.CrossedOut),
    ),
    "trauma": (
        lambda state: [(who.physical_trauma, who.mental_trauma) for who in state.investigators],
        (e.Traumatized,),
    ),
    "lasting effects": (
        lambda state: [effect.card for effect in state.lasting if effect.kind not in ("surge", "returns_to_hand")],
        (t.EffectLasts, t.SkillBoosted, e.TestEnded, e.TurnEnded, e.PhaseEnded, e.RoundEnded, *LEFT),
    ),
    "lead": (lambda state: state.lead, (e.LeadChosen,)),
}


def position(state: CardGame) -> dict[str, object]:
    """Everything that the log has to account for."""
    return {what: measure(state) for what, (measure, _) in POSITION.items()}


@pytest.mark.parametrize("seed", range(12))
def test_no_change_of_the_position_goes_untold(seed: int) -> None:
    scenarios = ("the_gathering", "the_midnight_masks", "the_devourer_below")
    table: Table[CardGame] = (
        new_table("card_game", seed=seed, players=1 + seed % 3, scenario=scenarios[seed % 3])
        if seed % 4
        else new_table("card_game", seed=seed, players=2, campaign=True)
    )
    bot = make_bot("random", "card_game", seed=seed)
    before, read = position(table.state), len(table.events)
    while table.decision is not None:
        table.choose(*bot.pick(Sight(table)))
        now, new = position(table.state), table.events[read:]
        if not any(isinstance(event, NEW_TABLE) for event in new):
            for what, (_, accounts) in POSITION.items():
                if now[what] != before[what]:
                    assert any(isinstance(event, accounts) for event in new), (what, before[what], now[what], new)
        before, read = now, len(table.events)


# --- lines of the log


def test_a_cost_that_is_paid_is_told() -> None:
    g = house().give(ROLAND, "play:45_automatic").spawn("ghoul_minion", at="hallway", engaged=ROLAND).rig(tokens=["0"])
    g.choose("use:45_automatic")
    assert told(g)[:2] == ["Roland Banks uses .45 Automatic.", ".45 Automatic: 1 ammo spent."]
    assert "1 munition en moins sur le .45 Automatique." in told(g, "fr")


def test_an_attack_that_is_cancelled_is_told() -> None:
    g = house().give(ROLAND, "dodge").spawn("ghoul_priest", at="hallway", engaged=ROLAND)
    g.play("draw", "use:dodge")
    assert "The attack of the Ghoul Priest on Roland Banks is cancelled." in told(g)


def test_doom_that_is_removed_is_told_before_the_agenda_advances() -> None:
    g = house().place("agenda_whats_going_on", at="current").set("agenda_doom", 2)
    log = told(end_turns(g).choose("effect:lead_is_frightened"))
    assert log.index("All doom in play is removed: 3.") < log.index("The agenda “What’s Going On?!” advances.")
    assert "The agenda “Rise of the Ghouls” begins." in log


def test_a_deck_that_is_shuffled_is_told() -> None:
    g = house().give(ROLAND, "play:old_book_of_lore").choose("use:old_book_of_lore").choose("card:emergency")
    assert told(g)[-1] == "Roland Banks shuffles the deck."


def test_a_token_that_is_added_to_the_bag_is_told() -> None:
    table = new_table("card_game", seats=[ROLAND], scenario="the_devourer_below")
    table.choose()
    assert [event.token for event in table.events if isinstance(event, t.TokenAdded)] == ["elder_thing"]


def test_what_a_card_does_is_told_with_its_cause() -> None:
    g = house().give(ROLAND, "emergency_cache").choose("play:emergency_cache")
    assert [event.cause for event in g.happened(e.ResourcesGained)] == ["emergency_cache#2"]
    g = end_turns(house().rig(tokens=["-4"]), "rotting_remains")
    assert [event.cause for event in g.happened(e.Harmed)] == ["rotting_remains"]
    g = house().choose("move:attic")
    assert [event.cause for event in g.happened(e.Harmed)] == ["attic"]
