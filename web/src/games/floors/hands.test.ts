import { expect, it } from "vitest";
import type { BoardProps } from "../../lib/board";
import basic from "./fixtures/floors-2-time_up.json";
import { Hands } from "./hands.svelte";
import { FloorsShowing } from "./showing.svelte";
import type { FloorsView } from "./types";

const view = basic.view as unknown as FloorsView;

function handsOf(offers: string[][], next: string[]): Hands {
  const given = {
    desk: { seat: 0, view, insight: null, asked: true, offers: offers.map((words) => ({ words })) },
    overlays: [],
    spell: async () => ({ next: next.map((word) => ({ word, text: "", place: null })) }),
  } as unknown as BoardProps;
  return new Hands(
    () => given,
    new FloorsShowing(view),
    () => {},
  );
}

it("offers the figures that the offers name", async () => {
  const hands = handsOf([["1"], ["4"], ["4", "+"]], []);
  await hands.begin();
  expect([...hands.ready]).toEqual(["A1", "A4"]);
});

it("asks which figures can move when there were too many offers to send", async () => {
  const hands = handsOf([], ["3", "5"]);
  await hands.begin();
  expect([...hands.ready]).toEqual(["A3", "A5"]);
});
