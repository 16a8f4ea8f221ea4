import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";

import { aScene, aSeat } from "../../protocol/samples";
import { Curtain } from "../../table/curtain.svelte";
import Drawn from "./Curtain.svelte";

const OWL = aSeat(0, { yours: true, team: "owls" });
const CROW = aSeat(1, { yours: true, team: "crows" });
const OTHER_OWL = aSeat(2, { yours: true, team: "owls" });
const seats = [OWL, CROW, OTHER_OWL];
const seenBy = (seat: number) => aScene({ seat, seats });

test("where all play together it never falls", () => {
  const curtain = new Curtain();
  const together = [aSeat(0, { yours: true }), aSeat(1, { yours: true })];
  for (const seat of [0, 1, 0]) expect(curtain.hides(aScene({ seat, seats: together }))).toBe(false);
  expect(curtain.to).toBeNull();
});

test("who plays for one team is never handed anything over", () => {
  const curtain = new Curtain();
  const owls = [OWL, aSeat(1, { team: "crows" }), OTHER_OWL];
  for (const seat of [0, 2, 0]) expect(curtain.hides(aScene({ seat, seats: owls }))).toBe(false);
});

test("who plays for two teams says first who is there", () => {
  const curtain = new Curtain();
  expect(curtain.hides(seenBy(1))).toBe(true);
  expect(curtain.to).toEqual(CROW);
});

test("it falls when the other team is to look, and not for another seat of the same team", () => {
  const curtain = new Curtain();
  curtain.hides(seenBy(0));
  curtain.lift();
  expect(curtain.hides(seenBy(2))).toBe(false);
  expect(curtain.hides(seenBy(1))).toBe(true);
  expect(curtain.lift()?.seat).toBe(1);
  expect(curtain.hides(seenBy(1))).toBe(false);
  expect(curtain.hides(seenBy(0))).toBe(true);
});

test("who has given the last seat away looks on without a curtain", () => {
  const curtain = new Curtain();
  curtain.hides(seenBy(0));
  curtain.lift();
  const nobodys = seats.map((seat) => ({ ...seat, yours: false }));
  expect(curtain.hides(aScene({ seat: null, seats: nobodys }))).toBe(false);
  expect(curtain.to).toBeNull();
});

test("as long as it has fallen everything that comes goes behind it, the latest in front", () => {
  const curtain = new Curtain();
  curtain.hides(seenBy(0));
  curtain.lift();
  curtain.hides(seenBy(1));
  expect(curtain.hides({ ...seenBy(1), version: 9 })).toBe(true);
  expect(curtain.hides({ ...seenBy(0), version: 10 })).toBe(true);
  expect(curtain.to).toEqual(OWL);
  expect(curtain.lift()?.version).toBe(10);
  expect(curtain.to).toBeNull();
});

test("who gives up the last seat looks on without anything being handed over, and may sit down again", () => {
  const curtain = new Curtain();
  const owls = [OWL, aSeat(1, { team: "crows" })];
  expect(curtain.hides(aScene({ seat: 0, seats: owls }))).toBe(false);
  const left = owls.map((seat) => ({ ...seat, yours: false }));
  expect(curtain.hides(aScene({ seat: null, seats: left }))).toBe(false);
  expect(curtain.to).toBeNull();
  expect(curtain.hides(aScene({ seat: 0, seats: owls }))).toBe(false);
});

let drawn: object | null = null;
afterEach(async () => {
  if (drawn !== null) await unmount(drawn);
  drawn = null;
});

function draw(): { button: HTMLElement; lifted: () => number } {
  let count = 0;
  const props = { title: "Hand over to Ada", help: "Secrets.", button: "Lift", onlift: () => (count += 1) };
  drawn = mount(Drawn, { target: document.body, props });
  flushSync();
  return { button: document.querySelector<HTMLElement>("[data-testid=lift]")!, lifted: () => count };
}

test("its button has the focus and says to whom the screen goes", () => {
  const { button } = draw();
  expect(document.activeElement).toBe(button);
  const ids = button.getAttribute("aria-describedby")!.split(" ");
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(["Hand over to Ada", "Secrets."]);
});

test("it is lifted by its button, by a click anywhere and by the enter key", () => {
  const { button, lifted } = draw();
  button.click();
  expect(lifted()).toBe(1);
  document.querySelector<HTMLElement>("[data-testid=curtain]")!.click();
  expect(lifted()).toBe(2);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(lifted()).toBe(3);
});

test("neither the second click of a double click nor a key that is held lifts it", () => {
  const { button, lifted } = draw();
  button.dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true }));
  const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
  button.dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
  expect(lifted()).toBe(0);
});
