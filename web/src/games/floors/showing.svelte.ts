// Shows a game of Floors event by event: every stone by itself, and a monster that turns the short way.

import { Showing } from "../../lib/showing.svelte";
import { follow } from "./follow";
import { ANGLE } from "./geometry";
import { afterEvent, numbered, type Stones } from "./stones";
import type { FloorsView, GameEvent } from "./types";

/** How long an event is shown, in paces; some pass unnoticed. */
const LENGTH: Readonly<Record<GameEvent["event"], number>> = {
  laid: 1.5,
  entered: 1,
  walked: 1,
  left: 1.5,
  turned: 0,
  passed: 0,
  setaside: 2,
  tile: 3,
  looked: 0.9,
  turnedby: 1,
  crept: 1,
  teleported: 1.2,
  stuck: 1,
  pushed: 0.35,
  removed: 0.8,
  eaten: 2,
  rested: 0.5,
  returned: 0,
  stage: 2,
  round: 1,
  ended: 0,
};

export class FloorsShowing extends Showing<FloorsView, GameEvent> {
  stones: Stones = $state.raw(new Map());
  /** What was to be seen before the event that is just being shown. */
  before: FloorsView = $state.raw() as FloorsView;
  /** The tile that the monster moves by. */
  tile = $state.raw<string | null>(null);
  /** Where the monster looks, in degrees that never jump. */
  angle = $state(0);

  constructor(view: FloorsView) {
    super(view);
    this.before = view;
    this.settle();
  }

  protected length(event: GameEvent) {
    return LENGTH[event.event];
  }

  protected show(event: GameEvent) {
    this.before = this.look;
    if (event.event === "tile") this.tile = event.tile;
    this.stones = afterEvent(this.stones, event);
    this.#see(follow(this.look, event));
  }

  protected override ended() {
    this.tile = null;
  }

  protected override settle() {
    this.stones = numbered(this.stones, this.final);
    this.#see(this.final);
  }

  #see(view: FloorsView) {
    this.look = view;
    const turn = ((ANGLE[view.facing] - this.angle) % 360) + 540;
    this.angle += (turn % 360) - 180;
  }
}
