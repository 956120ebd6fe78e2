import { describe, expect, it } from "vitest";
import basic from "./fixtures/floors-2-time_up.json";
import expert from "./fixtures/floors-expert-2-won.json";
import { covered, follow } from "./follow";
import { gazes } from "./gaze";
import type { FloorsView, GameEvent, Looked } from "./types";

interface Recorded {
  view: FloorsView;
  entries: { events: GameEvent[]; changed: Partial<FloorsView> }[];
}
const GAMES: [string, Recorded][] = [
  ["expert, won", expert as unknown as Recorded],
  ["basic, until the time is up", basic as unknown as Recorded],
];

/** What is to be seen: events do not tell whose turn it is, and whoever is out is no longer turned over. */
function shown(view: FloorsView): FloorsView {
  const figures = view.figures.map((figure) =>
    figure.place === "eaten" || figure.place === "escaped" ? { ...figure, points: 0, moved: false } : figure,
  );
  return { ...view, figures, turn: 0 };
}

describe.each(GAMES)("following a game: %s", (_, game) => {
  it("arrives at the server's view after every action", () => {
    let before = game.view;
    for (const { events, changed } of game.entries) {
      const after = { ...before, ...changed };
      // JSON has no tuples of its own: compare what both become in it
      const followed = events.reduce(follow, before);
      expect(JSON.parse(JSON.stringify(shown(followed)))).toEqual(shown(after));
      before = after;
    }
    expect(before.ending).not.toBeNull();
  });

  it("sees through the monster's eyes what the engine says it sees", () => {
    let view = game.view;
    let looks = 0;
    for (const { events, changed } of game.entries) {
      let now = view;
      for (const event of events) {
        if (event.event === "looked") {
          looks++;
          const seen = gazes(now);
          for (const side of ["ahead", "left", "right"] as const)
            expect(sighting(seen.find((gaze) => gaze.side === side))).toEqual((event as Looked)[side]);
        }
        now = follow(now, event);
      }
      view = { ...view, ...changed };
    }
    expect(looks).toBeGreaterThan(50);
  });
});

function sighting(gaze: { figure: string | null; length: number } | undefined): [string, number] | null {
  return gaze?.figure ? [gaze.figure, gaze.length] : null;
}

describe("tiles", () => {
  it("cover the cells that the engine says", () => {
    expect(covered("2x2", [3, 4], null)).toHaveLength(4);
    expect(covered("4x1", [3, 4], "E").at(-1)).toEqual([6, 4]);
    expect(covered("4x1", [3, 4], "S").at(-1)).toEqual([3, 7]);
    expect(covered("round", [3, 4], "S")).toEqual([[3, 4]]);
  });
});
