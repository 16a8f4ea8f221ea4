"""The cards, a module for each class and encounter deck. Importing this declares them all."""

from miskatonic.kernel.declaring import import_all

import_all(__name__, __path__)
