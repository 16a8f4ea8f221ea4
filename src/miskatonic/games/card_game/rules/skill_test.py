"""Skill tests, ST.1 to ST.8."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, Literal

from miskatonic.games.card_game.components import ASK, GAME, ReferenceCard, SkillCard, TokenEffect, slug_of
from miskatonic.games.card_game.events import (
    AboutToFail,
    CardCommitted,
    Investigated,
    RevealingToken,
    TestEnded,
    TestFailed,
    TestPassed,
    TokenIgnored,
    TokenRevealed,
)
from miskatonic.games.card_game.rules.cards import leave_hand, return_to_hand, to_discard
from miskatonic.games.card_game.rules.costs import expire, renew
from miskatonic.games.card_game.rules.values import (
    BLANK_INVESTIGATOR,
    Seat,
    icons_for,
    skill_value,
)
from miskatonic.games.card_game.rules.windows import player_window, test_began
from miskatonic.games.card_game.state import (
    CardGame,
    CardGameEffect,
    Investigator,
    SkillTest,
    card_of,
    carry_out,
    investigator_card,
)
from miskatonic.kernel.decision import NONE, NOTHING, Cap, Option, Rules, ask, ask_many, distinct
from miskatonic.kernel.hooks import Flag, Total, after, is_set, may_be_answered, total, when
from miskatonic.kernel.memory import printed_on
from miskatonic.kernel.text import Text, name, text

COMMIT = ASK("commit", "CG-TEST-06", str, passing=NONE)
"""Which cards the tester commits."""
COMMIT_OTHER = ASK("commit_other", "CG-TEST-07", str, passing=NONE)
"""The card that another investigator at the location commits, if any."""
RESULT = ASK.mixed("result", "CG-TEST-21", tuple)
"""Which of the results of a test is applied first."""
WHICH_SKILL = ASK("skill", "CG-TEST-04", str)
"""Which skill is used or meant."""
MAIN_RESULT = text("cg-option-result")

ELDER_SIGN_FAILS: Flag[Seat] = Flag("elder sign fails")
"""Whether the elder sign counts as an automatic failure for an investigator."""
TOKEN_VALUE: Total[int, SkillTest] = Total("token value")
"""What a token adds to the skill value, with the modifier that is printed on it."""

SYMBOLS = ("skull", "cultist", "tablet", "elder_thing")
BAD_SYMBOLS = (*SYMBOLS, "auto_fail")

Result = Callable[[SkillTest], Rules[Any]]
Revealed = Callable[[SkillTest], Rules[Any]]
"""What a card does when a token has been revealed in its test: the last of the test's tokens."""


def skill_test(
    game: CardGame,
    investigator: Investigator,
    skill: str,
    difficulty: int,
    result: Result,
    *,
    kind: str = "",
    target: str = "",
    source: str = "",
    bonus: int = 0,
    revealed: Revealed | None = None,
    last: Result | None = None,
    only: Literal["", "passed", "failed"] = "",
) -> Rules[None]:
    """One test from ST.1 to ST.8; `result` is what comes of it in ST.7, passed or failed, or if it is `only` one of them.

    `revealed` answers every token that is revealed in it; `last` is what follows once all results have been applied. A test that
    would begin inside another one waits until that is over.
    """
    test = SkillTest(investigator.seat, skill, difficulty, kind, target, source, bonus, only=only)
    if game.test is not None:
        waiting_tests(game).append((test, result, revealed, last))
        return
    yield from _run(game, investigator, test, result, revealed, last)
    while waiting := waiting_tests(game):
        test, result, revealed, last = waiting.pop(0)
        tester = game.investigators[test.seat]
        if not tester.fate:
            yield from _run(game, tester, test, result, revealed, last)


Waiting = tuple[SkillTest, Result, Revealed | None, Result | None]


def waiting_tests(game: CardGame) -> list[Waiting]:
    """Tests that wait for the one under way. They never outlast a step, so they are no part of what is saved."""
    waiting: list[Waiting] = game.__dict__.setdefault("waiting", [])
    return waiting


