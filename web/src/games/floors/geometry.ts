// Where things lie: cells, walls and their signs, in units of one cell, from the game's own data.

import data from "../../../../src/fabula/games/floors/data/board.json";

export type At = readonly [number, number];
export type Direction = "N" | "E" | "S" | "W";
export interface WallSign {
  sign: string;
  x: number;
  y: number;
}

export const WIDTH = 16;
export const HEIGHT = data.rows.length;
/** How far the walls reach beyond the cells. */
export const WALL = 0.62;
export const VIEW_BOX = `${-WALL - 0.05} ${-WALL - 0.05} ${WIDTH + 2 * WALL + 0.1} ${HEIGHT + 2 * WALL + 0.1}`;
export const EXIT = data.exit as unknown as At;
export const ENTRANCE = data.entrance as unknown as At;
export const DIRECTIONS: readonly Direction[] = ["N", "E", "S", "W"];
export const STEP: Readonly<Record<Direction, At>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const ANGLE: Readonly<Record<Direction, number>> = { N: 0, E: 90, S: 180, W: 270 };
const SIGNS: Readonly<Record<Direction, string>> = data.walls;

export function isCell(x: number, y: number): boolean {
  const row = data.rows[y];
  return row !== undefined && x >= (row[0] as number) && x <= (row[1] as number);
}

export const ROWS: readonly (readonly At[])[] = data.rows.map((row, y) =>
  Array.from(
    { length: (row[1] as number) - (row[0] as number) + 1 },
    (_, i): At => [(row[0] as number) + i, y],
  ),
);
export const CELLS: readonly At[] = ROWS.flat();

export function same(one: At | string | null | undefined, other: At | string | null | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one[0] === other[0] && one[1] === other[1];
}

export function key(at: At): string {
  return `${at[0]},${at[1]}`;
}

export function ahead(at: At, direction: Direction): At {
  return [at[0] + STEP[direction][0], at[1] + STEP[direction][1]];
}

export function rightOf(direction: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 1) % 4] as Direction;
}

export function leftOf(direction: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % 4] as Direction;
}

/** The direction from a cell to one beside it, or nothing. */
export function towards(from: At, to: At): Direction | undefined {
  return DIRECTIONS.find((direction) => same(ahead(from, direction), to));
}

/** The sign on the wall that ends a cell in this direction. */
export function wallSign(at: At, direction: Direction): string {
  return SIGNS[direction][direction === "N" || direction === "S" ? at[0] : at[1]] ?? "";
}

/** Where the sign of each wall is written; in the notches of the staircases they make room for each other. */
export const WALL_SIGNS: readonly WallSign[] = CELLS.flatMap((at) =>
  DIRECTIONS.filter((direction) => !isCell(...ahead(at, direction))).map((direction) => {
    const [dx, dy] = STEP[direction];
    const along = DIRECTIONS.find((side) => {
      const [x, y] = ahead(ahead(at, direction), side);
      return side !== direction && isCell(x, y) && !same([x, y], at);
    });
    // away from the neighbour whose wall shares the notch
    const [ax, ay] = along ? STEP[along] : [0, 0];
    return {
      sign: wallSign(at, direction).replace("*", "★"),
      x: at[0] + 0.5 + dx * 0.79 - ax * 0.14,
      y: at[1] + 0.5 + dy * 0.79 - ay * 0.14,
    };
  }),
);

/** The outline of the floor, as a path: down along the right ends of the rows, and up along the left ones. */
export const OUTLINE: string = (() => {
  const rows = data.rows as [number, number][];
  const down = rows.map(([, last], y) => `V${y}H${last + 1}V${y + 1}`);
  const up = rows.map(([first], y) => `V${y + 1}H${first}V${y}`).reverse();
  return `M${rows[0]?.[0] ?? 0} 0${down.join("")}${up.join("")}Z`;
})();

/** Pillars stand where four cells meet: nobody looks or walks past them diagonally. */
export const PILLARS: readonly At[] = CELLS.filter(
  ([x, y]) => isCell(x + 1, y) && isCell(x, y + 1) && isCell(x + 1, y + 1),
).map(([x, y]): At => [x + 1, y + 1]);

/** A number that looks random and stays the same for a cell, below `kinds`: no two stones are alike. */
export function variety([x, y]: At, kinds: number): number {
  return (((x * 73 + 11) * (y * 151 + 7)) ^ (x * 31 + y * 17)) % kinds;
}

/** The cells from one to another in a straight line, to be walked if nothing is in the way: across first, or down. */
export function straightPath(from: At, to: At, acrossFirst: boolean): string {
  const across = (to[0] > from[0] ? "E" : "W").repeat(Math.abs(to[0] - from[0]));
  const down = (to[1] > from[1] ? "S" : "N").repeat(Math.abs(to[1] - from[1]));
  return acrossFirst ? across + down : down + across;
}
