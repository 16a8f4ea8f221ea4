"""Every test of the project fails if it leaves rigged chance over."""

import pytest

LEFT_OVER = """
    import pytest
    from miskatonic.testing import scenario

    def museum():
        return scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")

    @pytest.fixture
    def rigged():
        return museum().rig(monsters=["ghoul"])

    def test_that_uses_what_it_rigs():
        museum().rig(dice=["peril"] * 6).choose("move:the_missing_records")

    def test_that_rigs_too_much():
        museum().rig(dice=["peril"] * 7).choose("move:the_missing_records")

    def test_whose_fixture_rigs_too_much(rigged):
        assert rigged.options

    def test_that_fails_for_another_reason():
        assert museum().rig(dice=["lore"]) is None
"""


def test_what_is_left_over_fails_the_test_that_left_it(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(LEFT_OVER)
    result = pytester.runpytest_inprocess("-p", "miskatonic.testing.plugin", "-q")
    result.assert_outcomes(passed=1, failed=3)
    result.stdout.fnmatch_lines(["E*rigged, but never used: dice ?'peril'?"])
    result.stdout.fnmatch_lines(["E*rigged, but never used: monsters ?'ghoul'?"])
    result.stdout.no_fnmatch_line("*never used: dice ?'lore'?*")


def test_the_plugin_is_on_for_the_whole_suite(request: pytest.FixtureRequest) -> None:
    assert request.config.pluginmanager.has_plugin("miskatonic.testing.plugin")
