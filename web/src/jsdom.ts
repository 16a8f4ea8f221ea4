// What the tests' browser lacks.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
document.elementFromPoint ??= () => null;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.getAnimations ??= () => [];
