"""`miskatonic rules`: the ledger, and what the tests prove of it."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import Annotated, Any

import typer

from miskatonic.cli.options import AsJson, BoxNames, GameName, Language
from miskatonic.cli.output import Output
from miskatonic.kernel.box import edition_of, in_order
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.ledger import Coverage, Ledger, Rule, coverage, proofs
from miskatonic.kernel.text import text

TESTS = Path(__file__).parents[3] / "tests"
"""Where the tests are in a checkout; an installed package has none."""


def rules(
    game: GameName,
    rule: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="The number of a rule, such as ES-TURN-01.")
    ] = None,
    cover: Annotated[
        bool, typer.Option("--coverage", help="Which rules the tests prove, and which they do not.")
    ] = False,
    boxes: BoxNames = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """The numbered rules of a game: its chapters, one rule, or what the tests prove."""
    out = Output(lang, as_json)
    title = GAMES[game]
    ledger = title.reading.ledger(edition_of(game, in_order(game, boxes or [])))
    if cover:
        if rule is not None:
            raise MiskatonicError(text("cli-error-coverage-of-one"))
        _print_coverage(out, title, coverage(ledger, _proofs()))
    elif rule is not None:
        _print_rule(out, title, ledger, find_rule(ledger, rule))
    else:
        _print_chapters(out, title, ledger)


def find_rule(ledger: Ledger, number: str) -> Rule:
    """The rule of that number, whatever its letters' case; if there is none, the sentence names those close to it."""
    number = number.upper()
    if number in ledger:
        return ledger[number]
    close = difflib.get_close_matches(number, [rule.id for rule in ledger], n=3)
    key = "cli-error-no-rule-close" if close else "cli-error-no-rule"
    raise MiskatonicError(text(key, rule=number, close=", ".join(close)))


def _proofs() -> dict[str, list[str]]:
    if not TESTS.is_dir():
        raise MiskatonicError(text("cli-error-no-tests"))
    return proofs(TESTS)


def _print_chapters(out: Output, game: Game[Any], ledger: Ledger) -> None:
    chapters = [(name, ledger.chapter(name)) for name in ledger.chapters]
    if out.as_json:
        listed = [{"chapter": name, "rules": [rule.id for rule in numbered]} for name, numbered in chapters]
        out.json({"game": game.slug, "rules": len(ledger), "chapters": listed})
        return
    words = out.words
    table = out.table(
        words("column-chapter"),
        "#" + words("column-rules"),
        words("column-numbers"),
        title=words.read(game.rules.title),
    )
    for name, numbered in chapters:
        table.add_row(
            ledger.chapter_name(name, words.lang), str(len(numbered)), f"{numbered[0].id} … {numbered[-1].id}"
        )
    out.console.print(table)
    out.say("rules-total", rules=len(ledger))


def _print_rule(out: Output, game: Game[Any], ledger: Ledger, rule: Rule) -> None:
    tests = proofs(TESTS).get(rule.id, []) if TESTS.is_dir() else []
    words = out.words
    if out.as_json:
        out.json(
            {
                "game": game.slug,
                "id": rule.id,
                "chapter": rule.chapter,
                "kind": rule.kind,
                "text": rule.fr if words.lang == "fr" else rule.en,
                "example": rule.example,
                "doubt": rule.doubt,
                "proven_by": tests,
                "unproven": rule.unproven,
            }
        )
        return
    heading = f"{rule.id} · {ledger.chapter_name(rule.chapter, words.lang)}"
    out.console.print(heading, style="bold", markup=False)
    out.console.print(rule.fr if words.lang == "fr" else rule.en, markup=False)
    if rule.example:
        out.say("rule-example", example=rule.example)
    if rule.doubt:
        out.say("rule-doubt", doubt=rule.doubt)
    if tests:
        out.say("rule-proven")
        for test in tests:
            out.console.print(f"  {test}", markup=False, soft_wrap=True)
    elif rule.unproven:
        out.say("rule-unproven", reason=rule.unproven)


def _print_coverage(out: Output, game: Game[Any], covered: Coverage) -> None:
    if out.as_json:
        out.json(
            {"game": game.slug, "rules": covered.rules, "proven": covered.proven, "unproven": covered.unproven},
        )
        return
    words = out.words
    out.say("coverage", game=words.read(game.rules.title), proven=covered.proven, rules=covered.rules)
    if covered.unproven:
        table = out.table(words("column-rule"), words("column-reason"))
        for unproven in covered.unproven:
            table.add_row(unproven.id, unproven.reason or words("coverage-to-be-written"))
        out.console.print(table)
