// Where everything lies on the map: columns and rows with chambers or tiles are wider than mere pathway.

import type { Fortress } from "./box";
import type { SpaceData } from "./types";

export type Side = "N" | "E" | "S" | "W";
export interface Point {
  x: number;
  y: number;
}

export interface Plan {
  width: number;
  height: number;
  at: ReadonlyMap<string, Point>;
  space: ReadonlyMap<string, SpaceData>;
  /** The rows of spaces from north to south, each from west to east. */
  rows: readonly (readonly SpaceData[])[];
  /** Where connections lead from each space. */
  ways: ReadonlyMap<string, ReadonlyMap<Side, string>>;
  /** The middle of a free stretch for each ward's name. */
  signs: readonly { name: string; at: Point }[];
  /** Whether the corner in the north-west is free for the map's title, and that in the north-east for a compass. */
  free: { west: boolean; east: boolean };
}

const WIDE = 1.75;
const NARROW = 0.82;
export const MARGIN = 0.8;
/** Half the width of a chamber, and of an intersection tile. */
export const ROOM = 0.78;
export const TILE = 0.74;

const OFFSETS: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
const OPPOSITE: Readonly<Record<Side, Side>> = { N: "S", E: "W", S: "N", W: "E" };
export const ANGLE: Readonly<Record<Side, number>> = { N: 0, E: 90, S: 180, W: 270 };

const plans = new WeakMap<Fortress, Plan>();

export function planOf(fortress: Fortress): Plan {
  const known = plans.get(fortress);
  if (known) return known;
  const plan = drawn(fortress);
  plans.set(fortress, plan);
  return plan;
}

function drawn(fortress: Fortress): Plan {
  const spaces = fortress.spaces;
  const across = axis(spaces.map(({ kind, x }) => [x, kind !== "path"]));
  const down = axis(spaces.map(({ kind, y }) => [y, kind !== "path"]));
  const middle = (space: { x: number; y: number }) => ({
    x: across.middle(space.x),
    y: down.middle(space.y),
  });
  const space = new Map(spaces.map((each) => [each.id, each]));
  const ways = new Map(spaces.map((each) => [each.id, new Map<Side, string>()]));
  for (const [one, other] of fortress.connections) {
    const [a, b] = [space.get(one), space.get(other)];
    if (!a || !b) continue;
    const side = SIDES.find((each) => OFFSETS[each][0] === b.x - a.x && OFFSETS[each][1] === b.y - a.y);
    if (!side) continue;
    ways.get(one)?.set(side, other);
    ways.get(other)?.set(OPPOSITE[side], one);
  }
  const lines = [...new Set(spaces.map(({ y }) => y))].sort((a, b) => a - b);
  const taken = new Set(spaces.map(({ x, y }) => `${x},${y}`));
  return {
    width: across.length,
    height: down.length,
    at: new Map(spaces.map((each) => [each.id, middle(each)])),
    space,
    rows: lines.map((line) => spaces.filter(({ y }) => y === line).sort((a, b) => a.x - b.x)),
    ways,
    signs: [...fortress.wards].flatMap(([ward, name]) => sign(spaces, taken, ward, name, middle)),
    free: {
      west: isFree(spaces, (x) => across.middle(x) < 9.5),
      east: isFree(spaces, (x) => across.middle(x) > across.length - 9),
    },
  };
}

/** The columns (or rows) one after the other: how long all are together, and the middle of each. */
function axis(marks: readonly (readonly [number, boolean])[]) {
  const first = Math.min(...marks.map(([mark]) => mark));
  const last = Math.max(...marks.map(([mark]) => mark));
  const wide = new Set(marks.filter(([, isWide]) => isWide).map(([mark]) => mark));
  const middles = new Map<number, number>();
  let length = MARGIN;
  for (let mark = first; mark <= last; mark++) {
    const width = wide.has(mark) ? WIDE : NARROW;
    middles.set(mark, length + width / 2);
    length += width;
  }
  return { length: length + MARGIN, middle: (mark: number) => middles.get(mark) ?? 0 };
}

/** The middle of the two free neighbouring cells that are nearest to the heart of a ward. */
function sign(
  spaces: readonly SpaceData[],
  taken: ReadonlySet<string>,
  ward: string,
  name: string,
  middle: (cell: { x: number; y: number }) => Point,
): { name: string; at: Point }[] {
  const mine = spaces.filter((each) => each.ward === ward);
  if (!mine.length) return [];
  const heart = {
    x: mine.reduce((sum, { x }) => sum + x, 0) / mine.length,
    y: mine.reduce((sum, { y }) => sum + y, 0) / mine.length,
  };
  const cells = mine.flatMap(({ x, y }) =>
    [-2, -1, 0, 1, 2].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: x + dx, y: y + dy }))),
  );
  const best = cells
    .filter(
      ({ x, y }) =>
        !taken.has(`${x},${y}`) &&
        !taken.has(`${x + 1},${y}`) &&
        middle({ x: x + 1, y }).x &&
        middle({ x, y }).x &&
        middle({ x, y }).y,
    )
    .sort((a, b) => away(a, heart) - away(b, heart))[0];
  if (!best) return [];
  const [left, right] = [middle(best), middle({ x: best.x + 1, y: best.y })];
  return [{ name, at: { x: (left.x + right.x) / 2, y: left.y } }];
}

