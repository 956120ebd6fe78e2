// The view after one more event, so that what happens can be shown step by step.

import { boxOf, DUMBEST, isMonster } from "./box";
import type { Casting, FoesView, GameEvent, PlayerView, TurnFacts } from "./types";

const NEW_TURN: TurnFacts = {
  half: 1,
  committed: false,
  steps: 0,
  bonus: 0,
  left_behind: [],
  pinned: false,
  stopped: false,
  prepared: false,
  fled_from: [],
  invisible: false,
  transform: 0,
  transforms: 0,
  fought: false,
  chips_taken: false,
  walked: false,
  drawn: [],
  followers: [],
};

/** What the view looks like after an event, as far as events tell: not whom the game waits for. */
export function follow(view: FoesView, event: GameEvent): FoesView {
  const before = monsterOfTheActive(view);
  const after = withDumbest(followed(view, event));
  // what Transform does ends with its monster
  return monsterOfTheActive(after) === before ? after : { ...after, turn: { ...after.turn, transform: 0 } };
}

function followed(view: FoesView, event: GameEvent): FoesView {
  switch (event.event) {
    case "entered":
    case "moved":
      return player(view, event.seat, { space: event.space });
    case "flipped":
      return { ...view, closed: { ...view.closed, [event.intersection]: event.closed } };
    case "explored":
      return explored(view, event.space, event.tile);
    case "placed":
      return placed(view, event.space, event.tile);
    case "defeated":
    case "opened":
      return { ...view, tiles: { ...view.tiles, [event.space]: 0 } };
    case "wiser": {
      const arrivals = [...view.arrivals.filter((other) => other !== event.seat), event.seat];
      return { ...player(view, event.seat, { wisdom: event.wisdom }), arrivals };
    }
    case "gold":
      return player(view, event.seat, { gold: of(view, event.seat).gold + event.gold });
    case "paid": {
      const paid = player(view, event.seat, { chips: of(view, event.seat).chips - event.chips });
      return supplied({ ...paid, reserve: view.reserve + event.chips - 1 }, 1);
    }
    case "took": {
      const took = player(view, event.seat, { chips: of(view, event.seat).chips + event.chips });
      return { ...took, [event.source]: view[event.source] - event.chips };
    }
    case "phasetwo":
      return { ...view, phase_two: true, pile: view.pile.filter((tile) => tile !== DUMBEST) };
    case "casting":
      return casting(view, event);
    case "drewspell": {
      const levels = [...of(view, event.seat).spell_levels, event.level].sort((a, b) => a - b);
      const drew = player(view, event.seat, { spell_levels: levels });
      return { ...drew, stack_levels: without(view.stack_levels, event.level) };
    }
    case "spelldrawn":
      return { ...view, hand: [...view.hand, event.spell].sort() };
    case "rolled":
    case "frightened":
      return { ...view, turn: { ...view.turn, fought: true } };
    case "turnbegan":
      return { ...view, active: event.seat, turn: NEW_TURN };
    case "ended":
      return { ...view, over: true };
    case "halted":
    case "declined":
    case "fled":
    case "failed":
      return view;
  }
}

function of(view: FoesView, seat: number): PlayerView {
  return view.players[seat] as PlayerView;
}

function player(view: FoesView, seat: number, changes: Partial<PlayerView>): FoesView {
  return {
    ...view,
    players: view.players.map((each) => (each.seat === seat ? { ...each, ...changes } : each)),
  };
}

function monsterOfTheActive(view: FoesView): number {
  const tile = view.tiles[view.players[view.active]?.space ?? ""];
  return isMonster(tile) ? tile : 0;
}

/** Chips go to the supply as far as it has room for them, else to the reserve (FOE-19.1). */
function supplied(view: FoesView, chips: number): FoesView {
  const added = Math.min(chips, boxOf(view).supply.spaces - view.supply);
  return { ...view, supply: view.supply + added, reserve: view.reserve + chips - added };
}

/** The chip goes to the supply, and the tile leaves its pile (FOE-8.4). */
function explored(view: FoesView, space: string, tile: number): FoesView {
  const seen = {
    ...view,
    unexplored: view.unexplored.filter((name) => name !== space),
    tiles: { ...view.tiles, [space]: tile },
    pile: view.pile.filter((each) => each !== tile),
    last_pile: view.last_pile.filter((each) => each !== tile),
  };
  return supplied(seen, 1);
}

/** A tile lies in one place only: it leaves the one where it was. */
function placed(view: FoesView, space: string, tile: number): FoesView {
  const emptied = Object.entries(view.tiles).map(([name, old]) => [name, old === tile ? 0 : old]);
  return { ...view, tiles: { ...Object.fromEntries(emptied), [space]: tile } };
}

/** The spell leaves its owner's hand (FOE-16.1), which the owner alone has before him. */
function casting(view: FoesView, event: Casting): FoesView {
  const spell = boxOf(view).spell.get(event.spell);
  if (!spell) return view;
  const levels = without(of(view, event.seat).spell_levels, spell.level);
  const after = {
    ...player(view, event.seat, { spell_levels: levels }),
    hand: event.seat === view.viewer ? without(view.hand, event.spell) : view.hand,
    used: [...view.used, event.spell].sort(),
  };
  if (spell.kind !== "transform") return after;
  return { ...after, turn: { ...view.turn, transform: view.turn.transform + event.amount } };
}

/** Who has the dumbest-player tile now (FOE-10.1, FOE-10.2). */
function withDumbest(view: FoesView): FoesView {
  const least = Math.min(...view.players.map((each) => each.wisdom));
  if (!view.phase_two || least === boxOf(view).topWisdom) return { ...view, dumbest: null };
  return { ...view, dumbest: view.arrivals.find((seat) => of(view, seat).wisdom === least) ?? null };
}

function without<T>(list: readonly T[], one: T): T[] {
  const index = list.indexOf(one);
  return list.filter((_, each) => each !== index);
}
