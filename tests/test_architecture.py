"""What no single module can keep on its own: the direction of imports, determinism, and two languages that agree.

Each check is a function from a source tree to the faults it finds there. It is held against the project, where it must
find none, and against a small made-up tree, where it must find what was put there.
"""

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Set
from importlib import import_module
from itertools import chain
from pathlib import Path
from textwrap import dedent

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from miskatonic.games import IN_THE_MAKING
from miskatonic.kernel.box import BOXES
from miskatonic.kernel.ledger import load_ledger, proofs
from miskatonic.kernel.registry import OPEN_BOXES, Component

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
TESTS = ROOT / "tests"

LONGEST_MODULE = 600

# What each part of the package may import besides itself. "" stands for the modules directly in miskatonic/.
MAY_IMPORT = {
    "kernel": set[str](),
    "games": {"kernel"},
    "": {"kernel", "games", "players"},
    "testing": {"", "kernel", "games"},
    "players": {"", "kernel", "games"},
    "conformance": {"", "kernel", "games", "players", "testing"},
    "simulate": {"", "kernel", "games", "players"},
    "learning": {"", "kernel", "games", "players", "simulate"},
    "server": {"", "kernel", "games", "players"},
    "envs": {"", "kernel", "games", "players"},
    "mcp": {"", "kernel", "games", "players"},
    "arena": {"", "kernel", "games", "players", "simulate", "mcp"},
    "cli": {
        "",
        "kernel",
        "games",
        "players",
        "conformance",
        "simulate",
        "learning",
        "server",
        "envs",
        "mcp",
        "arena",
    },
    "__main__": {"cli"},
}

# A game stands on its own, but for an expansion on its base game.
EXPANDS = {"kingsport": "arkham_horror"}

# The rooms that every game has, under the same names, each with how far from the state it is: a module imports only what is
# as near or nearer. The bots and the terminal board are found by those who want them; nothing in the game knows of them.
ROOMS = {
    "components": 0,
    "state": 1,
    "events": 1,
    "rules": 2,
    "effects": 2,
    "declare": 3,
    "content": 4,
    "setup": 5,
    "checks": 5,
    "odds": 5,
    "view": 5,
    "situations": 5,
    "bot": 6,
    "terminal": 7,
}
KNOWN_TO_NOBODY = {"bot", "terminal"}
FURNITURE = {"__init__.py", "text", "ledger.toml", "difficulty.json"}

# Further modules of a game, as far from the state as the components that they belong to, and why they are not in a room.
FURTHER_MODULES: dict[str, str] = {
    "elder_sign/dice": "The faces of dice and what they meet, which components are made of."
}

# What bots and terminal boards may import from outside: what those of all games share.
ROOMS_MAY_IMPORT = {"bot": {"players"}, "terminal": {"cli"}}

# The parts of a game beside its rules, with the names by which they are reached, and who may: everybody else, the table and
# the bots first of all, has the rules alone.
PARTS = {"reading": {"reading", "reading_of", "Reading"}, "simulating": {"simulating", "Simulating"}}
MAY_REACH = {
    "kernel/game.py": {"reading", "simulating"},
    "kernel/retelling.py": {"reading"},
    "kernel/difficulty.py": {"simulating"},
    "conformance": {"reading"},
    "arena": {"reading"},
    "envs": {"simulating"},
    "mcp": {"reading"},
    "simulate": {"simulating"},
    "server": {"reading"},
    "cli": {"reading", "simulating"},
}

# Modules of the rules that may import what the rules may not, and why.
MAY_BE_UNCERTAIN: dict[str, str] = {"kernel/seeds.py": "Draws a seed where nobody gives one."}

# The rooms whose modules must not know components by name, and the modules whose types say which words are no slugs.
ASK_COMPONENTS = {"rules", "effects"}
VOCABULARY = {"components.py", "state.py"}

# Where words of components are typed because no declaration says them: how often, and what they are.
TYPED: dict[str, tuple[int, str]] = {
    "games/card_game/content/common_sets.py": (1, "An asset or damage, as the bots have to foresee."),
    "games/card_game/content/mystic.py": (1, "Two tokens, one of which counts."),
    "games/card_game/content/seeker.py": (1, "A test that heals or harms the one who is treated."),
    "games/card_game/content/survivor.py": (3, "A bat that breaks, two ways out of a fight, a blow for another enemy."),
    "games/card_game/content/the_devourer_below.py": (6, "Turning points of the last scenario."),
    "games/card_game/content/the_gathering.py": (5, "Turning points of the first scenario."),
    "games/card_game/content/the_midnight_masks.py": (1, "A test for those with clues only."),
    "games/card_game/content/weaknesses.py": (1, "Horror that moves from a book to its reader."),
    "games/kingsport/box.py": (1, "Why plots of another box are left out."),
    "games/kingsport/content/board.py": (1, "What an aquatic marker is for."),
    "games/kingsport/content/epic_battle.py": (2, "A card that brings a plot, and how the last one ends the world."),
    "games/kingsport/content/rifts.py": (3, "What a rift, its track and its progress are."),
}
MOST_TYPED = 40

Takers = Mapping[tuple[str, str], list[str]]
"""The parameters of functions that are words, by the module and the name of each; "" for the kernel, and for what is no word."""

# Functions of the kernel that make a text of words in two languages, with their parameters that are those words.
TAKES_WORDS: Takers = {("", name): ["en", "fr"] for name in ("own_words", "OwnWords", "typed", "function")} | {
    ("", "Function"): ["", "en", "fr"]
}
# What is in two languages beside what components do, by the parameter that takes it: names of all kinds, and what is told of a
# story. The only other one that makes such a text of what it is not given itself names a trait or a card.
NAMES_AND_STORIES = {"ability", "intro", "power", "service", "title"}
MAKES_NAMES = {
    "kernel/box.py": "The title of a box.",
    "games/card_game/components.py": "A trait, which a box may have of its own.",
    "games/card_game/view/labels.py": "The subtitle of a card.",
    "games/mansions/declare/stories.py": "What is told of a story, its questions and their answers.",
}

UNCERTAIN_MODULES = {"random", "time", "secrets", "datetime", "uuid"}
WALKS_IN_ORDER = {"list", "tuple", "iter", "enumerate", "zip", "map", "filter", "reversed"}

