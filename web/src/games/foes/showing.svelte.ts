// Shows a game of Foes event by event, and keeps the dice of a battle in sight.

import { Showing } from "../../lib/showing.svelte";
import { follow } from "./follow";
import { chamberOf } from "./situation";
import type { FoesView, GameEvent, Rolled, Settle } from "./types";

/** How long an event is shown, in paces; some pass unnoticed. */
const LENGTH: Readonly<Record<GameEvent["event"], number>> = {
  entered: 1,
  moved: 0.7,
  halted: 0,
  declined: 0,
  fled: 1,
  paid: 1,
  took: 1,
  flipped: 1.2,
  explored: 1.3,
  placed: 1,
  phasetwo: 2,
  casting: 2,
  rolled: 4,
  frightened: 2.5,
  defeated: 1.5,
  failed: 2,
  gold: 1.2,
  opened: 1.5,
  wiser: 1,
  drewspell: 1,
  spelldrawn: 1,
  turnbegan: 0.8,
  ended: 1,
};

/** How long a wandering monster takes from one space to the next, in paces. */
const SPACE = 0.5;

/** A monster that has wandered, and the spaces by which it came, its old chamber first. */
export interface Trail {
  tile: number;
  way: readonly string[];
}

export class FoesShowing extends Showing<FoesView, GameEvent> {
  /** The dice of the battle that is being fought, until the next turn or step. */
  dice = $state.raw<Rolled | null>(null);
  /** What the monster and the fighter have rolled in it. */
  readonly fallen: Settle["dice"] = $derived(this.dice && [this.dice.monster_die, this.dice.player_die]);

  /** The way of the monster that wandered last, until a figure walks or the next turn begins. */
  trail = $state.raw<Trail | null>(null);

  protected length(event: GameEvent) {
    return LENGTH[event.event] + (event.event === "placed" ? SPACE * event.route.length : 0);
  }

  protected show(event: GameEvent) {
    if (event.event === "rolled") this.dice = event;
    if (event.event === "moved" || event.event === "turnbegan") this.dice = null;
    if (event.event === "placed" && event.route.length > 0)
      this.trail = { tile: event.tile, way: [chamberOf(this.look, event.tile), ...event.route] };
    else if (event.event === "turnbegan" || (event.event === "moved" && event.how === "step"))
      this.trail = null;
    this.look = follow(this.look, event);
  }

  protected override settle() {
    super.settle();
    const { tile, way } = this.trail ?? {};
    if (this.look.tiles[way?.at(-1) ?? ""] !== tile) this.trail = null; // whoever goes back has not seen it
  }
}
