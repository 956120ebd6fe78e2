// FLOORS-7: what the monster looks at, for drawing it. Crystals are seen through; stones and figures are not.

import { type At, ahead, type Direction, isCell, leftOf, rightOf, same } from "./geometry";
import type { FloorsView } from "./types";

export interface Gaze {
  side: "ahead" | "left" | "right";
  direction: Direction;
  /** The last cell that it looks at, with whatever is there. */
  end: At;
  /** How many cells that is. */
  length: number;
  /** Whom it sees there. */
  figure: string | null;
}

/** The three lines in which the monster looks; none that a wall ends at once. */
export function gazes(view: FloorsView): Gaze[] {
  const sides = [
    ["ahead", view.facing],
    ["left", leftOf(view.facing)],
    ["right", rightOf(view.facing)],
  ] as const;
  return sides.map(([side, direction]) => line(view, side, direction)).filter((gaze) => gaze.length > 0);
}

function line(view: FloorsView, side: Gaze["side"], direction: Direction): Gaze {
  let end = view.monster as At;
  for (let length = 0; ; length++) {
    const next = ahead(end, direction);
    if (!isCell(...next)) return { side, direction, end, length, figure: null };
    const figure = view.figures.find((each) => same(each.place, next));
    if (figure) return { side, direction, end: next, length: length + 1, figure: figure.name };
    const stone = view.stones.find(([x, y]) => same([x, y], next));
    if (stone && stone[2] !== "crystal")
      return { side, direction, end: next, length: length + 1, figure: null };
    end = next;
  }
}