function away(cell: Point, heart: Point): number {
  return Math.abs(cell.x + 0.5 - heart.x) + 1.5 * Math.abs(cell.y - heart.y);
}

function isFree(spaces: readonly SpaceData[], inside: (x: number) => boolean): boolean {
  const top = Math.min(...spaces.map(({ y }) => y));
  return !spaces.some(({ x, y }) => y <= top + 1 && inside(x));
}

/** The space that an arrow key leads to: along a connection, else the nearest one in that direction. */
export function neighbour(plan: Plan, from: string, side: Side): string | null {
  const way = plan.ways.get(from)?.get(side);
  const here = plan.at.get(from);
  if (way || !here) return way ?? null;
  const [dx, dy] = OFFSETS[side];
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, there] of plan.at) {
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (id === from || ahead < 0.1 || aside > ahead) continue;
    if (ahead + 2 * aside < least) [best, least] = [id, ahead + 2 * aside];
  }
  return best;
}

/** A number from 0 to 1 that is always the same for the same words, so that the hand wobbles alike each time. */
export function wobble(words: string): number {
  let hash = 2166136261;
  for (const letter of words) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash ^= hash >>> 15;
  return ((Math.imul(hash, 2246822519) >>> 8) & 0xffff) / 0xffff;
}

/** A wobbly outline around a point, by hand: with four corners or rounder. */
export function outline({ x, y }: Point, half: number, name: string): string {
  const roundness = wobble(`${name} round`);
  const corner = half * (roundness < 0.45 ? 0.22 : roundness < 0.75 ? 0.5 : 0.82);
  const points: [number, number][] = [
    [-half + corner, -half],
    [half - corner, -half],
    [half, -half + corner],
    [half, half - corner],
    [half - corner, half],
    [-half + corner, half],
    [-half, half - corner],
    [-half, -half + corner],
  ];
  const shaken = points.map(([px, py], index): [number, number] => [
    x + px + (wobble(`${name}${index}x`) - 0.5) * 0.09,
    y + py + (wobble(`${name}${index}y`) - 0.5) * 0.09,
  ]);
  const corners: [number, number][] = [
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
    [x - half, y - half],
  ];
  const [first] = shaken as [[number, number]];
  let path = `M${pair(first)}`;
  for (let edge = 0; edge < 4; edge++) {
    const end = shaken[2 * edge + 1] as [number, number];
    const next = shaken[(2 * edge + 2) % 8] as [number, number];
    path += `L${pair(end)}Q${pair(corners[edge] as [number, number])} ${pair(next)}`;
  }
  return `${path}Z`;
}

/** All pathway as one line, a little crooked. */
export function pathway(plan: Plan, connections: Fortress["connections"]): string {
  return connections
    .map(([one, other]) => {
      const [a, b] = [plan.at.get(one), plan.at.get(other)];
      if (!a || !b) return "";
      const bend = (wobble(one + other) - 0.5) * 0.12;
      const middle: [number, number] = [
        (a.x + b.x) / 2 + (a.x === b.x ? bend : 0),
        (a.y + b.y) / 2 + (a.y === b.y ? bend : 0),
      ];
      return `M${pair([a.x, a.y])}Q${pair(middle)} ${pair([b.x, b.y])}`;
    })
    .join("");
}

function pair([x, y]: readonly [number, number]): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** A line through these spaces. */
export function line(plan: Plan, spaces: readonly string[]): string {
  const points = spaces.flatMap((space) => plan.at.get(space) ?? []);
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${pair([x, y])}`).join("");
}

/** Where each of several figures on one space stands, from its middle, and how large it is there. */
export function standing(
  index: number,
  count: number,
  on: "tile" | "floor" | "path",
): Point & { size: number } {
  if (count === 1) return on === "tile" ? { x: -0.5, y: 0.5, size: 1 } : { x: 0, y: 0, size: 1 };
  const [reach, size] = on === "path" ? [0.5, 0.6] : [1, 0.82];
  const [x, y] = CORNERS[index] ?? [0, 0];
  return { x: x * reach, y: y * reach, size };
}

const CORNERS: readonly (readonly [number, number])[] = [
  [-0.42, 0.42],
  [0.42, 0.42],
  [-0.42, -0.36],
  [0.42, -0.36],
  [0, 0.55],
  [0, 0],
];
