// The board and everything else in the box: the printed ones, or those that the players have brought.

import printedBoard from "../../../../src/fabula/games/foes/data/board.json";
import printedComponents from "../../../../src/fabula/games/foes/data/components.json";
import type { Chest, FoesView, Monster, SpaceData, Spell } from "./types";

export const FACE_DOWN = "?";
export const CHEST = 100; // a tile of at least this number is a chest
export const DUMBEST = 0; // the dumbest-player tile's place in the pile

export interface Fortress {
  name: string;
  spaces: readonly SpaceData[];
  connections: readonly (readonly [string, string])[];
  wards: ReadonlyMap<string, string>;
}

export interface Box {
  monster: ReadonlyMap<number, Monster>;
  chests: readonly Chest[];
  spell: ReadonlyMap<string, Spell>;
  topWisdom: number;
  supply: { spaces: number; dark: readonly number[] };
  /** The colours of teleports, each once. */
  colours: readonly string[];
}

const FORTRESS_FUROR: Fortress = {
  name: printedBoard.name,
  spaces: printedBoard.spaces as readonly SpaceData[],
  connections: printedBoard.connections as unknown as readonly (readonly [string, string])[],
  wards: new Map(Object.entries(printedBoard.wards)),
};
const PRINTED = boxed(printedComponents as unknown as Contents);

type Contents = Pick<
  NonNullable<FoesView["options"]["components"]>,
  "monsters" | "chests" | "spells" | "top_wisdom" | "supply" | "teleports"
>;

function boxed(contents: Contents): Box {
  return {
    monster: new Map(contents.monsters.map((monster) => [monster.strength, monster])),
    chests: contents.chests,
    spell: new Map(contents.spells.map((spell) => [`${spell.level}-${spell.kind}-${spell.value}`, spell])),
    topWisdom: contents.top_wisdom,
    supply: contents.supply,
    colours: [...new Set(contents.teleports)],
  };
}

export function fortressOf(view: FoesView): Fortress {
  const own = view.options.board;
  return own ? { ...own, wards: new Map(own.wards) } : FORTRESS_FUROR;
}

export function boxOf(view: FoesView): Box {
  const own = view.options.components;
  return own ? boxed(own) : PRINTED;
}

export function isMonster(tile: number | undefined): tile is number {
  return tile !== undefined && tile > 0 && tile < CHEST;
}

export function isChest(tile: number | undefined): tile is number {
  return tile !== undefined && tile >= CHEST;
}