NARROW = "\N{NARROW NO-BREAK SPACE}"


def modules(src: Path, *folders: str) -> Iterator[tuple[str, ast.Module]]:
    """Every module of the package, or of some of its folders, by its path inside the package."""
    package = src / "miskatonic"
    for path in sorted(package.rglob("*.py")):
        where = path.relative_to(package).as_posix()
        if not folders or where.split("/")[0] in folders:
            yield where, ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


# --- Imports point one way ---------------------------------------------------------------------------------------


def imported(where: str, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every name that a module imports, dotted from the top, with its line."""
    package = ["miskatonic", *where.split("/")[:-1]]
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                above = package[: len(package) - level + 1] if level else []
                base = [*above, *([module] if module else [])]
                yield from ((node.lineno, ".".join([*base, alias.name])) for alias in names)
            case _:
                pass


def part_of(parts: list[str]) -> str:
    """The part of the package that a path below miskatonic/ belongs to."""
    return parts[0] if parts and parts[0] in MAY_IMPORT else ""


def import_faults(src: Path) -> list[str]:
    faults = []
    for where, tree in modules(src):
        here = where.removesuffix(".py").split("/")
        part = part_of(here)
        if part == "" and len(here) > 1:
            faults.append(f"{where}: the folder {here[0]} has no place in the order of imports")
            continue
        for line, name in imported(where, tree):
            top, *there = name.split(".")
            if top != "miskatonic":
                continue
            target = part_of(there)
            room = here[2] if part == "games" and len(here) > 2 else ""
            if target in ROOMS_MAY_IMPORT.get(room, ()):
                continue
            if target != part and target not in MAY_IMPORT[part]:
                faults.append(f"{where}:{line}: {part or 'miskatonic'} may not import {name}")
            elif part == target == "games" and len(here) > 2 and len(there) > 1:
                game, other = here[1], there[1]
                if other not in {game, EXPANDS.get(game)} and (src / "miskatonic/games" / other).is_dir():
                    faults.append(f"{where}:{line}: {game} may not import {name}")
    return faults


# --- Users of a game take the part that they need ----------------------------------------------------------------


def part_faults(src: Path) -> list[str]:
    """Uses of a part of a game by who has no business with it; the module that declares a game names all of them."""
    faults = []
    for where, tree in modules(src):
        if re.fullmatch(r"games/\w+/__init__\.py", where):
            continue
        allowed = MAY_REACH.get(where, MAY_REACH.get(where.split("/")[0], set()))
        for node in ast.walk(tree):
            match node:
                case ast.Attribute(attr=name, lineno=line):
                    names = [name]
                case ast.ImportFrom(module=module, names=aliases, lineno=line) if (module or "").startswith(
                    ("miskatonic.kernel.game", "miskatonic.kernel.reading", "miskatonic.kernel.simulating")
                ):
                    names = [alias.name for alias in aliases]
                case _:
                    continue
            faults += [
                f"{where}:{line}: {name} is none of its business"
                for part, reached_by in PARTS.items()
                for name in names
                if part not in allowed and name in reached_by
            ]
    return faults


# --- Bots see what their seat may know ---------------------------------------------------------------------------


def table_faults(src: Path) -> list[str]:
    """Bots of games that name a table: they are given a sight."""
    return [
        f"{where}:{line}: a bot is given a sight, not {name}"
        for where, tree in modules(src, "games")
        if "/bot" in where
        for line, name in imported(where, tree)
        if name.startswith("miskatonic.kernel.table")
    ]


# --- Every game has the same rooms -------------------------------------------------------------------------------


def games_in(src: Path) -> Iterator[Path]:
    """The folders of the games; a box has a module `box.py`."""
    for folder in sorted((src / "miskatonic/games").iterdir()):
        if folder.is_dir() and folder.name != "__pycache__" and not (folder / "box.py").exists():
            yield folder


def room_faults(src: Path) -> list[str]:
    faults = []
    for folder in games_in(src):
        found = {path.name for path in folder.iterdir() if path.name != "__pycache__"}
        rooms = {name.removesuffix(".py") for name in found - FURNITURE}
        further = {name for name in rooms if f"{folder.name}/{name}" in FURTHER_MODULES}
        lacking = set() if folder.name in IN_THE_MAKING else (FURNITURE - found) | (ROOMS.keys() - rooms)
        faults += [f"{folder.name} lacks {name}" for name in sorted(lacking)]
        faults += [
            f"{folder.name} has {name}, which no other game has" for name in sorted(rooms - further - ROOMS.keys())
        ]
    return faults


def without_type_checking(tree: ast.Module) -> ast.Module:
    """The module without what only type checkers import."""
    body = [node for node in tree.body if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")]
    return ast.Module(body, [])


def room_import_faults(src: Path) -> list[str]:
    """Imports inside a game that lead away from the state, or into a room that nobody may know of."""
    faults = []
    for where, tree in modules(src, "games"):
        here = where.removesuffix(".py").split("/")
        if len(here) < 3 or (src / "miskatonic/games" / here[1] / "box.py").exists():
            continue
        room = here[2]
        for line, name in imported(where, without_type_checking(tree)):
            there = name.split(".")
            if there[:3] != ["miskatonic", "games", here[1]] or len(there) < 4:
                continue
            target = there[3]
            if target not in ROOMS:
                continue
            if target in KNOWN_TO_NOBODY and target != room:
                faults.append(f"{where}:{line}: nothing may know of {name}")
            elif ROOMS[target] > ROOMS.get(room, 99 if room == "__init__" else 0):
                faults.append(f"{where}:{line}: {room} may not import {name}")
    return faults


# --- Meaning is data, words are words ----------------------------------------------------------------------------

# Where keys of texts, prompts or names of functions are read all the same, and why.
MAY_READ_WORDS = {
    "kernel/text/__init__.py": "Makes the sentences.",
    "kernel/event.py": "Names the message of an event after its class.",
    "kernel/decision.py": "Makes the prompt from the kind.",
    "kernel/hooks.py": "Names a question after its event for whoever looks for mistakes.",
    "kernel/game.py": "Finds the folder of a game by the module of its class.",
    "kernel/errors.py": "Says the sentence.",
    "server/log.py": "Shows what has a line in the log.",
    "server/scene.py": "Shows the prompt.",
    "server/telling.py": "Shows the prompt of a first step, and says what kind of event a turning point is.",
    "cli/terminal/page.py": "Shows the prompt.",
    "kernel/fitting.py": "Names the type that a field of a component has, for whoever declares one.",
}
WORDS = {"key", "prompt", "__name__", "__qualname__"}


def is_name_of_an_error(node: ast.Attribute) -> bool:
    """`type(error).__name__` is for the people who read of it."""
    return node.attr == "__name__" and ast.unparse(node.value) == "type(error)"


def meaning_faults(src: Path) -> list[str]:
    """Where a program reads a translation key, a prompt or the name of a function."""
    faults = []
    for where, tree in modules(src, "kernel", "games", "players", "server", "cli", "simulate"):
        if where in MAY_READ_WORDS:
            continue
        called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
        raised = {id(part) for node in ast.walk(tree) if isinstance(node, ast.Raise) for part in ast.walk(node)}
        faults += [
            f"{where}:{node.lineno}: reads .{node.attr}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and node.attr in WORDS and id(node) not in called | raised
            if not is_name_of_an_error(node)
        ]
    return faults


# --- Rules ask components what they are and do not know them by name --------------------------------------------


def declared_in(package: str) -> dict[str, Component]:
    """The components that the rules of a package could name: those of its game and of every box for it."""
    game = EXPANDS.get(package, package)
    if not (SRC / "miskatonic/games" / package).is_dir():
        return {}
    import_module(f"miskatonic.games.{package}")
    BOXES.of(game)
    return OPEN_BOXES[game].declared


def spelled(expr: ast.AST | None, constants: Mapping[str, Set[str]]) -> Set[str]:
    """The strings that are written down in an expression, in a collection or in a constant that it names."""
    match expr:
        case ast.Constant(value=str(word)):
            return {word}
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return constants.get(name, set())
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts) | ast.Dict(keys=parts):
            return {word for part in parts for word in spelled(part, constants)}
        case ast.Call(func=ast.Name(id="set" | "frozenset" | "tuple" | "list"), args=parts):
            return {word for part in parts for word in spelled(part, constants)}
        case ast.Subscript(value=value) | ast.Starred(value=value):
            return spelled(value, constants)
        case ast.BinOp(left=one, right=other) | ast.IfExp(body=one, orelse=other):
            return spelled(one, constants) | spelled(other, constants)
        case _:
            return set()


def constants_of(tree: ast.Module) -> dict[str, Set[str]]:
    """The names that stand for strings in a module: what is assigned once and for all, and the defaults of parameters."""
    found: dict[str, Set[str]] = {}
    for node in ast.walk(tree):
        values: list[tuple[str, ast.expr | None]] = []
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=value)
            ):
                values = [(name, value)]
            case ast.arguments(posonlyargs=first, args=more, defaults=defaults, kwonlyargs=named, kw_defaults=others):
                plain = [*first, *more][len(first) + len(more) - len(defaults) :]
                pairs = [*zip(plain, defaults, strict=True), *zip(named, others, strict=True)]
                values = [(parameter.arg, value) for parameter, value in pairs]
        for name, value in values:
            found[name] = found.get(name, set()) | spelled(value, found)
    return found


def compared(tree: ast.Module, constants: Mapping[str, Set[str]]) -> Iterator[tuple[int, str, bool]]:
    """The strings that something is compared with, each with its line and whether that something is a slug for sure."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, ops=[ast.Eq() | ast.NotEq() | ast.In() | ast.NotIn()], comparators=[right]):
                sure = any(
                    (isinstance(part, ast.Attribute) and part.attr == "slug")
                    or (isinstance(part, ast.Name) and part.id == "slug_of")
                    for part in chain(ast.walk(left), ast.walk(right))
                )
                yield from ((node.lineno, word, sure) for word in spelled(left, constants) | spelled(right, constants))
            case ast.MatchValue(value=value):
                yield from ((value.lineno, word, False) for word in spelled(value, constants))
            case ast.Dict(keys=keys):
                yield from ((node.lineno, word, False) for key in keys for word in spelled(key, constants))
            case ast.Call(func=ast.Attribute(value=value, attr="index" | "count")):
                yield from ((node.lineno, word, False) for word in spelled(value, constants))


def literals_of(tree: ast.Module) -> Iterator[str]:
    """The words of the types that a module declares as `Literal`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Literal":
            for part in ast.walk(node.slice):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def slug_faults(src: Path) -> list[str]:
    """Where rules or effects compare something with the slug of a component, spelled out or in a constant.

    A word that the components or the state of the game also have in a `Literal`, such as the skill that a card is named after,
    is that word, unless it is compared with a slug.
    """
    faults = []
    games = src / "miskatonic/games"
    paths = {path.relative_to(games).parts: path for path in sorted(games.rglob("*.py"))}
    trees = {
        where: ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for where, path in paths.items()
        if len(where) > 1 and ROOMS.get(where[1].removesuffix(".py"), len(ROOMS)) <= ROOMS["rules"]
    }
    for package in sorted({where[0] for where in trees}):
        mine = {where: tree for where, tree in trees.items() if where[0] in (package, EXPANDS.get(package))}
        known, named = declared_in(package), {where: constants_of(tree) for where, tree in mine.items()}
        words = {word for where, tree in mine.items() if where[1] in VOCABULARY for word in literals_of(tree)}
        shared: dict[str, Set[str]] = {}
        for names in named.values():
            for name, spellings in names.items():
                if name.isupper():
                    shared[name] = shared.get(name, set()) | spellings
        for where, tree in mine.items():
            if where[0] == package and where[1] in ASK_COMPONENTS:
                faults += [
                    f"games/{'/'.join(where)}:{line}: knows the component {word!r} by name"
                    for line, word, sure in sorted(set(compared(tree, shared | named[where])))
                    if word in known and (sure or word not in words)
                ]
    return faults


# --- Modules are finished and of a readable size -----------------------------------------------------------------


def length_faults(src: Path) -> list[str]:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sorted(src.rglob("*.py"))}
    return [f"{path.relative_to(src)}: {n} lines" for path, n in lengths.items() if n > LONGEST_MODULE]


def origins_in(where: str, tree: ast.Module) -> dict[str, str]:
    """The module of a game that each function or class comes from which a module declares or imports."""
    mine = "miskatonic." + where.removesuffix(".py").replace("/", ".")
    found = {node.name: mine for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("miskatonic.games"):
            found |= {alias.name: str(node.module) for alias in node.names}
    return found


def words_given(call: ast.Call, parameters: list[str]) -> Iterator[tuple[str, ast.expr]]:
    """The arguments of a call that are words, each with its parameter; others have no name in the list."""
    for name, arg in zip(parameters, call.args, strict=False):
        yield from [(name, arg)] if name else []
        if isinstance(arg, ast.Starred):
            break
    yield from ((word.arg, word.value) for word in call.keywords if word.arg in parameters and word.arg)


def handed_on(arg: ast.expr, function: ast.FunctionDef | None) -> str:
    """The parameter of a function that an argument hands on as it is; "" if it is something else."""
    name = arg.value if isinstance(arg, ast.Starred) else arg
    if function is None or not isinstance(name, ast.Name):
        return ""
    return name.id if name.id in {each.arg for each in ast.walk(function.args) if isinstance(each, ast.arg)} else ""


def calls_in(
    node: ast.AST, function: ast.FunctionDef | None = None
) -> Iterator[tuple[ast.Call, ast.FunctionDef | None]]:
    """Every call of a function by its name, with the outermost function that it is in, but for what is told."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.keyword) and child.arg in NAMES_AND_STORIES:
            continue
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Name):
            yield child, function
        inside = child if function is None and isinstance(child, ast.FunctionDef) else function
        yield from calls_in(child, inside)


