// Walking through the house: a space is pressed, and the investigator goes there step by step, as long as nothing comes between.
import type { Desk } from "../../../table/desk";
import { type InvestigatorView, type MansionView, type WalkView, viewOf } from "../facts";

/** The option that is the next step of a walk, if it is offered. */
function nextStep(desk: Desk, walk: WalkView): string | undefined {
  const [step] = walk.steps;
  return desk.optionsOf(walk.way[1] ?? "").find(({ id }) => id === step)?.id;
}

/** The walks that can be begun now, by the space that they lead to. */
export function walksOf(desk: Desk): ReadonlyMap<string, WalkView> {
  const begun = viewOf(desk).walks.filter((walk) => nextStep(desk, walk) !== undefined);
  return new Map(begun.map((walk) => [walk.to, walk]));
}

/** A walk takes the action of the turn as well. */
export function runs(walk: WalkView): boolean {
  return walk.steps.some((step) => step.startsWith("run:"));
}

/** Something stands in the way of a walk. */
export function isRisky({ met, feared, locks, fires }: WalkView): boolean {
  return met.length + feared.length + locks.length + fires.length > 0;
}

/** What one is asked in a turn: what to do next. */
const ACT = "act";

interface Going {
  readonly to: string;
  readonly who: string;
  /** Where the investigator stands after the step that was taken last, if all goes well. */
  readonly next: string;
  readonly runs: boolean;
  /** What it had left to lose. */
  readonly well: number;
}

const wellOf = ({ health, sanity }: InvestigatorView) => health + sanity;

function walker(view: MansionView): InvestigatorView | undefined {
  return view.seats.find(({ seat }) => seat === view.active)?.investigator ?? undefined;
}

export class Walking {
  /** The walk that is shown until it is agreed to. */
  pinned: string | null = $state(null);
  /** The space that is pointed at, by mouse, finger or keyboard. */
  pointed: string | null = $state(null);
  #going: Going | null = null;

  constructor(private readonly desk: Desk) {}

  readonly walks = $derived.by(() => walksOf(this.desk));

  /** The space that is spoken of: where one would go, or what one looks at. */
  readonly at = $derived.by(
    () => this.pinned ?? this.pointed ?? [...this.walks.keys()].find((space) => this.desk.glows(space)) ?? null,
  );

  /** The walk that is shown, if one leads there. */
  readonly walk = $derived(this.at === null ? undefined : this.walks.get(this.at));

  /** A walk is begun by a press on its end, or shown first where it has its price. Whether the press meant that. */
  press(space: string | null, touched: boolean): boolean {
    const found = space === null ? undefined : this.walks.get(space);
    if (found === undefined) {
      this.pinned = null;
      return false;
    }
    if (this.desk.optionsOf(found.to).some(({ verb }) => verb !== "move" && verb !== "run")) return false;
    const asks = runs(found) || (touched && (found.way.length > 2 || isRisky(found)));
    if (asks && this.pinned !== found.to) this.pinned = found.to;
    else this.go(found);
    return true;
  }

  /** Takes the first step of a walk; the others follow by themselves. */
  go(walk: WalkView): void {
    const step = nextStep(this.desk, walk);
    const you = walker(viewOf(this.desk));
    this.pinned = null;
    if (step === undefined || you === undefined) return;
    const next = walk.way[1]!;
    this.#going = { to: walk.to, who: you.slug, next, runs: runs(walk), well: wellOf(you) };
    this.desk.take(step);
  }

  /** Something has changed: the next step, unless the walk is over or has turned out otherwise than it was meant. */
  goOn(): void {
    const going = this.#going;
    if (going === null || this.desk.scene.question?.kind !== ACT) return;
    this.#going = null;
    const you = walker(viewOf(this.desk));
    if (you?.slug !== going.who || you.at !== going.next || wellOf(you) < going.well) return;
    const walk = walksOf(this.desk).get(going.to);
    if (walk !== undefined && runs(walk) === going.runs) this.go(walk);
  }

  stop(): void {
    this.pinned = null;
    this.#going = null;
  }
}
