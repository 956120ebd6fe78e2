import { describe, expect, it } from "vitest";
import { fortressOf } from "./box";
import two from "./fixtures/foes-2.json";
import { neighbour, planOf, SIDES, standing } from "./plan";
import type { FoesView } from "./types";

const fortress = fortressOf((two as unknown as { view: FoesView }[])[0]?.view as FoesView);
const plan = planOf(fortress);

describe("the plan of Fortress Furor", () => {
  it("has every space in a place of its own, inside the frame", () => {
    const places = new Set([...plan.at.values()].map(({ x, y }) => `${x} ${y}`));
    expect(places.size).toBe(fortress.spaces.length);
    for (const { x, y } of plan.at.values()) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(plan.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(plan.height);
    }
  });

  it("names every ward where nothing else is drawn", () => {
    expect(plan.signs.map(({ name }) => name).sort()).toEqual([...fortress.wards.values()].sort());
    for (const sign of plan.signs)
      for (const at of plan.at.values())
        expect(Math.abs(at.x - sign.at.x) + Math.abs(at.y - sign.at.y)).toBeGreaterThan(0.4);
  });

  it("lets arrow keys follow connections, and reach everything", () => {
    for (const [one, other] of fortress.connections)
      expect(SIDES.some((side) => neighbour(plan, one, side) === other)).toBe(true);
    const reached = new Set(["S1"]);
    for (const space of reached)
      for (const side of SIDES) {
        const next = neighbour(plan, space, side);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(fortress.spaces.length);
  });

  it("makes room for six figures on one space", () => {
    const places = [0, 1, 2, 3, 4, 5].map((index) => standing(index, 6, "tile"));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  });
});

describe("a board of one's own", () => {
  it("is drawn from its own spaces", () => {
    const view = (two as unknown as { view: FoesView }[])[0]?.view as FoesView;
    const board = {
      name: "Hut",
      spaces: [
        { id: "S1", kind: "start", x: 3, y: 7, ward: "" },
        { id: "P1", kind: "path", x: 4, y: 7, ward: "" },
        { id: "C1", kind: "chamber", x: 5, y: 7, ward: "" },
      ],
      connections: [
        ["S1", "P1"],
        ["P1", "C1"],
      ],
      wards: [],
      reconstructed: false,
    } as unknown as NonNullable<FoesView["options"]["board"]>;
    const own = { ...view, options: { ...view.options, board } };
    expect(fortressOf(own)).toBe(fortressOf(structuredClone(own)));
    const hut = planOf(fortressOf(own));
    expect(hut.rows).toHaveLength(1);
    expect(neighbour(hut, "S1", "E")).toBe("P1");
    expect(neighbour(hut, "S1", "N")).toBeNull();
  });
});
