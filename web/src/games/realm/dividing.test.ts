import { describe, expect, it } from "vitest";
import type { Offer } from "../../lib/protocol";
import { divided, divides, even, total } from "./dividing";

const offer = (action: string): Offer => ({ action, words: action.split(" "), text: "" });
const OFFERS = ["require 2 0 0 0 0", "require 1 1 0 0 0", "require 0 0 0 1 1"].map(offer);

describe("dividing the Victory Points", () => {
  it("begins as evenly as it may, and knows how many there are", () => {
    expect(total(OFFERS)).toBe(2);
    expect(even(OFFERS)).toEqual([1, 1, 0, 0, 0]);
  });

  it("ends with a division that is offered", () => {
    expect(divided(OFFERS, [0, 0, 0, 1, 1])?.action).toBe("require 0 0 0 1 1");
    expect(divided(OFFERS, [0, 0, 1, 0, 1])).toBe(undefined);
  });

  it("is asked for where nothing else is", () => {
    expect(divides(OFFERS)).toBe(true);
    expect(divides([...OFFERS, offer("done")])).toBe(false);
    expect(divides([])).toBe(false);
  });
});
