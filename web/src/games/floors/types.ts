// Made by tools/page_types.py from the Python records: change those, not this.

/** The monster has entered a cell, sliding over blood or through a wall with this sign. */
export interface Crept {
  event: "crept";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  at: readonly [number, number];
  facing: "E" | "N" | "S" | "W";
  wall: string | null;
}

/** A figure is eaten, or pushed out of the world; `at` is the last cell it stood on. */
export interface Eaten {
  event: "eaten";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  figure: string;
  at: readonly [number, number];
  how: "edge" | "stepped_on" | "teleporter";
}

/** The game is over. */
export interface Ended {
  event: "ended";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  ending: "nobody_left" | "time_up" | "won";
}

/** A figure has come in at the entrance corner. */
export interface Entered {
  event: "entered";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  figure: string;
  at: readonly [number, number];
}

/** A figure: where it is, what its upper side shows, and whether it has been dealt with in this round. */
export interface FigureView {
  name: string;
  seat: number;
  number: number;
  place: readonly [number, number] | "eaten" | "escaped" | "outside";
  points: number;
  moved: boolean;
}

/** The coming move of the monster, the danger of each figure on the board, and the path being traced. */
export interface FloorsInsight {
  way: readonly Pace[];
  walks: readonly Prospect[];
  danger: Readonly<Record<string, number>>;
  told: readonly (Laid | Entered | Walked | Left | Turned | Passed | SetAside | Tile | Looked | TurnedBy | Crept | Teleported | Stuck | Pushed | Removed | Eaten | Rested | Returned | Stage | Round | Ended)[];
  left: number;
  reach: readonly Reach[];
}

/** The whole position in plain coordinates. */
export interface FloorsView {
  options: Options;
  seats: number;
  round: number;
  stage: number;
  marker: number;
  turn: number;
  figures: readonly FigureView[];
  stones: readonly (readonly [number, number, string])[];
  pools: readonly (readonly (readonly [number, number])[])[];
  teleporters: readonly Teleporter[];
  monster: readonly [number, number];
  facing: "E" | "N" | "S" | "W";
  pile: readonly string[];
  supply: readonly string[];
  escaped: readonly string[];
  ending: "nobody_left" | "time_up" | "won" | null;
}

/** A seat has laid a tile. */
export interface Laid {
  event: "laid";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  tile: string;
  at: readonly [number, number];
  facing: "E" | "N" | "S" | "W" | null;
}

/** A figure has got out. */
export interface Left {
  event: "left";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  figure: string;
}

/** The monster has looked ahead, left and right, and faces as it does now. */
export interface Looked {
  event: "looked";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  ahead: readonly [string, number] | null;
  left: readonly [string, number] | null;
  right: readonly [string, number] | null;
  result: "keep" | "none" | "tie" | "turn";
  facing: "E" | "N" | "S" | "W";
}

/** Each field names its clause; the first value is the recommended one. */
export interface Options {
  mode: "basic" | "expert";
  long_game: boolean;
  stone_onto_teleporter: "destroyed" | "refused";
  monster_stone_on_corner: "removed" | "stays";
  tie_at_turning_stone: "pushes" | "turns";
  nobody_escaped: "all_share" | "nobody_wins";
  corner_margin: "diagonal" | "orthogonal";
  first_layer: "random" | "start_player";
}

/** A cell that the monster enters: from the next cell, through a wall, or by a teleporter. */
export interface Pace {
  at: readonly [number, number];
  facing: "E" | "N" | "S" | "W";
  by: "floor" | "teleporter" | "wall";
}

/** A seat has no figure left to move in this round. */
export interface Passed {
  event: "passed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
}

/** The monster's move with one tile: how likely it is, how far on the way it ends, and whom it eats. */
export interface Prospect {
  tile: string;
  chance: number;
  paces: number;
  at: readonly [number, number];
  facing: "E" | "N" | "S" | "W";
  eaten: readonly string[];
}

/** A stone or a figure has been pushed, sliding over blood. */
export interface Pushed {
  event: "pushed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  piece: string;
  start: readonly [number, number];
  end: readonly [number, number];
}

/** Where the figure that is being moved can stop, and a shortest path from where it is now. */
export interface Reach {
  place: readonly [number, number] | "eaten" | "escaped" | "outside";
  path: string;
}

/** A stone is out of the game. */
export interface Removed {
  event: "removed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  piece: string;
  start: readonly [number, number];
  how: "corner" | "edge" | "teleporter";
}

/** The monster's move is over. */
export interface Rested {
  event: "rested";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  steps: number;
  stop: "cap" | "distance" | "hits";
}

/** An eaten figure waits outside again. */
export interface Returned {
  event: "returned";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  figure: string;
}

/** A new round begins with this seat. */
export interface Round {
  event: "round";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  round: number;
  seat: number;
}

/** A hit tile came first in the game and is shuffled back. */
export interface SetAside {
  event: "setaside";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  tile: string;
}

/** The second stage begins: from now on the eaten stay out. */
export interface Stage {
  event: "stage";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  stage: number;
}

/** The monster has turned in a circle; its step is over. */
export interface Stuck {
  event: "stuck";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  at: readonly [number, number];
  facing: "E" | "N" | "S" | "W";
}

/** The monster has gone from one teleporter to its twin. */
export interface Teleported {
  event: "teleported";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  at: readonly [number, number];
  facing: "E" | "N" | "S" | "W";
}

/** A teleporter: its cell, the pair it belongs to, and where its arrow points (FLOORS-15.5). */
export interface Teleporter {
  at: readonly [number, number];
  pair: string;
  arrow: "E" | "N" | "S" | "W";
}

/** A movement tile has been turned up for the monster. */
export interface Tile {
  event: "tile";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  tile: string;
}

/** A figure has been turned over and shows the number for its next move. */
export interface Turned {
  event: "turned";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  figure: string;
  points: number;
}

/** A turning stone has turned the monster on the spot. */
export interface TurnedBy {
  event: "turnedby";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  stone: string;
  at: readonly [number, number];
  facing: "E" | "N" | "S" | "W";
}

/** A figure has spent a point; `route` lists every cell it entered. */
export interface Walked {
  event: "walked";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  figure: string;
  route: readonly (readonly [number, number])[];
}

export type View =
  | FloorsView;

export type GameEvent =
  | Laid
  | Entered
  | Walked
  | Left
  | Turned
  | Passed
  | SetAside
  | Tile
  | Looked
  | TurnedBy
  | Crept
  | Teleported
  | Stuck
  | Pushed
  | Removed
  | Eaten
  | Rested
  | Returned
  | Stage
  | Round
  | Ended;

export type Insight =
  | FloorsInsight;