def takers_of_words(trees: Mapping[str, ast.Module]) -> Takers:
    """The functions that take words of components: those of the kernel, and all that hand words on to one."""
    takers: Takers = TAKES_WORDS
    while (found := handing_on(trees, takers)) != takers:
        takers = found
    return takers


def handing_on(trees: Mapping[str, ast.Module], takers: Takers) -> Takers:
    """Those functions, with those that hand on what one of them takes, and the classes that are made as one of them."""
    found = dict(takers)
    for where, tree in trees.items():
        origins = origins_in(where, tree)
        for made in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
            bases = [base.value if isinstance(base, ast.Subscript) else base for base in made.bases]
            if words := next(filter(None, (taken(takers, origins, base) for base in bases)), None):
                found[origins[made.name], made.name] = words
        for call, function in calls_in(tree):
            for _, arg in words_given(call, taken(takers, origins, call.func)):
                name = handed_on(arg, function)
                if function and name not in {"", *NAMES_AND_STORIES} and where not in MAKES_NAMES:
                    key = origins[function.name], function.name
                    each = [one.arg for one in (*function.args.args, *function.args.kwonlyargs)]
                    found[key] = [one if one in {*found.get(key, ()), name} else "" for one in each]
    return found


def taken(takers: Takers, origins: Mapping[str, str], function: ast.expr) -> list[str]:
    """The parameters of a function or a class that are words, as a module names it."""
    name = function.id if isinstance(function, ast.Name) else ""
    return takers.get((origins.get(name, ""), name), [])


