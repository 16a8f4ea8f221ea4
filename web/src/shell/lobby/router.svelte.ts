// The page that is shown, by the browser's own history.
import { type Route, routeOf } from "./route";

class Router {
  route: Route = $state.raw(routeOf(location));

  constructor() {
    addEventListener("popstate", this.#read);
    addEventListener("hashchange", this.#read);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** The same page by another address, without a step in the history. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#read();
  }

  #read = (): void => {
    this.route = routeOf(location);
  };

  /** Follows links inside the client without loading the page anew. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (routeOf(link).page === "unknown") return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };
}

export const router = new Router();
