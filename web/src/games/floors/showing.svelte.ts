// Shows what happens event by event, at the pace that the person likes, and ends with what the server says.

import type { Happening } from "../../lib/board";
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

export class Showing {
  look: FloorsView = $state.raw() as FloorsView;
  stones: Stones = $state.raw(new Map());
  /** What was to be seen before the event that is just being shown. */
  before: FloorsView = $state.raw() as FloorsView;
  /** What is just being shown. */
  event = $state.raw<GameEvent | null>(null);
  /** The tile that the monster moves by. */
  tile = $state.raw<string | null>(null);
  /** Where the monster looks, in degrees that never jump: it turns the short way. */
  angle = $state(0);
  busy = $state(false);

  #waiting: readonly Happening[] = [];
  #done = -1;
  #final: FloorsView;
  #skipping = false;
  #wake: () => void = () => {};

  constructor(view: FloorsView) {
    this.#final = view;
    this.before = view;
    this.#settle();
  }

  /** Show these entries one after the other, then the view. */
  take(
    view: FloorsView,
    happenings: readonly Happening[],
    pace: () => number,
    shown: (sequence: number) => void,
  ) {
    this.#final = view;
    this.#waiting = happenings;
    if (!this.busy) void this.#run(pace, shown);
  }

  /** Be done with what is being shown. */
  skip() {
    this.#skipping = true;
    this.#wake();
  }

  async #run(pace: () => number, shown: (sequence: number) => void) {
    for (let next = this.#next(); next; next = this.#next()) {
      this.busy = true;
      for (const line of next.lines) {
        const event = line.event as GameEvent | null;
        if (event) await this.#show(event, this.#skipping ? 0 : pace());
      }
      this.#done = next.sequence;
      this.event = null;
      this.tile = null;
      shown(next.sequence);
      await Promise.resolve(); // what the page makes of it comes first
    }
    this.#skipping = false;
    this.#settle();
    this.busy = false;
  }

  #next(): Happening | undefined {
    return this.#waiting.find((happening) => happening.sequence > this.#done);
  }

  async #show(event: GameEvent, pace: number) {
    this.before = this.look;
    this.event = event;
    if (event.event === "tile") this.tile = event.tile;
    this.stones = afterEvent(this.stones, event);
    this.#see(follow(this.look, event));
    const length = LENGTH[event.event] * pace;
    if (length > 0)
      await new Promise<void>((wake) => {
        this.#wake = wake;
        setTimeout(wake, length);
      });
  }

  #settle() {
    this.stones = numbered(this.stones, this.#final);
    this.#see(this.#final);
  }

  #see(view: FloorsView) {
    this.look = view;
    const turn = ((ANGLE[view.facing] - this.angle) % 360) + 540;
    this.angle += (turn % 360) - 180;
  }
}
