"""The cards, a module for each class and encounter deck. Importing this declares them all."""

from importlib import import_module
from pkgutil import iter_modules

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")
