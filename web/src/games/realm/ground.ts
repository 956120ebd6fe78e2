// A tile as it lies: its clearings and roads in place, and where there is room for names, chits and counters.

import { type SideData, type SideName, type Terrain, TILES, type TileData } from "./box";
import {
  along,
  around,
  between,
  type Cell,
  CLEARING,
  type Curve,
  centre,
  chance,
  curvePath,
  distance,
  EDGES,
  type Edge,
  edgePoint,
  inside,
  type Point,
  scaled,
  TOKEN,
  turned,
} from "./geometry";

export interface LaidTile {
  tile: string;
  column: number;
  row: number;
  turns: number;
  side: SideName;
}

export interface Spot extends Point {
  name: string;
  number: number;
  kind: Terrain;
  colors: readonly string[];
  /** Where counters stand, the best place first, counted from the clearing. */
  room: readonly Point[];
}

export type WayKind = "passage" | "path" | "road";

export interface Way {
  name: string;
  kind: WayKind;
  /** A road from cave to cave runs under the ground. */
  tunnel: boolean;
  path: string;
  points: readonly Point[];
  /** The edge by which it leaves the tile as it lies, and the clearing from which it comes. */
  edge: number | null;
  from: number;
  to: number | null;
}

export interface Ground {
  tile: TileData;
  side: SideName;
  turns: number;
  spots: readonly Spot[];
  ways: readonly Way[];
  /** Where the tile's name stands. */
  label: Point;
  /** Where its chits lie that belong to no clearing. */
  loose: readonly Point[];
}

/** Roads are drawn twice, their borders first. */
export const ROADS = ["under", "middle"] as const;
/** The places for counters beside one clearing. */
export const ROOM = 6;
/** The places for chits that belong to no clearing. */
const LOOSE = 2;
/** Half the width and the height of a tile's name. */
const NAME = { width: 0.36, height: 0.075 };
const KINDS: Readonly<Record<string, WayKind>> = { "-": "road", "~": "path", "=": "passage" };
const known = new Map<string, Ground>();

/** The ground of a tile on this side, turned so far: computed once, and always the same. */
export function groundOf(id: string, side: SideName, turns: number): Ground {
  const key = `${id} ${side} ${turns}`;
  const found = known.get(key);
  if (found) return found;
  const tile = TILES.get(id);
  if (!tile) throw new Error(`no tile ${id}`);
  const made = laid(tile, side, turns);
  known.set(key, made);
  return made;
}

function laid(tile: TileData, side: SideName, turns: number): Ground {
  const printed = tile[side];
  const places = new Map(printed.clearings.map(({ number, at }) => [number, turned(point(at), turns)]));
  const ways = printed.roadways.map((text) => wayOf(tile.id, printed, text, turns, places));
  const roads = ways.flatMap(({ points }) => points);
  const middles = [...places.values()];
  const label = nameRoom(middles, roads);
  const taken: Point[] = [-1, -0.5, 0, 0.5, 1].map((share) => ({
    x: label.x + share * NAME.width,
    y: label.y,
  }));
  const loose = looseRoom(label, middles, roads);
  taken.push(...loose);
  const spots = printed.clearings.map(({ number, kind, colors }) => {
    const middle = places.get(number) as Point;
    const room = roomBeside(middle, middles, roads, taken);
    taken.push(...room.slice(0, 3));
    return {
      ...middle,
      name: `${tile.id}-${number}`,
      number,
      kind,
      colors: colors ?? [],
      room: room.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y })),
    };
  });
  return { tile, side, turns, spots, ways, label, loose };
}

function point([x, y]: readonly [number, number]): Point {
  return { x, y };
}

