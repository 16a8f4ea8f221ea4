// What the tests' browser lacks, and the words of both languages.
import { learn } from "./words";

window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
document.elementFromPoint ??= () => null;
Element.prototype.scrollTo ??= () => {};
Element.prototype.getAnimations ??= () => [];

await Promise.all([learn("en"), learn("fr")]);
