// Emblems come after the board itself, which does not wait for them.
import type { Component } from "svelte";

import { faceOf } from "..";

class Emblems {
  #known: Readonly<Record<string, Component | string>> = $state.raw({});

  constructor() {
    void faceOf("arkham_horror")
      .picked?.emblems()
      .then(({ EMBLEMS }) => (this.#known = EMBLEMS));
  }

  of(slug: string): Component | undefined {
    const emblem = this.#known[slug];
    return typeof emblem === "string" ? undefined : emblem;
  }
}

export const emblems = new Emblems();
