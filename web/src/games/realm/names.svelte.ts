// How things are called: the game's own names, in the language that is set.

import type { FluentBundle } from "@fluent/bundle";
import { settings } from "../../lib/settings.svelte";
import { bundleOf } from "../../lib/words.svelte";
import { isGroup } from "./box";

export type Say = (id: string, details?: Record<string, string | number>) => string;

const CATALOGUES: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("virtual:names/realm/en"),
  fr: () => import("virtual:names/realm/fr"),
};
/** Kinds of things with a name each; where two things share an identifier, the later kind counts. */
const KINDS = [
  "curse",
  "weather",
  "direction",
  "dodge",
  "activity",
  "source",
  "supply",
  "creature",
  "start",
  "who",
  "minion",
  "box",
  "side",
  "chit",
  "monster",
  "item",
  "spell",
  "character",
  "tile",
];
const PREFIX = "realm-name-";

export class Names {
  #bundle: FluentBundle;
  #message = new Map<string, string>();

  constructor(language: string, text: string) {
    this.#bundle = bundleOf(language, text);
    for (const kind of KINDS)
      for (const [, value] of text.matchAll(new RegExp(`^${PREFIX}${kind}-(\\S+) =`, "gm")))
        this.#message.set(value as string, `${PREFIX}${kind}-${value}`);
  }

  /** What people call a thing; what has no name is shown by its identifier. */
  of(id: string): string {
    const message = this.#message.get(id);
    if (message) return this.#say(message);
    let found = /^([A-Z])(HQ|\d)$/.exec(id);
    if (found) return this.#say(`${PREFIX}native`, { letter: found[1] ?? "", rank: found[2] ?? "" });
    found = /^horse-(.+)$/.exec(id);
    if (found) return this.#say(`${PREFIX}native-horse`, { native: this.of(found[1] ?? "") });
    found = /^phantasm-(\w+)$/.exec(id);
    if (found) return this.#say(`${PREFIX}phantasm`, { master: this.of(found[1] ?? "") });
    found = /^cache-(\d+)$/.exec(id);
    if (found) return this.#say(`${PREFIX}cache`, { number: Number(found[1]) });
    found = /^(.+)-(\d)([-~=])(\d)$/.exec(id);
    if (found) {
      const kind = { "~": "path", "=": "passage" }[found[3] ?? ""] ?? "road";
      const [one, other] = [Number(found[2]), Number(found[4])];
      return this.#say(`${PREFIX}roadway`, { kind, tile: this.of(found[1] ?? ""), one, other });
    }
    found = /^(.+)-(\d)>[NSEW]+$/.exec(id);
    if (found)
      return this.#say(`${PREFIX}way-out`, { tile: this.of(found[1] ?? ""), number: Number(found[2]) });
    found = /^(.+)-woods$/.exec(id);
    if (found) return this.#say(`${PREFIX}woods`, { tile: this.of(found[1] ?? "") });
    found = /^(.+)-(\d+)$/.exec(id);
    if (found && this.#message.get(found[1] ?? "")?.startsWith(`${PREFIX}tile-`))
      return this.#say(`${PREFIX}clearing`, { tile: this.of(found[1] ?? ""), number: Number(found[2]) });
    if (found && this.#message.has(found[1] ?? "")) return this.of(found[1] ?? "");
    return id.replaceAll("_", " ");
  }

  /** Several things of a kind. */
  several(number: number, id: string): string {
    if (number === 1 || isGroup(id)) return this.of(id);
    return this.#say(`${PREFIX}several`, { number, thing: this.of(id) });
  }

  #say(message: string, details: Record<string, string | number> = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, details) : message;
  }
}

let names = $state.raw<Names | null>(null);
let language = "";

/** The names in the language that is set; nothing until they have come. */
export function namesNow(): Names | null {
  const wanted = settings.language;
  if (wanted !== language) {
    language = wanted;
    CATALOGUES[wanted]?.().then(({ default: text }) => {
      if (wanted === language) names = new Names(wanted, text);
    });
  }
  return names;
}
