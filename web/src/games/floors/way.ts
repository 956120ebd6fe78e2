// The monster's way as it is drawn: one line for each stretch between two places where a tile may stop it.

import { type At, STEP } from "./geometry";
import type { FloorsInsight, Prospect } from "./types";

export interface Stretch {
  /** Which stretch it is, counted from the monster; each has a dash pattern of its own. */
  number: number;
  d: string;
}

export interface Stop {
  number: number;
  paces: number;
  at: At;
  walks: Prospect[];
  chance: number;
}

/** Where the tiles stop the monster, nearest first; those that stop it on the same pace together. */
export function stops(insight: FloorsInsight): Stop[] {
  const found = new Map<number, Prospect[]>();
  for (const walk of insight.walks) found.set(walk.paces, [...(found.get(walk.paces) ?? []), walk]);
  return [...found.entries()]
    .sort(([one], [other]) => one - other)
    .map(([paces, walks], number) => ({
      number,
      paces,
      walks,
      at: (walks[0] as Prospect).at,
      chance: walks.reduce((sum, walk) => sum + walk.chance, 0),
    }));
}

const middle = ([x, y]: At): At => [x + 0.5, y + 0.5];
const point = ([x, y]: At): string => `${round(x)} ${round(y)}`;
const round = (number: number): number => Math.round(number * 100) / 100;
const beyond = ([x, y]: At, [dx, dy]: At, length: number): At => [x + dx * length, y + dy * length];

/** The way in stretches; through a wall it goes out here and comes in there, a teleporter breaks the line. */
export function stretches(monster: At, insight: FloorsInsight): Stretch[] {
  const result: Stretch[] = [];
  let from = middle(monster);
  let done = 0;
  for (const { number, paces } of stops(insight)) {
    let d = `M${point(from)}`;
    for (const pace of insight.way.slice(done, paces)) {
      const to = middle(pace.at as At);
      const step = STEP[pace.facing];
      if (pace.by === "wall")
        d += `L${point(beyond(from, step, 0.85))}M${point(beyond(to, step, -0.85))}L${point(to)}`;
      else d += `${pace.by === "teleporter" ? "M" : "L"}${point(to)}`;
      from = to;
    }
    if (paces > done) result.push({ number, d });
    done = paces;
  }
  return result;
}

/** As much of the way as one tile lets the monster go. */
export function walkOf(monster: At, insight: FloorsInsight, tile: string): string {
  const walk = insight.walks.find((each) => each.tile === tile);
  if (!walk) return "";
  return stretches(monster, { ...insight, walks: [walk] })[0]?.d ?? "";
}

export function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`;
}
