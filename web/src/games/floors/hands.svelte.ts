// What a person does on the board: choosing, tapping, dragging and pressing keys, whatever the device.

import type { BoardProps } from "../../lib/board";
import { covered, follow } from "./follow";
import { type At, ahead, type Direction, ENTRANCE, isCell, key, same } from "./geometry";
import { Laying } from "./laying.svelte";
import { cellName } from "./names";
import type { FloorsShowing } from "./showing.svelte";
import { afterEvent, listed } from "./stones";
import { ENTER, LEAVE, Tracing } from "./tracing.svelte";
import type { FigureView, FloorsInsight } from "./types";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "N",
  ArrowRight: "E",
  ArrowDown: "S",
  ArrowLeft: "W",
};

const onBoard = (place: FigureView["place"] | null): At | null =>
  place === null || typeof place === "string" ? null : place;

export class Hands {
  readonly tracing: Tracing;
  readonly laying: Laying;
  /** The cell that has the focus when the board has it. */
  focus = $state.raw<At>(ENTRANCE);
  #given: () => BoardProps;
  #showing: FloorsShowing;
  #focusOn: (at: At) => void;
  #dragging: "path" | "tile" | null = null;
  #dragged = false;

  constructor(given: () => BoardProps, showing: FloorsShowing, focusOn: (at: At) => void) {
    this.#given = given;
    this.#showing = showing;
    this.#focusOn = focusOn;
    this.tracing = new Tracing(given);
    this.laying = new Laying(given);
  }

