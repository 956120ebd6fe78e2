// Shows a game of Foes event by event, and keeps the dice of a battle in sight.

import { Showing } from "../../lib/showing.svelte";
import { follow } from "./follow";
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

export class FoesShowing extends Showing<FoesView, GameEvent> {
  /** The dice of the battle that is being fought, until the next turn or step. */
  dice = $state.raw<Rolled | null>(null);
  /** What the monster and the fighter have rolled in it. */
  readonly fallen: Settle["dice"] = $derived(this.dice && [this.dice.monster_die, this.dice.player_die]);

  protected length(event: GameEvent) {
    return LENGTH[event.event];
  }

  protected show(event: GameEvent) {
    if (event.event === "rolled") this.dice = event;
    if (event.event === "moved" || event.event === "turnbegan") this.dice = null;
    this.look = follow(this.look, event);
  }
}
