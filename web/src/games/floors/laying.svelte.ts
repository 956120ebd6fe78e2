// A tile of the expert game while it is being laid: which one, where, and which way it points.

import type { BoardProps } from "../../lib/board";
import type { Explained, Spelled } from "../../lib/protocol";
import { type At, DIRECTIONS, type Direction, key } from "./geometry";

type Table = Pick<BoardProps, "act" | "spell" | "why">;

/** The word for a tile that points nowhere. */
const NOWHERE = "-";

/** The ways a tile can point. */
export function facings(tile: string): readonly (Direction | null)[] {
  if (tile === "square" || tile === "round") return DIRECTIONS;
  return tile === "4x1" ? ["E", "S"] : [null];
}

export class Laying {
  tile = $state.raw<string | null>(null);
  at = $state.raw<At | null>(null);
  facing = $state.raw<Direction | null>(null);
  /** The cells on which the tile's upper left corner may come to lie, some way round. */
  places = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether it may be laid just so; unknown while the server is being asked. */
  legal = $state.raw<boolean | null>(null);
  refusal = $state.raw<Explained | null>(null);
  #table: () => Table;
  #last: Promise<void> = Promise.resolve();
  #round = 0;

  constructor(table: () => Table) {
    this.#table = table;
  }

  get action(): string | null {
    if (!this.tile || !this.at) return null;
    return ["lay", this.tile, key(this.at), this.facing ?? NOWHERE].join(" ");
  }

  /** Take this tile from the supply. */
  choose(tile: string): Promise<void> {
    this.tile = tile;
    this.facing = facings(tile)[0] ?? null;
    this.refusal = null;
    this.places = new Set();
    return this.#then(async () => {
      const spelled = await this.#spell(["lay", tile]);
      if (spelled) this.places = new Set(spelled.next.map((next) => next.word));
      await this.#check();
    });
  }

  moveTo(at: At): Promise<void> {
    this.at = at;
    this.legal = null;
    this.refusal = null;
    return this.#then(() => this.#check());
  }

  rotate(): Promise<void> {
    const ways = facings(this.tile ?? "");
    this.facing = ways[(ways.indexOf(this.facing) + 1) % ways.length] ?? null;
    this.legal = null;
    this.refusal = null;
    return this.#then(() => this.#check());
  }

  /** Lay it, or say why not. */
  place(): Promise<void> {
    return this.#then(async () => {
      if (this.action === null) return;
      const said = await this.#table().why(this.action);
      this.refusal = said.text ? said : null;
      if (said.text) return;
      const round = this.#round;
      const done = await this.#table().act(this.action);
      if (done && round === this.#round) this.clear();
    });
  }

  clear() {
    this.#round++;
    this.tile = this.at = this.facing = this.legal = this.refusal = null;
    this.places = new Set();
  }

  async #check() {
    const { tile, at, facing } = this;
    if (!tile || !at) return;
    const spelled = await this.#spell(["lay", tile, key(at)]);
    if (!spelled || tile !== this.tile || at !== this.at) return;
    this.legal = spelled.next.some((next) => next.word === (facing ?? NOWHERE));
  }

  async #spell(words: string[]): Promise<Spelled | null> {
    const round = this.#round;
    const spelled = await this.#table().spell(words);
    return round === this.#round ? spelled : null;
  }

  #then(next: () => Promise<void> | void): Promise<void> {
    this.#last = this.#last.then(next).catch(() => {});
    return this.#last;
  }
}
