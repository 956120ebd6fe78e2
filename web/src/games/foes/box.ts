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

const ownFortress = remembered((text) => {
  const own = JSON.parse(text) as NonNullable<FoesView["options"]["board"]>;
  return { ...own, wards: new Map(own.wards) } as Fortress;
});
const ownBox = remembered((text) => boxed(JSON.parse(text) as Contents));

/** Each view brings the players' own things along anew: what is made of the same text is made once. */
function remembered<T>(make: (text: string) => T): (own: object) => T {
  let last = "";
  let made: T;
  return (own) => {
    const text = JSON.stringify(own);
    if (text !== last) [last, made] = [text, make(text)];
    return made;
  };
}

export function fortressOf(view: FoesView): Fortress {
  return view.options.board ? ownFortress(view.options.board) : FORTRESS_FUROR;
}

export function boxOf(view: FoesView): Box {
  return view.options.components ? ownBox(view.options.components) : PRINTED;
}

export function isMonster(tile: number | undefined): tile is number {
  return tile !== undefined && tile > 0 && tile < CHEST;
}

export function isChest(tile: number | undefined): tile is number {
  return tile !== undefined && tile >= CHEST;
}
