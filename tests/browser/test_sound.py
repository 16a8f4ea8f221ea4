"""Every sound as Chromium plays it: heard, short, not distorted, and nothing at all as long as nobody wants any."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.people import People
from tests.browser.printing import WEB

RECORDER = """
  window.recorders = [];
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 4 * 44100, 44100); window.recorders.push(this); }
    resume() { return Promise.resolve(); }
  };
"""
"""What is played is written down instead of heard."""

HEARD = """async () => {
  const heard = (await window.recorders[0].startRendering()).getChannelData(0);
  const least = (all, take, from) => { let found = from; for (const one of all) found = take(found, one); return found; };
  return {
    peak: least(heard, (most, one) => Math.max(most, Math.abs(one)), 0),
    seconds: heard.findLastIndex(one => Math.abs(one) > 0.0005) / 44100,
    energy: least(heard, (sum, one) => sum + one * one, 0),
    clean: heard.every(Number.isFinite),
  };
}"""

SOUNDS = ("dice", "card", "token", "door", "bell", "heartbeat", "chime")


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The player and all sounds, as one script."""
    script = tmp_path_factory.mktemp("sound") / "sound.js"
    entry = 'export * from "./src/kit/sound/player"; export { SOUNDS } from "./src/kit/sound/sounds";'
    command = ["node_modules/.bin/esbuild", "--bundle", "--minify", "--format=iife", "--global-name=sound"]
    subprocess.run([*command, f"--outfile={script}", "--log-level=warning"], cwd=WEB, check=True, input=entry.encode())
    return script


def heard_by(page: Page, sound: str, volume: int) -> dict[str, Any]:
    """What comes out of the loudspeaker."""
    page.evaluate("([name, volume]) => sound.play(name, volume)", [sound, volume])
    heard: dict[str, Any] = page.evaluate(HEARD)
    return heard


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_heard_and_neither_distorted_nor_long(browser: Browser, player: Path, name: str) -> None:
    peaks = []
    for volume in (100, 50):
        page = browser.new_page()
        page.add_init_script(RECORDER)
        page.goto("data:text/html,<button>touched</button>")
        page.add_script_tag(path=player)
        page.get_by_role("button").click()
        assert page.evaluate("() => Object.keys(sound.SOUNDS)") == list(SOUNDS)
        heard = heard_by(page, name, volume)
        page.close()
        assert heard["clean"]
        assert 0.1 < heard["seconds"] < 3
        assert heard["energy"] > 0.5
        peaks.append(heard["peak"])
    assert 0.1 < peaks[0] < 0.95
    assert peaks[1] == pytest.approx(peaks[0] / 4, rel=0.01)


def test_all_sounds_together_weigh_a_few_kilobytes(player: Path) -> None:
    assert player.stat().st_size < 5000


def test_nothing_is_made_until_sound_is_wanted(people: People) -> None:
    person = people.come()
    person.page.add_init_script(RECORDER)
    person.enter_lobby()
    person.sees("settings").click()
    expect(person.sees("volume")).to_have_value("0")
    assert person.page.evaluate("() => window.recorders.length") == 0
    person.sees("volume").fill("30")
    person.page.wait_for_function("() => window.recorders.length === 1")
    assert person.page.evaluate(HEARD)["peak"] > 0.01
