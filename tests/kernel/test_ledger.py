"""The rules ledger: loading it, looking rules up, and telling which of them the tests prove."""

from pathlib import Path
from textwrap import dedent

import msgspec
import pytest

import miskatonic.games
from miskatonic.kernel.ledger import Coverage, Ledger, Rule, UnknownRule, Unproven, coverage, load_ledger, proofs

ELDER_SIGN = Path(miskatonic.games.__path__[0]) / "elder_sign" / "ledger.toml"


def a_rule(rule_id: str, chapter: str = "Moving", unproven: str | None = None) -> Rule:
    return Rule(id=rule_id, chapter=chapter, kind="flow", en="Go.", fr="Allez.", unproven=unproven)


def written(folder: Path, name: str, source: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(source), encoding="utf-8")
    return path


def test_the_elder_sign_ledger_holds_every_rule_and_the_errata_in_order() -> None:
    ledger = load_ledger(ELDER_SIGN)
    assert len(ledger) == 268 + 36
    assert ledger.chapters[0] == "Overview and goal"
    assert ledger.chapters[-1] == "Official errata"
    assert [rule.id for rule in ledger.chapter("Official errata")] == [f"ES-ERR-{n:02}" for n in range(1, 37)]
    assert all(rule.kind == "errata" for rule in ledger.chapter("Official errata"))


@pytest.mark.parametrize(
    "rule_id", ["ES-ERR-01", "ES-ERR-02", "ES-ERR-04", "ES-ERR-08", "ES-ERR-09", "ES-ERR-14", "ES-ERR-23"]
)
def test_an_erratum_against_a_printed_rule_names_its_option_and_that_rule(rule_id: str) -> None:
    ledger = load_ledger(ELDER_SIGN)
    rule = ledger[rule_id]
    assert "option “errata”" in rule.en
    assert "option de jeu «\u202ferrata\u202f»" in rule.fr
    named = [other.id for other in ledger if other.id in rule.en]
    assert named
    assert named == [other.id for other in ledger if other.id in rule.fr]


def test_every_chapter_of_elder_sign_has_a_french_name_of_its_own() -> None:
    ledger = load_ledger(ELDER_SIGN)
    french = [ledger.chapter_name(chapter, "fr") for chapter in ledger.chapters]
    assert not set(french) & set(ledger.chapters)
    assert len(set(french)) == len(french)
    assert ledger.chapter_name("Setup", "en") == "Setup"


def test_a_ledger_file_is_read_once() -> None:
    assert load_ledger(ELDER_SIGN) is load_ledger(ELDER_SIGN)


def test_a_rule_is_found_by_its_number() -> None:
    ledger = Ledger([a_rule("XX-MOV-01"), a_rule("XX-MOV-02")])
    assert ledger["XX-MOV-02"].id == "XX-MOV-02"
    assert "XX-MOV-01" in ledger
    assert "XX-MOV-03" not in ledger
    assert [rule.id for rule in ledger] == ["XX-MOV-01", "XX-MOV-02"]


def test_an_unknown_number_is_answered_with_close_ones() -> None:
    ledger = Ledger([a_rule("XX-MOV-01"), a_rule("XX-MOV-02"), a_rule("XX-END-09")])
    with pytest.raises(UnknownRule) as caught:
        ledger["xx-mov-1"]
    assert str(caught.value).startswith("There is no rule 'xx-mov-1' in this ledger. Close to it: XX-MOV-01")


def test_a_number_close_to_nothing_gets_a_plain_answer() -> None:
    with pytest.raises(LookupError) as caught:
        Ledger([a_rule("XX-MOV-01")])["tentacle"]
    assert str(caught.value) == "There is no rule 'tentacle' in this ledger."


def test_chapters_come_once_each_in_the_order_of_the_rulebook() -> None:
    ledger = Ledger([a_rule("A-1", "Setup"), a_rule("A-2", "Setup"), a_rule("B-1", "Moving"), a_rule("A-3", "Setup")])
    assert ledger.chapters == ("Setup", "Moving")
    assert [rule.id for rule in ledger.chapter("Setup")] == ["A-1", "A-2", "A-3"]


def test_two_rules_with_one_number_are_refused() -> None:
    with pytest.raises(ValueError, match="two rules numbered A-1"):
        Ledger([a_rule("A-1"), a_rule("A-1")])


@pytest.mark.parametrize(
    ("line", "complaint"),
    [('kind = "whim"', "Invalid enum value 'whim'"), ('kind = "flow"\nfrr = "Allez."', "unknown field `frr`")],
)
def test_a_slip_in_a_ledger_file_is_refused_by_name(tmp_path: Path, line: str, complaint: str) -> None:
    path = tmp_path / "ledger.toml"
    path.write_text(f'[[rule]]\nid = "A-1"\nchapter = "Setup"\nen = "Go."\nfr = "Allez."\n{line}\n', encoding="utf-8")
    with pytest.raises(ValueError, match=complaint) as caught:
        load_ledger(path)
    assert str(path) in str(caught.value)


def test_proofs_are_read_from_functions_and_methods(tmp_path: Path) -> None:
    written(
        tmp_path / "tests",
        "rules/test_moving.py",
        """
        import pytest
        from miskatonic import testing
        from miskatonic.testing import rule

        @rule("A-1", "A-2")
        def test_a_step(): ...

        @pytest.mark.parametrize("n", [1, 2])
        @testing.rule("A-2")
        def test_a_stride(n): ...

        class TestRunning:
            @rule("A-3")
            async def test_a_run(self): ...
        """,
    )
    moving = "tests/rules/test_moving.py"
    assert proofs(tmp_path / "tests") == {
        "A-1": [f"{moving}::test_a_step"],
        "A-2": [f"{moving}::test_a_step", f"{moving}::test_a_stride"],
        "A-3": [f"{moving}::TestRunning::test_a_run"],
    }


def test_what_does_not_run_and_pass_proves_nothing(tmp_path: Path) -> None:
    written(
        tmp_path / "tests",
        "test_idle.py",
        """
        @rule("A-1")
        @pytest.mark.skip(reason="later")
        def test_skipped(): ...

        @pytest.mark.xfail
        @rule("A-2")
        def test_expected_to_fail(): ...

        @rule("A-3")
        def a_situation(): ...

        @rule
        def test_without_number(): ...

        @pytest.mark.skip
        class TestAsleep:
            @rule("A-4")
            def test_asleep(self): ...

        class Scene:
            @rule("A-5")
            def test_never_collected(self): ...

        def test_outer():
            @rule("A-6")
            def test_inner(): ...
        """,
    )
    assert proofs(tmp_path / "tests") == {}


def test_a_rule_number_must_be_written_out(tmp_path: Path) -> None:
    written(tmp_path / "tests", "test_vague.py", "@rule(*NUMBERS)\ndef test_vague(): ...\n")
    with pytest.raises(ValueError, match=r"tests/test_vague\.py:1: @rule takes rule numbers written out"):
        proofs(tmp_path / "tests")


def test_coverage_counts_proven_rules_and_gives_the_reasons_for_the_others() -> None:
    ledger = Ledger([a_rule("A-1"), a_rule("A-2", unproven="A matter of table manners."), a_rule("A-3")])
    report = coverage(ledger, {"A-1": ["tests/test_a.py::test_a"], "B-9": ["tests/test_b.py::test_b"]})
    assert report == Coverage(
        rules=3,
        proven=1,
        unproven=[Unproven("A-2", "A matter of table manners."), Unproven("A-3", None)],
    )
    assert msgspec.to_builtins(report)["unproven"][1] == {"id": "A-3", "reason": None}