def _run(
    game: CardGame,
    investigator: Investigator,
    test: SkillTest,
    result: Result,
    revealed: Revealed | None,
    last: Result | None,
) -> Rules[None]:
    skills = skills_instead(game, investigator, test.skill)
    if len(skills) > 1:
        use_skill(test, (yield from choose_skill(investigator, skills, test.source)))
    game.test = test
    if game.watched:
        game.tell(test_began(game, test))
    yield from player_window(game)
    test.step = 2
    yield from commit(game, investigator, test)
    yield from player_window(game)
    test.step = 3
    if not investigator.fate and not test.automatic and not reveals_no_token(game, investigator):
        yield from reveal_token(game, investigator, test, revealed)
    if not investigator.fate:
        test.step = 6
        yield from determine(game, investigator, test)
    if not investigator.fate:
        test.step = 7
        yield from apply_results(game, investigator, test, result)
        if last is not None and not investigator.fate:
            yield from last(test)
    test.step = 8
    yield from end(game, investigator, test)


# --- ST.2


def commit(game: CardGame, investigator: Investigator, test: SkillTest) -> Rules[None]:
    """The tester commits any number of cards, everybody else at the location one."""
    options = commit_options(game, investigator, test)
    return _commit_cards(game, investigator, test, options) if options or len(game.investigators) > 1 else NOTHING


def _commit_cards(
    game: CardGame, investigator: Investigator, test: SkillTest, options: list[Option[str]]
) -> Rules[None]:
    if options:
        caps = maximums(options)
        chosen = yield from ask_many(
            investigator.seat,
            COMMIT,
            options,
            0,
            len(options),
            test.source,
            event=test_began(game, test),
            caps=caps,
        )
        for card in chosen:
            _commit(game, investigator, test, card)
    if len(game.investigators) == 1 or game.perilous >= 0:
        return
    for other in game.at(investigator.at):
        if other is not investigator and (options := commit_options(game, other, test)):
            options = distinct(options, game.alike)
            chosen = yield from ask_many(
                other.seat, COMMIT_OTHER, options, 0, 1, test.source, event=test_began(game, test)
            )
            for card in chosen:
                _commit(game, other, test, card)


def commit_options(game: CardGame, investigator: Investigator, test: SkillTest) -> list[Option[str]]:
    """The cards that an investigator may commit to a test."""
    return [
        commit_option(card, icons)
        for card in investigator.hand
        if (icons := icons_for(card, test.skill)) and _may_commit(card, investigator, test)
    ]


def _may_commit(card: str, investigator: Investigator, test: SkillTest) -> bool:
    printed = card_of(card)
    if not isinstance(printed, SkillCard):
        return True
    if printed.own_tests_only and investigator.seat != test.seat:
        return False
    slug = slug_of(card)
    return printed.most is None or sum(slug_of(other) == slug for _, other in test.committed) < printed.most


def maximums(options: Sequence[Option[str]]) -> tuple[Cap, ...]:
    """How many copies of those cards may be committed together that have a maximum a test."""
    copies: dict[str, list[int]] = {}
    for place, option in enumerate(options):
        if most_in_test(option.value) is not None:
            copies.setdefault(slug_of(option.value), []).append(place)
    if not copies:
        return ()
    return tuple(Cap(tuple(places), most_in_test(slug) or 0) for slug, places in copies.items() if len(places) > 1)


@printed_on
def most_in_test(card: str) -> int | None:
    """The maximum of a card a test; None if it has none."""
    printed = card_of(card)
    return printed.most if isinstance(printed, SkillCard) else None


def within_maximum(cards: list[str]) -> list[str]:
    """Of cards with a maximum a test, no more than that."""
    kept: list[str] = []
    for card in cards:
        most = most_in_test(card)
        if most is None or sum(slug_of(other) == slug_of(card) for other in kept) < most:
            kept.append(card)
    return kept


@cache
def commit_option(card: str, icons: int) -> Option[str]:
    """Committing a card."""
    return Option(f"commit:{card}", card, name(GAME, card), (card,), text("cg-hint-icons", n=icons))


def _commit(game: CardGame, investigator: Investigator, test: SkillTest, card: str) -> None:
    leave_hand(game, investigator, card)
    test.committed.append((investigator.seat, card))
    if game.watched:
        game.tell(CardCommitted(investigator.slug, investigator.seat, card))


# --- ST.3 and ST.4


def reveals_no_token(game: CardGame, investigator: Investigator) -> bool:
    """Whether an investigator's tests go without chaos tokens for now."""
    return game.lasts("no_token", investigator.seat)


def draw_token(game: CardGame, test: SkillTest, beside: tuple[str, ...] = ()) -> str:
    """A random token of those that are still in the bag; `beside` are others that have been taken out of it."""
    left = list(game.bag)
    for token in (*test.tokens, *beside):
        left.remove(token)
    return game.rng.pick(left, of="tokens")


