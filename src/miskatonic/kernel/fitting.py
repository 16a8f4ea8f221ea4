"""Whether a value is of a type that is written down, and what would be, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin


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
