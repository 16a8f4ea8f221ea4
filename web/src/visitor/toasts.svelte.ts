// Short messages that come and go.
import { Refused, Unreachable } from "../protocol/client";
import { settings } from "./settings.svelte";

export interface Toast {
  readonly id: number;
  readonly words: string;
  readonly grave: boolean;
  /** What can be done about it. */
  readonly remedy: Remedy | null;
}

export interface Remedy {
  readonly label: string;
  readonly act: () => void;
}

const SHOWN = 7000;

class Toasts {
  all: readonly Toast[] = $state.raw([]);
  #count = 0;

  say(words: string, grave = false, remedy: Remedy | null = null): void {
    const toast = { id: this.#count++, words, grave, remedy };
    this.all = [...this.all.filter((other) => other.words !== words), toast].slice(-3);
    setTimeout(() => this.drop(toast.id), SHOWN);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  /** Says why something could not be done. */
  complain(reason: unknown): void {
    if (reason instanceof Refused) this.say(reason.message, true);
    else if (reason instanceof Unreachable) this.say(settings.words.unreachable, true);
    else throw reason;
  }
}

export const toasts = new Toasts();
