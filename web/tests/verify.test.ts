import { hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { drawn, verify } from "../src/lib/verify";

const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const SALT = "f0f1f2f3f4f5f6f7";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

// The vectors of docs/study/dice.md.
test.each([
  [0, 8n, [5n, 4n, 7n, 7n, 0n, 4n, 3n, 0n]],
  [1, 8n, [2n, 7n, 2n, 0n, 5n, 5n, 3n, 0n]],
  [1, 1_000_000n, [280395n, 926846n, 366416n]],
  [2 ** 40, 6n, [1n, 0n, 2n, 3n, 3n, 0n]],
])("draws of entry %d among %d", (sequence, among, expected) => {
  const found = expected.map((_, index) =>
    drawn(hexToBytes(SECRET), hexToBytes(SALT), sequence, index, among),
  );
  expect(found).toEqual(expected);
});

const record = (first: number, secret = `secret: ${SECRET}\n`) => `Fabula record 1
game: floors
salt: ${SALT}
commitment: ${COMMITMENT}
${secret}0 start
    start player: B (${first} of 8)
    monster: (of 3) of 4 (5 of 8)
1 B 4 +WW
    tile: 7 (280396 of 1000000)
2 A undo
result: {}
check: 00
`;

test("a record whose draws follow from its secret is found so", () => {
  expect(verify(record(6), COMMITMENT, SALT)).toEqual({ entries: 2, draws: 3, wrong: "", entry: 0 });
});

test("a draw that does not follow is named by its entry", () => {
  expect(verify(record(5), COMMITMENT, SALT)).toMatchObject({ wrong: "draw", entry: 0 });
  expect(verify(record(6).replace("280396", "280397"), COMMITMENT, SALT)).toMatchObject({
    wrong: "draw",
    entry: 1,
  });
});

test("another secret than the promised one is noticed", () => {
  const other = COMMITMENT.replace("630d", "630e");
  expect(verify(record(6), other, SALT).wrong).toBe("promise");
  expect(verify(record(6).replace(COMMITMENT, other), other, SALT).wrong).toBe("commitment");
});

test("what is no finished record is not called good", () => {
  expect(verify(record(6, ""), COMMITMENT, SALT).wrong).toBe("unrevealed");
  expect(verify("something else", COMMITMENT, SALT).wrong).toBe("unreadable");
  expect(verify(record(6).replace("(6 of 8)", "six"), COMMITMENT, SALT).wrong).toBe("unreadable");
});

test("what was taken over from another game has that game's dice", () => {
  const taken = (number: number) => record(5).replace("0 start", `taken over: ${number}\n0 start`);
  expect(verify(taken(0), COMMITMENT, SALT)).toEqual({ entries: 2, draws: 1, wrong: "", entry: 0 });
  expect(verify(taken(1), COMMITMENT, SALT)).toEqual({ entries: 1, draws: 0, wrong: "", entry: 0 });
  expect(verify(taken(0).replace("280396", "280397"), COMMITMENT, SALT)).toMatchObject({
    wrong: "draw",
    entry: 1,
  });
});

test("other numbers than the seats have added are noticed", () => {
  expect(verify(record(6), COMMITMENT, `${SALT}00`).wrong).toBe("numbers");
});