def typed_words(where: str, tree: ast.Module, takers: Takers) -> Iterator[int]:
    """The lines of a module where a component is given words: in two languages, or in content by a message for it alone."""
    if where in MAKES_NAMES:
        return
    origins = origins_in(where, tree)
    for call, function in calls_in(tree):
        if any(not handed_on(arg, function) for _, arg in words_given(call, taken(takers, origins, call.func))):
            yield call.lineno
    if "/content/" in where:
        for node in ast.walk(tree):
            match node:
                case (
                    ast.keyword(arg=str(), value=ast.Call(func=ast.Name(id="text")) as words)
                    | ast.Assign(value=ast.Call(func=ast.Name(id="text")) as words)
                ):
                    yield words.lineno
                case _:
                    pass


def typed_in(src: Path) -> dict[str, list[int]]:
    """The lines where the words of components are typed, by module."""
    trees = dict(modules(src, "games"))
    takers = takers_of_words(trees)
    return {where: sorted(typed_words(where, tree, takers)) for where, tree in trees.items()}


def typed_faults(src: Path) -> list[str]:
    """Words of components that are typed in two languages instead of made from lines and effects, beyond those listed."""
    faults = []
    found = typed_in(src)
    for where, lines in found.items():
        known, _ = TYPED.get(where, (0, ""))
        if len(lines) > known:
            faults.append(f"{where}: words typed by hand in lines {', '.join(map(str, lines))}, {known} are known")
    if (n := sum(map(len, found.values()))) > MOST_TYPED:
        faults.append(f"{n} components have words typed by hand")
    return faults


def unfinished_faults(src: Path) -> list[str]:
    faults = []
    for path in sorted(chain(src.rglob("*.py"), src.rglob("*.ftl"), src.rglob("*.toml"))):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if found := re.search(r"\b(TODO|FIXME|NotImplementedError)\b", line):
                faults.append(f"{path.relative_to(src)}:{number}: {found[0]}")
    return faults


# --- The same seed and the same choices give the same game -------------------------------------------------------


def is_set(expr: ast.expr) -> bool:
    """Whether an expression is visibly a set."""
    match expr:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.BinOp(op=ast.BitOr() | ast.BitAnd() | ast.BitXor() | ast.Sub()):
            return is_set(expr.left) or is_set(expr.right)
        case _:
            return False


def walked(node: ast.AST) -> list[ast.expr]:
    """The expressions whose elements a node takes one after the other."""
    match node:
        case ast.For() | ast.comprehension():
            return [node.iter]
        case ast.Starred() | ast.YieldFrom():
            return [node.value]
        case ast.Call(func=ast.Name(id=name)) if name in WALKS_IN_ORDER:
            return node.args
        case ast.Call(func=ast.Attribute(attr="join" | "extend")):
            return node.args
        case _:
            return []


