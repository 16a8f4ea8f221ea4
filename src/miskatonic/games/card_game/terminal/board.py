"""The table of the card game in a terminal: agenda and act, locations, the test under way, investigators, the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from miskatonic.cli.boards import BRIEF, FULL, NARROW, Scene, ink
from miskatonic.cli.boards.parts import card_panel, frame, mark, named_piece, shortened
from miskatonic.cli.words import Words
from miskatonic.games.card_game.components import GAME, token_name
from miskatonic.games.card_game.terminal.signs import legend_rows, sign, track
from miskatonic.games.card_game.view.card_text import describe
from miskatonic.games.card_game.view.chronicle import scenarios
from miskatonic.games.card_game.view.labels import at_place
from miskatonic.games.card_game.view.table import (
    CardGameView,
    CardInPlayView,
    DossierView,
    EnemyView,
    HeldView,
    InvestigatorView,
    LocationView,
    TestView,
)
from miskatonic.kernel.event import Event
from miskatonic.kernel.text import text

named = partial(named_piece, GAME)

PANEL_WIDTH = 38
"""The least that the panel of a location needs."""


class CardGameBoard:
    """Draws the card game."""

    def draw(self, view: CardGameView, scene: Scene) -> RenderableType:
        """From top to bottom: where the story stands, the locations, the test under way, investigators, the hand."""
        if view.step == "interlude":
            return Group(*interlude(view, scene))
        parts: list[RenderableType] = [*head(view, scene), *places(view, scene)]
        if view.drawn:
            names = ", ".join(scene.words.piece(GAME, card) for card in view.drawn)
            parts.append(ink(f"{scene.words('cg-drawn')} ", style="bold") + ink(names, style="magenta"))
        if view.test is not None:
            parts.append(test_line(view.test, view, scene))
        parts += investigators(view, scene)
        parts += own_hand(view, scene)
        return Group(*parts)

    def legend(self, scene: Scene) -> RenderableType:
        """The signs and what they mean."""
        return Group(*legend_rows(scene), ink(scene.words("cg-legend-enemy")))

    def card(self, piece: str, scene: Scene) -> RenderableType | None:
        """The words on a card, as a panel."""
        return card_panel(piece, describe, scene)

    def tell(self, event: Event, scene: Scene) -> Text | None:
        """The events say all that there is to say."""
        return None

    def seat_name(self, view: CardGameView, seat: int, words: Words) -> str:
        """The investigator of that seat."""
        slugs = [investigator.slug for investigator in view.investigators] or [
            dossier.slug for dossier in view.dossiers
        ]
        return words.piece(GAME, slugs[seat])


# --- where the story stands


def head(view: CardGameView, scene: Scene) -> Iterator[RenderableType]:
    """The scenario, the round and the phase; agenda and act with what advances them; the chaos bag."""
    words = scene.words
    title = ink(words.piece(GAME, view.scenario), style="bold yellow")
    if view.round:
        phase = words.read(text(f"cg-phase-{view.phase}"))
        title += ink(f"  {words('cg-round', round=view.round)} · {phase}", style="bold")
    title += ink("  ") + sign("deck", scene) + ink(f" {words('cg-encounter', n=view.encounter_deck)}", style="dim")
    story = [agenda_line(view, scene), act_line(view, scene)]
    if scene.detail == BRIEF or scene.width < NARROW:
        yield shortened(ink("  ").join(line for line in story if line), scene.width)
        return
    yield shortened(title, scene.width)
    yield from (shortened(line, scene.width) for line in story if line)
    if scene.detail == FULL:
        yield shortened(bag_line(view, scene), scene.width)


def agenda_line(view: CardGameView, scene: Scene) -> Text:
    """The agenda with the doom in play."""
    if view.agenda is None:
        return ink("")
    card = view.agenda
    line = named(card.card, scene, "bold bright_red") + ink(" ")
    line += sign("doom", scene, f" {card.doom_in_play}/{card.threshold} ")
    return line + track(card.doom_in_play, card.threshold, scene)


def act_line(view: CardGameView, scene: Scene) -> Text:
    """The act with the clues that advance it."""
    if view.act is None:
        return ink("")
    card = view.act
    line = named(card.card, scene, "bold green") + ink(" ")
    if card.needed:
        line += sign("clues", scene, f" {card.held}/{card.needed} ") + track(card.held, card.needed, scene)
    elif card.clues:
        line += sign("clues", scene, f" {card.clues}")
    return line


def bag_line(view: CardGameView, scene: Scene) -> Text:
    """The tokens in the chaos bag."""
    line = ink(f"{scene.words('cg-bag')} ", style="bold")
    for token in view.bag:
        often = f"×{token.count}" if token.count > 1 else ""
        line += ink(f"{scene.words.read(token_name(token.token))}{often}  ", style="dim")
    return line


# --- locations


def places(view: CardGameView, scene: Scene) -> Iterator[RenderableType]:
    """The locations: as panels, as rows, or only the one that matters."""
    if scene.detail == FULL:
        yield panels(view, scene)
    elif scene.detail == BRIEF:
        here = {investigator.at for investigator in view.investigators if investigator.seat == whose(view)}
        for place in view.locations:
            if place.card in here:
                yield shortened(place_line(place, view, scene), scene.width)
                yield from foes_line(place.card, view, scene)
    else:
        for place in view.locations:
            yield shortened(place_line(place, view, scene), scene.width)
            yield from foes_line(place.card, view, scene)


def whose(view: CardGameView) -> int:
    """The seat that the table is about: the tester, the active investigator, or the viewer."""
    if view.test is not None:
        return view.test.seat
    if view.active >= 0:
        return view.active
    return view.lead if view.seat is None else view.seat


def place_line(place: LocationView, view: CardGameView, scene: Scene) -> Text:
    """A location in one line."""
    line = named_place(place.card, view, scene) + ink(" ") + place_values(place, scene)
    if here := visitors(place.card, view, scene):
        line += ink("  ") + here
    return line + ink("  ") + ways(place, view, scene)


def named_place(card: str, view: CardGameView, scene: Scene) -> Text:
    """A location by its name, with the number of its option."""
    return mark(card, scene) + ink(place_name(card, view, scene), style="bold")


def place_name(card: str, view: CardGameView, scene: Scene) -> str:
    """The name of a location, told from others of that name."""
    title = scene.words.piece(GAME, card)
    same = sum(scene.words.piece(GAME, place.card) == title for place in view.locations)
    return scene.words.read(at_place(card)) if same > 1 else title


def place_values(place: LocationView, scene: Scene) -> Text:
    """Shroud, clues and doom; or that it is unrevealed."""
    if not place.revealed:
        return sign("hidden", scene)
    line = sign("shroud", scene, place.shroud) + ink(" ") + sign("clues", scene, place.clues)
    return line + (ink(" ") + sign("doom", scene, place.doom) if place.doom else ink(""))


def ways(place: LocationView, view: CardGameView, scene: Scene) -> Text:
    """Where one can go from there."""
    if not place.connects:
        return ink("")
    names = ", ".join(place_name(card, view, scene) for card in place.connects)
    return sign("way", scene) + ink(f" {names}", style="dim")


def visitors(place: str, view: CardGameView, scene: Scene) -> Text:
    """The investigators at a location."""
    names = [
        named(investigator.slug, scene, "bright_cyan")
        for investigator in view.investigators
        if investigator.at == place and not investigator.fate
    ]
    return ink(", ").join(names)


def foes_line(place: str, view: CardGameView, scene: Scene) -> Iterator[Text]:
    """The enemies at a location, in one line."""
    foes = [enemy_text(enemy, view, scene) for enemy in view.enemies if enemy.at == place]
    if foes:
        yield shortened(ink("   ") + ink("  ").join(foes), scene.width)


def enemy_text(enemy: EnemyView, view: CardGameView, scene: Scene) -> Text:
    """An enemy: fight, health left, evade, its attack, and whom it is engaged with."""
    line = sign("enemy", scene) + ink(" ") + named(enemy.card, scene, "italic") + ink(" ")
    line += sign("fight", scene, enemy.fight) + ink(" ")
    line += sign("health", scene, f"{enemy.health - enemy.damage}/{enemy.health}") + ink(" ")
    line += sign("evade", scene, enemy.evade)
    line += ink(f" ({enemy.attack_damage}") + sign("health", scene) + ink(f" {enemy.attack_horror}")
    line += sign("sanity", scene) + ink(")")
    for kind, number in (("doom", enemy.doom), ("clues", enemy.clues)):
        if number:
            line += ink(" ") + sign(kind, scene, number)
    if enemy.exhausted:
        line += ink(" ") + sign("exhausted", scene)
    if enemy.engaged >= 0:
        who = scene.words.piece(GAME, view.investigators[enemy.engaged].slug)
        line += ink(f" {scene.words('cg-engaged', who=who)}", style="red")
    return line


def panels(view: CardGameView, scene: Scene) -> Table:
    """As many locations side by side as there is room for."""
    across = max(1, min(4, len(view.locations), scene.width // PANEL_WIDTH))
    width = scene.width // across
    grid = Table.grid()
    for _ in range(across):
        grid.add_column(width=width)
    for start in range(0, len(view.locations), across):
        row = view.locations[start : start + across]
        lines = [list(panel_lines(place, view, scene, width - 4)) for place in row]
        tallest = max(map(len, lines))
        grid.add_row(*(panel(place, told, view, scene, width, tallest) for place, told in zip(row, lines, strict=True)))
    return grid


def panel_lines(place: LocationView, view: CardGameView, scene: Scene, width: int) -> Iterator[Text]:
    """The investigators and cards there, and the connections."""
    if here := visitors(place.card, view, scene):
        yield shortened(here, width)
    for enemy in view.enemies:
        if enemy.at == place.card:
            yield shortened(enemy_text(enemy, view, scene), width)
    for card in (*place.attached, *(CardInPlayView(loose.card) for loose in view.loose if loose.at == place.card)):
        yield shortened(card_in_play(card, scene), width)
    yield shortened(ways(place, view, scene), width)


def panel(
    place: LocationView, lines: Sequence[Text], view: CardGameView, scene: Scene, width: int, height: int
) -> Panel:
    """One location."""
    here = any(
        investigator.at == place.card and investigator.seat == whose(view) for investigator in view.investigators
    )
    name = shortened(named_place(place.card, view, scene), width - 16)
    return Panel(
        Group(*lines),
        title=name + ink(" ") + place_values(place, scene),
        title_align="left",
        width=width,
        height=height + 2,
        box=frame(scene),
        border_style="bold bright_yellow" if here else "bright_black",
    )


# --- the test under way


def test_line(test: TestView, view: CardGameView, scene: Scene) -> Text:
    """Who tests what, the total so far, what was committed and which tokens were revealed."""
    words = scene.words
    who = words.piece(GAME, view.investigators[test.seat].slug)
    skill = words.read(text(f"cg-skill-{test.skill}"))
    line = ink(words("cg-test", who=who, skill=skill), style="bold bright_yellow")
    line += ink(f"  {test.total} / {test.difficulty}", style="bold")
    if test.committed:
        cards = ", ".join(words.piece(GAME, each.card) for each in test.committed)
        line += ink(f"  {words('cg-committed', cards=cards)}")
    if test.tokens:
        tokens = ", ".join(scene.words.read(token_name(token.token)) for token in test.tokens)
        line += ink(f"  {words('cg-tokens', tokens=tokens)}", style="magenta")
    return shortened(line, scene.width)


# --- investigators


def investigators(view: CardGameView, scene: Scene) -> Iterator[RenderableType]:
    """A line for each investigator, with the cards before them; in the brief form only the one that the table is about."""
    for investigator in view.investigators:
        if investigator.fate == "away" or (scene.detail == BRIEF and investigator.seat != whose(view)):
            continue
        yield shortened(investigator_line(investigator, view, scene), scene.width)
        if not investigator.fate:
            yield from areas(investigator, view, scene)


def investigator_line(investigator: InvestigatorView, view: CardGameView, scene: Scene) -> Text:
    """Health and sanity left, resources, clues, actions, cards."""
    words = scene.words
    active = investigator.seat == view.active
    line = (sign("active", scene) if active else ink(" ")) + ink(" ")
    line += named(investigator.slug, scene, "bold bright_cyan" if active else "bright_cyan")
    if investigator.seat == view.lead and len(view.investigators) > 1:
        line += ink(" ") + sign("lead", scene)
    if scene.people and investigator.seat not in scene.people:
        line += ink(f" {words('cg-bot')}", style="dim")
    if investigator.fate:
        return line + ink(f"  {words(f'cg-fate-{investigator.fate}')}", style="red")
    line += ink("  ") + sign("health", scene, f" {investigator.health - investigator.damage}/{investigator.health}")
    line += ink("  ") + sign("sanity", scene, f" {investigator.sanity - investigator.horror}/{investigator.sanity}")
    line += ink("  ") + sign("resources", scene, f" {investigator.resources}") + ink("  ")
    line += sign("clues", scene, f" {investigator.clues}") + ink("  ")
    line += ink("").join(sign("action", scene) for _ in range(investigator.actions + investigator.tome_actions))
    if scene.width >= NARROW:
        line += (
            ink("  ")
            + sign("hand", scene, f" {investigator.hand_size}")
            + ink("  ")
            + sign("deck", scene, f" {investigator.deck}")
        )
        line += ink(f"  {skills(investigator)}", style="dim") if scene.detail == FULL else ink("")
    return line


def skills(investigator: InvestigatorView) -> str:
    """The four skills, as they stand on the card."""
    return "/".join(str(value) for value in investigator.skills.values())


def areas(investigator: InvestigatorView, view: CardGameView, scene: Scene) -> Iterator[Text]:
    """The play area and the threat area, where anything lies in them."""
    words = scene.words
    play = [card_in_play(card, scene) for card in investigator.play]
    threat = [card_in_play(card, scene) for card in investigator.threat]
    threat += [named(enemy.card, scene, "bright_red") for enemy in view.enemies if enemy.engaged == investigator.seat]
    for key, cards in (("cg-play", play), ("cg-threat", threat)):
        if cards:
            line = ink(f"    {words(key)} ", style="bold") + ink(", ").join(cards)
            yield shortened(line, scene.width * (2 if scene.detail == FULL else 1))


def card_in_play(card: CardInPlayView, scene: Scene) -> Text:
    """A card with the tokens on it."""
    line = named(card.card, scene)
    if card.health is not None:
        line += ink(" ") + sign("health", scene, f"{card.health - card.damage}/{card.health}")
    if card.sanity is not None:
        line += ink(" ") + sign("sanity", scene, f"{card.sanity - card.horror}/{card.sanity}")
    tokens = (("uses", card.uses), ("doom", card.doom), ("clues", card.clues), ("resources", card.resources))
    for kind, number in tokens:
        if number:
            line += ink(" ") + sign(kind, scene, number)
    if card.exhausted:
        line += ink(" ") + sign("exhausted", scene)
    return line


def own_hand(view: CardGameView, scene: Scene) -> Iterator[Text]:
    """The cards in hand, with what they cost now."""
    for investigator in view.investigators:
        if investigator.hand:
            cards = ink("  ").join(held(card, scene) for card in investigator.hand)
            line = ink(f"{scene.words('cg-hand')} ", style="bold") + cards
            yield shortened(line, scene.width * (3 if scene.detail == FULL else 2))


def held(card: HeldView, scene: Scene) -> Text:
    """A card in hand."""
    cost = "" if card.cost is None else f" {card.cost}"
    return named(card.card, scene, "bright_white") + ink(cost, style="yellow")


# --- between two scenarios


def interlude(view: CardGameView, scene: Scene) -> Iterator[RenderableType]:
    """What was written down, what stays of the investigators, and one's own deck."""
    words = scene.words
    yield ink(words("cg-next", scenario=words.piece(GAME, view.next_scenario)), style="bold yellow")
    if scene.detail != BRIEF:
        for chapter in scenarios(view.log):
            yield ink(words.read(chapter.title), style="bold")
            yield from (ink(f"  {words.read(line)}") for line in chapter.lines)
    for dossier in view.dossiers:
        yield dossier_line(dossier, view, scene)
    if scene.detail == FULL:
        yield from deck_lines(view.dossiers, view.seat, scene)


