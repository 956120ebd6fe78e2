// What a clearing is called for whoever cannot see it: its name and land, and who and what is there.

import { seatLetter } from "../../lib/seats";
import { chitClearing, FACE_DOWN, TILES } from "./box";
import { groundOf, type Spot } from "./ground";
import type { Names, Say } from "./names.svelte";
import { type Counter, chitsIn, countersIn } from "./pieces";
import type { Situation } from "./situation";
import type { RealmView } from "./types";

export interface Telling {
  names: Names;
  t: Say;
}

/** A counter in words. */
export function counterName(counter: Counter, { names, t }: Telling): string {
  if (counter.sort === "chit") {
    if (counter.what === FACE_DOWN) return t("web-realm-face-down");
    const name = names.of(counter.what);
    return counter.secret ? t("web-realm-known-to-you", { name }) : name;
  }
  const name =
    counter.sort === "native" ? names.of(counter.what) : names.several(counter.number, counter.what);
  if (counter.sort === "item") return t("web-realm-things", { number: counter.number, name });
  if (counter.seat !== null) {
    const letter = seatLetter(counter.seat);
    return t("web-realm-figure", { name, letter, hidden: counter.hidden ? "yes" : "no" });
  }
  return counter.sort === "native" ? t("web-realm-natives", { name, number: counter.number }) : name;
}

/** Everything in a clearing, chits with its number too. */
export function thereIn(view: RealmView, clearing: string): Counter[] {
  const [tile, number] = [clearing.slice(0, -2), Number(clearing.slice(-1))];
  const chits = TILES.has(tile)
    ? chitsIn(view, tile).filter(({ what }) => chitClearing(what) === number)
    : [];
  return [...countersIn(view, clearing), ...chits];
}

export function spotOf(view: RealmView, clearing: string): Spot | undefined {
  const laid = view.layout.tiles.find(({ tile }) => tile === clearing.slice(0, -2));
  if (!laid) return undefined;
  return groundOf(laid.tile, laid.side, laid.turns).spots.find(({ name }) => name === clearing);
}

/** A clearing in one sentence: what it is, who is there, and whether one can go there now. */
export function clearingName(
  view: RealmView,
  clearing: string,
  situation: Situation | null,
  telling: Telling,
): string {
  const { names, t } = telling;
  const spot = spotOf(view, clearing);
  const parts = thereIn(view, clearing).map((counter) => counterName(counter, telling));
  const colors = (spot?.colors ?? []).map((color) => t("web-realm-color", { color }));
  if (colors.length) parts.unshift(t("web-realm-magic", { colors: colors.join(", ") }));
  if (situation?.here === clearing) parts.unshift(t("web-realm-you-are-here"));
  else if (situation?.onward === clearing) parts.unshift(t("web-realm-you-will-be-here"));
  if (situation?.steps.has(clearing)) parts.push(t("web-realm-can-go"));
  const land = t("web-realm-land", { land: spot?.kind ?? "woods" });
  return `${names.of(clearing)} (${land})${parts.length ? `: ${parts.join(", ")}` : ""}`;
}
