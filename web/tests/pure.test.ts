import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogueFiles, pageMessages } from "../catalogues";
import { botText } from "../src/lib/bots";
import { count, matching, spellFrom, withForced } from "../src/lib/compose";
import type { Offer } from "../src/lib/protocol";
import { pathTo, type Route, routeOf } from "../src/lib/router.svelte";
import { read } from "../src/lib/settings.svelte";
import { folded, pieces } from "../src/lib/text";
import { bundleOf, speak } from "../src/lib/words.svelte";

const offer = (action: string): Offer => ({ action, words: action.split(" "), text: action });
const OFFERS = ["go north fast", "go north slow", "go south fast", "rest"].map(offer);

test("actions are narrowed word by word", () => {
  expect(spellFrom(OFFERS, []).next.map(({ word }) => word)).toEqual(["go", "rest"]);
  expect(spellFrom(OFFERS, ["go"]).next.map(({ word }) => word)).toEqual(["north", "south"]);
  expect(spellFrom(OFFERS, ["rest"])).toEqual({ next: [], whole: OFFERS[3] });
  expect(matching(OFFERS, ["go", "north"])).toHaveLength(2);
  expect(count(OFFERS, ["go"])).toBe(3);
});

test("words that leave no choice follow by themselves, up to a whole action", () => {
  expect(withForced(OFFERS, ["go", "south"])).toEqual(["go", "south", "fast"]);
  expect(withForced(OFFERS, ["go"])).toEqual(["go"]);
  expect(withForced(OFFERS.slice(0, 2), [])).toEqual(["go", "north"]);
});

const ROUTES: Route[] = [
  { at: "lobby" },
  { at: "new", game: "floors" },
  { at: "join", token: "a_b-c/d" },
  { at: "table", id: "x1" },
  { at: "replay", id: "x1", moment: 12, seat: null },
  { at: "replay", id: "x1", moment: 0, seat: 2 },
  { at: "rules", game: "floors", clause: "FLOORS-4.1" },
];
test.each(ROUTES)("an address leads back to where it was made: $at", (route) => {
  expect(routeOf(pathTo(route))).toEqual(route);
});

test("whatever else stands behind the # is the lobby", () => {
  for (const hash of ["", "#", "#/nothing/here", "#/table", "#/join/", "#/%E0%A4%A"]) {
    expect(routeOf(hash)).toEqual({ at: "lobby" });
  }
  expect(routeOf("#/table/x/replay/-3?seat=no")).toEqual({ at: "replay", id: "x", moment: 0, seat: 0 });
});

test("settings that nobody knows are as usual", () => {
  const usual = read(null);
  expect(usual).toMatchObject({ theme: "auto", speed: "normal", motion: "auto", name: "" });
  expect(read("no JSON")).toEqual(usual);
  expect(read('{"theme":"pink","name":7}')).toEqual(usual);
  expect(read('{"language":"fr","speed":"fast"}')).toMatchObject({ language: "fr", speed: "fast" });
});

test("clauses are cut into pieces that are drawn apart", () => {
  expect(pieces("A **stone** at `(2,2)`, see FLOORS-A14 and FOE-4.1.")).toEqual([
    { kind: "plain", text: "A " },
    { kind: "strong", text: "stone" },
    { kind: "plain", text: " at " },
    { kind: "code", text: "(2,2)" },
    { kind: "plain", text: ", see " },
    { kind: "clause", text: "FLOORS-A14" },
    { kind: "plain", text: " and " },
    { kind: "clause", text: "FOE-4.1" },
    { kind: "plain", text: "." },
  ]);
  expect(
    pieces("It waits. [R] Or not. [switch: patience, default true]").filter(({ kind }) => kind === "mark"),
  ).toEqual([
    { kind: "mark", text: "R" },
    { kind: "mark", text: "switch: patience, default true" },
  ]);
  expect(pieces("Qui ? « Lui »")).toEqual([{ kind: "plain", text: "Qui\u00a0? «\u00a0Lui\u00a0»" }]);
  expect(pieces("Fight H4** may, **M3** and H4** may not")).toEqual([
    { kind: "plain", text: "Fight H4** may, " },
    { kind: "strong", text: "M3" },
    { kind: "plain", text: " and H4** may not" },
  ]);
  expect(folded("Échec À TOUS")).toBe("echec a tous");
});

test("the page takes its own messages out of a catalogue, with all their lines", () => {
  const text = `cli-help = Play.
web-one = One
web-many = { $count ->
    [one] one thing

   *[other] { $count } things
 }
## A comment
web-last = Last
terminal-x = X
    goes on
`;
  expect(pageMessages(text)).toBe(
    "web-one = One\nweb-many = { $count ->\n    [one] one thing\n\n   *[other] { $count } things\n }\nweb-last = Last",
  );
});

test.each(["en", "fr"])("every message of the page in %s can be said", (language) => {
  for (const file of catalogueFiles(language)) {
    const text = pageMessages(readFileSync(file, "utf-8"));
    const bundle = bundleOf(language, text);
    const names = text.match(/^web-[a-z0-9-]+/gm) ?? [];
    for (const name of names) expect(bundle.getMessage(name)?.value, name).toBeTruthy();
  }
});

test("a level of a bot is named beside it", async () => {
  await speak("fr");
  expect(["greedy", "search:3"].map(botText)).toEqual(["robot : greedy", "robot : search, niveau 3"]);
});
