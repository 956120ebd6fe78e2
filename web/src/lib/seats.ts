// Seats are told apart three ways at once: by a letter, by a shape and by a colour.

/** A colour for each seat: tones that differ in lightness too, so that they differ in grey. */
export const SEAT_COLOURS = [
  "#1f6fb2",
  "#c8451b",
  "#2a8a5d",
  "#b8860b",
  "#8a3f8f",
  "#4a4f57",
  "#b03060",
  "#0f8b8d",
] as const;

/** Outlines in a square from -10 to 10, one for each seat. */
export const SEAT_SHAPES = [
  "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  "M-8-8H8V8H-8Z",
  "M0-10L9.5 7.5H-9.5Z",
  "M0-10.5L10.5 0L0 10.5L-10.5 0Z",
  "M-5-9H5L10 0L5 9H-5L-10 0Z",
  "M0-10.5L10 -3.2L6.2 8.5H-6.2L-10-3.2Z",
  "M-9.5-7.5H9.5L0 10Z",
  "M-3.5-9.5H3.5V-3.5H9.5V3.5H3.5V9.5H-3.5V3.5H-9.5V-3.5H-3.5Z",
] as const;

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] as string;
}

export function seatShape(seat: number): string {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length] as string;
}

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}
