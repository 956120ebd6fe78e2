// Seats are told apart three ways at once: by a letter, by a shape and by a colour.

import type { SeatShown } from "./protocol";

/** Whoever plays there: a person, a bot, or just the letter. */
export function seatName(seat: SeatShown | undefined): string {
  return seat ? seat.name || seat.bot || seat.letter : "";
}

/** A colour for each seat, and the colour of a letter on it that can be read. */
const COLOURS = [
  ["#1d66a6", "#ffffff"],
  ["#c03f17", "#ffffff"],
  ["#1c754c", "#ffffff"],
  ["#ecbd3f", "#241b04"],
  ["#75398f", "#ffffff"],
  ["#f2a7bd", "#33101c"],
  ["#3b414a", "#ffffff"],
  ["#86d3d2", "#06292a"],
] as const;

/** Outlines in a square from -10 to 10, one for each seat. */
const SHAPES = [
  "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  "M-8-8H8V8H-8Z",
  "M0-10L10 8H-10Z",
  "M0-10.5L10.5 0L0 10.5L-10.5 0Z",
  "M-5-9H5L10 0L5 9H-5L-10 0Z",
  "M0-10.5L10 -3.2L6.2 8.5H-6.2L-10-3.2Z",
  "M-10-8H10L0 10Z",
  "M-4-9.5H4V-4H9.5V4H4V9.5H-4V4H-9.5V-4H-4Z",
] as const;

export function seatColour(seat: number): string {
  return (COLOURS[seat % COLOURS.length] as (typeof COLOURS)[number])[0];
}

export function seatInk(seat: number): string {
  return (COLOURS[seat % COLOURS.length] as (typeof COLOURS)[number])[1];
}

export function seatShape(seat: number): string {
  return SHAPES[seat % SHAPES.length] as string;
}

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}
