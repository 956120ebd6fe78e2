// What part of the map is seen: brought nearer, moved, and fitted, never out of sight of the land.

import type { Frame, Point } from "./geometry";

/** How many pixels a tile's side may take at most, and how many it should have to be read. */
const NEAREST = 300;
const LEGIBLE = 92;
const STEP = 1.3;

export class Camera {
  /** The middle of what is seen, in tiles' sides. */
  middle: Point = $state.raw({ x: 0, y: 0 });
  /** Pixels for the side of a tile. */
  scale = $state(60);
  width = $state(600);
  height = $state(600);
  #land: Frame = { x: -1, y: -1, width: 2, height: 2 };

  /** The part of the map that fills the picture. */
  readonly seen: Frame = $derived({
    x: this.middle.x - this.width / this.scale / 2,
    y: this.middle.y - this.height / this.scale / 2,
    width: this.width / this.scale,
    height: this.height / this.scale,
  });

  /** The scale at which all of the land is seen. */
  get whole(): number {
    return Math.min(this.width / this.#land.width, this.height / this.#land.height);
  }
  /** Whether all of the land is seen. */
  get fitted(): boolean {
    return this.scale <= this.whole * 1.001;
  }
  get nearest(): boolean {
    return this.scale >= NEAREST;
  }

  /** There is this land, in a picture of this size. */
  show(land: Frame, width: number, height: number) {
    const fitted = this.fitted;
    this.#land = land;
    [this.width, this.height] = [Math.max(width, 1), Math.max(height, 1)];
    if (fitted) this.fit();
    else this.#settle();
  }

  /** All of it. */
  fit() {
    this.scale = this.whole;
    const { x, y, width, height } = this.#land;
    this.middle = { x: x + width / 2, y: y + height / 2 };
  }

  /** Nearer, or farther away, so that this point stays where it is. */
  zoom(steps: number, around: Point = this.middle) {
    const scale = Math.min(NEAREST, Math.max(this.whole, this.scale * STEP ** steps));
    const share = this.scale / scale;
    this.middle = {
      x: around.x + (this.middle.x - around.x) * share,
      y: around.y + (this.middle.y - around.y) * share,
    };
    this.scale = scale;
    this.#settle();
  }

  /** Move what is seen by so many pixels. */
  pan(right: number, down: number) {
    this.middle = { x: this.middle.x - right / this.scale, y: this.middle.y - down / this.scale };
    this.#settle();
  }

  /** So near that it can be read, with this point in the middle. */
  look(at: Point) {
    this.scale = Math.max(this.whole, Math.min(NEAREST, Math.max(this.scale, LEGIBLE)));
    this.middle = at;
    this.#settle();
  }

  /** Move only as far as is needed for a point to be seen. */
  bring(at: Point) {
    const [wide, high] = [this.seen.width / 2, this.seen.height / 2];
    const air = Math.min(0.5, wide / 2, high / 2);
    const { x, y } = this.middle;
    this.middle = {
      x: clamped(x, at.x - wide + air, at.x + wide - air),
      y: clamped(y, at.y - high + air, at.y + high - air),
    };
    this.#settle();
  }

  /** The place on the map that a point of the picture shows, in pixels from its corner. */
  place(x: number, y: number): Point {
    return { x: this.seen.x + x / this.scale, y: this.seen.y + y / this.scale };
  }

  #settle() {
    const { x, y, width, height } = this.#land;
    const keep = (middle: number, start: number, size: number, seen: number) =>
      seen >= size ? start + size / 2 : clamped(middle, start + seen / 2, start + size - seen / 2);
    this.middle = {
      x: keep(this.middle.x, x, width, this.width / this.scale),
      y: keep(this.middle.y, y, height, this.height / this.scale),
    };
  }
}

function clamped(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
