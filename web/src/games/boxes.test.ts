// What a box adds to the face of its game.
import { expect, test } from "vitest";

import { faceOf, picturesOf } from ".";
import own from "./arkham_horror/face";
import box from "./kingsport/box";

const face = faceOf("arkham_horror");

test("a box lies on the shelf after its game, and what it lets pick is pictured", async () => {
  expect(face.covers).toEqual([...own.covers, box.cover]);
  expect(face.picked!.kinds).toEqual(expect.arrayContaining(["investigator", "herald"]));
  const { EMBLEMS } = await face.picked!.emblems();
  expect(EMBLEMS).toHaveProperty("azathoth");
  expect(EMBLEMS).toHaveProperty("aquatic");
});

test("what happens in a box is heard and marked beside what happens in its game", async () => {
  const { default: sounds } = await face.sounds!();
  expect(sounds.kinds).toMatchObject({ TerrorRose: "bell", RiftOpened: "bell" });
  expect(sounds.harm).toContain("SanityLost");
  const { default: marks, GOALS } = await face.marks!();
  expect(marks).toMatchObject({ TerrorRose: { tone: "bad" }, Sailed: { tone: "clue" } });
  expect(Object.keys(GOALS!)).toEqual(expect.arrayContaining(["doom", "rifts"]));
});

test.each([["kingsport"], ["kingsport_epic"]])(
  "with %s, the album of the box is bound into that of its game",
  async (name) => {
    const { default: album } = await picturesOf("arkham_horror", [name])!();
    expect(album.kinds).toMatchObject({ monster: { mode: "stand" }, rift_track: { mode: "gate" } });
    expect(album.lines).toHaveProperty("rift_white_circle");
    const { default: drawings } = await album.drawings();
    expect(drawings).toHaveProperty("magic-portal");
    expect(drawings).toHaveProperty("moon-claws");
  },
);

test("the album of a box is not loaded where it is not played with, and no icon twice", async () => {
  expect(picturesOf("arkham_horror", ["of_ones_own"])).toBe(own.pictures);
  const [{ default: first }, { default: second }] = await Promise.all([own.pictures(), box.pictures()]);
  const [{ default: icons }, { default: more }] = await Promise.all([first.drawings(), second.drawings()]);
  expect(Object.keys(more).length).toBeGreaterThan(100);
  expect(Object.keys(more).filter((name) => name in icons)).toEqual([]);
});

test("a game without boxes is what it is", () => {
  expect(faceOf("elder_sign").covers).toHaveLength(1);
  expect(faceOf("nothing of the kind")).toBe(faceOf("generic"));
});
