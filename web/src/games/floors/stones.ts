// Stones look alike and have no names: this remembers which is which, so that a pushed one is seen to move.

import { key } from "./geometry";
import type { FloorsView, GameEvent } from "./types";

/** The number of the stone on each cell. */
export type Stones = ReadonlyMap<string, number>;

export interface NumberedStone {
  id: number;
  x: number;
  y: number;
  kind: string;
}

/** The stones after an event. */
export function afterEvent(stones: Stones, event: GameEvent): Stones {
  if (event.event !== "pushed" && event.event !== "removed") return stones;
  const moved = stones.get(key(event.start));
  if (moved === undefined) return stones;
  const after = new Map(stones);
  after.delete(key(event.start));
  if (event.event === "pushed") after.set(key(event.end), moved);
  return after;
}

/** The stones of a view: those that are known keep their numbers, others get new ones. */
export function numbered(stones: Stones, view: FloorsView): Stones {
  let next = Math.max(-1, ...stones.values());
  return new Map(view.stones.map(([x, y]) => [key([x, y]), stones.get(key([x, y])) ?? ++next]));
}

export function listed(stones: Stones, view: FloorsView): NumberedStone[] {
  const all = view.stones.map(([x, y, kind]) => ({ id: stones.get(key([x, y])) ?? -1, x, y, kind }));
  return all.sort((one, other) => one.id - other.id);
}
