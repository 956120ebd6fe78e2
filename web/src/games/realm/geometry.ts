// Hexagons as they lie: where tiles, clearings and roads are drawn, and where there is room beside them.
// A tile's corners are 1 from its middle; y grows to the south.

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a tile to the middle of an edge. */
export const INNER = Math.sqrt(3) / 2;
export const EDGES = ["N", "NE", "SE", "S", "SW", "NW"] as const;
export type Edge = (typeof EDGES)[number];
/** How large a clearing is drawn, and a counter beside it. */
export const CLEARING = 0.118;
export const TOKEN = 0.118;

const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

export interface Cell {
  column: number;
  row: number;
}

/** The middle of a cell. */
export function centre({ column, row }: Cell): Point {
  return { x: 1.5 * column, y: 2 * INNER * (row + column / 2) };
}

/** The six cells around one, in the order of the edges. */
export function around({ column, row }: Cell): Cell[] {
  return STEPS.map(([right, down]) => ({ column: column + right, row: row + down }));
}

/** A point of the upright tile after so many sixths of a turn, clockwise. */
export function turned({ x, y }: Point, turns: number): Point {
  const angle = (turns * Math.PI) / 3;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

/** The middle of an edge of a tile; 0 is north. */
export function edgePoint(edge: number, far = INNER): Point {
  const angle = ((edge - 1.5) * Math.PI) / 3;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

export const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((corner) => ({
  x: Math.cos((corner * Math.PI) / 3),
  y: Math.sin((corner * Math.PI) / 3),
}));

/** A hexagon with slightly rounded corners, as a path. */
export function hexagon(size: number, rounded = 0.05): string {
  const part = CORNERS.map((corner, index) => {
    const [before, after] = [CORNERS[(index + 5) % 6] as Point, CORNERS[(index + 1) % 6] as Point];
    const [near, far] = [between(corner, before, rounded), between(corner, after, rounded)].map((point) =>
      scaled(point, size),
    ) as [Point, Point];
    const tip = scaled(corner, size);
    return `${index ? "L" : "M"}${at(near)}Q${at(tip)} ${at(far)}`;
  });
  return `${part.join("")}Z`;
}

export function scaled({ x, y }: Point, factor: number): Point {
  return { x: x * factor, y: y * factor };
}

export function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A point as a path writes it. */
export function at({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

export function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** How far inside the hexagon of this size a point is; negative outside. */
export function inside(point: Point, size = 1): number {
  const far = EDGES.map((_, edge) => {
    const out = edgePoint(edge, 1);
    return INNER * size - (point.x * out.x + point.y * out.y);
  });
  return Math.min(...far);
}

/** A cubic curve by its four points: as a path, and as points along it. */
export type Curve = readonly [Point, Point, Point, Point];

export function curvePath([start, one, two, end]: Curve): string {
  return `M${at(start)}C${at(one)} ${at(two)} ${at(end)}`;
}

export function along([start, one, two, end]: Curve, parts = 10): Point[] {
  return Array.from({ length: parts + 1 }, (_, index) => {
    const t = index / parts;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return {
      x: a * start.x + b * one.x + c * two.x + d * end.x,
      y: a * start.y + b * one.y + c * two.y + d * end.y,
    };
  });
}

/** The number between 0 and 1 that follows from a text: the same for the same text, on every machine. */
export function chance(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** The frame around all points, with so much air. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function framed(cells: readonly Cell[], air = 0.12): Frame {
  const points = (cells.length ? cells : [{ column: 0, row: 0 }]).map(centre);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 1 - air, Math.min(...ys) - INNER - air];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + 1 + air - left,
    height: Math.max(...ys) + INNER + air - top,
  };
}
