// The combat sheets as they are drawn: what lies in which column, and what can be laid there now.

import type { Offer } from "../../lib/protocol";
import type { CounterShown, SheetShown } from "./types";

export const COLUMNS = [1, 2, 3] as const;
export type Column = (typeof COLUMNS)[number];
const ATTACKS = ["thrust", "swing", "smash"];
const DODGES = ["charge", "dodge", "duck"];
export type Row = "attack" | "maneuver" | "shield";

/** What may be laid into the columns of one's own sheet, and into which row it belongs. */
const ROWS: Readonly<Record<string, Row>> = {
  strike: "attack",
  hurl: "attack",
  "shift-attack": "attack",
  maneuver: "maneuver",
  "shift-maneuver": "maneuver",
  shield: "shield",
};

const AIMS: ReadonlySet<string> = new Set(["lure", "target"]);

export interface Laying {
  offer: Offer;
  row: Row | "counter";
  column: Column;
  /** What is laid: a chit or another means, or a counter. */
  what: string;
}

export interface Laid {
  layings: Laying[];
  /** Whom one may lure or attack, by name. */
  aims: Offer[];
  others: Offer[];
}

/** The offers that lay something into a column of a sheet, or name somebody; all others belong elsewhere. */
export function layingsOf(offers: readonly Offer[]): Laid {
  const layings: Laying[] = [];
  const aims: Offer[] = [];
  const others: Offer[] = [];
  for (const offer of offers) {
    const [word = "", first = "", second = ""] = offer.words;
    if (AIMS.has(word) && first && !second) {
      aims.push(offer);
      continue;
    }
    const row = word === "place" ? "counter" : ROWS[word];
    const direction = word === "place" ? second : first;
    const column = 1 + Math.max(ATTACKS.indexOf(direction), DODGES.indexOf(direction));
    if (row && column > 0)
      layings.push({ offer, row, column: column as Column, what: word === "place" ? first : second });
    else others.push(offer);
  }
  return { layings, aims, others };
}

/** The counters in a column of a sheet; 0 are those that nobody has placed yet. */
export function lying(sheet: SheetShown, column: Column | 0): CounterShown[] {
  return sheet.counters.filter(({ direction }) => direction === column);
}

/** Whether a counter will hit whoever looks, as things stand: it is faster, or lies where he dodges to. */
export function strikes(counter: CounterShown, sheet: SheetShown): boolean {
  if (!counter.hits || !counter.direction) return false;
  const maneuver = sheet.played.find(({ kind }) => kind === "maneuver");
  return counter.hits === "anywhere" || maneuver?.direction === counter.direction;
}
