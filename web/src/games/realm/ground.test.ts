import { describe, expect, it } from "vitest";
import { TILES } from "./box";
import {
  around,
  centre,
  chance,
  distance,
  EDGES,
  edgePoint,
  framed,
  inside,
  type Point,
  turned,
} from "./geometry";
import { groundOf, pointOf, wayBetween } from "./ground";

const SIDES = ["green", "enchanted"] as const;
const ALL = [...TILES.keys()].flatMap((tile) => SIDES.map((side) => [tile, side] as const));

describe("hexagons", () => {
  it("touch each other at their edges, in the order of the edges", () => {
    const cell = { column: 2, row: -1 };
    const middle = centre(cell);
    around(cell).forEach((other, edge) => {
      const beyond = centre(other);
      const between = edgePoint(edge);
      expect((middle.x + beyond.x) / 2).toBeCloseTo(middle.x + between.x);
      expect((middle.y + beyond.y) / 2).toBeCloseTo(middle.y + between.y);
    });
  });

  it("are turned clockwise, edge by edge", () => {
    EDGES.forEach((_, edge) => {
      const [next, now] = [edgePoint((edge + 1) % 6), turned(edgePoint(edge), 1)];
      expect(distance(next, now)).toBeCloseTo(0);
    });
    expect(edgePoint(0).y).toBeLessThan(0); // north is above
  });

  it("have a frame around them all", () => {
    const frame = framed([
      { column: 0, row: 0 },
      { column: 2, row: -1 },
    ]);
    expect(frame.width).toBeCloseTo(5 + 0.24);
    expect(framed([]).width).toBeCloseTo(2 + 0.24);
  });

  it("follow from names, never from luck", () => {
    expect(chance("cliff 3")).toBe(chance("cliff 3"));
    expect(chance("cliff 3")).not.toBe(chance("cliff 4"));
  });
});

describe.each(ALL)("the ground of %s, %s side", (tile, side) => {
  const ground = groundOf(tile, side, 2);

  it("has all clearings inside, each with room for counters beside it", () => {
    for (const spot of ground.spots) {
      expect(inside(spot)).toBeGreaterThan(0.1);
      for (const { x, y } of spot.room) expect(inside({ x: spot.x + x, y: spot.y + y })).toBeGreaterThan(0);
      const [first, second] = spot.room;
      expect(distance(first ?? spot, second ?? spot)).toBeGreaterThan(0.2);
    }
  });

  it("has its name and its loose chits beside the clearings", () => {
    for (const chit of ground.loose) {
      expect(inside(chit)).toBeGreaterThan(0.05);
      for (const spot of ground.spots) expect(distance(chit, spot)).toBeGreaterThan(0.19);
    }
    expect(distance(...(ground.loose as [Point, Point]))).toBeGreaterThan(0.16);
    for (const spot of ground.spots) expect(distance(ground.label, spot)).toBeGreaterThan(0.15);
  });

  it("has roads from clearing to clearing, and to the edges as it lies", () => {
    const upright = groundOf(tile, side, 0);
    ground.ways.forEach((way, index) => {
      const [start, end] = [way.points[0], way.points.at(-1)];
      const from = ground.spots.find(({ number }) => number === way.from);
      expect(distance(start ?? { x: 9, y: 9 }, from ?? { x: 0, y: 0 })).toBeCloseTo(0);
      if (way.edge === null) return;
      expect(way.edge).toBe(((upright.ways[index]?.edge ?? 0) + 2) % 6);
      expect(distance(end ?? { x: 9, y: 9 }, edgePoint(way.edge))).toBeCloseTo(0);
    });
  });

  it("is made once", () => {
    expect(groundOf(tile, side, 2)).toBe(ground);
  });
});

describe("the way from one clearing to the next", () => {
  const tiles = [
    { tile: "borderland", column: 0, row: 0, turns: 0, side: "green" },
    { tile: "maple_woods", column: 0, row: -1, turns: 3, side: "green" },
  ] as const;

  it("goes along the road inside a tile, in either direction", () => {
    const there = wayBetween(tiles, "borderland-1", "borderland-6");
    expect(there.length).toBeGreaterThan(5);
    expect(wayBetween(tiles, "borderland-6", "borderland-1")).toEqual([...there].reverse());
  });

  it("goes on in the next tile", () => {
    const exit = groundOf("maple_woods", "green", 3).ways.find(({ edge }) => edge === 3);
    const way = wayBetween(tiles, "borderland-1", `maple_woods-${exit?.from}`);
    expect(way.length).toBeGreaterThan(10);
    expect(way.some(({ x, y }) => Math.hypot(x, y - edgePoint(0).y) < 0.01)).toBe(true);
  });

  it("is straight where there is no road, and nowhere off the map", () => {
    expect(wayBetween(tiles, "borderland-1", "borderland-2")).toHaveLength(2);
    expect(wayBetween(tiles, "borderland-2-3", "borderland-2")).toHaveLength(2); // from the road itself
    expect(pointOf(tiles, "maple_woods")).toEqual({ x: 0, y: 2 * edgePoint(0).y }); // in the air
    expect(wayBetween(tiles, "borderland-1", "cliff-2")).toEqual([]);
  });
});
