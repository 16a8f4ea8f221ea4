"""Declaring components: what cannot be is refused where it is written, with a sentence that says what can."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, TypeVar, get_type_hints

from msgspec import NODEFAULT, Struct

from miskatonic.kernel.fitting import described, fitting
from miskatonic.kernel.hooks import Hook
from miskatonic.kernel.line import Lined
from miskatonic.kernel.registry import Component, Registry

C = TypeVar("C", bound=Component)
Words = tuple[str, str]
"""English and French."""


def import_all(package: str, path: Iterable[str]) -> None:
    """Imports every module of a package, by name: each declares its components."""
    for module in iter_modules(path):
        import_module(f"{package}.{module.name}")


def refuse_unknown(slug: str, kind: str, given: Iterable[str], known: Iterable[str]) -> None:
    """Refuses names that nothing has, with the name that was probably meant; "" is no name."""
    names = set(known)
    for wanted in given:
        if wanted and wanted not in names:
            close = get_close_matches(wanted, sorted(names), n=1)
            meant = f"; did you mean {close[0]!r}?" if close else ""
            raise ValueError(f"{slug}: there is no {kind} {wanted!r}{meant}")


class Checker:
    """Holds components of one game against the types of their fields. `known` are the types that only type checkers import;
    `parts` are the parts of components that are looked into as well."""

    def __init__(self, known: Mapping[str, Any], *parts: type[Struct]) -> None:
        self._known = dict(known)
        self._parts = parts
        self._hints: dict[type[Struct], dict[str, Any]] = {}

    def check(self, slug: str, kind: type[Struct], values: Mapping[str, Any], part: str = "") -> None:
        """Refuses an invalid component or part of one: the error names it, the field and the possible values."""
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

    def declare(self, registry: Registry[C], component: C, further: Sequence[Hook] = ()) -> C:
        """Makes a component known that can be, with the hooks of its lines and further ones."""
        self.check_all(component)
        return registry.add(component, (*(component.hooks if isinstance(component, Lined) else ()), *further))

    def _parts_in(self, value: object) -> list[Struct]:
        inside = value if isinstance(value, tuple) else value.values() if isinstance(value, Mapping) else (value,)
        return [part for part in inside if isinstance(part, self._parts)]

    def _hints_of(self, kind: type[Struct]) -> dict[str, Any]:
        """The types of the fields of a component, or of a part of one, by name."""
        if kind not in self._hints:
            hints = get_type_hints(kind, localns=self._known)
            self._hints[kind] = {field: hints[field] for field in kind.__struct_fields__}
        return self._hints[kind]
