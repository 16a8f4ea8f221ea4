// What has come up since the visitor last decided: cards and dice that are back where they belong already.
import { untrack } from "svelte";

import type { Desk } from "./desk";

/** Collects what a board shows of what happens, and forgets it when the visitor has decided again. */
export class Recent<Line, Thing> {
  things: readonly Thing[] = $state.raw([]);
  #read: readonly Line[] = [];
  #decided = false;

  constructor(
    protected readonly desk: Desk,
    newsOf: (desk: Desk) => readonly Line[],
    private readonly thingsIn: (lines: readonly Line[], before: readonly Thing[]) => readonly Thing[],
  ) {
    $effect.pre(() => {
      const news = newsOf(desk);
      void desk.scene.version;
      untrack(() => this.#hear(news));
    });
  }

  #hear(news: readonly Line[]): void {
    const { question, seats } = this.desk.scene;
    if (news !== this.#read) {
      this.#read = news;
      this.things = this.thingsIn(news, this.#decided || news.length === 0 ? [] : this.things);
    }
    this.#decided = question !== null && seats.some(({ seat, yours }) => yours && seat === question.seat);
  }
}
