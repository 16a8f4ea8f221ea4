"""Boxes and editions: what is chosen takes part, what is only installed changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import pytest
from msgspec import field

from miskatonic.kernel.box import BOXES, Box, UnknownBox, close_base, edition_of, in_order, kept
from miskatonic.kernel.checks import account_for, dealt_from
from miskatonic.kernel.decision import NOTHING, Kinds, Option, Rules, ask
from miskatonic.kernel.errors import BadSetup, Impossible, MiskatonicError
from miskatonic.kernel.event import CLASHES, Event, event_types
from miskatonic.kernel.hooks import Ability, Hook, Total, Window, modifies, total
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.registry import Component, Registry
from miskatonic.kernel.rng import Rng, seeded
from miskatonic.kernel.rulebook import Rulebook, View
from miskatonic.kernel.setup import Field, Options, Pick, edition_for, read_options
from miskatonic.kernel.state import Outcome, State
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import name, own_words, render, text

CARDS: Registry[Component] = Registry("den", "card", 3)
LUCK: Total[int] = Total("luck")
DRAW = Kinds("den", "den")("draw", "", str)


class Den(State, kw_only=True, omit_defaults=True):
    """A deck, and what has been drawn from it."""

    game: ClassVar[str] = "den"
    deck: Pile
    drawn: list[str] = field(default_factory=list)
    step: str = "draw"

    def at_step(self) -> str:
        return self.step

    @staticmethod
    def hooks_of(card: str) -> tuple[Hook, ...]:
        return ()


def step(state: Den) -> Rules[None]:
    """A card is drawn, or not; then one rests."""
    if state.step == "rest":
        state.step = "draw"
        return
    if not state.deck:
        state.outcome = Outcome([0], "den-over")
        return
    options = [Option("draw", "draw", text("den")), Option("leave", "leave", text("den"))]
    if (yield from ask(0, DRAW, options)) == "draw":
        state.drawn.append(state.deck.pop())
    state.step = "rest"


def setup(options: Options, rng: Rng) -> Den:
    edition = edition_for("den", options)
    state = Den(
        rng=rng,
        boxes=edition.boxes,
        dealt=dealt_from(edition, [CARDS]),
        deck=Pile.of(edition[CARDS].copies()),
    )
    state.deck.shuffle(state.rng)
    return state


def invariants(state: Den) -> None:
    account_for(state, [CARDS], [*state.deck, *state.drawn], lambda what, piece: Impossible(own_words(what, piece)))


for slug in ("axe", "lamp", "rope"):
    CARDS.add(Component(slug=slug, en=slug, fr=slug))
close_base("den")
RULES = Rulebook(
    title=text("den"),
    players=(1, 2),
    state_type=Den,
    setup=setup,
    step=step,
    invariants=invariants,
    view=lambda state, seat: View(game="den", seat=seat),
    determinize=lambda state, seat, rng: state.deck.shuffle(rng),
)


def declare(slug: str, copies: int = 1) -> None:
    CARDS.add(Component(slug=slug, en=slug, fr=slug, copies=copies))


@pytest.fixture
def box() -> Iterator[Box]:
    """A box with two gems and a step of its own."""
    box = Box("gems", "den", "Gems", "Gemmes")
    with box:
        declare("ruby")
        declare("opal", 2)
    BOXES.add(box)
    yield box
    for component in box.components(CARDS):
        CARDS.remove(component.slug)
    BOXES.remove(box)


def begin(*boxes: str, seed: int = 1) -> Table[Den]:
    options = {"boxes": list(boxes)}
    return Table(RULES, RULES.setup(read_options(RULES, options), seeded(seed)), options, seed)


def test_a_component_knows_its_box(box: Box) -> None:
    assert (CARDS["ruby"].box, CARDS["opal#2"].box, CARDS["axe"].box) == ("gems", "gems", "")


def test_what_is_chosen_takes_part_after_the_game_itself(box: Box) -> None:
    assert edition_of("den", ("gems",))[CARDS].copies() == ["axe", "lamp", "rope", "ruby", "opal", "opal#2"]


def test_what_is_only_installed_changes_nothing(box: Box) -> None:
    with_it = begin()
    BOXES.remove(box)
    without = begin()
    assert with_it.checkpoint == without.checkpoint
    assert edition_of("den")[CARDS].copies() == ["axe", "lamp", "rope"]
    assert "ruby" not in edition_of("den")[CARDS]


def test_the_same_boxes_make_the_same_edition(box: Box) -> None:
    assert in_order("den", ["gems", "gems"]) == ("gems",)
    assert edition_of("den", ("gems",)) is begin("gems").state.edition


def test_the_same_slug_twice_in_a_game_is_an_error(box: Box) -> None:
    other = Box("more_gems", "den", "More gems", "Autres gemmes")
    with pytest.raises(ValueError, match="'ruby' is declared twice in den"), other:
        declare("ruby")
    with pytest.raises(ValueError, match="'axe' is declared twice in den"), other:
        declare("axe")


def test_a_card_that_is_declared_outside_of_any_box_is_refused_once_the_game_is_complete() -> None:
    with pytest.raises(ValueError, match="declare it in a box of its own"):
        declare("stray")


def test_a_box_may_be_opened_while_it_is_open(box: Box) -> None:
    with box:
        with box:
            declare("jet")
        declare("onyx")
    assert (CARDS["jet"].box, CARDS["onyx"].box) == ("gems", "gems")
    with pytest.raises(ValueError, match="outside of any box"):
        declare("stray")


def test_after_a_declaration_that_fails_no_box_is_open(box: Box) -> None:
    with pytest.raises(ValueError, match="twice"), box:
        declare("axe")
    with pytest.raises(ValueError, match="outside of any box"):
        declare("stray")


def test_a_box_that_is_not_installed_is_named_with_those_that_are(box: Box) -> None:
    with pytest.raises(BadSetup, match=r"no box called “rocks” for this game. Installed: gems\."):
        begin("rocks")
    with pytest.raises(UnknownBox, match="none is installed"):
        edition_of("elsewhere", ("rocks",))


def test_a_game_goes_on_after_its_box_has_grown(box: Box) -> None:
    table = begin("gems")
    table.choose("draw")
    with box:
        declare("jade")
    RULES.check(table.state)
    assert table.at(0).state.deck == begin_state_deck(table), "the game it was, not the one of today"
    assert len(begin("gems").state.deck) == 7


def begin_state_deck(table: Table[Den]) -> list[str]:
    return [*table.state.deck, *reversed(table.state.drawn)]


def test_a_game_goes_on_after_cards_were_added_to_the_game_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin()
    table.choose("draw")
    monkeypatch.setattr(CARDS, "_components", {**CARDS._components, "net": Component(slug="net", en="net", fr="filet")})
    monkeypatch.setitem(CARDS._by_id, "net", Component(slug="net", en="net", fr="filet"))
    CARDS._changed()
    RULES.check(table.state)
    twin = table.clone()
    with pytest.raises(MiskatonicError, match="Cards have been added"):
        twin.at(0)
    monkeypatch.undo()
    CARDS._changed()


@pytest.mark.parametrize(
    ("deck", "what"), [("axe lamp", "missing"), ("axe lamp rope ruby", "unknown"), ("axe lamp rope axe", "twice")]
)
def test_pieces_are_accounted_for(box: Box, deck: str, what: str) -> None:
    state = begin().state
    state.deck = Pile(deck)
    with pytest.raises(Impossible, match=what):
        RULES.check(state)


def test_a_piece_of_a_box_that_is_lost_is_missed(box: Box) -> None:
    state = begin("gems").state
    state.deck.remove("opal#2")
    with pytest.raises(Impossible, match="missing"):
        RULES.check(state)


def test_a_box_may_have_rules_that_stand_whatever_is_in_play(box: Box) -> None:
    box.rule(modifies(LUCK, lambda game, source, seat: 2))
    assert total(begin("gems").state, LUCK, 1, 0) == 3
    assert total(begin().state, LUCK, 1, 0) == 1


def test_rules_of_a_box_may_be_added_and_go_with_it(box: Box) -> None:
    box.rule(modifies(LUCK, lambda game, source, seat: 2))
    assert total(begin("gems").state, LUCK, 1, 0) == 3
    box.rule(modifies(LUCK, lambda game, source, seat: 10))
    assert total(begin("gems").state, LUCK, 1, 0) == 13
    BOXES.remove(box)
    BOXES.add(Box("gems", "den", "Other gems", "Autres gemmes"))
    assert total(begin("gems").state, LUCK, 1, 0) == 1
    BOXES.remove(BOXES.find("den", "gems"))


def test_what_a_player_may_use_is_no_rule_of_a_box(box: Box) -> None:
    with pytest.raises(TypeError, match="put it on a card"):
        box.rule(Ability(Window("rest"), lambda game, source: NOTHING, lambda game, source: True))


def test_a_box_has_a_name_where_its_rules_are_told(box: Box) -> None:
    assert render(name("den", "box/gems"), "fr") == "Gemmes"


def test_two_boxes_may_have_steps_of_the_same_name(box: Box) -> None:
    other = BOXES.add(Box("rocks", "den", "Rocks", "Roches"))

    def add(card: str) -> Callable[[Den], Rules[None]]:
        def run(state: Den) -> Rules[None]:
            state.drawn.append(card)
            yield from ()

        return run

    box.step("shine", after="draw")(add("ruby"))
    other.step("shine", after="draw")(add("axe"))
    try:
        table = begin("gems", "rocks")
        table.choose("leave")
        assert table.state.drawn == ["ruby", "axe"]
    finally:
        BOXES.remove(other)


def test_of_two_events_of_the_same_name_the_first_counts_and_the_other_is_noted() -> None:
    class Shone(Event, frozen=True):
        game: ClassVar[str] = "den"

    def shine_again() -> None:
        class Shone(Event, frozen=True):
            game: ClassVar[str] = "den"

    shine_again()
    assert event_types("den")["Shone"] is Shone
    assert CLASHES.pop() == f"den has an event 'Shone' already, in {__name__}"


def test_a_box_puts_steps_between_those_of_the_game(box: Box) -> None:
    def shine(state: Den) -> Rules[None]:
        state.drawn.append("ruby")
        yield from ()

    def fade(state: Den) -> Rules[None]:
        state.drawn.append("opal")
        yield from ()

    box.step("shine", after="draw")(shine)
    box.step("fade", before="draw")(fade)
    table = begin("gems")
    table.choose("leave")
    assert table.state.drawn == ["ruby", "opal"]
    plain = begin()
    plain.choose("leave")
    assert plain.state.drawn == []


def test_a_box_may_have_components_of_a_kind_of_its_own(box: Box) -> None:
    omens: Registry[Component] = box.kind(Registry("den", "omen", 0))
    with box:
        omens.add(Component(slug="eclipse", en="Eclipse", fr="Éclipse"))
    try:
        assert edition_of("den", ("gems",))[omens].slugs == ["eclipse"]
        assert list(edition_of("den", ("gems",)).kinds_beside({"card": CARDS})) == ["card", "omen"]
        assert list(edition_of("den").kinds_beside({"card": CARDS})) == ["card"]
    finally:
        omens.remove("eclipse")


def test_what_a_box_says_must_be_true_is_checked_at_its_tables(box: Box) -> None:
    @box.check
    def no_axe(state: Den) -> None:
        if "axe" in state.drawn:
            raise ValueError("the axe is drawn")

    for table in (begin("gems"), begin()):
        while "axe" not in table.state.drawn:
            table.choose("draw")
        if table.state.boxes:
            with pytest.raises(ValueError, match="the axe is drawn"):
                RULES.check(table.state)
        else:
            RULES.check(table.state)


def test_what_depends_on_the_boxes_is_found_out_once_and_again_when_something_is_declared(box: Box) -> None:
    asked = []

    @kept
    def names(edition: Any, end: str) -> list[str]:
        asked.append(end)
        return [slug for slug in edition[CARDS].slugs if slug.endswith(end)]

    edition = edition_of("den", ("gems",))
    assert names(edition, "y") == names(edition, "y") == ["ruby"]
    assert asked == ["y"]
    with box:
        declare("ivory")
    assert names(edition, "y") == ["ruby", "ivory"]
    assert names(edition_of("den"), "y") == []


def test_the_form_asks_which_boxes_only_if_there_are_some(box: Box) -> None:
    assert [(asked.option, asked.kind) for asked in RULES.form(edition_of("den"))] == [("boxes", "boxes")]
    BOXES.remove(box)
    assert RULES.form(edition_of("den")) == ()


def test_a_part_comes_along_with_its_box_unless_an_answer_leaves_it_out(box: Box) -> None:
    inner = Box("case", "den", "Case", "Coffret", listed=False)
    with inner:
        declare("onyx")
    whole = Box("hoard", "den", "Hoard", "Trésor")
    whole.part(inner, lambda answers: answers.get("case") != "without")
    whole.question(
        Field(option="case", label=text("den"), help=text("den"), kind="pick", picks=(Pick("without", text("den")),))
    )
    BOXES.add(whole)
    try:
        assert begin("hoard").state.boxes == ("case", "hoard")
        assert "onyx" in begin("hoard").state.deck
        options = read_options(RULES, {"boxes": ["hoard"], "answers": {"case": "without"}})
        assert "onyx" not in RULES.setup(options, seeded(1)).deck
        assert [listed.slug for listed in BOXES.of("den")] == ["gems", "hoard"]
    finally:
        CARDS.remove("onyx")
        BOXES.remove(whole)
    assert BOXES.of("den") == [box]
