// A tile that is about to be laid: which one, on which cell, and turned how far.

import type { Cell } from "./geometry";
import type { LaidTile } from "./ground";

export class Laying {
  /** The tile of the hand that is being laid, unless it is the first that fits. */
  tile = $state<string | null>(null);
  cell = $state.raw<Cell | null>(null);
  /** The how-manieth of the ways to lay it there. */
  way = $state(0);
  #places: () => readonly LaidTile[];

  constructor(places: () => readonly LaidTile[]) {
    this.#places = places;
  }

  /** The tiles that fit somewhere. */
  readonly tiles: readonly string[] = $derived.by(() => [...new Set(this.#places().map(({ tile }) => tile))]);
  readonly chosen: string | null = $derived.by(() =>
    this.tile !== null && this.tiles.includes(this.tile) ? this.tile : (this.tiles[0] ?? null),
  );
  /** The ways to lay the chosen tile, wherever it is. */
  readonly ways: readonly LaidTile[] = $derived.by(() =>
    this.#places().filter(({ tile }) => tile === this.chosen),
  );
  /** The cells where it fits, each once. */
  readonly cells: readonly Cell[] = $derived.by(() => [
    ...new Map(this.ways.map(({ column, row }) => [`${column},${row}`, { column, row }])).values(),
  ]);
  /** The ways to lay it where one has pointed, and the one that is looked at. */
  readonly here: readonly LaidTile[] = $derived.by(() => this.ways.filter((way) => isAt(way, this.cell)));
  readonly shown: LaidTile | null = $derived.by(
    () => this.here[this.way % Math.max(1, this.here.length)] ?? null,
  );

  choose(tile: string) {
    this.tile = tile;
    this.way = 0;
    if (!this.cells.some((cell) => isAt(cell, this.cell))) this.cell = null;
  }

  /** Point at a cell; at the same one again to turn the tile. */
  tap(cell: Cell) {
    if (isAt(cell, this.cell)) this.turn();
    else {
      this.cell = cell;
      this.way = 0;
    }
  }

  turn() {
    this.way = (this.way + 1) % Math.max(1, this.here.length);
  }

  clear() {
    this.tile = null;
    this.cell = null;
    this.way = 0;
  }

  /** The action that lays it so. */
  get action(): string | null {
    const way = this.shown;
    return way && `lay ${way.tile} ${way.column} ${way.row} ${way.turns}`;
  }
}

function isAt(one: Cell, other: Cell | null): boolean {
  return other !== null && one.column === other.column && one.row === other.row;
}
