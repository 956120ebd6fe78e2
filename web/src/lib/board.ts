// What a game's board is given and may ask for. A board draws what it is told; it knows no rules.

import type { Component } from "svelte";
import type { Desk, Explained, Line, SeatShown, Spelled } from "./protocol";

/** An entry whose events the board may show one by one before `desk` becomes what it has led to. */
export interface Happening {
  sequence: number;
  lines: readonly Line[];
}

export interface BoardProps {
  /** What the seat (or a spectator) sees now, and what it may do. */
  desk: Desk;
  seats: readonly SeatShown[];
  /** Entries to be animated in order; the board calls `shown` after each. Until then it keeps the older look. */
  happenings: readonly Happening[];
  shown: (sequence: number) => void;
  /** Milliseconds for one event; 0 shows everything at once (also under reduced motion). */
  pace: number;
  /** The layers that the person has switched on, such as `foresight`. */
  overlays: readonly string[];
  /** Carry out an action in the game's notation; false if it was refused (the page says why). */
  act: (action: string) => Promise<boolean>;
  /** What may follow these words, what they mean if whole, and what the game says of stopping there. */
  spell: (beginning: readonly string[]) => Promise<Spelled>;
  /** Why an action is refused; an empty text if it is not. */
  why: (action: string) => Promise<Explained>;
  /** Show a clause of the rulebook beside the board. */
  openClause: (id: string) => void;
  /** Show a sentence to the person, and read it to a screen reader. */
  announce: (text: string) => void;
  /** A message `web-…` of the catalogue. */
  t: (id: string, details?: Record<string, string | number>) => string;
}

/** `web/src/games/<game>/Board.svelte` exports this; `overlays` in its module script names its layers. */
export type Board = Component<BoardProps>;
