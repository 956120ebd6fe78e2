import { expect, test } from "vitest";
import { chosenAt } from "./hand";

const HAND = ["1-power-1", "2-transform-1", "1-power-1"];

test("of two equal spells the one that was tapped is chosen", () => {
  expect(chosenAt(HAND, "1-power-1", 2)).toBe(2);
  expect(chosenAt(HAND, "1-power-1", 0)).toBe(0);
});

test("where another card was tapped, or none, it is the first of that name", () => {
  expect(chosenAt(HAND, "1-power-1", 1)).toBe(0);
  expect(chosenAt(HAND, "1-power-1", -1)).toBe(0);
});

test("no spell is chosen, or one that is not in the hand any more", () => {
  expect(chosenAt(HAND, null, 2)).toBe(-1);
  expect(chosenAt(HAND, "3-power-2", 2)).toBe(-1);
});
