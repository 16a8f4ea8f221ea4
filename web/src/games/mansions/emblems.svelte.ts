// Emblems come after the board itself, which does not wait for them.
import type { Component } from "svelte";

class Emblems {
  #known: Readonly<Record<string, Component>> = $state.raw({});

  constructor() {
    void import("./emblems").then(({ EMBLEMS }) => (this.#known = EMBLEMS));
  }

  of(slug: string): Component | undefined {
    return this.#known[slug];
  }
}

export const emblems = new Emblems();