  #told = $derived.by(() => (this.#showing.busy ? [] : (this.tracing.insight?.told ?? [])));
  /** What is shown: the position, and the path so far as if it had been walked. */
  view = $derived.by(() => this.#told.reduce(follow, this.#showing.look));
  stones = $derived.by(() => listed(this.#told.reduce(afterEvent, this.#showing.stones), this.view));
  asked = $derived.by(() => this.#given().desk.asked && !this.#showing.busy);
  isLaying = $derived.by(() => this.view.supply.length > 0);
  #mine = $derived.by(() => this.view.figures.filter((each) => each.seat === this.#given().desk.seat));
  #firstWords = $state.raw<ReadonlySet<string>>(new Set());
  #numbers = $derived.by(() => (this.asked && !this.isLaying ? this.#firstWords : new Set<string>()));
  /** The figures that can be moved now, by their names. */
  ready = $derived.by(
    () =>
      new Set(this.#mine.filter((each) => this.#numbers.has(String(each.number))).map((each) => each.name)),
  );
  mover = $derived.by(() => this.#mine.find((each) => each.number === this.tracing.figure) ?? null);
  /** Where the mover stood before it was taken up. */
  origin = $derived.by(
    () => this.#showing.look.figures.find((each) => each.name === this.mover?.name)?.place ?? "outside",
  );
  start = $derived.by(() => (this.mover ? onBoard(this.origin) : null));
  here = $derived.by(() => onBoard(this.mover?.place ?? null));
  insight = $derived.by(() => {
    if (this.#showing.busy) return null;
    return (this.tracing.insight ?? this.#given().desk.insight) as FloorsInsight | null;
  });
  /** The same, if the person wants to see it. */
  foreseen = $derived.by(() => (this.#given().overlays.includes("foresight") ? this.insight : null));
  refusal = $derived.by(() => this.tracing.refusal ?? this.laying.refusal);
  /** Cells from which something can be dragged. */
  grips = $derived.by(() => {
    const standing = this.#mine.filter((each) => this.ready.has(each.name) && onBoard(each.place));
    const head = this.asked && this.mover && this.here ? [key(this.here)] : [];
    return new Set([...standing.map((each) => key(each.place as At)), ...this.ghost.map(key), ...head]);
  });
  /** The cells of the tile that is being laid. */
  ghost = $derived.by(() => {
    const { tile, at, facing } = this.laying;
    return tile && at ? covered(tile, at, facing) : [];
  });

  name = (at: At): string =>
    cellName(this.view, at, this.#given().t, {
      danger: this.foreseen?.danger ?? null,
      reach: this.tracing.reach,
    });

  clear() {
    this.tracing.clear();
    this.laying.clear();
  }

  /** The position is another one: what was begun is let go of, and what can be begun is found out. */
  async begin() {
    this.clear();
    const { desk, spell } = this.#given();
    this.#firstWords = new Set(desk.offers.map((offer) => offer.words[0] ?? ""));
    if (!desk.asked || desk.offers.length) return;
    const spelled = await spell([]).catch(() => null); // there were too many offers to send
    if (spelled && desk === this.#given().desk)
      this.#firstWords = new Set(spelled.next.map((next) => next.word));
  }

  choose = (figure: FigureView) => {
    if (this.tracing.figure === figure.number) this.tracing.clear();
    else void this.tracing.choose(figure.number);
    this.#focusOn(onBoard(figure.place) ?? ENTRANCE);
  };

  tap = (at: At) => {
    if (this.#dragged) this.#dragged = false;
    else if (this.#showing.busy) this.#showing.skip();
    else if (this.isLaying) this.#tapToLay(at);
    else if (this.mover) this.#tapToMove(at);
    else this.#tapToChoose(at);
  };

  #tapToLay(at: At) {
    const { announce, t } = this.#given();
    if (!this.asked) announce(this.name(at));
    else if (!this.laying.tile) announce(t("web-floors-choose-tile"));
    else if (same(at, this.laying.at)) void this.laying.place();
    else void this.laying.moveTo(at);
  }

  #tapToMove(at: At) {
    const other = this.#readyOn(at);
    if (same(at, this.here)) void (this.tracing.path ? this.tracing.play() : this.tracing.clear());
    else if (other && other !== this.mover) this.choose(other);
    else void this.tracing.go(at, this.#ends());
  }

  #tapToChoose(at: At) {
    const { announce, t, desk } = this.#given();
    const figure = this.view.figures.find((each) => same(each.place, at));
    const waiting = this.#mine.find((each) => this.ready.has(each.name) && each.place === "outside");
    if (figure && this.ready.has(figure.name)) this.choose(figure);
    else if (figure && figure.seat === desk.seat) void this.tracing.whyNotMove(figure.number);
    else if (!figure && waiting && same(at, ENTRANCE)) this.choose(waiting);
    else announce(this.asked && !figure ? t("web-floors-choose-figure") : this.name(at));
  }

  /** A key that means the same wherever on the board the focus is; false if this was none. */
  key(event: KeyboardEvent, inGrid: boolean): boolean {
    const direction = ARROWS[event.key];
    const figure =
      this.#numbers.has(event.key) && this.#mine.find((each) => String(each.number) === event.key);
    if (this.#showing.busy && ["Escape", "Enter", " "].includes(event.key)) this.#showing.skip();
    else if (direction) this.#arrow(direction);
    else if (event.key === "Escape" && (this.mover || this.laying.tile || this.refusal)) this.clear();
    else if (event.key === "Backspace" && this.mover) void this.tracing.back();
    else if ((event.key === ENTER || event.key === LEAVE) && this.mover) void this.tracing.step(event.key);
    else if (event.key === "Enter" && this.mover && inGrid) void this.tracing.play();
    else if (event.key.toLowerCase() === "r" && this.laying.tile) void this.laying.rotate();
    else if (figure) this.choose(figure);
    else return false;
    return true;
  }

  #arrow(direction: Direction) {
    if (this.mover) void this.tracing.towards(direction, () => this.mover?.place ?? null);
    else {
      const to = ahead(this.focus, direction);
      if (!isCell(...to)) return;
      this.#focusOn(to);
      if (this.asked && this.laying.tile) void this.laying.moveTo(to);
    }
  }

  /** A finger or a mouse button goes down on a cell: something may be dragged from here. */
  press = (at: At) => {
    this.#dragged = false;
    this.#dragging = null;
    if (!this.asked) return;
    if (this.ghost.some((cell) => same(cell, at))) this.#dragging = "tile";
    const figure = this.#readyOn(at);
    const isHead = this.mover !== null && same(at, this.here); // of the path so far
    if (isHead || (figure && (!this.mover || this.mover === figure))) {
      this.#dragging = "path";
      this.focus = at;
    }
  };

  /** Whether a finger that moves now drags something, and must not scroll the page. */
  get drags(): boolean {
    return this.#dragging !== null;
  }

  /** A tile is dragged from the supply. */
  dragTile = (tile: string) => {
    if (!this.asked) return;
    if (this.laying.tile !== tile) void this.laying.choose(tile);
    this.#dragging = "tile";
  };

  /** The pointer is over a cell. */
  over(at: At, event: PointerEvent) {
    if (this.#dragging === "path" && event.buttons) this.#dragPath(at);
    else if (this.laying.tile && this.asked && !same(at, this.laying.at)) {
      if (this.#dragging === "tile") this.#dragged = true;
      else if (event.pointerType !== "mouse") return;
      void this.laying.moveTo(at);
    }
  }

  release = () => {
    this.#dragging = null;
  };

  #dragPath(at: At) {
    if (!this.mover) {
      const figure = this.#readyOn(this.focus);
      if (!figure || same(at, this.focus)) return;
      void this.tracing.choose(figure.number);
    }
    if (same(at, this.here)) return;
    this.#dragged = true;
    void this.tracing.drag(at, this.#ends());
  }

  #readyOn(at: At): FigureView | undefined {
    return this.#mine.find((each) => this.ready.has(each.name) && same(each.place, at));
  }

  #ends() {
    return { here: () => this.mover?.place ?? null, start: this.origin };
  }
}
