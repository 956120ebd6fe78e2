// Shows what happens event by event, at the pace that the person likes, and ends with what the server says.

import type { Happening } from "../../lib/board";
import { follow } from "./follow";
import type { FoesView, GameEvent, Rolled } from "./types";

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

export class Showing {
  look: FoesView = $state.raw() as FoesView;
  /** What is just being shown. */
  event = $state.raw<GameEvent | null>(null);
  /** The dice of the battle that is being fought, until the next turn or step. */
  dice = $state.raw<Rolled | null>(null);
  /** What has happened last, in a sentence. */
  text = $state("");
  busy = $state(false);

  #waiting: readonly Happening[] = [];
  #done = -1;
  #current = -1;
  #final: FoesView;
  #skipping = false;
  #wake: () => void = () => {};

  constructor(view: FoesView) {
    this.#final = view;
    this.look = view;
  }

  /** Show these entries one after the other, then the view; what is not among them any more is not shown on. */
  take(
    view: FoesView,
    happenings: readonly Happening[],
    pace: () => number,
    shown: (sequence: number) => void,
  ) {
    this.#final = view;
    this.#waiting = happenings;
    const waits = (sequence: number) => happenings.some((each) => each.sequence === sequence);
    if (!waits(this.#done)) this.#done = -1; // whoever goes back in a replay sees the same entry again
    if (!this.busy) void this.#run(pace, shown);
    else if (!waits(this.#current)) this.skip();
  }

  /** Be done with what is being shown. */
  skip() {
    this.#skipping = true;
    this.#wake();
  }

  async #run(pace: () => number, shown: (sequence: number) => void) {
    for (let next = this.#next(); next; next = this.#next()) {
      this.busy = true;
      this.#current = next.sequence;
      for (const line of next.lines) {
        const event = line.event as GameEvent | null;
        if (!event || line.undone) continue;
        this.text = line.text;
        await this.#show(event, this.#skipping ? 0 : pace());
      }
      this.#done = next.sequence;
      this.event = null;
      shown(next.sequence);
      await Promise.resolve(); // what the page makes of it comes first
    }
    this.#skipping = false;
    this.look = this.#final;
    this.busy = false;
  }

  #next(): Happening | undefined {
    return this.#waiting.find((happening) => happening.sequence > this.#done);
  }

  async #show(event: GameEvent, pace: number) {
    this.event = event;
    if (event.event === "rolled") this.dice = event;
    if (event.event === "moved" || event.event === "turnbegan") this.dice = null;
    this.look = follow(this.look, event);
    const length = LENGTH[event.event] * pace;
    if (length > 0)
      await new Promise<void>((wake) => {
        this.#wake = wake;
        setTimeout(wake, length);
      });
  }
}