def dossier_line(dossier: DossierView, view: CardGameView, scene: Scene) -> Text:
    """Experience and trauma."""
    words = scene.words
    line = named(dossier.slug, scene, "bright_cyan")
    if dossier.slug in view.lost:
        return line + ink(f"  {words('cg-lost')}", style="red")
    line += ink(f"  {words.read(text('cg-chronicle-unspent', n=dossier.experience))}")
    for kind, number in (("physical", dossier.physical_trauma), ("mental", dossier.mental_trauma)):
        if number:
            line += ink(f"  {words.read(text(f'cg-chronicle-{kind}', n=number))}", style="red")
    if dossier.away:
        line += ink(f"  {words('cg-fate-away')}", style="dim")
    return shortened(line, scene.width)


def deck_lines(dossiers: Iterable[DossierView], seat: int | None, scene: Scene) -> Iterator[Text]:
    """The cards of one's own deck."""
    for dossier in dossiers:
        if dossier.seat == seat and dossier.cards:
            names = [
                named(card, scene) + ink(f" ×{n}" if (n := dossier.cards.count(card)) > 1 else "")
                for card in dict.fromkeys(dossier.cards)
            ]
            yield ink(f"{scene.words('cg-deck', n=len(dossier.cards))} ", style="bold") + ink(", ").join(names)
