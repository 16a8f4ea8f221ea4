// The line below the map: the walk that is pointed at and what it leads past, or what can be done on the map.
import { percent } from "../../../kit/chance/numbers";
import type { Desk } from "../../../table/desk";
import { viewOf, walkPointedAt, walkTo } from "../facts";
import { wordsOf } from "../words";
import { contentsOf, hintOf, undoneSaid } from "./contents";
import { numbersOf } from "./monsters";
import { mineIn, placeName } from "./places";

/** French names of places begin with an article. */
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export interface Said {
  readonly title: string;
  readonly words: string;
}

export function captionOf(desk: Desk): Said {
  const walk = walkPointedAt(desk);
  if (walk !== undefined) return walkSaid(desk, walk.to, walk.way.length - 1);
  const view = viewOf(desk);
  const words = wordsOf(desk);
  const monster = view.monsters.find(({ id }) => desk.glows(id));
  if (monster !== undefined) return monsterSaid(desk, monster);
  const lit = view.places.filter(({ id }) => desk.optionsOf(id).length > 0);
  const steps = lit.flatMap(({ id }) => (walkTo(desk, id)?.way.length ?? 1) - 1);
  const farthest = Math.max(0, ...steps);
  const you = view.seats.find(({ seat }) => seat === mineIn(view))?.investigator?.at;
  if (lit.every(({ id }) => id === you) && farthest === 0) return hereSaid(desk);
  return {
    title: farthest > 0 ? words.within({ n: lit.length, steps: farthest }) : words.litPlaces({ n: lit.length }),
    words: "",
  };
}

/** Where one is, and what is there. */
function hereSaid(desk: Desk): Said {
  const view = viewOf(desk);
  const you = view.seats.find(({ seat }) => seat === mineIn(view))?.investigator;
  const place = view.places.find(({ id }) => id === you?.at);
  if (you == null) return { title: "", words: "" };
  const there = place === undefined ? [] : contentsOf(desk, place).filter((said) => said !== desk.name(you.slug));
  return { title: placeName(desk, you.at), words: there.join(", ") };
}

/** "To the Woods, 3 steps. In the way: Zombie. You slip by in 58 of 100 cases. 2 clues lie there." */
function walkSaid(desk: Desk, to: string, steps: number): Said {
  const words = wordsOf(desk);
  const place = viewOf(desk).places.find(({ id }) => id === to)!;
  const { hint, chance } = hintOf(desk, to);
  const undone = undoneSaid(desk, to);
  const said = [
    hint === "" ? "" : words.sentence({ said: hint }),
    chance === undefined ? "" : words.slipBy({ cases: Math.round(chance * 100) }),
    place.gate ? words.gateThere({ world: desk.name(place.world) }) : "",
    place.clues > 0 ? words.cluesThere({ n: place.clues }) : "",
    undone === "" ? "" : words.sentence({ said: capital(undone) }),
  ];
  return { title: words.walkTo({ place: capital(desk.name(to)), steps }), words: said.filter(Boolean).join(" ") };
}

function monsterSaid(desk: Desk, monster: ReturnType<typeof viewOf>["monsters"][number]): Said {
  const words = wordsOf(desk);
  const chance = desk.odds?.board[monster.id];
  const evading = chance === undefined ? "" : words.evading({ chance: percent(chance, desk.lang) });
  return {
    title: desk.name(monster.id),
    words: [numbersOf(monster, words), evading].filter(Boolean).join(", "),
  };
}
