// A figure's path while it is being traced: word by word, as the rules allow, and the reason where they do not.

import type { BoardProps } from "../../lib/board";
import type { Explained, Spelled } from "../../lib/protocol";
import {
  type At,
  ahead,
  type Direction,
  ENTRANCE,
  isCell,
  key,
  same,
  straightPath,
  towards,
} from "./geometry";
import type { FigureView, FloorsInsight } from "./types";

type Table = Pick<BoardProps, "act" | "spell" | "why">;

export const ENTER = "+";
export const LEAVE = "-";

type Place = FigureView["place"];

/** Where the figure is now on its path, and where it began. */
export interface Ends {
  here: () => Place | null;
  start: Place;
}

export interface Station {
  letters: number;
  at: At;
  route: readonly At[];
}

export class Tracing {
  words = $state.raw<readonly string[]>([]);
  spelled = $state.raw<Spelled | null>(null);
  /** Why the last try was refused. */
  refusal = $state.raw<Explained | null>(null);
  #table: () => Table;
  #last: Promise<void> = Promise.resolve();
  #round = 0;

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** The white number of the figure that is being moved. */
  get figure(): number | null {
    return this.words.length ? Number(this.words[0]) : null;
  }

  get path(): string {
    return this.words.slice(1).join("");
  }

  get insight(): FloorsInsight | null {
    return (this.spelled?.insight as FloorsInsight | null | undefined) ?? null;
  }

  get next(): readonly string[] {
    return this.spelled?.next.map((next) => next.word) ?? [];
  }

  get whole(): string | null {
    return this.spelled?.whole?.action ?? null;
  }

  /** The path that leads to each cell in reach. */
  get reach(): ReadonlyMap<string, string> {
    const places = this.insight?.reach ?? [];
    return new Map(places.map(({ place, path }) => [typeof place === "string" ? place : key(place), path]));
  }

  /** Where the path has been: each cell with the letters that led there, and the cells slid over on the way. */
  get stations(): readonly Station[] {
    const found: Station[] = [];
    for (const event of this.insight?.told ?? []) {
      if (event.event === "entered")
        found.push({ letters: found.length + 1, at: event.at, route: [event.at] });
      if (event.event === "walked")
        found.push({ letters: found.length + 1, at: event.route.at(-1) as At, route: event.route });
    }
    return found;
  }

  /** Begin with this figure: at once, so that the next key means a step of it. */
  choose(figure: number): Promise<void> {
    this.clear();
    this.words = [String(figure)];
    const round = this.#round;
    return this.#then(() => this.#spell(this.words)).then(() => {
      if (round === this.#round && !this.spelled) this.clear(); // nobody has answered
    });
  }

  /** One more letter, or the reason why not. */
  step(letter: string): Promise<void> {
    return this.#then(() => this.#step(letter));
  }

  /** A step in this direction; whoever waits outside comes in first, and beyond the exit lies the way out. */
  towards(direction: Direction, here: () => Place | null): Promise<void> {
    return this.#then(async () => {
      const place = here();
      const leaves = Array.isArray(place) && !isCell(...ahead(place as At, direction));
      if (place === "outside") await this.#step(ENTER);
      else await this.#step(leaves && this.next.includes(LEAVE) ? LEAVE : direction);
    });
  }

  /** On to a cell that was tapped, back to one where the path has been, or the reason why it cannot be reached. */
  go(to: At, { here, start }: Ends): Promise<void> {
    return this.#then(async () => {
      if (!(await this.#goOn(to, here(), start))) await this.#whyNot(to, here());
    });
  }

  /** The same for a cell that a finger has been dragged to: what cannot be reached is passed over in silence. */
  drag(to: At, { here, start }: Ends): Promise<void> {
    return this.#then(async () => {
      await this.#goOn(to, here(), start);
    });
  }

  /** Take back the last step, or let go of the figure. */
  back(): Promise<void> {
    return this.#then(async () => {
      if (this.words.length > 1) await this.#spell(this.words.slice(0, -1));
      else this.clear();
    });
  }

  clear() {
    this.#round++;
    this.words = [];
    this.spelled = null;
    this.refusal = null;
  }

  /** Play what has been traced, or say why it cannot end here. */
  play(): Promise<void> {
    return this.#then(async () => {
      const action = this.whole;
      if (action === null) return this.#explain(this.path);
      const round = this.#round;
      if ((await this.#table().act(action)) && round === this.#round) this.clear();
    });
  }

  /** Why this figure cannot be moved at all. */
  whyNotMove(figure: number): Promise<void> {
    return this.#then(() => this.#ask(`${figure}`));
  }

  #step(letter: string): Promise<void> {
    if (this.next.includes(letter)) return this.#spell([...this.words, letter]);
    return this.#explain(this.path + letter);
  }

  async #goOn(to: At, here: Place | null, start: Place): Promise<boolean> {
    if (same(to, here)) return true;
    const been = same(to, start) ? 0 : this.stations.findLast((station) => same(station.at, to))?.letters;
    const beside = here === null || typeof here === "string" ? undefined : towards(here, to);
    const path = this.reach.get(key(to)) ?? (beside && this.next.includes(beside) ? beside : undefined);
    if (been !== undefined) await this.#spell(this.words.slice(0, been + 1));
    else if (path) await this.#spell([...this.words, ...path]);
    return been !== undefined || path !== undefined;
  }

  async #whyNot(to: At, here: Place | null) {
    const path = here === "outside" ? ENTER : this.path;
    const from = here === null || typeof here === "string" ? ENTRANCE : here;
    for (const acrossFirst of [true, false]) {
      await this.#explain(path + straightPath(from, to, acrossFirst));
      if (this.refusal) return;
    }
  }

  #explain(path: string): Promise<void> {
    return this.#ask(`${this.figure} ${path}`.trim());
  }

  async #ask(action: string) {
    const said = await this.#table().why(action);
    this.refusal = said.text ? said : null;
  }

  async #spell(words: readonly string[]) {
    const round = this.#round;
    const spelled = await this.#table().spell(words);
    if (round !== this.#round) return; // the position has changed meanwhile
    this.words = words;
    this.spelled = spelled;
    this.refusal = null;
  }

  /** One thing after the other, however fast the keys are pressed; a lost connection loses the step, no more. */
  #then(next: () => Promise<void> | void): Promise<void> {
    const round = this.#round;
    this.#last = this.#last.then(() => (round === this.#round ? next() : undefined)).catch(() => {});
    return this.#last;
  }
}
