"""The location cards, a module for each neighborhood."""

from miskatonic.kernel.declaring import import_all

import_all(__name__, __path__)