function wayOf(
  tile: string,
  printed: SideData,
  text: string,
  turns: number,
  places: ReadonlyMap<number, Point>,
): Way {
  const [, from = "", sign = "", to = ""] = /^(\d)([-~=>])(\w+)$/.exec(text) ?? [];
  const start = places.get(Number(from)) as Point;
  const bend = printed.bends[text];
  const bent = bend && turned(point(bend), turns);
  const kindOf = (number: number) => printed.clearings.find((spot) => spot.number === number)?.kind;
  if (sign === ">") {
    const edge = (EDGES.indexOf(to as Edge) + turns) % 6;
    const curve = outward(start, edgePoint(edge), bent);
    return {
      name: `${tile}-${text}`,
      kind: "road",
      tunnel: kindOf(Number(from)) === "cave",
      path: curvePath(curve),
      points: along(curve),
      edge,
      from: Number(from),
      to: null,
    };
  }
  const end = places.get(Number(to)) as Point;
  const curve = inward(start, end, bent, chance(`${tile} ${text}`));
  return {
    name: `${tile}-${text}`,
    kind: KINDS[sign] as WayKind,
    tunnel: sign === "-" && kindOf(Number(from)) === "cave" && kindOf(Number(to)) === "cave",
    path: curvePath(curve),
    points: along(curve),
    edge: null,
    from: Number(from),
    to: Number(to),
  };
}

/** A road to an edge arrives there at a right angle, so that it goes on smoothly beyond. */
function outward(start: Point, edge: Point, bend: Point | undefined): Curve {
  const before = scaled(edge, 0.74);
  return [start, bend ?? between(start, before, 0.55), before, edge];
}

/** A road inside a tile is bent as it is printed, or a little at random. */
function inward(start: Point, end: Point, bend: Point | undefined, whim: number): Curve {
  if (bend) return [start, between(start, bend, 2 / 3), between(end, bend, 2 / 3), end];
  const off = (whim - 0.5) * 0.22;
  const [x, y] = [(end.y - start.y) * off, (start.x - end.x) * off];
  const [one, two] = [between(start, end, 0.35), between(start, end, 0.65)];
  return [start, { x: one.x + x, y: one.y + y }, { x: two.x + x, y: two.y + y }, end];
}

/** Where a name of this size covers the least. */
function nameRoom(clearings: readonly Point[], roads: readonly Point[]): Point {
  let best: Point = { x: 0, y: 0.6 };
  let most = Number.NEGATIVE_INFINITY;
  for (let row = -7; row <= 7; row++)
    for (let column = -5; column <= 5; column++) {
      const tried = { x: column * 0.1, y: row * 0.1 };
      const air = Math.min(
        Math.min(...[-1, 1].map((end) => inside({ x: tried.x + end * NAME.width, y: tried.y }))) * 1.6 - 0.06,
        nearest(tried, clearings) - CLEARING,
        nearest(tried, roads) * 0.9,
      );
      const score = Math.min(air, 0.12) + 0.01 * Math.abs(tried.y);
      if (score > most) [best, most] = [tried, score];
    }
  return best;
}

/** How far a name around a point is from the nearest of others, measured from its border. */
function nearest(name: Point, others: readonly Point[]): number {
  return Math.min(
    2,
    ...others.map(({ x, y }) =>
      Math.hypot(
        Math.max(0, Math.abs(x - name.x) - NAME.width),
        Math.max(0, Math.abs(y - name.y) - NAME.height),
      ),
    ),
  );
}

/** Places for small chits near the name, off the clearings and, if there is room, off the roads. */
function looseRoom(label: Point, clearings: readonly Point[], roads: readonly Point[]): Point[] {
  const found: Point[] = [];
  while (found.length < LOOSE) {
    let [best, most]: [Point, number] = [label, Number.NEGATIVE_INFINITY];
    for (let row = -8; row <= 8; row++)
      for (let column = -9; column <= 9; column++) {
        const tried = { x: column * 0.09, y: row * 0.09 };
        const gaps = (points: readonly Point[]) =>
          Math.min(1, ...points.map((other) => distance(tried, other)));
        const name = Math.hypot(
          Math.max(0, Math.abs(tried.x - label.x) - NAME.width),
          Math.max(0, Math.abs(tried.y - label.y) - NAME.height),
        );
        const score =
          Math.min(0, gaps(clearings) - CLEARING - 0.11) * 20 +
          Math.min(0, gaps(found) - 0.18) * 30 +
          Math.min(0, inside(tried) - 0.12) * 20 +
          Math.min(0, name - 0.08) * 12 +
          Math.min(0, gaps(roads) - 0.12) * 4 -
          distance(tried, found[0] ?? label) * 0.5;
        if (score > most) [best, most] = [tried, score];
      }
    found.push(best);
  }
  return found;
}

