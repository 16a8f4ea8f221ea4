"""What a program sees of a game of the card game: the rows of an observation, with what `view/table.py` shows and no more.

What is printed on a card is not repeated in numbers, but for the values of enemies and locations, which cards change. The
slots that are taken follow from the cards in play.
"""

from __future__ import annotations

from collections import Counter
from typing import get_args

from miskatonic.games.card_game.components import ASK, SKILLS, Designator
from miskatonic.games.card_game.content.scenarios.skipped import ENTRIES
from miskatonic.games.card_game.rules.agenda import clues_needed, doom_in_play
from miskatonic.games.card_game.rules.places import connected
from miskatonic.games.card_game.rules.values import (
    enemy_health,
    evade_value,
    fight_value,
    icons_for,
    keywords,
    max_health,
    max_sanity,
    shroud,
    skill_value,
)
from miskatonic.games.card_game.state import Asset, CardGame, Fate, Investigator, Period, Phase, SkillTest, Step
from miskatonic.games.card_game.view.chronicle import LISTS
from miskatonic.games.card_game.view.table import (
    TOKENS,
    UsedView,
    see_held,
    see_test,
    see_used,
    token_reader,
    value_of,
)
from miskatonic.kernel.memory import Memory
from miskatonic.kernel.observing import Observation

NOTHING = -1.0
"""What stands for a cost, a shroud or a modifier that does not exist."""
AUTOMATIC = ("", "success", "failure")
WAYS = 3
"""The locations that find room in a row of ways."""
WORDS = (
    *ASK.names,
    *("table", "agenda", "act", "location", "ways", "attached", "asset", "threat", "enemy", "loose", "investigator"),
    *("person", "hand", "discard", "removed", "encounter_discard", "victory", "lost", "drawn", "test", "tested"),
    *("committed", "revealed_token", "bag", "lasting", "used", "entry", "dossier", "dossier_card", "outcome"),
    *("easy", "standard", "hard", "expert", "resolution", "intellect_instead", "safe_but_for_elite", "no_token"),
    *("blank", "surge", "returns_to_hand"),
    *get_args(Phase),
    *get_args(Step),
    *get_args(Period),
    *filter(None, get_args(Fate)),
    *filter(None, get_args(Designator)),
    *SKILLS,
    *TOKENS,
    *LISTS,
    *(entry for entry in ENTRIES if ":" not in entry),
)
USED: Memory[str, UsedView] = Memory(lambda key: see_used(key, 0))
"""The card, the period and the seat of a limit, by its key."""


def observe(state: CardGame, seat: int, out: Observation) -> None:
    """Writes down everything but other hands, the decks, and what lies face down."""
    owners = out.owners(seat, state.players)
    observe_scenario(state, out, owners)
    for investigator in state.investigators:
        observe_investigator(state, out, investigator, owners, own=investigator.seat == seat)
    observe_places(state, out, owners)
    if state.test is not None:
        observe_test(state, out, state.test, owners)
    observe_bag(state, out, seat)
    observe_rest(state, out, owners)
    observe_campaign(state, out, seat, owners)


def observe_scenario(state: CardGame, out: Observation, owners: list[float]) -> None:
    """Where the game stands: the round, the agenda and the act, and how it ended."""
    words, add = out.words, out.add
    add(
        words["table"], words[state.scenario], owners[state.active],
        words[state.phase], words[state.step], words[state.difficulty],
        state.round, owners[state.lead], state.resolution, state.campaign, len(state.encounter_deck), len(state.side_deck),
    )  # fmt: skip
    if state.agenda:
        to_come = len(state.agenda_deck)
        add(words["agenda"], words[state.agenda], 0.0, 0.0, 0.0, 0.0, state.agenda_doom, doom_in_play(state), to_come)
    if state.act:
        held = sum(investigator.clues for investigator in state.present())
        add(
            words["act"], words[state.act], 0.0, 0.0, 0.0, 0.0,
            state.act_clues, clues_needed(state), held, len(state.act_deck),
        )  # fmt: skip
    if state.outcome is not None:
        nobody_left = state.outcome.reason == "cg-outcome-nobody-left"
        for winner in state.outcome.winners or [-1]:
            add(words["outcome"], 0.0, owners[winner], 0.0, 0.0, 0.0, nobody_left)


def observe_investigator(
    state: CardGame, out: Observation, you: Investigator, owners: list[float], *, own: bool
) -> None:
    """An investigator with everything in front of it; the hand is for its own player."""
    words, add, owner = out.words, out.add, owners[you.seat]
    slug, copies = words[you.slug], words.copies
    add(
        words["investigator"], slug, owner, words[you.at], words[you.fate], 0.0,
        you.damage, max_health(state, you), you.horror, max_sanity(state, you), you.resources, you.clues,
        len(you.hand), len(you.deck), you.actions, you.tome_actions,
    )  # fmt: skip
    add(
        words["person"], slug, owner, 0.0, 0.0, 0.0,
        *(max(0, skill_value(state, you, skill)) for skill in SKILLS),
        you.played, you.killed, you.insane, you.physical_trauma, you.mental_trauma, you.experience,
    )  # fmt: skip
    if own:
        kind = words["hand"]
        for place, card in enumerate(you.hand):
            cost = see_held(state, you, card).cost
            add(kind, words[card], owner, 0.0, 0.0, 0.0, place, copies[card], NOTHING if cost is None else cost)
    for place, asset in enumerate(you.play):
        observe_card(out, "asset", asset, owner, place)
    for place, asset in enumerate(you.threat):
        observe_card(out, "threat", asset, owner, place)
    out.pile("discard", you.discard, owner)
    if you.removed:
        out.pile("removed", you.removed[you.unseen :], owner)


