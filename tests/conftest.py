"""Property tests try the same examples every time and may take their time on a busy machine."""

from hypothesis import settings

settings.register_profile("project", deadline=None, derandomize=True)
settings.load_profile("project")
