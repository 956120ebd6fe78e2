// Shows a game of the realm event by event: who walks, hides and comes, what is rolled, who falls.

import { Showing } from "../../lib/showing.svelte";
import { follow } from "./follow";
import type { GameEvent, RealmView } from "./types";

/** How long an event is shown, in paces; all others pass unnoticed, or there would be no end of it. */
const LENGTH: Partial<Readonly<Record<GameEvent["event"], number>>> = {
  "tile-laid": 0.3,
  "day-began": 1.5,
  "monster-roll": 2,
  "turn-began": 0.5,
  moved: 1,
  entered: 1,
  flew: 1,
  landed: 0.7,
  "ran-away": 1,
  hid: 0.7,
  arrived: 1.2,
  blocked: 1,
  "chit-turned-up": 0.9,
  "tile-turned": 1,
  discovered: 1.2,
  "lost-found": 1.5,
  looted: 1.2,
  rolled: 1,
  "combat-began": 1.5,
  "round-began": 0.6,
  "hit-by": 1.2,
  "missed-by": 0.6,
  killed: 1.6,
  "spell-took-effect": 1.2,
  "left-map": 1,
};

export class RealmShowing extends Showing<RealmView, GameEvent> {
  protected length(event: GameEvent) {
    return LENGTH[event.event] ?? 0;
  }

  protected show(event: GameEvent) {
    this.look = follow(this.look, event);
  }
}