def observe_card(out: Observation, kind: str, asset: Asset, owner: float, place: int, at: str = "") -> None:
    """A card in play with its tokens."""
    words, card = out.words, asset.card
    out.add(
        words[kind], words[card], owner, words[at], 0.0, 0.0,
        place, words.copies[card], asset.exhausted, asset.damage, asset.horror,
        asset.uses, asset.doom, asset.clues, asset.resources,
    )  # fmt: skip


def observe_places(state: CardGame, out: Observation, owners: list[float]) -> None:
    """The locations with the ways between them and what is attached, the enemies, and cards without a controller."""
    words, add = out.words, out.add
    copies, kind, ways = words.copies, words["location"], words["ways"]
    for place, location in enumerate(state.locations):
        card = words[location.card]
        side = shroud(state, location) if location.revealed else NOTHING
        copy = copies[location.card]
        add(kind, card, 0.0, 0.0, 0.0, 0.0, place, copy, location.revealed, location.clues, location.doom, side)
        connects = connected(state, location.card)
        for first in range(0, len(connects), WAYS):
            reached = connects[first : first + WAYS]
            row = [*(words[other] for other in reached), 0.0, 0.0][:WAYS]
            add(ways, card, 0.0, *row, first, copy, *(copies[other] for other in reached))
        for number, asset in enumerate(location.attached):
            observe_card(out, "attached", asset, 0.0, number, location.card)
    kind = words["enemy"]
    for place, enemy in enumerate(state.enemies):
        card = words[enemy.card]
        add(
            kind, card, owners[enemy.engaged], words[enemy.at], 0.0, 0.0,
            place, copies[enemy.card], enemy.exhausted + 2 * len(keywords(state, enemy)),
            fight_value(state, enemy), enemy_health(state, enemy), evade_value(state, enemy),
            enemy.damage, enemy.doom, enemy.clues, copies[enemy.at],
        )  # fmt: skip
    for loose, at in state.loose:
        add(words["loose"], words[loose], 0.0, words[at], 0.0, 0.0, copies[loose])


def observe_test(state: CardGame, out: Observation, test: SkillTest, owners: list[float]) -> None:
    """The skill test under way, with everything that it is made of."""
    words, add, seen = out.words, out.add, see_test(state, test)
    copies = words.copies
    add(
        words["test"], words[test.target], owners[test.seat], words[test.skill], words[test.kind], words[test.source],
        test.step, seen.difficulty, seen.skill_value, test.bonus, seen.total, test.passed, test.by, test.damage,
        AUTOMATIC.index(test.automatic), copies[test.target],
    )  # fmt: skip
    if "#" in test.source:
        add(words["tested"], words[test.source], 0.0, 0.0, 0.0, 0.0, copies[test.source])
    kind = words["committed"]
    for place, (seat, card) in enumerate(test.committed):
        add(kind, words[card], owners[seat], 0.0, 0.0, 0.0, place, copies[card], icons_for(card, test.skill))
    kind = words["revealed_token"]
    for place, token in enumerate(seen.tokens):
        value = token.value
        add(kind, words[token.token], 0.0, 0.0, 0.0, 0.0, place, value is None, value or 0)


def observe_bag(state: CardGame, out: Observation, seat: int) -> None:
    """The tokens in the chaos bag, with their effect on the seat's tests."""
    words, add = out.words, out.add
    reader, kind = token_reader(state, seat), words["bag"]
    counts = Counter(state.bag)
    for token in TOKENS:
        if count := counts[token]:
            value = value_of(state, reader, token)
            add(kind, words[token], 0.0, 0.0, 0.0, 0.0, count, value is None, value or 0)


def observe_rest(state: CardGame, out: Observation, owners: list[float]) -> None:
    """What lasts, limits that were used, and piles that lie open."""
    words, add = out.words, out.add
    copies = words.copies
    for place, effect in enumerate(state.lasting):
        add(
            words["lasting"], words[effect.card], owners[effect.seat],
            words[effect.kind], words[effect.until], words[effect.piece],
            place, effect.amount, copies[effect.card], copies[effect.piece],
        )  # fmt: skip
    for key, times in state.used.items():
        used = USED[key]
        if used.card:
            add(
                words["used"], words[used.card], owners[used.seat], words[used.period], 0.0, 0.0,
                times, copies[used.card],
            )  # fmt: skip
    for kind, cards in (
        ("encounter_discard", state.encounter_discard),
        ("victory", state.victory),
        ("drawn", state.drawn),
        ("lost", state.lost),
    ):
        out.pile(kind, cards)


def observe_campaign(state: CardGame, out: Observation, seat: int, owners: list[float]) -> None:
    """The campaign log, and what stays of the investigators; a deck list is for its own player."""
    words, add = out.words, out.add
    for entry in state.log:
        head, _, rest = entry.partition(":")
        what, _, ending = rest.partition(":")
        add(words["entry"], words[what], 0.0, words[head], 0.0, 0.0, int(ending or 0))
    for number, dossier in enumerate(state.dossiers):
        owner = owners[number]
        add(
            words["dossier"], words[dossier.slug], owner, 0.0, 0.0, 0.0,
            dossier.physical_trauma, dossier.mental_trauma, dossier.experience, dossier.away,
        )  # fmt: skip
        if number == seat:
            out.pile("dossier_card", dossier.cards, owner)
