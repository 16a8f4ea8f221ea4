// The state of one table on this screen: what the server says of it, and what the visitor is about to do.
import { Curtain, screenOf } from "./curtain.svelte";
import { slugOf } from "./desk";
import { api, Refused, Unreachable } from "../protocol/client";
import { Connection, type ConnectionState, liveUrl } from "../protocol/connection";
import type { LiveMessage, LogLine, Odds, Problem, Question, Scene } from "../protocol/types";
import { Logbook } from "./logbook.svelte";
import { Lookback } from "./lookback.svelte";
import { canConfirm, isSeveral, toggle } from "./marks";
import { Decided } from "./decided";
import { type Choice, choiceIn, fateOf, Outbox } from "./outbox";
import { type Beat, cut, joined, type Moment } from "./moments";
import { type Between, Pace, type Views } from "./pace.svelte";
import { type Pieces, piecesOf, type Stage, stageOf } from "./pieces";
import { wordsFor } from "./words";
import { isScene, isShown } from "./scenes";
import { decider, decides, seatToShow, takesPart } from "./seats";
import { answerOf, goesOn, keep, type Pass, type Passings, recalled, takenBy, THINKING } from "./standing";
import { settings } from "../visitor/settings.svelte";
import { Talk } from "./talk.svelte";
import { toasts } from "../visitor/toasts.svelte";

/** The odds are asked for when the table has been quiet for so long, in milliseconds. */
const QUIET = 120;
/** Of more choices at once nobody is told what the table was like in the course of them. */
const MOST_CHOICES = 40;

/** Why a table that could be seen cannot be seen any longer. */
const SHUT: readonly string[] = ["not_for_spectators", "unknown_table"];

export class Table {
  /** The table now, as it is shown. */
  scene: Scene | null = $state.raw(null);
  connection: ConnectionState = $state("connecting");
  /** Why the table cannot be shown at all. */
  problem: Problem | null = $state.raw(null);
  pieces: Pieces = $state.raw({});
  /** What the board says by itself; it comes with the pieces. */
  words: unknown = $state.raw({});
  odds: Odds | null = $state.raw(null);
  news: readonly LogLine[] = $state.raw([]);
  /** How long the log was when somebody at this side of the screen last decided here; null as long as nobody has. */
  decided: number | null = $state(null);
  marks: readonly string[] = $state.raw([]);
  /** The choice on its way. */
  sending: Choice | null = $state.raw(null);
  /** What has happened since the visitor last decided, as far as it is worth a word. */
  since: readonly Moment[] = $state.raw([]);
  /** How each kind of event is told. */
  stage: Stage = $state.raw({});
  #passes: readonly Pass[] = $state.raw([]);
  /** How questions are passed in this game, as soon as its stage is known. */
  passings: Passings = $state.raw({});
  /** The piece that a seat plays; the game knows it. */
  cast: (view: Scene["view"], seat: number) => string = () => "";
  /** Makes heard what is told, with the table as it is then. */
  hear: (beat: Beat, view: Scene["view"]) => unknown = () => undefined;

  readonly log = new Logbook();
  /** Hides the table from one team while it is shown to another, where the visitor plays for both. */
  readonly curtain = new Curtain();
  /** Tells what has happened. */
  readonly pace = new Pace({
    show: (scene, between) => this.#show(scene, between),
    tempo: () => settings.pace,
    story: (piece) => printed(this.pieces[slugOf(piece)]?.lines ?? []),
    hear: (beat) => void this.hear(beat, this.scene?.view ?? {}),
  });
  readonly talk: Talk;
  readonly lookback: Lookback;

