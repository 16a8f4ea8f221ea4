"""What cards bring, as bots read it: by what their effects give, never by their names."""

from __future__ import annotations

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ANCIENT_ONES, EACH, MONSTER_CARDS, MYTHOS
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel.effect import NO_GIFT, AllOf, Gives
from miskatonic.kernel.memory import printed


@printed
def midnight_of(card: str) -> Gives:
    """What an adventure, a monster or a Mythos card brings at midnight."""
    midnight = (ADVENTURE_CARDS.get(card) or MONSTER_CARDS.get(card) or MYTHOS[card]).midnight
    return NO_GIFT if midnight is None else midnight.gives


@printed
def terror_of(card: str) -> Gives:
    """What an adventure or a Mythos card brings when a roll with terror fails."""
    terror = (ADVENTURE_CARDS.get(card) or MYTHOS[card]).terror
    return NO_GIFT if terror is None else terror.gives


@printed
def rewards_of(card: str) -> Gives:
    """The reward of overcoming an adventure or a monster."""
    return AllOf(*(ADVENTURE_CARDS.get(card) or MONSTER_CARDS[card]).rewards).gives


@printed
def penalties_of(card: str) -> Gives:
    """What failing an adventure costs."""
    return AllOf(*ADVENTURE_CARDS[card].penalties).gives


@printed
def wants_monster_trophies(ancient_one: str) -> bool:
    """Whether monster trophies are what keeps investigators alive in the battle against that Ancient One."""
    attack = ANCIENT_ONES[ancient_one].attack
    return attack is not None and attack.gives.get(f"{EACH}monster_trophy", 0) < 0


def nights(state: ElderSign) -> list[Gives]:
    """Whatever is going to happen at the next midnight."""
    found: list[Gives] = []
    for adventure in state.adventures():
        if night := midnight_of(adventure.card):
            found.append(night)
        if adventure.covers or adventure.below:
            found += [night for monster in adventure.monsters() if (night := midnight_of(monster))]
    if state.mythos and (night := midnight_of(state.mythos)):
        found.append(night)
    return found
