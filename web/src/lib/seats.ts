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
  "M-5-8.5H11L5 8.5H-11Z",
  "M0-11.5L3.6-5L10.9-3.6L5.9 1.9L6.8 9.3L0 6.2L-6.8 9.3L-5.9 1.9L-10.9-3.6L-3.6-5Z",
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
