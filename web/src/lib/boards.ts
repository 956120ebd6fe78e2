// The boards and pictures that games have: found by the game's name, loaded when one is looked at.

import type { Component } from "svelte";
import type { Board } from "./board";

export interface BoardModule {
  default: Board;
  overlays?: readonly string[];
}

export interface EmblemModule {
  default: Component;
}

const EMBLEMS = import.meta.glob<EmblemModule>("../games/*/Emblem.svelte");
const BOARDS = import.meta.glob<BoardModule>("../games/*/Board.svelte");

export function boardOf(game: string): (() => Promise<BoardModule>) | undefined {
  return BOARDS[`../games/${game}/Board.svelte`];
}

export function emblemOf(game: string): (() => Promise<EmblemModule>) | undefined {
  return EMBLEMS[`../games/${game}/Emblem.svelte`];
}
