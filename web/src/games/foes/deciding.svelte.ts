// What a person is about to do: a space or a spell that is looked at, a walk that goes on, a reason why not.

import type { BoardProps } from "../../lib/board";
import type { Explained } from "../../lib/protocol";
import { FACE_DOWN } from "./box";
import type { FoesInsight, FoesView, Roam } from "./types";

type Table = Pick<BoardProps, "act" | "why">;

export class Deciding {
  /** The space that is looked at. */
  space = $state<string | null>(null);
  /** The spell of the hand that is looked at. */
  spell = $state<string | null>(null);
  /** The monster that is being moved, or the first tile of two that change places. */
  monster = $state<number | null>(null);
  first = $state<string | null>(null);
  /** The steps that are still to be made. */
  way = $state.raw<readonly string[]>([]);
  /** Whether a walk goes on, or its last step is on its way. */
  walking = $state(false);
  /** Why the last try was refused. */
  refusal = $state.raw<Explained | null>(null);
  #table: () => Table;
  #known = 0;
  #at = "";

  constructor(table: () => Table) {
    this.#table = table;
  }

  clear() {
    this.space = null;
    this.spell = null;
    this.monster = null;
    this.first = null;
    this.refusal = null;
    this.walking = false;
  }

  look(space: string | null) {
    this.refusal = null;
    this.spell = null;
    this.space = space;
  }

  /** Do it; the page says why if it is refused. */
  async act(action: string): Promise<boolean> {
    this.refusal = null;
    return this.#table().act(action);
  }

  /** Ask why this cannot be done. */
  async explain(action: string): Promise<void> {
    const said = await this.#table().why(action);
    this.refusal = said.text ? said : null;
  }

  /** Walk step by step: on until something new is seen, or something is asked. */
  async walk(way: readonly string[], view: FoesView) {
    this.clear();
    this.#known = known(view);
    this.way = way;
    await this.#step();
  }

  /** Go no further. */
  stop() {
    this.way = [];
    this.walking = false;
  }

  /** The position has changed: make the next step of a walk, if it goes on as it was meant to. */
  goOn(view: FoesView, insight: FoesInsight | null) {
    if (!this.way.length || !this.#at) return;
    const me = view.players[view.viewer ?? -1];
    if (!me || me.space !== this.#at) {
      if (me && view.waiting_for.includes(me.seat) && view.active === me.seat) return; // the answer is still to come
      return this.stop();
    }
    const next = this.way[0] as string;
    const possible = insight?.walks.some((walk) => walk.way.length === 1 && walk.space === next) ?? false;
    if (known(view) !== this.#known || !possible) this.stop();
    else void this.#step();
  }

  async #step() {
    const [next, ...rest] = this.way;
    if (next === undefined) return;
    this.#at = next;
    this.way = rest;
    this.walking = true;
    const done = await this.#table().act(`go ${next}`);
    if (!done) this.way = [];
    this.walking = this.way.length > 0;
  }
}

/** How much of the fortress has been seen. */
function known(view: FoesView): number {
  const turned = Object.values(view.closed).filter((side) => side !== FACE_DOWN).length;
  return turned - view.unexplored.length;
}

/** The moves of a monster that end on a space: more than one if they take different figures along. */
export function roamsTo(roams: readonly Roam[], monster: number, space: string): readonly Roam[] {
  return roams.filter((roam) => roam.monster === monster && roam.space === space);
}
