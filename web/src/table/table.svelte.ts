// The state of one table on this screen: what the server says of it, and what the visitor is about to do.
import { Curtain, screenOf } from "./curtain.svelte";
import { api, Refused, Unreachable } from "../protocol/client";
import { Connection, type ConnectionState, liveUrl } from "../protocol/connection";
import type { LiveMessage, LogLine, Odds, Problem, Scene } from "../protocol/types";
import { Logbook } from "./logbook.svelte";
import { Lookback } from "./lookback.svelte";
import { canConfirm, isSeveral, toggle } from "./marks";
import { type Choice, choiceIn, fateOf, Outbox } from "./outbox";
import { Pace } from "./pace";
import { type Pieces, piecesOf } from "./pieces";
import { isShown } from "./scenes";
import { decider, seatToShow, takesPart } from "./seats";
import { settings } from "../visitor/settings.svelte";
import { Talk } from "./talk.svelte";
import { toasts } from "../visitor/toasts.svelte";

/** The odds are asked for when the table has been quiet for so long, in milliseconds. */
const QUIET = 120;

/** Why a table that could be seen cannot be seen any longer. */
const SHUT: readonly string[] = ["not_for_spectators", "unknown_table"];

export class Table {
  /** The table now, as it is shown. */
  scene: Scene | null = $state.raw(null);
  connection: ConnectionState = $state("connecting");
  /** Why the table cannot be shown at all. */
  problem: Problem | null = $state.raw(null);
  pieces: Pieces = $state.raw({});
  odds: Odds | null = $state.raw(null);
  news: readonly LogLine[] = $state.raw([]);
  /** How long the log was when somebody at this side of the screen last decided here; null as long as nobody has. */
  decided: number | null = $state(null);
  marks: readonly string[] = $state.raw([]);
  /** The choice on its way. */
  sending: Choice | null = $state.raw(null);

  readonly log = new Logbook();
  /** Hides the table from one team while it is shown to another, where the visitor plays for both. */
  readonly curtain = new Curtain();
  readonly talk: Talk;
  readonly lookback: Lookback;

