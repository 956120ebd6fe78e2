// What is printed on tiles, chits and counters, as far as the map needs it.

import printedCalendar from "../../../../src/fabula/games/realm/data/calendar.json";
import printedChits from "../../../../src/fabula/games/realm/data/map_chits.json";
import printedMonsters from "../../../../src/fabula/games/realm/data/monsters.json";
import printedTiles from "../../../../src/fabula/games/realm/data/tiles.json";

export type Terrain = "cave" | "mountain" | "woods";
export type SideName = "enchanted" | "green";
export type Letter = "C" | "M" | "V" | "W";

export interface SpotData {
  number: number;
  kind: Terrain;
  at: readonly [number, number];
  colors?: readonly string[];
}

export interface SideData {
  roadways: readonly string[];
  clearings: readonly SpotData[];
  bends: Readonly<Record<string, readonly [number, number]>>;
}

export interface TileData {
  id: string;
  code: string;
  letter: Letter;
  green: SideData;
  enchanted: SideData;
}

export const TILES: ReadonlyMap<string, TileData> = new Map(
  (printedTiles.tiles as unknown as TileData[]).map((tile) => [tile.id, tile]),
);

/** The family of each kind of monster, and how large it is. */
const MONSTERS: ReadonlyMap<string, { family: string; size: string }> = new Map(
  printedMonsters.monsters.map(({ id, family, size }) => [id, { family, size }]),
);
/** The clearing of each sound, site and Lost chit. */
const CHIT_CLEARINGS: ReadonlyMap<string, number> = new Map(
  [...printedChits.sounds, ...printedChits.sites, ...printedChits.lost].map(({ id, clearing }) => [
    id,
    clearing,
  ]),
);
const WARNINGS: ReadonlySet<string> = new Set(printedChits.warnings.map(({ id }) => id));
const SOUNDS: ReadonlySet<string> = new Set(printedChits.sounds.map(({ id }) => id));
const DWELLINGS: ReadonlySet<string> = new Set(printedChits.dwellings.map(({ id }) => id));

export const FACE_DOWN = "?";
export const SEVENTH_DAYS: Readonly<Record<string, readonly string[]>> = printedCalendar.seventh_days;
export const MONTH = printedCalendar.days;
export const WEEK = printedCalendar.week;

/** How many map chits a tile has at the beginning: two in the land of mountains and caves. */
export function chitsOf(letter: Letter): number {
  return letter === "M" || letter === "C" ? 2 : 1;
}

export type ChitKind = "lost" | "site" | "sound" | "warning" | "unknown";

export function chitKind(chit: string): ChitKind {
  if (chit === FACE_DOWN) return "unknown";
  if (WARNINGS.has(chit)) return "warning";
  if (SOUNDS.has(chit)) return "sound";
  return chit.startsWith("lost_") ? "lost" : "site";
}

/** The clearing in which a chit lies, if one is printed on it. */
export function chitClearing(chit: string): number | undefined {
  return CHIT_CLEARINGS.get(chit);
}

/** A piece without the number that tells it from others of its kind. */
export function kindOf(piece: string): string {
  return piece.split("-")[0] as string;
}

export type Sort = "character" | "dwelling" | "gold" | "item" | "monster" | "native" | "visitor";

const NATIVE = /^[BCGLOPRSW](HQ|\d)$/;
const VISITORS: ReadonlySet<string> = new Set(["scholar", "shaman", "warlock", "crone"]);
/** The groups of natives by their letters. */
export const GROUPS: Readonly<Record<string, string>> = {
  B: "bashkars",
  C: "company",
  G: "guard",
  L: "lancers",
  O: "order",
  P: "patrol",
  R: "rogues",
  S: "soldiers",
  W: "woodfolk",
};
const GROUP_NAMES: ReadonlySet<string> = new Set(Object.values(GROUPS));

export function groupOf(native: string): string {
  return GROUPS[native[0] as string] as string;
}

export function isGroup(kind: string): boolean {
  return GROUP_NAMES.has(kind);
}

/** What sort of piece stands in a clearing; `people` are those who take turns. */
export function sortOf(piece: string, people: ReadonlyMap<string, number>): Sort {
  if (people.has(piece) && !NATIVE.test(piece) && !MONSTERS.has(kindOf(piece))) return "character";
  if (NATIVE.test(piece)) return "native";
  if (MONSTERS.has(kindOf(piece))) return "monster";
  if (DWELLINGS.has(piece)) return "dwelling";
  if (VISITORS.has(piece)) return "visitor";
  return "item";
}

export function familyOf(piece: string): string {
  return MONSTERS.get(kindOf(piece))?.family ?? "";
}

export function sizeOf(piece: string): string {
  return MONSTERS.get(kindOf(piece))?.size ?? "M";
}