def reveal_token(
    game: CardGame, investigator: Investigator, test: SkillTest, revealed: Revealed | None = None
) -> Rules[None]:
    """A token is revealed and its symbol takes effect; some make another one be revealed.

    One that is cancelled goes back into the bag and counts as never revealed.
    """
    another = True
    while another and not test.automatic:
        token = ""
        if may_be_answered(game, RevealingToken):
            revealing = yield from when(game, RevealingToken(investigator.slug, investigator.seat))
            token = "" if revealing is None else revealing.token
        token = token or draw_token(game, test)
        if token == "elder_sign" and is_set(game, ELDER_SIGN_FAILS, investigator.seat):
            token = "auto_fail"
        test.shown = token
        event = yield from when(game, TokenRevealed(investigator.slug, investigator.seat, token))
        test.shown = ""
        if event is None:
            game.tell(TokenIgnored(investigator.slug, investigator.seat, token))
            continue
        test.tokens.append(event.token)
        test.step = 4
        yield from after(game, event)
        if revealed is not None:
            yield from revealed(test)
        if investigator.fate:
            return
        another = yield from resolve_symbol(game, investigator, test, event.token)


def resolve_symbol(game: CardGame, investigator: Investigator, test: SkillTest, token: str) -> Rules[bool]:
    """What the symbol of a token does at once; whether another token is to be revealed."""
    if token == "auto_fail":
        test.automatic = "failure"
        return False
    effect = effect_of(game, investigator, token)
    if effect is None:
        return False
    if effect.is_success(game, investigator.seat):
        test.automatic = "success"
    if effect.revealed is not None:
        yield from _token_effect(game, investigator, token, effect.revealed)
    return effect.reveals_another(game, investigator.seat)


def effect_of(game: CardGame, investigator: Investigator, token: str) -> TokenEffect | None:
    """What a token does: as the scenario reference or the investigator card says."""
    if token == "elder_sign":
        blank = is_set(game, BLANK_INVESTIGATOR, investigator.seat)
        return None if blank else investigator_card(investigator.slug).elder_sign
    if token not in SYMBOLS:
        return None
    reference = card_of(reference_of(game))
    assert isinstance(reference, ReferenceCard)
    side = reference.easy if game.difficulty in ("easy", "standard") else reference.hard
    return side.get(token)  # type: ignore[call-overload, no-any-return]


def reference_of(game: CardGame) -> str:
    """The card that says what symbols do."""
    return f"{game.scenario}_reference"


def _token_effect(game: CardGame, investigator: Investigator, token: str, effect: CardGameEffect) -> Rules[None]:
    """What the scenario reference, or for the elder sign the investigator card, does to the tester."""
    card = investigator.slug if token == "elder_sign" else reference_of(game)
    return carry_out(game, card, effect, investigator)


def token_value(
    game: CardGame, investigator: Investigator, test: SkillTest, token: str, *, flipped: bool = False
) -> int:
    """What a token adds to the skill value; where its minus counts as a plus, nothing makes it a greater minus."""
    value = printed_value(game, investigator, token)
    if flipped:
        value = abs(value)
    return total(game, TOKEN_VALUE, value, value, test)


def printed_value(game: CardGame, investigator: Investigator, token: str) -> int:
    """The modifier of a token as its number, the scenario reference or the investigator card says."""
    effect = effect_of(game, investigator, token)
    if effect is None:
        return int(token) if token[-1].isdigit() else 0
    return effect.number(game, investigator.seat)


# --- ST.5 and ST.6


def total_value(game: CardGame, investigator: Investigator, test: SkillTest, *, clamp: bool = True) -> int:
    """The modified skill value: everything added up, and only then never below zero."""
    if test.automatic == "failure":
        return 0
    value = skill_value(game, investigator, test.skill) + test.bonus
    for _, card in test.committed:
        value += icons_for(card, test.skill)
    for place, token in enumerate(test.tokens):
        value += token_value(game, investigator, test, token, flipped=place in test.flipped)
    return max(0, value) if clamp else value


def is_enough(value: int, test: SkillTest) -> bool:
    """Whether a value that nothing is added to any more passes a test."""
    return max(0, value) >= max(0, test.difficulty)


