// Who and what is where: the pieces of a clearing, those that are alike as one counter with their number.

import {
  chitClearing,
  chitKind,
  chitsOf,
  FACE_DOWN,
  familyOf,
  groupOf,
  kindOf,
  type Sort,
  sizeOf,
  sortOf,
  TILES,
} from "./box";
import type { Point } from "./geometry";
import { groundOf, type LaidTile, offClearings } from "./ground";
import type { RealmView } from "./types";

export interface Counter {
  key: string;
  sort: Sort | "chit";
  /** What it is called: a kind, a group, a dwelling, a character, a chit. */
  what: string;
  /** Which small picture it has. */
  picture: string;
  number: number;
  /** Whose it is, if it is a player's. */
  seat: number | null;
  hidden: boolean;
  /** Light, medium, heavy or tremendous, of monsters. */
  size: string;
  /** Of chits: whether only whoever looks knows it. */
  secret: boolean;
}

export interface Placed extends Point {
  counter: Counter;
  size: number;
}

/** Where everybody is who takes turns, and whose he is. */
export function peopleOf(view: RealmView): ReadonlyMap<string, number> {
  return new Map(view.individuals.map(({ who, seat }) => [who, seat]));
}

const RANK: Readonly<Record<Counter["sort"], number>> = {
  character: 0,
  dwelling: 1,
  monster: 2,
  native: 3,
  visitor: 4,
  chit: 5,
  gold: 6,
  item: 7,
};
const VISITORS: ReadonlySet<string> = new Set(["scholar", "shaman", "warlock", "crone"]);

/** The counters in a place, the most important ones first. */
export function countersIn(view: RealmView, place: string): Counter[] {
  const people = peopleOf(view);
  const found = new Map<string, Counter>();
  for (const piece of view.standing_at[place] ?? []) {
    const made = counterOf(view, piece, people);
    const key = `${made.key} ${made.seat ?? ""}`;
    const known = found.get(key);
    if (known) known.number += 1;
    else found.set(key, { ...made, key });
  }
  return [...found.values()].sort((one, other) => RANK[one.sort] - RANK[other.sort]);
}

/** The counter of a single piece. */
export function counterOf(
  view: RealmView,
  piece: string,
  people: ReadonlyMap<string, number> = peopleOf(view),
): Counter {
  const seat = people.get(piece) ?? null;
  const plain = { number: 1, seat: null, hidden: false, size: "", secret: false };
  const face = view.faces[piece];
  if (face && piece in view.gold_homes) {
    const sort = VISITORS.has(face) ? "visitor" : "gold";
    return { ...plain, key: piece, sort, what: face, picture: sort };
  }
  const sort = sortOf(piece, people);
  switch (sort) {
    case "character": {
      const hidden = view.individuals.find(({ who }) => who === piece)?.hidden ?? false;
      return { ...plain, key: piece, sort, what: piece, picture: "", seat, hidden };
    }
    case "native": {
      const group = groupOf(piece);
      const master = seat ?? masterOf(view, piece);
      return { ...plain, key: group, sort, what: group, picture: group, seat: master };
    }
    case "monster":
      return {
        ...plain,
        key: kindOf(piece),
        sort,
        what: kindOf(piece),
        picture: familyOf(piece),
        size: sizeOf(piece),
        seat,
      };
    case "dwelling":
    case "visitor":
      return { ...plain, key: piece, sort, what: piece, picture: piece };
    default:
      return { ...plain, key: "items", sort: "item", what: kindOf(piece), picture: "item" };
  }
}

/** The seat that a native serves, if any. */
function masterOf(view: RealmView, native: string): number | null {
  const hired = view.hired[native];
  return hired ? hired.owner : null;
}

/** The map chits of a tile as whoever looks knows them, without those that a dwelling stands for. */
export function chitsIn(view: RealmView, tile: string): Counter[] {
  const printed = TILES.get(tile);
  const lying = view.chits[tile] ?? Array<string>(printed ? chitsOf(printed.letter) : 1).fill(FACE_DOWN);
  const there = new Set(Object.values(view.standing_at).flat());
  return lying
    .filter(
      (chit) => !(view.face_up.includes(chit) && dwellingsOf(chit).some((dwelling) => there.has(dwelling))),
    )
    .map((chit, index) => ({
      key: `${chit} ${index}`,
      sort: "chit",
      what: chit,
      picture: chitKind(chit),
      number: 1,
      seat: null,
      hidden: false,
      size: "",
      secret: chit !== FACE_DOWN && !view.revealed.includes(chit),
    }));
}

const BRINGS: Readonly<Record<string, readonly string[]>> = {
  stink_v: ["inn"],
  smoke_v: ["house"],
  dank_v: ["chapel"],
  ruins_v: ["guardhouse"],
  bones_v: ["ghost-1", "ghost-2"],
  stink_w: ["large_campfire"],
  smoke_w: ["small_campfire"],
};

function dwellingsOf(chit: string): readonly string[] {
  return BRINGS[chit] ?? [];
}

/** Everything on a laid tile, each counter where there is room for it, counted from the tile's middle. */
export function placedOn(view: RealmView, laid: LaidTile): Placed[] {
  const ground = groundOf(laid.tile, laid.side, laid.turns);
  const chits = view.day > 0 || view.layout.tiles.length === TILES.size ? chitsIn(view, laid.tile) : [];
  const found: Placed[] = [];
  for (const spot of ground.spots) {
    const here = [
      ...countersIn(view, spot.name),
      ...chits.filter(({ what }) => chitClearing(what) === spot.number),
    ];
    here.sort((one, other) => RANK[one.sort] - RANK[other.sort]);
    here.forEach((counter, index) => {
      const room = spot.room[index % spot.room.length] as Point;
      const over = Math.floor(index / spot.room.length) * 0.05;
      found.push({ counter, x: spot.x + room.x + over, y: spot.y + room.y - over, size: 1 });
    });
  }
  for (const place of offClearings(ground)) {
    countersIn(view, place.name).forEach((counter, index) => {
      found.push({ counter, x: place.x + index * 0.12, y: place.y, size: 1 });
    });
  }
  const loose = chits.filter(({ what }) => chitClearing(what) === undefined);
  loose.forEach((counter, index) => {
    const place = ground.loose[index % ground.loose.length] as Point;
    const over = Math.floor(index / ground.loose.length) * 0.06;
    found.push({ counter, x: place.x + over, y: place.y - over, size: 0.72 });
  });
  return found;
}

/** The clearing, road or tile in which a piece is, if it is on the map. */
export function placeOf(view: RealmView, piece: string): string | null {
  for (const [place, pieces] of Object.entries(view.standing_at)) if (pieces.includes(piece)) return place;
  return null;
}
