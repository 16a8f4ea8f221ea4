"""The words by which tests put Kingsport Horror into situations."""

import pytest
from tests.games.kingsport.content.test_heralds_and_guardians import under
from tests.rules.kingsport.shared import PETE, kingsport


def test_the_token_of_a_guardian_is_given() -> None:
    g = under("bast").give(PETE, "bast_token").begin(step="turn_end")
    assert g.options == ["keep", "give_up"]


def test_so_is_that_of_an_ancient_one() -> None:
    g = kingsport(PETE, ancient_one="eihort").give(PETE, "brood_token", "brood_token")
    assert g[PETE].counters == {"brood_token": 2}


def test_only_whoever_brings_a_token_brings_it() -> None:
    with pytest.raises(AssertionError, match="only bast brings a bast_token, which is not in play"):
        kingsport(PETE).give(PETE, "bast_token")


def test_nobody_has_more_tokens_than_anybody_can_have() -> None:
    with pytest.raises(AssertionError, match="nobody has more than 1 bast_token"):
        under("bast").give(PETE, "bast_token", "bast_token")
