"""The table of Mansions of Madness in a terminal: the story, the house, the test under way, the sheets, the keeper's side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.cli.boards import BRIEF, FULL, NARROW, ROWS, Scene, ink
from miskatonic.cli.boards.parts import card_panel, shortened
from miskatonic.cli.words import Words
from miskatonic.games.mansions.components import ATTRIBUTES, GAME
from miskatonic.games.mansions.events import (
    CardFound,
    ClueFound,
    LockMet,
    MythosPlayed,
    ObjectiveRevealed,
    ObstacleMet,
    SecretShown,
    TraumaReceived,
)
from miskatonic.games.mansions.state import piece
from miskatonic.games.mansions.terminal.house import beside, plan_with, stands_beside
from miskatonic.games.mansions.terminal.puzzles import draw_piece, draw_puzzle
from miskatonic.games.mansions.terminal.rooms import (
    is_of_interest,
    knows_all,
    named,
    piles,
    room_line,
    ways_text,
    whereabouts,
)
from miskatonic.games.mansions.terminal.signs import legend_rows, sign, track
from miskatonic.games.mansions.view.card_text import describe
from miskatonic.games.mansions.view.table import (
    AttemptView,
    FightView,
    InvestigatorView,
    MansionView,
    SeatView,
    TestUnderWay,
)
from miskatonic.kernel.event import Event
from miskatonic.kernel.text import signed, text

PILE_LINES = 3
"""Maximum number of lines for the cards in rooms without figures."""
READ_ALOUD = (
    CardFound,
    ClueFound,
    LockMet,
    MythosPlayed,
    ObjectiveRevealed,
    ObstacleMet,
    SecretShown,
    TraumaReceived,
)
"""Events with a card that everybody reads."""
DIE = 10
"""The faces of the die."""


class MansionBoard:
    """Draws Mansions of Madness."""

    def draw(self, view: MansionView, scene: Scene) -> RenderableType:
        """From top to bottom: where the story stands, the house, what is under way, the investigators, the keeper. The two last
        stand beside the house where there is room for them. Where there is less, a puzzle takes the place of the house."""
        told = list(under_way(view, scene))
        if view.attempt is not None and scene.detail != FULL:
            return Group(*(head(view, scene) if scene.detail == ROWS else ()), *told)
        if not view.round or scene.detail != FULL:
            return Group(*head(view, scene), *rooms(view, scene), *told, *people(view, scene))
        lines = [room_line(room, view, scene) for room in view.rooms if is_of_interest(room, view)]
        if knows_all(view):
            lines += piles([room for room in view.rooms if not is_of_interest(room, view)], scene)
        narrow = [*people(view, replace(scene, width=beside(view, scene))), *lines]
        if stands_beside(narrow, view, scene):
            return Group(*head(view, scene), *plan_with(view, scene, narrow), *told)
        return Group(*head(view, scene), *plan_with(view, scene, lines), *told, *people(view, scene))

    def legend(self, scene: Scene) -> RenderableType:
        """The signs and what they mean."""
        return Group(*legend_rows(scene), ink(scene.words("mm-legend-monster")))

    def card(self, piece: str, scene: Scene) -> RenderableType | None:
        """The words on a component, as a panel."""
        return card_panel(piece, describe, scene)

    def tell(self, event: Event, scene: Scene) -> Text | None:
        """What is read aloud when it comes up: the words of the card stand after the line of the log."""
        if not isinstance(event, READ_ALOUD):
            return None
        words = " ".join(describe(event.card, scene.words.lang).lines)
        return Text(scene.words.read(event.line())) + ink(f"  {words}", style="dim")

    def seat_name(self, view: MansionView, seat: int, words: Words) -> str:
        """The keeper, the investigator of that seat, or its number."""
        if seat == view.keeper.seat:
            return words("mm-keeper")
        investigator = view.seats[seat].investigator
        return words("mm-seat", n=seat + 1) if investigator is None else words.piece(GAME, investigator.slug)


# --- where the story stands


def head(view: MansionView, scene: Scene) -> Iterator[Text]:
    """The story, the round, the event to come, the clues, and the objective if the viewer may know it."""
    words = scene.words
    line = named(view.story, scene, "bold bright_red")
    if view.round:
        line += ink(f"  {words('mm-round', n=view.round)}", style="bold")
    if view.time_needed:
        line += ink("  ") + sign("time", scene, f" {words('mm-event', n=view.event)} ")
        line += track(view.time, view.time_needed, scene) + ink(f" {view.time}/{view.time_needed}")
    yield shortened(line, scene.width)
    told = ink("")
    for n in view.found:
        told += sign("clue", scene, n) + ink(" ")
    if view.trail:
        told += ink(words.read(text("cli-mm-trail", room=piece(view.trail))) + " ")
    if view.altar:
        told += sign("sample", scene, f" {view.altar} ")
    if view.objective:
        told += ink("  ") + named(view.objective, scene, "bold magenta")
        told += ink(f" ({words('mm-revealed' if view.revealed else 'mm-unrevealed')})", style="dim")
    if told.plain.strip():
        yield shortened(told, scene.width)


# --- the rooms


def rooms(view: MansionView, scene: Scene) -> Iterator[Text]:
    """The rooms with figures or markers, and the cards in the others; in the brief form, the room that it is all about."""
    if not view.round:
        return
    shown = [room for room in view.rooms if is_of_interest(room, view)]
    if scene.detail == BRIEF:
        here = [room for room in shown if room.id == whereabouts(view)]
        yield from (shortened(room_line(room, view, scene), scene.width) for room in here or shown[:3])
        return
    for room in shown:
        yield shortened(room_line(room, view, scene), scene.width)
        if room.id == whereabouts(view) and (ways := ways_text(view, scene)).plain:
            yield shortened(ink("    ") + ways, scene.width)
    others = [room for room in view.rooms if room not in shown]
    yield from (shortened(line, scene.width * PILE_LINES) for line in piles(others, scene))


# --- under way


def under_way(view: MansionView, scene: Scene) -> Iterator[Text]:
    """The puzzle that is being tried, the fight with the combat card that counts, and the test that is being made."""
    if view.attempt is not None:
        yield from puzzle_lines(view.attempt, view, scene)
    if view.fight is not None:
        yield shortened(fight_line(view.fight, view, scene), scene.width * (1 if scene.detail == BRIEF else 2))
    if view.test is not None:
        yield shortened(test_line(view.test, view, scene), scene.width)


def puzzle_lines(attempt: AttemptView, view: MansionView, scene: Scene) -> Iterator[Text]:
    """A puzzle, with the puzzle actions that are left for it; in the brief form, only the question tells these."""
    puzzle = view.puzzles[attempt.card]
    if attempt.drawn:
        yield ink(scene.words("mm-drawn-piece"))
        yield from draw_piece(attempt.drawn, scene)
    if scene.detail == BRIEF:
        yield from draw_puzzle(puzzle, scene)
        return
    line = who_at(attempt.seat, view, scene) + ink("  ") + named(puzzle.layout, scene, "bold bright_yellow")
    line += ink("  ") + sign("action", scene, f" {scene.words('mm-puzzle-actions', n=attempt.left)}")
    if "puzzle_hints" in view.variants:
        hint = "mm-puzzle-short" if attempt.needed is None else "mm-puzzle-needed"
        line += ink(f"  {scene.words(hint, n=attempt.needed or 0)}")
    if attempt.free_pieces:
        line += ink(f"  {scene.words('mm-free-pieces', n=attempt.free_pieces)}")
    yield shortened(line, scene.width)
    yield from draw_puzzle(puzzle, scene)


def who_at(seat: int, view: MansionView, scene: Scene) -> Text:
    """The investigator of a seat."""
    investigator = view.seats[seat].investigator
    return ink("") if investigator is None else named(investigator.slug, scene, "bright_cyan")


def fight_line(fight: FightView, view: MansionView, scene: Scene) -> Text:
    """Who attacks whom and with what, and the half of the combat card that counts."""
    monster = sign("monster", scene) + named(fight.monster, scene, "italic")
    person = ink(scene.words("mm-barricade")) if fight.seat < 0 else who_at(fight.seat, view, scene)
    attacker, attacked = (person, monster) if fight.attacks else (monster, person)
    line = attacker + ink(" vs " if scene.ascii else " ⚔ ", style="bold red") + attacked
    if fight.weapon:
        line += ink("  ") + named(fight.weapon, scene)
    if fight.card:
        line += ink("  ") + named(fight.card, scene, "bold red")
        line += ink("  " + describe(fight.card, scene.words.lang).lines[0 if fight.attacks else 1], style="dim")
    return line


def test_line(test: TestUnderWay, view: MansionView, scene: Scene) -> Text:
    """A test: whose, of what, what the die may show at most."""
    investigator = view.seats[test.seat].investigator
    who = "" if investigator is None else scene.words.piece(GAME, investigator.slug)
    attribute = scene.words.read(text(f"mm-attribute-{test.attribute}"))
    needed = scene.words("mm-needed", n=min(max(test.value, 0), DIE))
    line = ink(
        scene.words("mm-test", who=who, attribute=attribute, modifier=signed(test.modifier)), style="bold bright_yellow"
    )
    if test.monster:
        line += ink("  ") + sign("monster", scene) + named(test.monster, scene, "italic")
    return line + ink(f"  {needed}", style="bold")


# --- the investigators


def people(view: MansionView, scene: Scene) -> list[Text]:
    """The investigators, and the keeper."""
    return [*sheets(view, scene), *keeper_lines(view, scene)]


def sheets(view: MansionView, scene: Scene) -> Iterator[Text]:
    """A line for each investigator; with cards for the one that the table is about."""
    for seat in view.seats:
        active = seat.seat == view.active
        if seat.keeper or (scene.detail == BRIEF and not active and seat.seat != view.seat):
            continue
        if seat.investigator is None:
            if seat.eliminated or seat.escaped:
                key = "mm-eliminated" if seat.eliminated else "mm-escaped"
                yield ink(f"  {scene.words(key, n=seat.seat + 1)}", style="dim")
            continue
        yield shortened(sheet_line(seat, seat.investigator, view, scene), scene.width)
        if scene.detail == FULL and scene.width < NARROW and (active or seat.seat == view.seat):
            yield shortened(ink("    ") + attributes_text(seat.investigator, scene), scene.width)
        cards = cards_line(seat.investigator, scene)
        if cards.plain and (active or seat.seat == view.seat or scene.detail == FULL):
            yield shortened(ink("    ") + cards, scene.width * (2 if active else 1))


def sheet_line(seat: SeatView, you: InvestigatorView, view: MansionView, scene: Scene) -> Text:
    """Health and sanity, skill points, attributes, and the rest of the turn."""
    active = seat.seat == view.active and not view.step.startswith("keeper")
    line = (sign("active", scene) if active else ink(" ")) + ink(" ")
    line += named(you.slug, scene, "bold bright_cyan" if active else "bright_cyan")
    if scene.people and seat.seat not in scene.people:
        line += ink(f" {scene.words('mm-bot')}", style="dim")
    line += ink(" ") + sign("health", scene, f"{you.health}/{you.health + you.damage}")
    line += ink(" ") + sign("sanity", scene, f"{you.sanity}/{you.sanity + you.horror}")
    line += ink(" ") + sign("skill", scene, you.skill_points)
    if active:
        line += ink(" ") + sign("steps", scene, you.moves)
        line += ink("" if you.acted else " ") + (ink("") if you.acted else sign("action", scene))
    for kind, number in (("stunned", you.stunned), ("hidden", int(you.hidden)), ("relative", int(seat.relative))):
        if number:
            line += ink(" ") + sign(kind, scene, number if number > 1 else "")
    if scene.width >= NARROW:
        line += ink("  ") + attributes_text(you, scene)
    return line


def attributes_text(you: InvestigatorView, scene: Scene) -> Text:
    """The attributes of an investigator."""
    told = " ".join(f"{attribute_name(which, scene)}{you.attributes[which]}" for which in ATTRIBUTES)
    return ink(told, style="dim")


def attribute_name(attribute: str, scene: Scene) -> str:
    """The first three letters of an attribute."""
    return scene.words.read(text(f"mm-attribute-{attribute}"))[:3]


def cards_line(you: InvestigatorView, scene: Scene) -> Text:
    """What an investigator has and suffers from; what can be used only once and has been is dim."""
    told = [named(card, scene, "dim" if card in you.used else "") for card in you.cards]
    told += [named(spell, scene, "bright_magenta") for spell in you.spells]
    told += [named(trauma, scene, "bright_red") for trauma in (you.injury, you.insanity) if trauma]
    told += [named(card, scene, "red") for card in you.under]
    if you.secret:
        told.append(
            ink(scene.words("mm-secret"), style="red") if you.secret == "?" else named(you.secret, scene, "red")
        )
    told += [named(trait, scene, "bright_black") for trait in you.traits]
    return ink(", ").join(told)


# --- the keeper


def keeper_lines(view: MansionView, scene: Scene) -> Iterator[Text]:
    """Threat, cards, the markers of the answers, and actions; for the keeper also the hands."""
    keeper, words = view.keeper, scene.words
    if scene.detail == BRIEF and view.seat != keeper.seat:
        return
    line = sign("active", scene) if view.active == keeper.seat else ink(" ")
    line += ink(f" {words('mm-keeper')}", style="bold magenta")
    if scene.people and keeper.seat not in scene.people:
        line += ink(f" {words('mm-bot')}", style="dim")
    line += ink(" ") + sign("threat", scene, keeper.threat)
    if keeper.skill_points:
        line += ink(" ") + sign("skill", scene, keeper.skill_points)
    line += ink(f" {words('mm-hands', mythos=keeper.mythos_cards, trauma=keeper.trauma_cards)}", style="dim")
    if keeper.choices:
        markers = " ".join(f"{n}{letter}" for n, letter in enumerate(keeper.choices, 1))
        line += ink(f"  {words('mm-markers', markers=markers)}", style="magenta")
    if keeper.actions and scene.detail != BRIEF:
        line += ink("  ") + ink(", ").join(named(action, scene) for action in keeper.actions)
    yield shortened(line, scene.width * (2 if scene.detail == FULL else 1))
    held = [named(card, scene, "magenta") for card in keeper.mythos or ()]
    held += [named(card, scene, "bright_red") for card in keeper.trauma or ()]
    if held:
        yield shortened(ink("    ") + ink(", ").join(held), scene.width)
