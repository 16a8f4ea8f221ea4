"""Tables that a real server of before has left are played to their end. `make soak` runs this, not `make test`."""

from tests.server.conftest import database, elephant
from tests.server.serving import Somebody
from tests.server.test_upgrades import every_table_goes_on

__all__ = ["database", "elephant"]

LONGEST = 20_000


def test_every_table_that_a_server_of_before_has_left_comes_to_its_end(database: str) -> None:
    after = every_table_goes_on(database, Somebody(), choices=LONGEST)
    assert {scene["status"] for scene in after} == {"over"}
