// Where the page is: kept behind the `#`, which is sent to nobody.

export type Route =
  | { at: "lobby" }
  | { at: "new"; game: string }
  | { at: "join"; token: string }
  | { at: "table"; id: string }
  | { at: "replay"; id: string; moment: number; seat: number | null }
  | { at: "rules"; game: string; clause: string };

/** Reads what stands behind the `#`; whatever is not known is the lobby. */
export function routeOf(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [first, second, third, fourth] = path.split("/").map(decode);
  const asked = new URLSearchParams(query);
  if (first === "join" && second) return { at: "join", token: second };
  if (first === "new") return { at: "new", game: second ?? "" };
  if (first === "rules" && second) return { at: "rules", game: second, clause: third ?? "" };
  if (first === "table" && second && third === "replay") {
    const seat = asked.get("seat");
    return { at: "replay", id: second, moment: whole(fourth), seat: seat === null ? null : whole(seat) };
  }
  if (first === "table" && second) return { at: "table", id: second };
  return { at: "lobby" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

function whole(text: string | undefined): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 0 ? number : 0;
}

export function pathTo(route: Route): string {
  switch (route.at) {
    case "lobby":
      return "#/";
    case "new":
      return `#/new/${encodeURIComponent(route.game)}`;
    case "join":
      return `#/join/${encodeURIComponent(route.token)}`;
    case "table":
      return `#/table/${encodeURIComponent(route.id)}`;
    case "replay": {
      const eyes = route.seat === null ? "" : `?seat=${route.seat}`;
      return `#/table/${encodeURIComponent(route.id)}/replay/${route.moment}${eyes}`;
    }
    case "rules":
      return `#/rules/${encodeURIComponent(route.game)}/${encodeURIComponent(route.clause)}`;
  }
}

class Router {
  route = $state.raw<Route>({ at: "lobby" });

  constructor() {
    this.#read();
    addEventListener("hashchange", () => this.#read());
  }

  #read(): void {
    const route = routeOf(location.hash);
    // A token is taken out of the address bar, and out of the history, before anything else happens.
    if (route.at === "join") history.replaceState(null, "", `${location.pathname}${location.search}#/`);
    this.route = route;
  }

  go(route: Route): void {
    location.hash = pathTo(route);
  }

  /** Changes the address without a new step in the history. */
  replace(route: Route): void {
    history.replaceState(null, "", pathTo(route));
    this.route = route;
  }
}

export const router = new Router();
