"""Declaring components: what cannot be is refused where it is written, with a sentence that says what can."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct


class Checker:
    """Holds components of one game against the types of their fields. `known` are the types that only type checkers import;
    `parts` are the parts of components that are looked into as well."""

    def __init__(self, known: Mapping[str, Any], *parts: type[Struct]) -> None:
        self._known = dict(known)
        self._parts = parts
        self._hints: dict[type[Struct], dict[str, Any]] = {}

    def check(self, slug: str, kind: type[Struct], values: Mapping[str, Any], part: str = "") -> None:
        """Refuses what a component, or a part of one, cannot have: the sentence names it, the field and what is possible."""
        hints = self._hints_of(kind)
        defaults = kind.__struct_defaults__
        needed = len(hints) - len(defaults)
        for name, default in zip(hints, (*[NODEFAULT] * needed, *defaults), strict=True):
            if default is NODEFAULT and name not in values:
                raise ValueError(f"{slug}: {part}{name} is missing; it is {described(hints[name])}")
        for name, value in values.items():
            if name not in hints:
                raise ValueError(f"{slug}: there is no {part}{name}; there are {', '.join(hints)}")
            if not fitting(hints[name])(value):
                raise ValueError(f"{slug}: {part}{name} cannot be {value!r}; it is {described(hints[name])}")
            for inner in self._parts_in(value):
                own = {field: getattr(inner, field) for field in inner.__struct_fields__}
                self.check(slug, type(inner), own, f"{part}{name}.")

    def check_all(self, component: Struct) -> None:
        """The same for a component that is made already."""
        values = {field: getattr(component, field) for field in component.__struct_fields__}
        self.check(str(values.get("slug", "")), type(component), values)

    def _parts_in(self, value: object) -> list[Struct]:
        inside = value if isinstance(value, tuple) else value.values() if isinstance(value, Mapping) else (value,)
        return [part for part in inside if isinstance(part, self._parts)]

    def _hints_of(self, kind: type[Struct]) -> dict[str, Any]:
        """The types of the fields of a component, or of a part of one, by name."""
        if kind not in self._hints:
            hints = get_type_hints(kind, localns=self._known)
            self._hints[kind] = {field: hints[field] for field in kind.__struct_fields__}
        return self._hints[kind]


@cache
def fitting(hint: Any) -> Callable[[object], bool]:
    """Whether a value is of a type, as a function of the value."""
    kind, args = get_origin(hint) or hint, get_args(hint)
    if kind is Literal:
        return lambda value: isinstance(value, str) and value in args
    if kind is Callable:
        return callable
    if kind is int:
        return lambda value: isinstance(value, int) and not isinstance(value, bool)
    if kind in (Union, UnionType):
        return lambda value: any(fits(value) for fits in map(fitting, args))
    if kind is tuple:
        each = fitting(args[0])
        return lambda value: isinstance(value, tuple) and all(map(each, value))
    if kind is Mapping:
        key, of = map(fitting, args)
        return lambda value: isinstance(value, Mapping) and all(map(key, value)) and all(map(of, value.values()))
    return lambda value: isinstance(value, kind)


def described(hint: Any) -> str:
    """What fits a type, in words."""
    kind, of = get_origin(hint) or hint, get_args(hint)
    if kind is Literal:
        return "one of " + ", ".join(map(repr, of))
    if kind in (Union, UnionType):
        return " or ".join(described(each) for each in of)
    if kind is tuple:
        return f"a tuple, each of which is {described(of[0])}"
    if kind is Mapping:
        return f"a mapping, each key of which is {described(of[0])} and each value {described(of[1])}"
    words = {int: "a whole number", str: "a text", bool: "True or False", NoneType: "None", Callable: "a function"}
    return words.get(kind) or f"of the type {kind.__name__}"
