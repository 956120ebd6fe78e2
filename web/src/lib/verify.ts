// Checks the dice of a finished game by its record, as docs/study/dice.md describes it.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

export interface Verdict {
  /** How many of this game's own entries and draws there are. */
  entries: number;
  draws: number;
  /** Empty if all is as the secret says; else which check failed. */
  wrong: "" | "unreadable" | "unrevealed" | "commitment" | "numbers" | "draw" | "promise";
  /** The entry whose draw is wrong. */
  entry: number;
}

interface Draw {
  index: bigint;
  of: bigint;
}

interface Log {
  /** The last entry that another game's dice were drawn for, if this one goes on from it; -1 if not. */
  takenOver: number;
  salt: string;
  commitment: string;
  secret: string;
  entries: Draw[][];
}

const DRAW = /^ {4}[^:]+: .* \((\d{1,9}) of (\d{1,9})\)$/;

function readLog(text: string): Log | null {
  const lines = text.split("\n");
  const start = lines.indexOf("0 start");
  if (!lines[0]?.startsWith("Fabula record ") || start < 0) return null;
  const field = (name: string) =>
    lines
      .slice(0, start)
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? "";
  const entries: Draw[][] = [];
  for (const line of lines.slice(start)) {
    if (/^\d+ /.test(line)) entries.push([]);
    else if (line.startsWith("    ")) {
      const found = DRAW.exec(line);
      if (!found) return null;
      entries.at(-1)?.push({ index: BigInt(found[1] as string) - 1n, of: BigInt(found[2] as string) });
    } else break;
  }
  const takenOver = field("taken over");
  return {
    takenOver: takenOver === "" ? -1 : Number(takenOver),
    salt: field("salt"),
    commitment: field("commitment"),
    secret: field("secret"),
    entries,
  };
}

function eightBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

/** The index among `of` options that draw `index` of entry `sequence` must have. */
export function drawn(
  secret: Uint8Array,
  salt: Uint8Array,
  sequence: number,
  index: number,
  of: bigint,
): bigint {
  const hash = hmac(sha256, secret, concatBytes(salt, eightBytes(sequence), eightBytes(index)));
  return (of * BigInt(`0x${bytesToHex(hash)}`)) >> 256n;
}

/**
 * Derives every draw of a record again; `promised` is the commitment that was shown before the game, `numbers`
 * what the seats added, one after the other.
 */
export function verify(record: string, promised: string, numbers: string): Verdict {
  const log = readLog(record);
  if (!log) return { entries: 0, draws: 0, wrong: "unreadable", entry: 0 };
  // What is drawn for the start belongs to number 0, which is no entry.
  const entries = log.entries.length - Math.max(log.takenOver, 0) - 1;
  const own = log.entries.slice(log.takenOver + 1);
  const draws = own.reduce((sum, each) => sum + each.length, 0);
  const verdict = (wrong: Verdict["wrong"], entry = 0): Verdict => ({ entries, draws, wrong, entry });
  if (log.secret === "") return verdict("unrevealed");
  const secret = hexToBytes(log.secret);
  const salt = hexToBytes(log.salt);
  if (bytesToHex(sha256(secret)) !== log.commitment) return verdict("commitment");
  if (log.commitment !== promised) return verdict("promise");
  if (log.salt !== numbers) return verdict("numbers");
  for (const [sequence, each] of log.entries.entries()) {
    if (sequence <= log.takenOver) continue;
    for (const [index, draw] of each.entries()) {
      if (drawn(secret, salt, sequence, index, draw.of) !== draw.index) return verdict("draw", sequence);
    }
  }
  return verdict("");
}
