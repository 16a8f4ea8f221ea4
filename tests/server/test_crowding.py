"""Whatever one visitor asks for, the others play on."""

from __future__ import annotations

from pathlib import Path

from tests.server.crowding import crowd, importing, looking, quantile, time_of_moves, worst_files
from tests.server.serving import playable, serving


def test_somebody_who_brings_the_worst_files_and_looks_at_them_does_not_stop_others(tmp_path: Path) -> None:
    with playable("treadmill"):
        files = worst_files(800)
    with serving(tmp_path, "--rate", "0", knows="tests.server.treadmill.known") as server:
        visitor = server.visitor()
        path = f"/api/tables/{visitor.http.post('/api/tables/import', content=files[0]).json()['id']}"
        alone = quantile(time_of_moves(server, 15), 0.5)
        bringing = [importing(files[number:] + files[:number]) for number in range(4)]
        with crowd(server, *bringing, looking(visitor, f"{path}/save", f"{path}/moments/790")) as answers:
            crowded = quantile(time_of_moves(server, 50), 0.5)
    assert answers[201] + answers[400] + answers[200], "others are at work meanwhile"
    assert crowded < 100 + 4 * alone, "milliseconds"
