import { describe, expect, it } from "vitest";
import {
  CELLS,
  isCell,
  OUTLINE,
  PILLARS,
  straightPath,
  towards,
  variety,
  WALL_SIGNS,
  wallSign,
} from "./geometry";

describe("the fortress", () => {
  it("has 156 cells and two staircases cut off", () => {
    expect(CELLS).toHaveLength(156);
    expect(isCell(12, 0)).toBe(false);
    expect(isCell(11, 0)).toBe(true);
    expect(isCell(0, 7)).toBe(false);
    expect(isCell(-1, 3)).toBe(false);
  });

  it("has every sign twice, on walls that face each other through the middle", () => {
    const counts = new Map<string, number>();
    for (const { sign } of WALL_SIGNS) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    expect(counts.size).toBe(27);
    expect([...counts.values()].every((count) => count === 2)).toBe(true);
    expect(wallSign([0, 0], "W")).toBe(wallSign([15, 10], "E"));
    expect(wallSign([3, 0], "N")).toBe(wallSign([12, 10], "S"));
  });

  it("writes no two signs on the same spot", () => {
    for (const one of WALL_SIGNS)
      for (const other of WALL_SIGNS)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.4);
  });

  it("is outlined by as many sides as it has walls", () => {
    let [x, y, length] = [0, 0, 0];
    for (const [, letter, number] of OUTLINE.matchAll(/([HV])(\d+)/g)) {
      length += Math.abs(Number(number) - (letter === "H" ? x : y));
      if (letter === "H") x = Number(number);
      else y = Number(number);
    }
    expect([x, y, length]).toEqual([0, 0, 54]);
  });

  it("has pillars only where four cells meet", () => {
    for (const [x, y] of PILLARS) expect([isCell(x, y), isCell(x - 1, y - 1)]).toEqual([true, true]);
    expect(PILLARS.length).toBeGreaterThan(100);
  });
});

describe("ways", () => {
  it("go straight across and down, in either order", () => {
    expect(straightPath([3, 4], [5, 3], true)).toBe("EEN");
    expect(straightPath([3, 4], [2, 6], false)).toBe("SSW");
    expect(straightPath([3, 4], [3, 4], true)).toBe("");
  });

  it("know the direction of a neighbour", () => {
    expect(towards([3, 4], [3, 3])).toBe("N");
    expect(towards([3, 4], [4, 4])).toBe("E");
    expect(towards([3, 4], [5, 4])).toBeUndefined();
  });

  it("vary cells within bounds", () => {
    for (const at of CELLS) expect([0, 1, 2, 3]).toContain(variety(at, 4));
  });
});