def certainty_faults(src: Path) -> list[str]:
    faults = []
    for where, tree in modules(src, "kernel", "games"):
        if where in MAY_BE_UNCERTAIN:
            continue
        faults += [
            f"{where}:{line}: imports {name}"
            for line, name in imported(where, tree)
            if name.split(".")[0] in UNCERTAIN_MODULES
        ]
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "hash":
                faults.append(f"{where}:{node.lineno}: calls hash()")
            faults += [f"{where}:{expr.lineno}: walks through a set" for expr in walked(node) if is_set(expr)]
    return faults


# --- English and French say the same things, each in its own typography ------------------------------------------


def message_keys(resource: ftl.Resource) -> list[str]:
    """The keys that the code may ask for: messages and their attributes. Terms belong to each language alone."""
    keys = []
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            keys += [entry.id.name] * (entry.value is not None)
            keys += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return keys


def message_faults(src: Path) -> list[str]:
    faults = []
    for folder in sorted({path.parent for lang in ("en", "fr") for path in src.rglob(f"{lang}.ftl")}):
        keys: dict[str, list[str]] = {"en": [], "fr": []}
        for lang in ("en", "fr"):
            path = folder / f"{lang}.ftl"
            where = path.relative_to(src)
            if not path.exists():
                faults.append(f"{where}: missing")
                continue
            resource = parse(path.read_text(encoding="utf-8"))
            keys[lang] = message_keys(resource)
            faults += [f"{where}: not Fluent: {e.content!r}" for e in resource.body if isinstance(e, ftl.Junk)]
            faults += [f"{where}: {key} is there twice" for key, n in Counter(keys[lang]).items() if n > 1]
        for lang, other in (("en", "fr"), ("fr", "en")):
            absent = [key for key in keys[other] if key not in keys[lang]]
            faults += [f"{(folder / lang).relative_to(src)}.ftl: lacks {key}" for key in absent]
    return faults