  readonly #outbox = new Outbox();
  readonly #decided: Decided;
  /** What each team that shares the screen saw last. */
  readonly #left = new Map<string, Scene>();
  #latest: Scene | null = null;
  /** The latest scene that was shown, told or handed over. */
  #told: Scene | null = null;
  /** Whether the visitor has brought about what is told next. */
  #made = false;
  #seat: number | null = null;
  /** The answer that was given last is the visitor's, and nothing has come of it yet. */
  #answered = false;
  /** The scene before what has happened since the visitor last decided. */
  #start: Scene | null = null;
  /** Whether the table is shown on its way to a scene. */
  #underWay = false;
  #connection: Connection | null = null;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #passing: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.talk = new Talk(id, this.#outbox);
    this.#decided = new Decided(id);
    this.#passes = recalled(id);
    this.lookback = new Lookback(id, () => this.pace.skip());
  }

  /** What the visitor has promised to pass. */
  get passes(): readonly Pass[] {
    return this.#passes;
  }

  set passes(passes: readonly Pass[]) {
    this.#passes = passes;
    keep(this.id, passes);
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

  /** Whether the visitor is asked, now or as soon as what has happened has been told. */
  get awaited(): boolean {
    void this.scene; // what is shown changes whenever anything has come
    return this.#latest?.status === "playing" && decider(this.#latest)?.yours === true;
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
    clearTimeout(this.#passing);
    this.pace.clear();
    this.#connection?.close();
  }

  /** Another language: everything is told anew in it. */
  translate(): void {
    this.pace.skip();
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
    this.#told = null;
    this.problem = problem;
    this.scene = null;
  }

  // --- scenes

  #arrive(scene: Scene, own = false): void {
    if (this.#latest !== null && scene.version < this.#latest.version) return;
    if (scene.lang !== settings.lang) return; // asked for before the language was switched: the next one is on its way
    if (own || (this.sending !== null && fateOf(this.sending, scene) === "made")) this.#made = true;
    this.#latest = scene;
    this.#settle(scene);
    const seat = seatToShow(scene, this.#seat);
    const through = seat === scene.seat;
    this.#seat = seat;
    if (screenOf(scene) !== screenOf(scene, seat)) {
      this.#connection?.watch(); // nobody looks through the eyes of that team now
      return;
    }
    if (this.#passes.some((pass) => !goesOn(pass, scene)))
      this.passes = this.#passes.filter((pass) => goesOn(pass, scene));
    if (!this.log.isOf(screenOf(scene))) {
      if (!this.#passesAside(scene)) this.#handOver(scene);
      return;
    }
    this.log.merge(scene);
    if (!through) {
      this.#connection?.watch();
      if (this.scene !== null && this.#connection !== null) return;
    }
    const before = this.#told;
    const made = this.#made;
    this.#told = scene;
    this.#made = false;
    if (before === null || before.timeline !== scene.timeline) {
      this.#forget();
      this.#show(scene);
    } else if (this.curtain.behind !== null) {
      this.#show(scene); // it is told to those who lift the curtain
    } else if (before.version === scene.version && !this.pace.idle) {
      this.pace.renew(scene);
    } else {
      this.#tell(scene, before, made);
    }
  }

  /** A question that is passed anyway is answered without the curtain: those who look at the table go on looking at it. */
  #passesAside(scene: Scene): boolean {
    const answer = this.curtain.falls(scene) ? answerOf(this.#passes, scene, this.passings) : "";
    const asked = decider(scene);
    if (answer === "" || asked?.yours !== true || scene.status !== "playing") return false;
    const { version } = scene;
    this.#seat = this.scene?.seat ?? this.curtain.behind?.seat ?? null;
    clearTimeout(this.#passing);
    this.#passing = setTimeout(async () => {
      if (this.#latest?.version !== version) return;
      try {
        const choice = { version, seat: asked.seat, options: [...takenBy(answer)] };
        this.#arrive(await api.choose(this.id, settings.lang, choice));
      } catch {
        await this.refresh();
      }
    }, THINKING);
    return true;
  }

  // --- moments

  /** What has happened between two scenes is told. Where the visitor has brought it about, it is not waited for longer than it must. */
  #tell(scene: Scene, before: Scene, own: boolean): void {
    if (own) this.pace.clear();
    const moments = this.#cut(scene, before.log_length);
    this.#gather(moments, scene, before);
    const beside = own && moments.every(({ importance }) => importance < 3);
    this.pace.push({
      scene,
      moments,
      before,
      beside,
      watched: !decides(scene),
      views: (last) => this.#views(last, before),
    });
  }

  #cut(scene: Scene, from: number): Moment[] {
    const here = screenOf(scene);
    const mine = new Set(scene.seats.filter(({ yours, screen }) => yours && screen === here).map(({ seat }) => seat));
    const cast = new Map(scene.seats.map(({ seat }) => [this.cast(scene.view, seat), seat]));
    const seatOf = ({ data }: LogLine) => {
      const { seat, who } = data;
      return typeof seat === "number" ? seat : (cast.get(typeof who === "string" && who !== "" ? who : "?") ?? null);
    };
    return cut(this.log.between(from, scene.log_length), { stage: this.stage, seatOf, mine });
  }

  /** The strip of what has happened is emptied when the visitor has decided and something new has come. */
  #gather(moments: readonly Moment[], scene: Scene, before: Scene): void {
    if (scene.moves > before.moves && decider(before)?.yours) this.#answered = true;
    const news = moments.filter(({ importance }) => importance > 1);
    if (news.length === 0) return;
    if (this.#answered || this.since.length === 0) this.#start = before;
    this.since = this.#answered ? news : joined(this.since, news);
    this.#answered = false;
  }

  /** Who comes back to the table finds what has happened since in the strip, as the log knows it. */
  #recall(): void {
    const { scene, decided } = this;
    if (scene === null || decided === null || this.since.length > 0) return;
    this.since = this.#cut(scene, decided).filter(({ importance }) => importance > 1);
    this.pace.seen = new Set([...this.pace.seen, ...this.since.map(({ key }) => key)]);
    this.#start = null;
  }

  /** Who has only just come is told what others have done before, from the beginning. */
  async rewind(): Promise<void> {
    const now = this.#told;
    if (now === null || now.moves === 0 || now.moves > MOST_CHOICES || settings.pace === "off") return;
    const start = await api.moment(this.id, 0, settings.lang, now.seat);
    const last = this.#told;
    if (last?.timeline !== start.timeline || last.seat !== start.seat) return;
    this.pace.clear();
    this.since = [];
    this.#tell(last, start, false);
    this.#show(last, start);
  }

  /** Tells something that has happened once more. */
  replay(moments: readonly Moment[]): void {
    const before = this.#start;
    this.pace.skip();
    const { scene } = this;
    if (scene === null || this.lookback.at !== null) return;
    const views = () => (before === null ? Promise.resolve(null) : this.#views(scene, before));
    this.pace.push({ scene, moments, before, beside: false, again: true, views });
  }

  /** The views at what happened between two scenes. */
  async #views(scene: Scene, before: Scene): Promise<Views | null> {
    if (before.seat !== scene.seat || scene.moves - before.moves > MOST_CHOICES) return null;
    const { beats } = await api.beats(this.id, before.moves, scene.moves, scene.timeline, scene.seat);
    let view = before.view;
    const seen = beats.map(({ number, change }) => ({ number, view: (view = { ...view, ...change }) }));
    return (number) => seen.findLast((beat) => beat.number <= number)?.view ?? before.view;
  }

  /** What has been taken back never happened. */
  #forget(): void {
    this.pace.clear();
    this.since = [];
    this.#answered = false;
  }

  /** The table is for a team that has not looked at it yet, or not lately: the log is told anew. */
  #handOver(scene: Scene): void {
    this.#forget();
    this.#told = scene;
    this.#made = false;
    this.log.begin(screenOf(scene));
    if (this.#connection === null) this.log.merge(scene);
    else this.#connection.watch();
    this.#show(scene);
  }

  /** What one team has seen, marked and looked back at is gone before another team looks. */
  #cover(): void {
    clearTimeout(this.#asking);
    if (this.scene !== null) this.#left.set(screenOf(this.scene), this.scene);
    this.lookback.leave();
    this.scene = null;
    this.odds = null;
    this.news = [];
    this.marks = [];
  }

  /** Somebody of the team that the screen was handed to lifts the curtain, and is told what has happened since the team looked. */
  lift(): void {
    const scene = this.curtain.lift();
    if (scene === null) return;
    const left = this.#left.get(screenOf(scene));
    if (left?.timeline === scene.timeline) this.#tell(scene, left, false);
    else this.#show(scene);
  }

  /** Shows a scene, or the table on the way to it: nothing is asked there, and nothing is over yet. */
  #show(scene: Scene, between: Between | null = null): void {
    if (between !== null && this.curtain.behind === null) {
      const { view, log_length } = between;
      const { moment } = this.scene ?? scene;
      this.#put({ ...scene, moment, view, log_length, question: null, ending: null }, true);
    } else {
      this.#put(scene, false);
    }
  }

  #put(scene: Scene, underWay: boolean): void {
    this.#remember(scene);
    if (this.curtain.hides(scene)) {
      this.#cover();
      return;
    }
    const before = this.scene;
    if (!underWay && !this.#underWay && isShown(scene, before)) return;
    this.#underWay = underWay;
    const wentBack = before !== null && before.timeline !== scene.timeline;
    if (before === null || wentBack) this.news = [];
    else if (before.version !== scene.version || before.log_length !== scene.log_length)
      this.news = this.log.between(before.log_length, scene.log_length);
    if (wentBack) this.lookback.leave();
    if (before?.moves !== scene.moves || wentBack) this.marks = [];
    this.scene = scene;
    if (before?.game !== scene.game) void this.#learnPieces(scene);
    this.#askOdds(scene);
  }

  /** What was on the screen of whoever has decided is old now. What has been taken back never happened. */
  #remember(scene: Scene): void {
    const before = this.scene;
    if (before !== null && scene.timeline !== before.timeline) this.#decided.goBack(scene);
    else if (before !== null && scene.moves > before.moves && decider(before)?.yours) this.#decided.remember(before);
    this.decided = this.#decided.of(scene);
  }

  async #learnPieces(scene: Scene): Promise<void> {
    const lang = settings.lang;
    try {
      const [pieces, words, stage] = await Promise.all([
        piecesOf(scene.game, lang, scene.boxes),
        wordsFor(scene.game, lang, scene.boxes),
        stageOf(scene.game, scene.boxes),
      ]);
      this.stage = stage;
      this.#recall();
      if (lang === settings.lang) [this.pieces, this.words] = [pieces, words];
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
    const question = this.#open;
    if (question !== null && isSeveral(question)) this.marks = toggle(this.marks, option, question);
    else if (question !== null) this.#choose([option]);
  }

  /** Gives the answer that passes. */
  pass(): void {
    if (this.#open?.passing) this.#choose(takenBy(this.#open.passing));
  }

  confirm(): void {
    const question = this.#open;
    if (question !== null && isSeveral(question) && canConfirm(this.marks, question)) this.#choose(this.marks);
  }

  /** The question that the visitor can answer now. */
  get #open(): Question | null {
    return this.yours && this.sending === null ? (this.scene?.question ?? null) : null;
  }

  #choose(options: readonly string[]): void {
    if (this.scene === null) return;
    this.pace.clear();
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

/** As many words as are read on a card that is turned over. */
function printed(lines: readonly string[]): number {
  return lines
    .slice(0, 3)
    .join(" ")
    .split(/\s+/)
    .filter((word) => word !== "").length;
}