  readonly #outbox = new Outbox();
  readonly #decided = new Map<string, number>();
  #latest: Scene | null = null;
  #seat: number | null = null;
  #pace = new Pace<Scene>((scene) => this.#show(scene));
  #connection: Connection | null = null;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.talk = new Talk(id, this.#outbox);
    this.lookback = new Lookback(id);
  }

  /** The scene that is looked at: now, or an earlier one. */
  get seen(): Scene | null {
    return this.lookback.scene ?? this.scene;
  }

  /** Whether the visitor is asked, now. */
  get yours(): boolean {
    const now = this.scene;
    return now?.status === "playing" && this.lookback.at === null && decider(now)?.yours === true;
  }

  /** Whether the visitor may ask to take a choice back, now. */
  get undoable(): boolean {
    const now = this.scene;
    return now !== null && this.lookback.at === null && now.moves > 0 && takesPart(now) && now.status !== "closed";
  }

  // --- coming and going

  async enter(): Promise<void> {
    try {
      const scene = await api.scene(this.id, settings.lang, null);
      this.problem = null;
      this.#arrive(scene);
      this.#listen();
    } catch (reason) {
      if (reason instanceof Refused) this.problem = { code: reason.code, message: reason.message };
      else this.#again = setTimeout(() => void this.enter(), 2000);
      if (reason instanceof Unreachable) this.connection = "lost";
    }
  }

  leave(): void {
    clearTimeout(this.#asking);
    clearTimeout(this.#again);
    this.#pace.clear();
    this.#connection?.close();
  }

  /** Another language: everything is told anew in it. */
  translate(): void {
    this.log.forget();
    this.#connection?.watch();
    const now = this.scene;
    if (now === null) return;
    if (this.lookback.at !== null) this.lookback.look(this.lookback.at, now, settings.lang);
    void this.#learnPieces(now);
  }

  #listen(): void {
    this.#connection ??= new Connection(liveUrl(this.id), {
      watch: () => ({
        lang: settings.lang,
        seat: this.#seat,
        log_after: this.log.length,
        timeline: this.log.timeline,
      }),
      heard: (message) => this.#hear(message),
      changed: (state) => this.#reconnected(state),
    });
  }

  #reconnected(state: ConnectionState): void {
    const back = state === "open" && this.connection !== "open";
    this.connection = state;
    if (!back) return;
    void this.talk.load().catch(() => undefined);
    if (this.sending !== null) void this.refresh();
  }

  #hear(message: LiveMessage): void {
    if (message.type === "scene") this.#arrive(message.scene);
    else if (message.type === "chat") this.talk.hear(message.line);
    else if (message.type === "error" && SHUT.includes(message.code)) this.#shut(message);
    else if (message.type === "error") toasts.say(message.message, true);
  }

  /** What was seen so far does not stay on the screen as if it were still the table. */
  #shut(problem: Problem): void {
    this.leave();
    this.#connection = null;
    this.#latest = null;
    this.problem = problem;
    this.scene = null;
  }

  // --- scenes

  #arrive(scene: Scene, own = false): void {
    const before = this.#latest;
    if (before !== null && scene.version < before.version) return;
    if (scene.lang !== settings.lang) return; // asked for before the language was switched: the next one is on its way
    this.#latest = scene;
    this.#settle(scene);
    const seat = seatToShow(scene, this.#seat);
    const through = seat === scene.seat;
    this.#seat = seat;
    if (screenOf(scene) !== screenOf(scene, seat)) {
      this.#connection?.watch(); // nobody looks through the eyes of that team now
      return;
    }
    if (!this.log.isOf(screenOf(scene))) {
      this.#handOver(scene);
      return;
    }
    this.log.merge(scene);
    if (!through) {
      this.#connection?.watch();
      if (this.scene !== null && this.#connection !== null) return;
    }
    if (before === null || (before.version === scene.version && this.#pace.idle)) {
      this.#show(scene);
    } else if (own || !settings.moves) {
      this.#pace.clear();
      this.#show(scene);
    } else {
      this.#pace.push(scene);
    }
  }

  /** The table is for a team that has not looked at it yet, or not lately: the log is told anew. */
  #handOver(scene: Scene): void {
    this.#pace.clear();
    this.log.begin(screenOf(scene));
    if (this.#connection === null) this.log.merge(scene);
    else this.#connection.watch();
    this.#show(scene);
  }

  /** What one team has seen, marked and looked back at is gone before another team looks. */
  #cover(): void {
    clearTimeout(this.#asking);
    this.lookback.leave();
    this.scene = null;
    this.odds = null;
    this.news = [];
    this.marks = [];
  }

  /** Somebody of the team that the screen was handed to lifts the curtain. */
  lift(): void {
    const scene = this.curtain.lift();
    if (scene !== null) this.#show(scene);
  }

  #show(scene: Scene): void {
    this.#remember(scene);
    if (this.curtain.hides(scene)) {
      this.#cover();
      return;
    }
    const before = this.scene;
    if (isShown(scene, before)) return;
    const wentBack = before !== null && before.timeline !== scene.timeline;
    if (before === null || wentBack) this.news = [];
    else if (before.version !== scene.version) this.news = this.log.between(before.log_length, scene.log_length);
    if (wentBack) this.lookback.leave();
    if (before?.moves !== scene.moves || wentBack) this.marks = [];
    this.scene = scene;
    if (before?.game !== scene.game) void this.#learnPieces(scene);
    this.#askOdds(scene);
  }

  /** What was on the screen of whoever has decided is old now. What has been taken back never happened. */
  #remember(scene: Scene): void {
    const before = this.scene;
    if (before !== null && scene.timeline === before.timeline) {
      if (scene.moves > before.moves && decider(before)?.yours) this.#decided.set(screenOf(before), before.log_length);
    } else if (before !== null) {
      for (const [screen, length] of this.#decided) this.#decided.set(screen, Math.min(length, scene.log_length));
    }
    this.decided = this.#decided.get(screenOf(scene)) ?? null;
  }

  async #learnPieces(scene: Scene): Promise<void> {
    const lang = settings.lang;
    try {
      const pieces = await piecesOf(scene.game, lang, scene.boxes);
      if (lang === settings.lang) this.pieces = pieces;
    } catch (reason) {
      toasts.complain(reason);
    }
  }

  #askOdds(scene: Scene): void {
    if (this.odds?.version === scene.version) return;
    clearTimeout(this.#asking);
    this.odds = null;
    if (scene.question === null || !settings.odds) return;
    this.#asking = setTimeout(async () => {
      const odds = await api.odds(this.id, scene.seat).catch(() => null);
      if (odds?.version === this.scene?.version) this.odds = odds;
    }, QUIET);
  }

  /** The reader wants to see the odds after all. */
  wantOdds(): void {
    if (this.scene !== null) this.#askOdds(this.scene);
  }

  // --- choosing

  /** An option was clicked: it is taken, or marked where several may be taken. */
  take(option: string): void {
    const question = this.scene?.question;
    if (!this.yours || question == null || this.sending !== null) return;
    if (isSeveral(question)) this.marks = toggle(this.marks, option, question);
    else this.#choose([option]);
  }

  confirm(): void {
    const question = this.scene?.question;
    if (!this.yours || question == null || this.sending !== null) return;
    if (isSeveral(question) && canConfirm(this.marks, question)) this.#choose(this.marks);
  }

  #choose(options: readonly string[]): void {
    if (this.scene === null) return;
    this.sending = choiceIn(this.scene, options);
    this.#send();
  }

  #send(): void {
    void this.#outbox.send(() => this.#deliver());
  }

  /** It is the choice's turn to leave, unless something has become of it meanwhile. */
  async #deliver(): Promise<void> {
    if (this.#latest === null) return;
    this.#settle(this.#latest);
    if (this.sending === null) return;
    const sent = this.sending;
    const { seat, options } = sent;
    const { version } = this.#latest;
    try {
      const scene = await api.choose(this.id, settings.lang, { version, seat, options: [...options] });
      // The table may have told of the choice before the answer came, and the next choice may be waiting already.
      if (this.sending === sent) this.sending = null;
      this.#arrive(scene, true);
    } catch (reason) {
      await this.#notSent(reason);
    }
  }

  /** What could not be sent is kept: the next scene says what has become of it. */
  async #notSent(reason: unknown): Promise<void> {
    const outdated = reason instanceof Refused && reason.code === "stale_version";
    if (reason instanceof Unreachable || outdated) {
      clearTimeout(this.#again);
      this.#again = setTimeout(() => void this.refresh(), outdated ? 0 : 1500);
      return;
    }
    this.sending = null;
    toasts.complain(reason);
    await this.refresh();
  }

  #settle(scene: Scene): void {
    if (this.sending === null) return;
    const fate = fateOf(this.sending, scene);
    if (fate === "made") {
      this.sending = null;
    } else if (fate === "stale") {
      this.sending = null;
      toasts.say(settings.words.choiceLost, true);
    }
  }

  /** Asks for the table once more; a choice that still waits is sent again. */
  async refresh(): Promise<void> {
    clearTimeout(this.#again);
    try {
      const scene = await api.scene(this.id, settings.lang, this.#seat);
      this.#arrive(scene);
      if (this.sending !== null) this.#send();
    } catch (reason) {
      if (reason instanceof Unreachable && this.sending !== null) {
        this.#again = setTimeout(() => void this.refresh(), 2500);
      } else if (reason instanceof Refused) {
        this.sending = null;
        toasts.complain(reason);
      }
    }
  }

  /** Does what the table is asked for, after all that it was asked for before, and shows what came of it. */
  async ask(request: () => Promise<unknown>): Promise<boolean> {
    try {
      await this.#outbox.send(async () => {
        const answer = await request();
        if (isScene(answer)) this.#arrive(answer, true);
        else await this.refresh();
      });
      return true;
    } catch (reason) {
      toasts.complain(reason);
      return false;
    }
  }

  async undo(): Promise<void> {
    const seen = this.#latest;
    if (seen !== null) await this.#outbox.send(() => this.#takeBack(seen));
  }

  /** Takes back the latest choice of that position; if it is another one now, the server says so. */
  async #takeBack(seen: Scene): Promise<void> {
    const latest = this.#latest ?? seen;
    const now = latest.timeline === seen.timeline && latest.moves === seen.moves ? latest : seen;
    try {
      this.#arrive(await api.undo(this.id, settings.lang, now.version), true);
    } catch (reason) {
      const refused = reason instanceof Refused && reason.code === "undo_chance";
      if (refused && now.host && !now.settings.free_undo) {
        toasts.say(reason.message, true, { label: settings.words.allowIt, act: () => void this.#undoFreely() });
      } else {
        toasts.complain(reason);
        await this.refresh();
      }
    }
  }

  /** The host allows what the rules of the house do not, and does it. */
  async #undoFreely(): Promise<void> {
    if (await this.ask(() => api.settings(this.id, settings.lang, { free_undo: true }))) await this.undo();
  }
}

function isScene(answer: unknown): answer is Scene {
  return typeof answer === "object" && answer !== null && "timeline" in answer && "seats" in answer;
}
