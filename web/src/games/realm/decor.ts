// What grows and rises on a tile: trees, hills, peaks, rocks and tufts, each at a place of its own that follows
// from the tile's name. Everything of a kind is one path, so that a map stays light.

import type { Terrain } from "./box";
import { at, CLEARING, chance, distance, INNER, inside, type Point, short } from "./geometry";
import type { Ground } from "./ground";

export interface Decor {
  /** Shapes from the back to the front, each with the look that it has. */
  shapes: readonly { look: Look; path: string }[];
}

export type Look =
  | "bark"
  | "crown"
  | "crown-shade"
  | "fir"
  | "fir-shade"
  | "grass"
  | "peak"
  | "peak-shade"
  | "rock"
  | "rock-shade"
  | "shadow"
  | "snow";

const ORDER: readonly Look[] = [
  "shadow",
  "grass",
  "bark",
  "peak",
  "peak-shade",
  "snow",
  "rock",
  "rock-shade",
  "crown",
  "crown-shade",
  "fir",
  "fir-shade",
];
const GAP = 0.115;
const known = new Map<string, Decor>();

export function decorOf(ground: Ground): Decor {
  const key = `${ground.tile.id} ${ground.side} ${ground.turns}`;
  let made = known.get(key);
  if (!made) {
    made = drawn(ground);
    known.set(key, made);
  }
  return made;
}

/** Where something stands, from north to south. */
function places(ground: Ground): Point[] {
  const roads = ground.ways.flatMap(({ points }) => points);
  const found: Point[] = [];
  for (let number = 0; number < 900 && found.length < 95; number++) {
    const key = `${ground.tile.id} ${ground.side} ${number}`;
    const tried = { x: 2 * chance(`${key} x`) - 1, y: INNER * (2 * chance(`${key} y`) - 1) };
    const free =
      inside(tried, 0.93) > 0 &&
      ground.spots.every((spot) => distance(spot, tried) > CLEARING + 0.07) &&
      ground.loose.every((chit) => distance(chit, tried) > 0.11) &&
      !(Math.abs(tried.x - ground.label.x) < 0.4 && Math.abs(tried.y - ground.label.y) < 0.11) &&
      roads.every((road) => distance(road, tried) > 0.085) &&
      found.every((other) => distance(other, tried) > GAP);
    if (free) found.push(tried);
  }
  return found.sort((one, other) => one.y - other.y);
}

function drawn(ground: Ground): Decor {
  const paths = new Map<Look, string>();
  const put = (look: Look, path: string) => paths.set(look, (paths.get(look) ?? "") + path);
  for (const place of places(ground)) {
    const whim = chance(`${ground.tile.id} ${short(place.x)} ${short(place.y)}`);
    const size = 0.8 + 0.5 * whim;
    const kind = landAt(ground, place);
    if (ground.tile.letter === "V") whim < 0.3 ? tree(put, place, size * 0.85) : tuft(put, place, size);
    else if (kind === "mountain") whim < 0.62 ? peak(put, place, size) : fir(put, place, size * 0.8);
    else if (kind === "cave") whim < 0.7 ? rock(put, place, size) : tuft(put, place, size * 0.8);
    else if (whim < 0.12) tuft(put, place, size);
    else whim < 0.6 ? fir(put, place, size) : tree(put, place, size);
  }
  return {
    shapes: ORDER.flatMap((look) => {
      const path = paths.get(look);
      return path ? [{ look, path }] : [];
    }),
  };
}

/** The land of the nearest clearing. */
function landAt(ground: Ground, place: Point): Terrain {
  const [nearest] = [...ground.spots].sort((one, other) => distance(one, place) - distance(other, place));
  return nearest?.kind ?? "woods";
}

type Put = (look: Look, path: string) => void;

function fir(put: Put, { x, y }: Point, size: number) {
  const [wide, high] = [0.045 * size, 0.062 * size];
  const foot = y + 0.05 * size;
  put("shadow", ellipse({ x: x + 0.015, y: foot + 0.004 }, wide, 0.014));
  put("bark", `M${at({ x: x - 0.007, y: foot })}h.014v-.03h-.014Z`);
  for (const [up, share] of [
    [0.2, 1],
    [0.75, 0.8],
    [1.25, 0.58],
  ] as const) {
    const base = foot - high * up;
    put(
      "fir",
      `M${at({ x: x - wide * share, y: base })}L${at({ x, y: base - high })}L${at({ x: x + wide * share, y: base })}Z`,
    );
    put(
      "fir-shade",
      `M${at({ x, y: base - high })}L${at({ x: x + wide * share, y: base })}H${short(x + 0.006)}Z`,
    );
  }
}

