// Where locations lie on the table: those that are connected near each other, and no way beneath another card.

export interface Node {
  readonly card: string;
  readonly connects: readonly string[];
}

export interface Spot {
  readonly column: number;
  readonly row: number;
}

export interface Layout {
  readonly columns: number;
  readonly rows: number;
  readonly spots: ReadonlyMap<string, Spot>;
}

export interface Way {
  readonly from: string;
  readonly to: string;
  /** It can be gone in one direction only. */
  readonly oneWay: boolean;
}

/** As the guide suggests it, with every version that there may be of a location. */
const SUGGESTED: readonly (readonly (readonly string[])[])[] = [
  [["northside"], ["downtown_first_bank_of_arkham", "downtown_arkham_asylum"], ["easttown"]],
  [["miskatonic_university"], ["rivertown"], ["graveyard"]],
  [["st_marys_hospital"], ["southside_historical_society", "southside_mas_boarding_house"], ["your_house"]],
];

const COLUMNS = 3;
const STARTS = 24;

/** The ways between locations, each once. */
export function waysBetween(nodes: readonly Node[]): Way[] {
  const known = new Map(nodes.map((node) => [node.card, node]));
  const ways: Way[] = [];
  nodes.forEach(({ card, connects }, n) => {
    for (const to of connects) {
      const back = known.get(to)?.connects.includes(card) ?? false;
      if (!known.has(to) || (back && nodes.findIndex((node) => node.card === to) < n)) continue;
      ways.push({ from: card, to, oneWay: !back });
    }
  });
  return ways;
}

let last: { key: string; layout: Layout } | null = null;

/** Where each location lies; the same for the same locations with the same ways. */
export function layOut(nodes: readonly Node[]): Layout {
  const key = nodes.map(({ card, connects }) => `${card}>${connects.join()}`).join(";");
  if (last?.key !== key) last = { key, layout: suggested(nodes) ?? searched(nodes) };
  return last.layout;
}

function suggested(nodes: readonly Node[]): Layout | null {
  const spots = new Map<string, Spot>();
  SUGGESTED.forEach((line, row) =>
    line.forEach((versions, column) => {
      const found = nodes.find(({ card }) => versions.includes(card));
      if (found) spots.set(found.card, { column, row });
    }),
  );
  return spots.size === nodes.length && nodes.length > 2 ? { columns: COLUMNS, rows: SUGGESTED.length, spots } : null;
}

/** The best of many arrangements on a grid: each is improved by exchanging two places as long as that helps. */
function searched(nodes: readonly Node[]): Layout {
  const columns = Math.min(COLUMNS, Math.max(1, nodes.length));
  const rows = Math.max(1, Math.ceil(nodes.length / columns));
  const cells = Array.from({ length: columns * rows }, (_, n) => n);
  const index = new Map(nodes.map(({ card }, n) => [card, n]));
  const ways = waysBetween(nodes).map(({ from, to }): [number, number] => [index.get(from)!, index.get(to)!]);
  const random = randomNumbers(7);

  let best: number[] = [];
  let least = Infinity;
  for (let start = 0; start < STARTS; start++) {
    const order = start === 0 ? [...cells] : shuffled(cells, random);
    const cost = improve(order, nodes.length, ways, columns);
    if (cost < least) [best, least] = [order, cost];
  }
  const spots = new Map(
    nodes.map(({ card }, n) => [card, { column: best[n]! % columns, row: Math.floor(best[n]! / columns) }]),
  );
  return { columns, rows, spots };
}

/** Exchanges places, in `order` itself, until nothing is gained by it; what the arrangement costs then. */
function improve(order: number[], nodes: number, ways: readonly [number, number][], columns: number): number {
  let cost = costOf(order, nodes, ways, columns);
  for (let gained = true; gained;) {
    gained = false;
    for (let a = 0; a < nodes; a++) {
      for (let b = a + 1; b < order.length; b++) {
        [order[a], order[b]] = [order[b]!, order[a]!];
        const now = costOf(order, nodes, ways, columns);
        if (now < cost - 1e-9) [cost, gained] = [now, true];
        else [order[a], order[b]] = [order[b]!, order[a]!];
      }
    }
  }
  return cost;
}

/** Long ways cost more than their length; ways beneath other cards cost most. */
function costOf(order: readonly number[], nodes: number, ways: readonly [number, number][], columns: number): number {
  let cost = 0;
  for (const [a, b] of ways) {
    const from = spotOf(order[a]!, columns);
    const to = spotOf(order[b]!, columns);
    cost += (from.column - to.column) ** 2 + (from.row - to.row) ** 2;
    for (let n = 0; n < nodes; n++) {
      if (n !== a && n !== b && liesBetween(spotOf(order[n]!, columns), from, to)) cost += 12;
    }
  }
  return cost;
}

function spotOf(cell: number, columns: number): Spot {
  return { column: cell % columns, row: Math.floor(cell / columns) };
}

function liesBetween(spot: Spot, from: Spot, to: Spot): boolean {
  const across = (spot.column - from.column) * (to.row - from.row) - (spot.row - from.row) * (to.column - from.column);
  if (across !== 0) return false;
  const along = (spot.column - from.column) * (to.column - from.column) + (spot.row - from.row) * (to.row - from.row);
  return along > 0 && along < (to.column - from.column) ** 2 + (to.row - from.row) ** 2;
}

function shuffled(cells: readonly number[], random: () => number): number[] {
  const order = [...cells];
  for (let n = order.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    [order[n], order[other]] = [order[other]!, order[n]!];
  }
  return order;
}

/** Always the same numbers, so that everybody sees the same table. */
function randomNumbers(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}
