import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { spellFrom } from "../src/lib/compose";
import type { Desk, Offer, Spelled } from "../src/lib/protocol";
import { speak } from "../src/lib/words.svelte";
import Asking from "../src/parts/Asking.svelte";

const offer = (action: string): Offer => ({ action, words: action.split(" "), text: `does ${action}` });
const MANY = ["north", "south"].flatMap((way) =>
  [1, 2, 3, 4, 5, 6].map((steps) => offer(`go ${way} ${steps}`)),
);

let played: string[] = [];
let forever = true;
let asked: string[] = [];
let shown: Record<string, unknown> | undefined;

function show(offers: Offer[], listed: Offer[] = offers): void {
  const desk: Desk = {
    seat: 0,
    view: {},
    insight: null,
    notes: [],
    asked: true,
    prompt: "walk",
    question: "Where to?",
    offers: listed,
    can_undo: false,
    answers: {},
  };
  shown = mount(Asking, {
    target: document.body,
    props: {
      desk,
      drawn: false,
      act: async (action: string) => played.push(action) > 0,
      get forever() {
        return forever;
      },
      set forever(wanted: boolean) {
        forever = wanted;
      },
      spell: async (beginning: readonly string[]): Promise<Spelled> => {
        asked.push(beginning.join(" "));
        const { next, whole } = spellFrom(offers, beginning);
        const worded = next.map((each) => ({ ...each, text: `means ${each.word}` }));
        return { tell: "spelled", ask: 0, next: worded, here: null, whole, insight: null };
      },
    },
  });
  flushSync();
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await tick();
};
const buttons = () =>
  [...document.querySelectorAll(".choices button, button.whole")].map((each) => each.textContent?.trim());
const press = async (text: string) => {
  const found = [...document.querySelectorAll("button")].find((each) => each.textContent?.includes(text));
  if (!found) throw new Error(`no button ${text}: ${buttons()}`);
  found.click();
  flushSync();
  await settle();
};

beforeEach(async () => {
  await speak("en");
  [played, forever, asked] = [[], true, []];
});
afterEach(() => {
  if (shown) unmount(shown);
});

test("a few choices are each played by one tap", async () => {
  show([offer("rest"), offer("go north")]);
  await settle();
  await press("does rest");
  expect(played).toEqual(["rest"]);
});

test("many are narrowed word by word, and what leaves no choice follows by itself", async () => {
  show(MANY);
  await settle();
  expect(asked.at(-1)).toBe("go");
  expect(buttons()).toEqual(["means north 6 choices", "means south 6 choices"]);
  await press("means south");
  expect(buttons()).toHaveLength(6);
  await press("Back");
  expect(buttons()).toHaveLength(2);
  await press("means north");
  await press("does go north 4");
  expect(played).toEqual(["go north 4"]);
});

test("a list that was too long to be sent is spelled by the server alone", async () => {
  show(MANY, []);
  await settle();
  expect(buttons()).toEqual(["means north", "means south"]);
  await press("means south");
  await press("means 3");
  await press("does go south 3");
  expect(played).toEqual(["go south 3"]);
});

test("a way that is not listed is spelled to its end", async () => {
  show([...MANY, offer("go round 1"), offer("go round 2")], MANY);
  await settle();
  await press("means round");
  await press("means 2");
  await press("does go round 2");
  expect(played).toEqual(["go round 2"]);
});

test("an answer can be given once and for all", async () => {
  show([offer("yes"), offer("no")]);
  await settle();
  expect(forever).toBe(false); // a new question
  document.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
  flushSync();
  expect(forever).toBe(true);
  await press("does no");
  expect(played).toEqual(["no"]);
});
