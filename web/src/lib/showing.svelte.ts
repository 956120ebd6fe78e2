// Shows what happens event by event, at the pace that the person likes, and ends with what the server says.

import type { Happening } from "./board";

/** A board's queue of entries; each game says how it follows an event and how long it looks at one. */
export abstract class Showing<View, Told extends { event: string }> {
  look: View = $state.raw() as View;
  /** What is just being shown. */
  event = $state.raw<Told | null>(null);
  /** What has happened last, in a sentence. */
  text = $state("");
  busy = $state(false);

  protected final: View;
  #waiting: readonly Happening[] = [];
  #done = -1;
  #current = -1;
  #skipping = false;
  #wake: () => void = () => {};

  constructor(view: View) {
    this.final = view;
    this.look = view;
  }

  /** How long an event is shown, in paces; some pass unnoticed. */
  protected abstract length(event: Told): number;

  /** Let an event be seen. */
  protected abstract show(event: Told): void;

  /** An entry has been shown to its end. */
  protected ended(): void {}

  /** Show what the server says. */
  protected settle(): void {
    this.look = this.final;
  }

  /** Show these entries one after the other, then the view; what is not among them any more is not shown on. */
  take(view: View, happenings: readonly Happening[], pace: () => number, shown: (sequence: number) => void) {
    this.final = view;
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
        const event = line.event as Told | null;
        if (!event || line.undone) continue;
        this.text = line.text;
        this.event = event;
        this.show(event);
        await this.#pause(this.#skipping ? 0 : this.length(event) * pace());
      }
      this.#done = next.sequence;
      this.event = null;
      this.ended();
      shown(next.sequence);
      await Promise.resolve(); // what the page makes of it comes first
    }
    this.#skipping = false;
    this.settle();
    this.busy = false;
  }

  #next(): Happening | undefined {
    return this.#waiting.find((happening) => happening.sequence > this.#done);
  }

  async #pause(length: number) {
    if (length > 0)
      await new Promise<void>((wake) => {
        this.#wake = wake;
        setTimeout(wake, length);
      });
  }
}
