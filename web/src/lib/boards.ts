// The boards that games have: found by the game's name, loaded when one is looked at.

import type { Board } from "./board";

export interface BoardModule {
  default: Board;
  overlays?: readonly string[];
}

const BOARDS = import.meta.glob<BoardModule>("../games/*/Board.svelte");

export function boardOf(game: string): (() => Promise<BoardModule>) | undefined {
  return BOARDS[`../games/${game}/Board.svelte`];
}
