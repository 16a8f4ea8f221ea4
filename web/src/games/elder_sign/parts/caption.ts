// The line below the museum: what is pointed at, what is being attempted, or else what is in force.
import type { Desk } from "../../../table/desk";
import { type AdventureView, lineOf, type Role, viewOf } from "../facts";
import { ENTRANCE } from "./places";
import { needsInWords, wordsOf } from "../words";

interface Words {
  readonly title: string;
  readonly words: string;
}

const OUTCOMES: readonly Role[] = ["entry", "terror", "midnight", "rewards", "penalties"];

export function captionOf(desk: Desk): Words {
  const view = viewOf(desk);
  const words = wordsOf(desk);
  const cards = [...view.museum, ...view.other_worlds].filter((one) => one !== null);
  const said = (piece: string, ...roles: readonly Role[]): Words => ({
    title: desk.name(piece),
    words: roles
      .map((role) => lineOf(desk, piece, role))
      .filter(Boolean)
      .join(" "),
  });

  const monster = cards.flatMap(({ monsters }) => monsters).find((one) => desk.glows(one));
  if (monster !== undefined) return said(monster, "task", "locked", "midnight", "rewards");
  const pointed = cards.find(({ card, tasks }) => isPointedAt(desk, card, tasks.length));
  if (pointed !== undefined) return said(pointed.card, ...OUTCOMES);
  const taken = view.box.find((slug) => desk.glows(slug));
  if (taken !== undefined) return said(taken, "ability");
  if (desk.glows(ENTRANCE)) {
    return { title: words.entrance, words: [words.firstAid, words.lostAndFound, words.souvenirs].join(", ") };
  }
  const tried = cards.find(({ card }) => card === view.attempt?.place);
  if (tried !== undefined) return { title: desk.name(tried.card), words: left(desk, tried) };
  if (view.ancient_one.awake) return said(view.ancient_one.slug, "attack");
  return view.mythos === "" ? { title: "", words: "" } : said(view.mythos, "lasting", "now");
}

function isPointedAt(desk: Desk, card: string, tasks: number): boolean {
  return [card, ...Array.from({ length: tasks }, (_, n) => `${card}/task:${n}`)].some((one) => desk.glows(one));
}

/** The tasks of an attempt that are still to be completed, and what failing costs. */
function left(desk: Desk, { card, tasks }: AdventureView): string {
  const words = wordsOf(desk);
  const open = tasks
    .filter(({ done, needs }) => !done && needs.length > 0)
    .map(({ needs }) => needsInWords(needs, words));
  return [
    open.length === 0 ? "" : words.stillToDo({ tasks: open.reduce((one, other) => words.tasksTwo({ one, other })) }),
    lineOf(desk, card, "rewards"),
    lineOf(desk, card, "penalties"),
  ]
    .filter(Boolean)
    .join(" ");
}