/** Places for counters around a clearing: near it, off the roads, and not in each other's way. */
function roomBeside(
  middle: Point,
  clearings: readonly Point[],
  roads: readonly Point[],
  taken: readonly Point[],
): Point[] {
  const tried: Point[] = [];
  for (const [far, count] of [
    [0.235, 16],
    [0.34, 20],
    [0.46, 24],
  ] as const)
    for (let index = 0; index < count; index++) {
      const angle = (2 * Math.PI * (index + 0.5)) / count;
      tried.push({ x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) });
    }
  const others = clearings.filter((other) => other !== middle);
  const found: Point[] = [];
  while (found.length < ROOM) {
    let best = tried[0] as Point;
    let most = Number.NEGATIVE_INFINITY;
    for (const place of tried) {
      const gaps = (points: readonly Point[]) =>
        Math.min(1, ...points.map((other) => distance(place, other)));
      const score =
        Math.min(0, gaps(found) - 2.05 * TOKEN) * 12 +
        Math.min(0, gaps(taken) - 2 * TOKEN) * 5 +
        Math.min(0, gaps(others) - CLEARING - 1.15 * TOKEN) * 9 +
        Math.min(0, inside(place) - 1.05 * TOKEN) * 8 +
        Math.min(0, gaps(roads) - 1.1 * TOKEN) * 1.5 -
        distance(place, middle) * 0.7;
      if (score > most) [best, most] = [place, score];
    }
    found.push(best);
  }
  return found;
}

/** The points of the way from one clearing to another that a single roadway joins; straight where none does. */
export function wayBetween(tiles: readonly LaidTile[], start: string, end: string): Point[] {
  const [here, there] = [placed(tiles, start), placed(tiles, end)];
  if (!here || !there) {
    const ends = [pointOf(tiles, start), pointOf(tiles, end)];
    return ends.every((point) => point !== null) ? ends : [];
  }
  const { laid, ground, number } = here;
  const absolute = (tile: LaidTile, points: readonly Point[]) => points.map((each) => moved(tile, each));
  for (const way of ground.ways) {
    if (laid.tile === there.laid.tile && way.to !== null && way.from + way.to === number + there.number) {
      if (way.from === number && way.to === there.number) return absolute(laid, way.points);
      if (way.to === number && way.from === there.number) return absolute(laid, way.points).reverse();
    }
    if (way.edge === null || way.from !== number) continue;
    const beyond = around(laid)[way.edge] as Cell;
    if (beyond.column !== there.laid.column || beyond.row !== there.laid.row) continue;
    const on = there.ground.ways.find(
      ({ edge, from }) => edge === ((way.edge as number) + 3) % 6 && from === there.number,
    );
    if (on) return [...absolute(laid, way.points), ...absolute(there.laid, on.points).reverse()];
  }
  return [moved(laid, here.spot), moved(there.laid, there.spot)];
}

/** Where a place is drawn: a clearing, the middle of a roadway, the woods off the roads, or the air over a tile. */
export function pointOf(tiles: readonly LaidTile[], place: string): Point | null {
  for (const laid of tiles) {
    if (place !== laid.tile && !place.startsWith(`${laid.tile}-`)) continue;
    const ground = groundOf(laid.tile, laid.side, laid.turns);
    const found = [...ground.spots, ...offClearings(ground)].find(({ name }) => name === place);
    if (found) return moved(laid, found);
  }
  return null;
}

/** The places of a tile that are no clearings: its roads, the woods off them, and the air over it. */
export function offClearings(ground: Ground): ({ name: string } & Point)[] {
  const roads = ground.ways.map(({ name, points }) => ({
    name,
    ...(points[Math.floor(points.length / 2)] as Point),
  }));
  const { id } = ground.tile;
  return [...roads, { name: `${id}-woods`, x: 0.1, y: 0.1 }, { name: id, x: 0, y: 0 }];
}

function placed(tiles: readonly LaidTile[], clearing: string) {
  const laid = tiles.find(({ tile }) => tile === clearing.slice(0, -2));
  if (!laid) return null;
  const ground = groundOf(laid.tile, laid.side, laid.turns);
  const spot = ground.spots.find(({ name }) => name === clearing);
  return spot ? { laid, ground, spot, number: spot.number } : null;
}

function moved(laid: LaidTile, { x, y }: Point): Point {
  const middle = centre(laid);
  return { x: middle.x + x, y: middle.y + y };
}
