"""The words on every component of Mansions of Madness, made from the effects that run it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_lowercase

from miskatonic.games.mansions.components import (
    EDGES,
    GAME,
    SIDES,
    TRAITS,
    BarrierCard,
    CombatCard,
    EventCard,
    InvestigatorCard,
    Item,
    KeeperAction,
    MonsterCard,
    MythosCard,
    Objective,
    PrintedSide,
    PuzzleLayout,
    PuzzlePiece,
    Room,
    Spell,
    SpellBack,
    SpellFate,
    Story,
    Terminal,
    Tile,
    Token,
    Trait,
    TraumaCard,
)
from miskatonic.games.mansions.rules.preparation import attribute_words
from miskatonic.games.mansions.state import KeeperCondition, piece
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.describing import describer
from miskatonic.kernel.registry import Component
from miskatonic.kernel.text import Text, join, signed, text


def lines_of(component: Component) -> Iterator[Text]:
    """The printed text of a component, line by line."""
    match component:
        case InvestigatorCard():
            yield text(
                "mm-describe-investigator",
                health=component.health,
                sanity=component.sanity,
                skill=component.skill_points,
            )
            yield from traits_lines(component)
        case Trait():
            yield from trait_lines(component)
        case Item():
            yield from item_lines(component)
        case Spell():
            yield component.text
            for n, back in enumerate(component.backs, start=1):
                yield text("mm-describe-back", n=n, of=len(component.backs), words=back_words(back))
            yield text("mm-describe-exchanged")
        case BarrierCard():
            yield component.barrier.text
        case MythosCard():
            yield from mythos_lines(component)
        case TraumaCard():
            yield from trauma_lines(component)
        case KeeperAction():
            yield from action_lines(component)
        case CombatCard():
            yield half_line(component.attack.kind, component.attack.effect.text)
            yield half_line(component.defence.kind, component.defence.effect.text)
        case MonsterCard():
            yield text(
                "mm-describe-monster",
                kind=text(f"mm-class-{component.kind}"),
                awareness=signed(component.awareness),
                horror=signed(component.horror),
            )
            yield from map(token_line, component.tokens)
        case Story():
            yield component.intro
            if component.text is not None:
                yield component.text
            yield from beginning_lines(component)
        case EventCard():
            yield from event_lines(component)
        case Objective():
            yield from objective_lines(component)
        case Tile():
            yield text(f"mm-describe-tile-{component.size}", sides=join(map(piece, component.sides)))
        case PrintedSide():
            rooms = dict.fromkeys(space.room for space in component.plan.spaces)
            yield text("mm-describe-side", rooms=join(map(piece, rooms), "comma"), n=len(rooms))
        case Room():
            yield from room_lines(component)
        case PuzzlePiece():
            yield from piece_lines(component)
        case PuzzleLayout():
            yield from layout_lines(component)
        case _:
            return


describe = describer(GAME, "mm", lines_of)


def traits_lines(investigator: InvestigatorCard) -> Iterator[Text]:
    """The traits that it chooses from: one mental, one physical."""
    edition = edition_of(GAME, (investigator.box,) if investigator.box else ())
    own = [trait for trait in edition[TRAITS] if trait.investigator == investigator.slug]
    for kind, mental in (("mental", True), ("physical", False)):
        names = [piece(trait.slug) for trait in own if trait.mental is mental]
        yield text(f"mm-describe-traits-{kind}", traits=join(names, "or"))


def back_words(back: SpellBack) -> Text:
    """What a back of a spell does, passed and failed."""
    passed = with_fate(back.passed.text, back.after_pass)
    return text("mm-describe-back-words", passed=passed, failed=with_fate(back.failed.text, back.after_fail))


def with_fate(words: Text, fate: SpellFate) -> Text:
    """What happens, and what becomes of the card unless it is exchanged, as most are."""
    if fate == "lost" and words == text("mm-effect-nothing"):
        return text("mm-describe-nothing-but-lost")
    return words if fate == "redraw" else text(f"mm-describe-{fate}", effect=words)


def token_line(token: Token) -> Text:
    """The back of a token of a monster."""
    return text("mm-describe-token", damage=token.damage, health=token.health, special=token.special.text)


def beginning_lines(story: Story) -> Iterator[Text]:
    """What the keeper begins with."""
    yield text("mm-describe-beginning", threat=story.threat, mythos=story.mythos, trauma=story.trauma)
    yield text("mm-describe-keeper-actions", cards=join(map(piece, story.actions), "comma"))


def event_lines(event: EventCard) -> Iterator[Text]:
    """When it comes, and what it does in every game or with an answer of the keeper."""
    yield text("mm-describe-event", n=event.level, time=event.time)
    for answers, effect in event.effects.items():
        yield text("mm-describe-answer", answers=answers, effect=effect.text) if answers else effect.text


def room_lines(room: Room) -> Iterator[Text]:
    """Where it is printed, how many spaces it has, and whether it is outdoors."""
    spaces = sum(space.room == room.slug for space in SIDES[room.side].plan.spaces)
    yield text("mm-describe-room", n=spaces)
    beside = dict.fromkeys(space.room for space in SIDES[room.side].plan.spaces if space.room != room.slug)
    if beside:
        yield text("mm-describe-room-beside", rooms=join(map(piece, beside)))
    if room.outdoor:
        yield text("mm-describe-outdoor")


def piece_lines(card: PuzzlePiece) -> Iterator[Text]:
    """What its edges show, or where it belongs."""
    for wire in card.wires:
        yield text(
            "mm-describe-wire", start=end_words(wire.start, wire.start_color), end=end_words(wire.end, wire.end_color)
        )
    if card.symbols:
        yield join([end_words(edge, shown) for edge, shown in zip(EDGES, card.symbols, strict=True)], "comma")
    if not card.wires and not card.symbols:
        yield text("mm-describe-rune", n=card.place + 1)


def end_words(edge: str, color: str) -> Text:
    """An edge with its colour."""
    return text("mm-describe-edge", edge=text(f"mm-edge-{edge}"), color=text(f"mm-color-{color}"))


def layout_lines(layout: PuzzleLayout) -> Iterator[Text]:
    """How many pieces it takes, and when it is solved."""
    yield text(f"mm-describe-puzzle-{layout.kind}", n=len(layout.cells))
    for key, end in (("start", layout.start), ("end", layout.end)):
        if end is not None:
            yield terminal_line(key, end)
    if layout.slots:
        shown = [text(f"mm-color-{slot.symbol}") for slot in layout.slots]
        yield text("mm-describe-slots", colors=join(shown, "comma"))


def terminal_line(key: str, end: Terminal) -> Text:
    """Where a wiring puzzle begins or ends."""
    return text(f"mm-describe-{key}", n=end.cell + 1, where=end_words(end.edge, end.color))


def trait_lines(trait: Trait) -> Iterator[Text]:
    """Its attributes, and what it gives."""
    values = [attribute_words(which, n) for which, n in trait.attributes.items()]
    yield join(values, "comma")
    if trait.text is not None:
        yield trait.text
    if trait.item or trait.spell:
        yield text("mm-describe-begins-with", card=piece(trait.item or trait.spell))


def item_lines(item: Item) -> Iterator[Text]:
    """Its types, its damage, what it does."""
    yield join([text(f"mm-type-{kind}") for kind in item.types], "comma")
    if item.weapon:
        yield text("mm-describe-weapon", damage=item.damage, range=item.range)
    if item.opens:
        yield text("mm-describe-opens", card=piece(item.opens))
    if item.leads_to:
        yield text("mm-describe-leads-to", room=piece(item.leads_to))
    if item.text is not None:
        yield item.text
    if item.found is not None:
        yield item.found.text


def mythos_lines(mythos: MythosCard) -> Iterator[Text]:
    """Its cost, its condition, its effect."""
    yield text("mm-describe-cost", n=mythos.cost)
    if mythos.condition is not None:
        yield text("mm-describe-condition", condition=mythos.condition.text)
    if mythos.face_down:
        yield text("mm-describe-face-down")
    yield mythos.words
    if mythos.several:
        yield text("mm-describe-several")


def trauma_lines(trauma: TraumaCard) -> Iterator[Text]:
    """When it can be played, and what it does."""
    yield text(f"mm-describe-{trauma.kind}", n=-1 if trauma.threshold is None else trauma.threshold)
    if trauma.effect is not None:
        yield trauma.effect.text
    if trauma.text is not None:
        yield trauma.text
    if trauma.several:
        yield text("mm-describe-several")


def action_lines(action: KeeperAction) -> Iterator[Text]:
    """The standing effect, the cost, and the action."""
    if action.text is not None:
        yield action.text
    yield text("mm-describe-action", n=action.cost, effect=action.effect.text)


def half_line(kind: str, words: Text) -> Text:
    """A half of a combat card."""
    return text("mm-describe-half", heading=text(f"mm-heading-{kind}"), words=words)


def objective_lines(objective: Objective) -> Iterator[Text]:
    """How it is revealed, what happens then, and how each side wins."""
    yield from in_any_case("mm-describe-revealed", objective.reveal)
    if objective.on_reveal:
        yield text("mm-describe-on-reveal", effects=join([each.text for each in objective.on_reveal], "semicolon"))
    if objective.text is not None:
        yield objective.text
    yield from in_any_case("mm-describe-investigators-win", objective.investigators)
    yield from in_any_case("mm-describe-keeper-wins", objective.keeper)
    yield text(f"mm-describe-last-event-{objective.last_event}")


def in_any_case(key: str, conditions: Sequence[KeeperCondition]) -> Iterator[Text]:
    """What any one of several conditions brings about, each with its letter."""
    if len(conditions) == 1:
        yield text(key, when=conditions[0].text)
    elif conditions:
        cases = [
            text("mm-describe-lettered", letter=letter, what=each.text)
            for letter, each in zip(ascii_lowercase, conditions, strict=False)
        ]
        yield text(f"{key}-any", when=join(cases, "semicolon"))
