import { describe, expect, it } from "vitest";
import type { LaidTile } from "./ground";
import { Laying } from "./laying.svelte";

const way = (tile: string, column: number, row: number, turns: number): LaidTile => ({
  tile,
  column,
  row,
  turns,
  side: "green",
});
const PLACES = [way("cliff", 0, -1, 2), way("cliff", 0, -1, 5), way("cliff", 1, 0, 3), way("crag", 1, 0, 0)];

describe("laying a tile", () => {
  it("points at a place, and turns the tile there at each further tap", () => {
    const laying = new Laying(() => PLACES);
    expect(laying.chosen).toBe("cliff");
    expect(laying.cells).toEqual([
      { column: 0, row: -1 },
      { column: 1, row: 0 },
    ]);
    expect(laying.action).toBe(null);
    laying.tap({ column: 0, row: -1 });
    expect(laying.action).toBe("lay cliff 0 -1 2");
    laying.tap({ column: 0, row: -1 });
    expect(laying.action).toBe("lay cliff 0 -1 5");
    laying.turn();
    expect(laying.action).toBe("lay cliff 0 -1 2");
  });

  it("keeps the place for another tile only where that fits, too", () => {
    const laying = new Laying(() => PLACES);
    laying.tap({ column: 1, row: 0 });
    laying.choose("crag");
    expect(laying.action).toBe("lay crag 1 0 0");
    laying.choose("cliff");
    laying.tap({ column: 0, row: -1 });
    laying.choose("crag");
    expect(laying.action).toBe(null);
    laying.clear();
    expect(laying.chosen).toBe("cliff");
  });

  it("has nothing to lay when nobody asks for it", () => {
    const laying = new Laying(() => []);
    expect([laying.chosen, laying.cells, laying.shown]).toEqual([null, [], null]);
  });
});
