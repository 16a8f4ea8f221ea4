"""The rules ledger: every rule of a game by number, and the tests that prove it."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from miskatonic.kernel.text import Lang

Kind = Literal[
    "choice",
    "component",
    "definition",
    "effect",
    "errata",
    "flow",
    "limit",
    "restriction",
    "ruling",
    "setup",
    "timing",
    "variant",
    "victory",
]


class UnknownRule(LookupError):
    """No rule of the ledger has that number."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule, restated in our own words."""

    id: str
    chapter: str
    kind: Kind
    en: str
    fr: str
    example: str | None = None
    doubt: str | None = None
    unproven: str | None = None
    """Why no test proves the rule."""


class Unproven(msgspec.Struct, frozen=True):
    """A rule that no test proves; without a reason, the test is still to be written."""

    id: str
    reason: str | None


class Coverage(msgspec.Struct, frozen=True):
    """How much of a ledger the tests prove."""

    rules: int
    proven: int
    unproven: list[Unproven]


class Ledger:
    """The rules of one game, in the order of its rulebook."""

    def __init__(self, rules: Iterable[Rule], chapters: Mapping[str, str] | None = None) -> None:
        self.rules = tuple(rules)
        self._in_french = dict(chapters or {})
        self._by_id: dict[str, Rule] = {}
        for rule in self.rules:
            if rule.id in self._by_id:
                raise ValueError(f"The ledger has two rules numbered {rule.id}.")
            self._by_id[rule.id] = rule

    def with_those_of(self, others: Iterable[Ledger]) -> Ledger:
        """These rules and then those of other ledgers."""
        rules, in_french = list(self.rules), dict(self._in_french)
        for other in others:
            rules += other.rules
            in_french |= other._in_french
        return Ledger(rules, in_french)

    @property
    def chapters(self) -> tuple[str, ...]:
        """The chapters, in the order of the rulebook."""
        return tuple(dict.fromkeys(rule.chapter for rule in self.rules))

    def chapter_name(self, name: str, lang: Lang) -> str:
        """What a chapter is called in that language."""
        return self._in_french.get(name, name) if lang == "fr" else name

    def chapter(self, name: str) -> tuple[Rule, ...]:
        """The rules of one chapter."""
        return tuple(rule for rule in self.rules if rule.chapter == name)

    def __getitem__(self, rule_id: str) -> Rule:
        if (rule := self._by_id.get(rule_id)) is None:
            raise UnknownRule(self._unknown(rule_id))
        return rule

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._by_id

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def _unknown(self, rule_id: str) -> str:
        sentence = f"There is no rule {rule_id!r} in this ledger."
        close = difflib.get_close_matches(rule_id.upper(), self._by_id, n=3)
        return f"{sentence} Close to it: {', '.join(close)}." if close else sentence


class _LedgerFile(msgspec.Struct, forbid_unknown_fields=True):
    rule: list[Rule]
    chapters: dict[str, str] = {}
    """The French names of the chapters."""


@cache
def load_ledger(path: Path) -> Ledger:
    """Read a `ledger.toml`, once."""
    try:
        file = msgspec.toml.decode(path.read_bytes(), type=_LedgerFile)
        return Ledger(file.rule, file.chapters)
    except (msgspec.DecodeError, ValueError) as error:
        raise ValueError(f"{path}: {error}") from error


def coverage(ledger: Ledger, proofs: Mapping[str, list[str]]) -> Coverage:
    """Hold the ledger against the tests that prove its rules."""
    unproven = [Unproven(rule.id, rule.unproven) for rule in ledger if not proofs.get(rule.id)]
    return Coverage(rules=len(ledger), proven=len(ledger) - len(unproven), unproven=unproven)


def proofs(tests_dir: Path) -> dict[str, list[str]]:
    """Which tests say which rules they prove, read from their `@rule("…")` decorators without running them."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests_dir.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        where = path.relative_to(tests_dir.parent).as_posix()
        for name, test in _tests(tree.body, where):
            for rule_id in _rule_ids(test, where):
                found.setdefault(rule_id, []).append(name)
    return found


def _tests(body: list[ast.stmt], where: str) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """The tests that run and must pass, on their own or in classes: neither skipped nor expected to fail."""
    for node in body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() if node.name.startswith("test_") and not _is_excused(node):
                yield f"{where}::{node.name}", node
            case ast.ClassDef() if node.name.startswith("Test") and not _is_excused(node):
                yield from _tests(node.body, f"{where}::{node.name}")
            case _:
                pass


def _is_excused(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    return any(_decorator(expr) in {"skip", "skipif", "xfail"} for expr in node.decorator_list)


def _rule_ids(test: ast.FunctionDef | ast.AsyncFunctionDef, where: str) -> Iterator[str]:
    for expr in test.decorator_list:
        if not (isinstance(expr, ast.Call) and _decorator(expr) == "rule"):
            continue
        for argument in expr.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise ValueError(
                    f"{where}:{argument.lineno}: @rule takes rule numbers written out, as in @rule('ES-TURN-01')."
                )
            yield argument.value


def _decorator(expr: ast.expr) -> str:
    """The last name of a decorator: `skip` for `@pytest.mark.skip(reason=…)`."""
    match expr:
        case ast.Call():
            return _decorator(expr.func)
        case ast.Attribute():
            return expr.attr
        case ast.Name():
            return expr.id
        case _:
            return ""