class Sentences(Visitor):
    """Collects the text of every pattern and variant; what is filled in at run time stands as a letter."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        self.found.append("".join(map(self.written, node.elements)))
        self.generic_visit(node)

    @staticmethod
    def written(element: ftl.TextElement | ftl.Placeable) -> str:
        match element:
            case ftl.TextElement(value=text):
                return text
            case ftl.Placeable(expression=ftl.StringLiteral() as literal):
                return str(literal.parse()["value"])
            case _:
                return "x"


def typography_faults_in(text: str) -> list[str]:
    """Where a French text lacks a narrow no-break space; `?!` and `://` hold together."""
    lacking = re.finditer(rf"(?<![{NARROW}!?]);|(?<![{NARROW}!?]):(?!//)|(?<![{NARROW}!?])[!?]|(?<!{NARROW})»", text)
    opening = re.finditer(rf"«(?!{NARROW})", text)
    return [text[max(0, fault.start() - 15) : fault.end() + 15] for fault in chain(lacking, opening)]


def french_texts(src: Path) -> Iterator[tuple[str, str]]:
    """Every French text of the project, with where it stands."""
    for path in sorted(src.rglob("fr.ftl")):
        sentences = Sentences()
        sentences.visit(parse(path.read_text(encoding="utf-8")))
        yield from ((str(path.relative_to(src)), text) for text in sentences.found)
    for path in sorted(src.rglob("ledger.toml")):
        yield from ((rule.id, rule.fr) for rule in load_ledger(path))


def typography_faults(src: Path) -> list[str]:
    return [f"{where}: {fault!r}" for where, text in french_texts(src) for fault in typography_faults_in(text)]


# --- Tests prove rules that exist --------------------------------------------------------------------------------


def proof_faults(src: Path, tests: Path) -> list[str]:
    known = [rule.id for path in sorted(src.rglob("ledger.toml")) for rule in load_ledger(path)]
    faults = []
    for rule_id, names in proofs(tests).items():
        if rule_id not in known:
            faults += [f"{name}: no ledger has a rule {rule_id}" for name in names]
        faults += [f"{name}: in a file that is never run" for name in names if not re.search(r"/test_\w+\.py::", name)]
    return faults


# --- The project -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "check",
    [
        import_faults,
        part_faults,
        room_faults,
        room_import_faults,
        table_faults,
        meaning_faults,
        slug_faults,
        length_faults,
        typed_faults,
        unfinished_faults,
        certainty_faults,
        message_faults,
        typography_faults,
    ],
)
def test_the_project_has_no(check: Callable[[Path], list[str]]) -> None:
    assert check(SRC) == []


def test_there_is_something_to_check() -> None:
    assert any(modules(SRC, "kernel"))
    assert any(french_texts(SRC))


def test_every_rule_that_a_test_names_is_in_a_ledger() -> None:
    assert proof_faults(SRC, TESTS) == []


def test_every_allowance_is_for_a_module_that_exists_and_gives_its_reason() -> None:
    for allowances in (MAY_BE_UNCERTAIN, MAY_READ_WORDS):
        assert [where for where in allowances if not (SRC / "miskatonic" / where).is_file()] == []
        assert all(allowances.values())
    assert [name for name in FURTHER_MODULES if not (SRC / f"miskatonic/games/{name}.py").is_file()] == []


# --- The checks themselves ---------------------------------------------------------------------------------------


def put(src: Path, where: str, text: str) -> None:
    path = src / "miskatonic" / where
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(text), encoding="utf-8")


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("kernel/table.py", "from miskatonic.games import elder_sign"),
        ("kernel/table.py", "import miskatonic.games.elder_sign"),
        ("kernel/table.py", "from miskatonic import games"),
        ("kernel/table.py", "from miskatonic import new_table"),
        ("kernel/text/loader.py", "from ...games.elder_sign import state"),
        ("kernel/__init__.py", "from .. import players"),
        ("kernel/table.py", "def late():\n    import miskatonic.players.search"),
        ("games/elder_sign/view.py", "from miskatonic.players import random_bot"),
        ("games/elder_sign/view.py", "from miskatonic.games.mansions import state"),
        ("games/arkham_horror/state.py", "from ..kingsport import board"),
        ("players/search.py", "from miskatonic.simulate import run"),
        ("server/app.py", "from miskatonic.cli import main"),
        ("testing/scenario.py", "import miskatonic.server"),
        ("__init__.py", "from miskatonic.simulate import run"),
        ("gossip/rumour.py", ""),
    ],
)
def test_an_import_against_the_order_is_a_fault(tmp_path: Path, where: str, line: str) -> None:
    for game in ("elder_sign", "mansions", "kingsport", "arkham_horror"):
        put(tmp_path, f"games/{game}/__init__.py", "")
    put(tmp_path, where, line)
    assert len(import_faults(tmp_path)) == 1


def test_an_import_along_the_order_is_none(tmp_path: Path) -> None:
    put(tmp_path, "__init__.py", "from miskatonic.kernel.table import Table\nfrom miskatonic.games import elder_sign")
    put(tmp_path, "kernel/table.py", "import msgspec\nfrom . import rng\nfrom miskatonic.kernel import text")
    put(tmp_path, "games/__init__.py", "from miskatonic.games import arkham_horror\nfrom .kingsport import board")
    put(tmp_path, "games/arkham_horror/board.py", "from miskatonic.games.common import doom")
    put(tmp_path, "games/kingsport/board.py", "from miskatonic.games.arkham_horror import board")
    put(tmp_path, "players/search.py", "from miskatonic import new_table\nfrom miskatonic.games import elder_sign")
    put(tmp_path, "testing/scenario.py", "from miskatonic.games.elder_sign import state")
    put(tmp_path, "cli/__init__.py", "from miskatonic.server import app\nfrom miskatonic import simulate")
    put(tmp_path, "__main__.py", "from miskatonic.cli import main")
    assert import_faults(tmp_path) == []


@pytest.mark.parametrize(
    ("where", "line", "faults"),
    [
        ("kernel/table.py", "goals = GAMES[game].reading.goals(state, seat)", 1),
        ("kernel/table.py", "from miskatonic.kernel.game import GAMES, reading_of", 1),
        ("kernel/table.py", "from miskatonic.kernel.game import GAMES\nstep = GAMES[game].rules.step(state)", 0),
        ("players/search.py", "odds = GAMES[game].reading.odds(state, decision)", 1),
        ("games/elder_sign/bot/features.py", "odds = GAMES[game].reading.odds(state, decision)", 1),
        ("games/elder_sign/view/card_text.py", "from miskatonic.kernel.reading import CardText", 0),
        ("games/elder_sign/__init__.py", "from miskatonic.kernel.reading import Reading", 0),
        ("simulate/run.py", "report = game.simulating.report(game.reading.moment(state, None))", 1),
        ("server/telling.py", "facts = GAMES[game].simulating.setup_facts(state)", 1),
        ("server/telling.py", "goals = GAMES[game].reading.goals(state, seat)", 0),
    ],
)
def test_to_reach_a_part_of_a_game_that_one_does_not_need_is_a_fault(
    tmp_path: Path, where: str, line: str, faults: int
) -> None:
    put(tmp_path, where, line)
    assert len(part_faults(tmp_path)) == faults


def test_bots_and_terminal_boards_may_use_what_those_of_all_games_share(tmp_path: Path) -> None:
    put(tmp_path, "games/elder_sign/bot/heuristic.py", "from miskatonic.players.choosing import best")
    put(tmp_path, "games/elder_sign/terminal/board.py", "from miskatonic.cli.boards import Scene")
    assert import_faults(tmp_path) == []
    put(tmp_path, "games/elder_sign/rules/turn.py", "from miskatonic.players.choosing import best")
    put(tmp_path, "games/elder_sign/bot/worth.py", "from miskatonic.cli.boards import Scene")
    assert len(import_faults(tmp_path)) == 2


def furnish(src: Path, game: str) -> None:
    """A game with all its rooms, empty."""
    for room in ROOMS:
        put(src, f"games/{game}/{room}.py", "")
    for piece in FURNITURE:
        put(src, f"games/{game}/{piece}", "")


def test_a_room_that_is_missing_or_that_no_other_game_has_is_a_fault(tmp_path: Path) -> None:
    furnish(tmp_path, "carcosa")
    assert room_faults(tmp_path) == []
    (tmp_path / "miskatonic/games/carcosa/odds.py").unlink()
    put(tmp_path, "games/carcosa/chances.py", "")
    assert room_faults(tmp_path) == ["carcosa lacks odds", "carcosa has chances, which no other game has"]


@pytest.mark.parametrize(
    ("room", "imports", "faults"),
    [
        ("state.py", "rules.turn", 1),
        ("rules/turn.py", "content.cards", 1),
        ("rules/turn.py", "declare", 1),
        ("effects.py", "view.table", 1),
        ("view/table.py", "bot.value", 1),
        ("__init__.py", "terminal.board", 1),
        ("terminal/board.py", "bot.value", 1),
        ("rules/turn.py", "state", 0),
        ("rules/turn.py", "effects", 0),
        ("content/cards.py", "effects", 0),
        ("view/table.py", "odds.options", 0),
        ("bot/value.py", "content.cards", 0),
        ("__init__.py", "setup", 0),
    ],
)
def test_imports_inside_a_game_lead_towards_the_state(tmp_path: Path, room: str, imports: str, faults: int) -> None:
    put(tmp_path, f"games/mansions/{room}", f"from miskatonic.games.mansions.{imports} import thing")
    assert len(room_import_faults(tmp_path)) == faults


def test_a_bot_that_names_a_table_is_a_fault(tmp_path: Path) -> None:
    for room, faults in (("bot", 1), ("view", 0)):
        module = tmp_path / "miskatonic/games/elder_sign" / room / "mind.py"
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_text("from miskatonic.kernel.table import Table\n", encoding="utf-8")
        assert len([fault for fault in table_faults(tmp_path) if f"/{room}/" in fault]) == faults


@pytest.mark.parametrize(
    ("line", "faults"),
    [
        ("found = effect.text.key == 'es-effect-doom'", 1),
        ("answer = ANSWERS[decision.prompt]", 1),
        ("name = what.function.__name__", 1),
        ("used = limit.key(source, seat)", 0),
        ("kind = decision.kind.name", 0),
        ("raise TypeError(event.__name__)", 0),
    ],
)
def test_to_read_meaning_out_of_words_is_a_fault(tmp_path: Path, line: str, faults: int) -> None:
    put(tmp_path, "games/mansions/bot/heuristic.py", line)
    assert len(meaning_faults(tmp_path)) == faults


@pytest.mark.parametrize(
    ("line", "faults"),
    [
        ('found = slug_of(monster) == "cultist"', ["cultist"]),
        ('found = "cultist" != event.monster', ["cultist"]),
        ('found = card in ("whiskey", "knife", "spoon")', ["knife", "whiskey"]),
        ('found = card not in {"whiskey"}', ["whiskey"]),
        ('LIQUOR = "whiskey"\nfound = slug_of(card) == LIQUOR', ["whiskey"]),
        ('LIQUOR: Final = frozenset({"whiskey"})\nfound = card in LIQUOR', ["whiskey"]),
        ('def f(card, liquor="whiskey"):\n    return card == liquor', ["whiskey"]),
        ('match card:\n    case "whiskey":\n        pass', ["whiskey"]),
        ('worth = {"whiskey": 3}[card]', ["whiskey"]),
        ('found = card == "cultist_kingsport"', ["cultist_kingsport"]),
        ('found = skill == "fight"', []),
        ('found = slug_of(card) == "fight"', ["fight"]),
        ('holding.take_named(game, you, "whiskey")', []),
        ("found = slug_of(monster) == kind", []),
    ],
)
def test_to_know_a_component_by_name_is_a_fault(tmp_path: Path, line: str, faults: list[str]) -> None:
    put(tmp_path, "games/arkham_horror/components.py", 'Skill = Literal["fight", "lore"]')
    put(tmp_path, "games/arkham_horror/content/monsters.py", line)
    assert slug_faults(tmp_path) == []
    put(tmp_path, "games/arkham_horror/rules/combat.py", line)
    assert [fault.split("'")[1] for fault in slug_faults(tmp_path)] == faults


def test_a_constant_from_another_module_is_no_way_round(tmp_path: Path) -> None:
    put(tmp_path, "games/arkham_horror/rules/holding.py", 'LIQUOR = ("whiskey",)')
    put(tmp_path, "games/kingsport/effects/shore.py", "found = slug_of(card) in holding.LIQUOR")
    assert slug_faults(tmp_path) == ["games/kingsport/effects/shore.py:1: knows the component 'whiskey' by name"]


@pytest.mark.parametrize(
    ("line", "faults"),
    [
        ('ally("duke", "Duke", "Duke", typed("Discard it.", "Défaussez-le.", HOOK))', [1]),
        ('ally("duke", title=own_words("the Dog", "le Chien"))', []),
        ('ally("duke", lines=[own_words("Discard it.", "Défaussez-le.")])', [1]),
        ('WORDS = ("Discard it.", "Défaussez-le.")\nally("duke", own_words(*WORDS))', [2]),
        ('@function("discard it", "défaussez-le", name="dog")\ndef dog(game, you):\n    pass', [1]),
        ('def keep(en, fr):\n    return own_words(en, fr)\n\n\nkeep("Keep it.", "Gardez-le.")', [5]),
        ('def keep(en, *, fr):\n    return lambda: own_words(en, fr)\n\n\nkeep(en="Keep it.", fr="Gardez-le.")', [5]),
        ("def keep(en, fr):\n    return typed(en, fr)\n\n\n[keep(en, fr) for en, fr in WORDS]", [5]),
        ('ally("duke", text=text("es-duke"))', [1]),
        ('class Dog(Function[int, int]):\n    pass\n\n\nDog(run, "Keep it.", "Gardez-le.")', [5]),
        ('ally("duke", discard_this())', []),
    ],
)
def test_words_that_are_typed_for_a_card_are_found(tmp_path: Path, line: str, faults: list[int]) -> None:
    put(tmp_path, "games/elder_sign/content/allies.py", line)
    assert typed_in(tmp_path) == {"games/elder_sign/content/allies.py": faults}


def test_words_that_a_function_of_another_module_takes_are_found(tmp_path: Path) -> None:
    put(tmp_path, "games/elder_sign/effects/words.py", "def saying(en, fr):\n    return own_words(en, fr)")
    imports = "from miskatonic.games.elder_sign.effects.words import saying\n"
    for module, line in (("allies", imports), ("spells", "")):
        put(tmp_path, f"games/elder_sign/content/{module}.py", line + 'saying("Keep it.", "Gardez-le.")')
    assert [where for where, lines in typed_in(tmp_path).items() if lines] == ["games/elder_sign/content/allies.py"]


def test_more_typed_words_than_are_listed_are_a_fault(tmp_path: Path) -> None:
    put(tmp_path, "games/elder_sign/content/allies.py", 'own_words("a", "b")\n' * (MOST_TYPED + 1))
    listed, most = typed_faults(tmp_path)
    assert listed.startswith("games/elder_sign/content/allies.py: words typed by hand in lines 1, 2, 3,")
    assert most == "41 components have words typed by hand"


def test_the_list_of_typed_words_is_exact() -> None:
    assert {where: len(lines) for where, lines in typed_in(SRC).items() if lines} == {
        where: number for where, (number, _) in TYPED.items()
    }


def test_a_module_that_is_too_long_is_a_fault(tmp_path: Path) -> None:
    put(tmp_path, "long.py", "x = 1\n" * (LONGEST_MODULE + 1))
    put(tmp_path, "just_right.py", "x = 1\n" * LONGEST_MODULE)
    assert length_faults(tmp_path) == ["miskatonic/long.py: 601 lines"]


@pytest.mark.parametrize("text", ["x = 1  # TODO later", "# FIXME", "raise NotImplementedError", "a = TODO"])
def test_unfinished_work_is_a_fault(tmp_path: Path, text: str) -> None:
    put(tmp_path, "kernel/table.py", text)
    put(tmp_path, "games/elder_sign/text/fr.ftl", f"# {text}")
    put(tmp_path, "kernel/rng.py", "TODOS = 3")
    assert len(unfinished_faults(tmp_path)) == 2


@pytest.mark.parametrize(
    "line",
    [
        "import random",
        "import time as clock",
        "from random import shuffle",
        "from datetime import datetime",
        "def f():\n    import secrets",
        "x = hash('a')",
        "for x in {1, 2}: pass",
        "for x in set(deck): pass",
        "for x in frozenset(deck): pass",
        "for x in {card.id for card in deck}: pass",
        "for x in set(deck) - hand: pass",
        "names = [x for x in {1, 2}]",
        "names = {x: 1 for x in set(deck)}",
        "names = list(set(deck))",
        "for i, x in enumerate({1, 2}): pass",
        "first = next(iter({1, 2}))",
        "names = [*{1, 2}]",
        "names = ', '.join({'a', 'b'})",
        "def f():\n    yield from {1, 2}",
    ],
)
@pytest.mark.parametrize("where", ["kernel/table.py", "games/elder_sign/rules/clock.py"])
def test_chance_or_order_that_no_seed_governs_is_a_fault(tmp_path: Path, where: str, line: str) -> None:
    put(tmp_path, where, line)
    assert len(certainty_faults(tmp_path)) == 1


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("kernel/table.py", "for x in sorted({1, 2}): pass"),
        ("kernel/table.py", "for x in dict.fromkeys(deck): pass"),
        ("kernel/table.py", "found = x in {1, 2}"),
        ("kernel/table.py", "left = a - b\nfor x in a - b: pass"),
        ("kernel/table.py", "from miskatonic.kernel import time"),
        ("kernel/table.py", "def __hash__(self): return self.random"),
        ("simulate/run.py", "import time, random\nfor x in {1, 2}: hash(x)"),
    ],
)
def test_chance_and_order_that_the_seed_governs_are_none(tmp_path: Path, where: str, line: str) -> None:
    put(tmp_path, where, line)
    assert certainty_faults(tmp_path) == []


def test_an_allowance_lets_one_module_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path, "kernel/table.py", "import time")
    put(tmp_path, "kernel/rng.py", "import time")
    monkeypatch.setitem(MAY_BE_UNCERTAIN, "kernel/table.py", "Says how long a step took.")
    assert certainty_faults(tmp_path) == ["kernel/rng.py:1: imports time"]


def test_a_message_in_one_language_only_is_a_fault(tmp_path: Path) -> None:
    put(tmp_path, "kernel/text/en.ftl", "yes = Yes\nno = No\n    .title = Refuse\n-investigator = investigator\n")
    put(tmp_path, "kernel/text/fr.ftl", "yes = Oui\nmaybe = Peut-être\nno = Non\n")
    assert message_faults(tmp_path) == [
        "miskatonic/kernel/text/en.ftl: lacks maybe",
        "miskatonic/kernel/text/fr.ftl: lacks no.title",
    ]


def test_a_language_that_is_missing_altogether_is_a_fault(tmp_path: Path) -> None:
    put(tmp_path, "games/elder_sign/text/fr.ftl", "yes = Oui\n")
    where = "miskatonic/games/elder_sign/text/en.ftl"
    assert message_faults(tmp_path) == [f"{where}: missing", f"{where}: lacks yes"]


def test_text_that_fluent_cannot_read_or_would_overwrite_is_a_fault(tmp_path: Path) -> None:
    put(tmp_path, "kernel/text/en.ftl", "yes = Yes\nyes = Aye\n")
    put(tmp_path, "kernel/text/fr.ftl", "yes = Oui\nno { = Non\n")
    assert message_faults(tmp_path) == [
        "miskatonic/kernel/text/en.ftl: yes is there twice",
        "miskatonic/kernel/text/fr.ftl: not Fluent: 'no { = Non\\n'",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Attention!",
        "Attention !",
        "Un\u00a0: deux",
        "Fin; suite",
        "Quoi?!",
        "« Oui\u202f»",
        "«\u202fOui »",
        "x\u202f;:",
    ],
)
def test_french_without_its_narrow_spaces_is_a_fault(text: str) -> None:
    assert len(typography_faults_in(text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Attention\u202f!",
        "Un\u202f: deux\u202f; trois",
        "Quoi\u202f?!",
        "«\u202fOui\u202f»",
        "Rien.",
        "https://a.example",
    ],
)
def test_french_with_its_narrow_spaces_is_none(text: str) -> None:
    assert typography_faults_in(text) == []


def test_typography_is_checked_in_messages_variants_and_ledgers_and_only_there(tmp_path: Path) -> None:
    put(
        tmp_path,
        "kernel/text/fr.ftl",
        """
        # Un commentaire: sans espace.
        fine = { $name }\u202f: { $n ->
            [one] un dé
           *[other] { $n } dés
        }
        spaced = Oui{ "\\u202F" }!
        bad-end = { $name }!
        bad-variant = { $n ->
            [one] un dé: seul
           *[other] { $n } dés
        }
        bad-attribute = Rien
            .title = Quoi?
        """,
    )
    put(tmp_path, "kernel/text/en.ftl", "fine = Well: all is fine!\n")
    put(
        tmp_path,
        "games/elder_sign/ledger.toml",
        """
        [[rule]]
        id = "A-1"
        chapter = "Setup"
        kind = "setup"
        en = "Go: now!"
        fr = "Allez : vite."
        """,
    )
    assert typography_faults(tmp_path) == [
        "miskatonic/kernel/text/fr.ftl: 'x!'",
        "miskatonic/kernel/text/fr.ftl: 'un dé: seul'",
        "miskatonic/kernel/text/fr.ftl: 'Quoi?'",
        "A-1: 'Allez : vite.'",
    ]


def test_a_proof_of_a_rule_that_no_ledger_has_is_a_fault(tmp_path: Path) -> None:
    ledger = '[[rule]]\nid = "A-1"\nchapter = "Setup"\nkind = "setup"\nen = "Go."\nfr = "Allez."\n'
    put(tmp_path / "src", "games/elder_sign/ledger.toml", ledger)
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_setup.py").write_text('@rule("A-1", "A-9")\ndef test_setup(): ...\n', encoding="utf-8")
    (tests / "idle.py").write_text('@rule("A-1")\ndef test_idle(): ...\n', encoding="utf-8")
    assert proof_faults(tmp_path / "src", tests) == [
        "tests/idle.py::test_idle: in a file that is never run",
        "tests/test_setup.py::test_setup: no ledger has a rule A-9",
    ]
