"""Property tests try the same examples every time and may take their time on a busy machine; what is rigged must be used."""

from hypothesis import settings

pytest_plugins = ["miskatonic.testing.plugin", "pytester"]

settings.register_profile("project", deadline=None, derandomize=True)
settings.load_profile("project")
