"""The table in the browser: web API, storage, live updates. See docs/server.md."""