def determine(game: CardGame, investigator: Investigator, test: SkillTest) -> Rules[None]:
    """Success or failure, and by how much."""
    _compare(game, investigator, test)
    if not test.passed and may_be_answered(game, AboutToFail):
        yield from when(game, AboutToFail(investigator.slug, investigator.seat, test.by))
        if investigator.fate:
            return
        _compare(game, investigator, test)
    if test.passed:
        yield from after(game, TestPassed(investigator.slug, investigator.seat, test.by))
        if test.kind == "investigate":
            yield from after(game, Investigated(investigator.slug, investigator.seat, test.target, test.by))
    else:
        yield from after(game, TestFailed(investigator.slug, investigator.seat, test.by))


def _compare(game: CardGame, investigator: Investigator, test: SkillTest) -> None:
    value = total_value(game, investigator, test)
    difficulty = 0 if test.automatic == "success" else max(0, test.difficulty)
    test.passed = test.automatic != "failure" and value >= difficulty
    test.by = abs(value - difficulty)


# --- ST.7 and ST.8


def apply_results(game: CardGame, investigator: Investigator, test: SkillTest, result: Result) -> Rules[None]:
    """The results, in the order that the tester chooses; nothing more comes of it once the tester is eliminated."""
    results: list[tuple[str, Text, Callable[[], Rules[Any]]]] = []
    if test.passed:
        for seat, card in test.committed:
            printed = card_of(card)
            if isinstance(printed, SkillCard) and printed.boost is not None:
                yield from _committed_effect(game, seat, card, printed.boost)
    if test.only in ("", "passed" if test.passed else "failed"):
        results.append((test.source or "result", MAIN_RESULT, partial(result, test)))
    for seat, card in test.committed:
        printed = card_of(card)
        if test.passed and isinstance(printed, SkillCard) and printed.passed is not None:
            results.append((card, name(GAME, card), partial(_committed_effect, game, seat, card, printed.passed)))
    for token in test.tokens:
        effect = effect_of(game, investigator, token)
        outcome = None if effect is None else effect.passed if test.passed else effect.failed
        if outcome is not None:
            results.append(
                (
                    token,
                    text("option-effect", effect=outcome.text),
                    partial(_token_effect, game, investigator, token, outcome),
                )
            )
    while results and not investigator.fate:
        if len(results) == 1:
            yield from results.pop()[2]()
            return
        committed = [card for _, card in test.committed]
        options = [
            Option(f"result:{key}", (key, label, run), label, (key,) if key in committed else ())
            for key, label, run in results
        ]
        came = TestPassed if test.passed else TestFailed
        event = came(investigator.slug, investigator.seat, test.by)
        chosen = yield from ask(investigator.seat, RESULT, options, test.source, event=event)
        results.remove(chosen)
        yield from chosen[2]()


def _committed_effect(game: CardGame, seat: int, card: str, effect: CardGameEffect) -> Rules[None]:
    """The effect of a card on the investigator that committed it."""
    return carry_out(game, card, effect, game.investigators[seat])


def end(game: CardGame, investigator: Investigator, test: SkillTest) -> Rules[None]:
    """Committed cards are discarded unless they return to the hand, tokens go back into the bag."""
    kept = [effect.piece for effect in game.lasting if effect.kind == "returns_to_hand"] if test.committed else []
    for seat, card in test.committed:
        if card in kept and not game.investigators[seat].fate:
            return_to_hand(game, game.investigators[seat], card)
        else:
            to_discard(game, card)
    expire(game, "test")
    yield from after(game, TestEnded(investigator.slug, investigator.seat, test.passed))
    renew(game, "test")
    game.test = None
    for token in () if test.passed else test.tokens:
        effect = effect_of(game, investigator, token)
        if effect is not None and effect.afterwards is not None and not investigator.fate:
            yield from _token_effect(game, investigator, token, effect.afterwards)


# --- which skill


def choose_skill(investigator: Investigator, skills: list[str], source: str, rule: str = "") -> Rules[str]:
    """The skill that a test is taken with, where there is a choice, or that a card means."""
    options = [Option(f"skill:{skill}", skill, text(f"cg-skill-{skill}")) for skill in dict.fromkeys(skills)]
    return ask(investigator.seat, WHICH_SKILL, options, source, rule=rule)


def use_skill(test: SkillTest, skill: str) -> None:
    """A test is taken with that skill: a bonus to another one does not help."""
    if skill != test.skill:
        test.skill = skill
        test.bonus = 0


def skills_instead(game: CardGame, investigator: Investigator, skill: str) -> list[str]:
    """The skills that an investigator may use for a test of that skill."""
    if skill in ("combat", "agility") and game.lasts("intellect_instead", investigator.seat):
        return [skill, "intellect"]
    return [skill]