function tree(put: Put, { x, y }: Point, size: number) {
  const foot = y + 0.05 * size;
  const wide = 0.046 * size;
  put("shadow", ellipse({ x: x + 0.015, y: foot + 0.003 }, wide, 0.014));
  put("bark", `M${at({ x: x - 0.008, y: foot })}h.016v-.04h-.016Z`);
  const middle = { x, y: foot - 0.03 - wide * 0.8 };
  put("crown", ellipse(middle, wide, wide * 0.95));
  put(
    "crown-shade",
    `M${at({ x: x + wide * 0.35, y: middle.y - wide * 0.85 })}A${short(wide)} ${short(wide * 0.95)} 0 0 1 ${at({ x: x - wide * 0.3, y: middle.y + wide * 0.9 })}A${short(wide * 1.2)} ${short(wide * 1.2)} 0 0 0 ${at({ x: x + wide * 0.35, y: middle.y - wide * 0.85 })}Z`,
  );
}

function peak(put: Put, { x, y }: Point, size: number) {
  const [wide, high] = [0.085 * size, 0.135 * size];
  const foot = y + 0.06 * size;
  const top = { x: x + 0.008, y: foot - high };
  put(
    "peak",
    `M${at({ x: x - wide, y: foot })}L${at({ x: x - wide * 0.35, y: foot - high * 0.62 })}L${at(top)}L${at({ x: x + wide * 0.45, y: foot - high * 0.52 })}L${at({ x: x + wide, y: foot })}Z`,
  );
  put(
    "peak-shade",
    `M${at(top)}L${at({ x: x + wide * 0.45, y: foot - high * 0.52 })}L${at({ x: x + wide, y: foot })}H${short(x + wide * 0.15)}L${at({ x: x + wide * 0.02, y: foot - high * 0.45 })}Z`,
  );
  put(
    "snow",
    `M${at({ x: top.x - wide * 0.26, y: top.y + high * 0.3 })}L${at(top)}L${at({ x: top.x + wide * 0.26, y: top.y + high * 0.3 })}l${short(-wide * 0.14)} ${short(-high * 0.06)}l${short(-wide * 0.12)} ${short(high * 0.1)}l${short(-wide * 0.13)} ${short(-high * 0.09)}Z`,
  );
}

function rock(put: Put, { x, y }: Point, size: number) {
  const [wide, high] = [0.06 * size, 0.06 * size];
  const foot = y + 0.03 * size;
  put("shadow", ellipse({ x: x + 0.012, y: foot + 0.002 }, wide, 0.014));
  put(
    "rock",
    `M${at({ x: x - wide, y: foot })}L${at({ x: x - wide * 0.7, y: foot - high * 0.7 })}L${at({ x: x - wide * 0.05, y: foot - high })}L${at({ x: x + wide * 0.6, y: foot - high * 0.75 })}L${at({ x: x + wide, y: foot })}Z`,
  );
  put(
    "rock-shade",
    `M${at({ x: x - wide * 0.05, y: foot - high })}L${at({ x: x + wide * 0.6, y: foot - high * 0.75 })}L${at({ x: x + wide, y: foot })}H${short(x + wide * 0.2)}Z`,
  );
}

function tuft(put: Put, { x, y }: Point, size: number) {
  const high = 0.04 * size;
  put(
    "grass",
    `M${at({ x: x - 0.02, y })}l-.012 ${short(-high * 0.7)}M${at({ x: x - 0.004, y })}v${short(-high)}M${at({ x: x + 0.012, y })}l.014 ${short(-high * 0.75)}`,
  );
}

function ellipse({ x, y }: Point, wide: number, high: number): string {
  const [rx, ry] = [short(wide), short(high)];
  return `M${at({ x: x - wide, y })}a${rx} ${ry} 0 1 0 ${short(2 * wide)} 0a${rx} ${ry} 0 1 0 ${short(-2 * wide)} 0Z`;
}
