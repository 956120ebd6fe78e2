// Made by tools/page_types.py from the Python records: change those, not this.

/** FOE-3.2 to 3.6: steps and spells in any order, until he fights, opens, takes chips or ends it. */
export interface Act {
  step: "act";
}

/** FOE-9.4: asked clockwise, after the movement and before the battle; wisdom is compared now. */
export interface AskFollow {
  step: "askfollow";
  seat: number;
}

/** FOE-6.11: after the roll and before paying, Power spells may be cast. */
export interface AskPower {
  step: "askpower";
}

/** FOE-10.3: up to three chambers, or not at all. */
export interface AskPrivilege {
  step: "askprivilege";
  monster: number;
}

/** FOE-6.10: after a lost battle he may move one space, free of charge. */
export interface AskRetreat {
  step: "askretreat";
}

/** FOE-9.10: becoming a student is voluntary. */
export interface AskStudy {
  step: "askstudy";
  seat: number;
}

/** FOE-6.1: the active player fights the monster in his space. */
export interface Battle {
  step: "battle";
}

/** FOE-4.5: whoever begins in a monster's space is pinned; the turn begins after the privilege. */
export interface Begin {
  step: "begin";
}

/** A board file. Connected spaces lie next to each other on the grid. */
export interface Board {
  name: string;
  spaces: readonly SpaceData[];
  connections: readonly (readonly [string, string])[];
  wards: readonly (readonly [string, string])[];
  reconstructed: boolean;
}

/** A player casts a spell. */
export interface Casting {
  event: "casting";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  spell: string;
  amount: number;
}

/** A treasure chest (FOE-11). */
export interface Chest {
  gold: number;
  wisdom: number;
}

/** Everything in the box but the board. */
export interface Components {
  dice: DiceData;
  chips: number;
  start_chips: number;
  top_wisdom: number;
  advancement: readonly (readonly [number, number])[];
  supply: Supply;
  teleports: readonly string[];
  piles: Piles;
  monsters: readonly Monster[];
  chests: readonly Chest[];
  spells: readonly Spell[];
}

/** A player makes no use, or no further use, of what he was offered. */
export interface Declined {
  event: "declined";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  what: "exchange" | "follow" | "move_monster" | "power" | "privilege" | "retreat" | "rotate" | "study";
}

/** A monster is defeated and leaves the board. */
export interface Defeated {
  event: "defeated";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  monster: number;
  space: string;
}

/** The faces of both dice (FOE-6.3). */
export interface DiceData {
  monster: readonly number[];
  player: readonly number[];
}

/** A player has drawn a spell of this level. */
export interface DrewSpell {
  event: "drewspell";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  level: number;
}

/** What comes of fighting a monster: the chance to win, what it costs, and what a victory brings. */
export interface Duel {
  monster: number;
  space: string;
  strength: number;
  win: number;
  costs: readonly (readonly [number, number])[];
  fright: boolean;
  gold: number;
  wisdom: number;
}

/** FOE-3.1 (iii): study, with everyone's gain computed from the levels before any of them (FOE-9.7). */
export interface EndOfTurn {
  step: "endofturn";
}

/** Both bosses are dead. */
export interface Ended {
  event: "ended";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
}

/** FOE-3.7: in his first turn a player puts his figure on a starting chamber. */
export interface EnterDungeon {
  step: "enterdungeon";
}

/** A figure has come into the dungeon. */
export interface Entered {
  event: "entered";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  space: string;
}

/** FOE-17.10: swap any two face-up tiles; figures stay where they are. */
export interface Exchange {
  step: "exchange";
}

/** A chamber was seen: its chip went to the supply, a tile came into it. */
export interface Explored {
  event: "explored";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  space: string;
  tile: number;
}

/** A battle was lost: the monster stays. */
export interface Failed {
  event: "failed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  monster: number;
  why: "too_few_chips" | "too_strong";
}

/** A player has paid to get away from a monster. */
export interface Fled {
  event: "fled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  monster: number;
}

/** An intersection was turned up, or turned round. */
export interface Flipped {
  event: "flipped";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  intersection: string;
  closed: string;
}

/** Everything that the board shows besides the view. */
export interface FoesInsight {
  walks: readonly Walk[];
  steps: readonly [number, number] | null;
  duels: readonly Duel[];
  spells: readonly SpellNow[];
  targets: readonly string[];
  roams: readonly Roam[];
  plain: readonly string[];
  offered: Offered | null;
  company: readonly number[];
  taken: number;
}

/** The position as one seat knows it; `hand` is empty for a spectator. */
export interface FoesView {
  viewer: number | null;
  options: Options;
  active: number;
  waiting_for: readonly number[];
  agenda: readonly (StartTurn | EnterDungeon | Privilege | AskPrivilege | Begin | Act | SecondHalf | EndOfTurn | NextTurn | AskFollow | AskStudy | Battle | AskPower | Settle | AskRetreat | OpenChest | MoveMonsters | Exchange | Rotate)[];
  turn: TurnFacts;
  drawn_levels: readonly number[];
  players: readonly PlayerView[];
  arrivals: readonly number[];
  hand: readonly string[];
  used: readonly string[];
  stack_levels: readonly number[];
  closed: Readonly<Record<string, string>>;
  tiles: Readonly<Record<string, number>>;
  unexplored: readonly string[];
  teleports: Readonly<Record<string, string>>;
  supply: number;
  reserve: number;
  pile: readonly number[];
  last_pile: readonly number[];
  dumbest: number | null;
  phase_two: boolean;
  opening: boolean;
  over: boolean;
}

/** A monster dies of fright. */
export interface Frightened {
  event: "frightened";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  monster: number;
}

/** A player has gained gold. */
export interface Gold {
  event: "gold";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  gold: number;
}

/** A player has ended his movement, to fight, to open a chest, or to leave it at that. */
export interface Halted {
  event: "halted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  then: "end" | "fight" | "open";
}

/** A monster tile: its strength, gold and green heart, and whether it gives a spell. */
export interface Monster {
  strength: number;
  gold: number;
  heart: number;
  spell: boolean;
  name: string;
}

/** FOE-17.7, FOE-17.8: move so many different monsters so many chambers each, one after another. */
export interface MoveMonsters {
  step: "movemonsters";
  left: number;
  most: number;
  moved: readonly number[];
}

/** A figure has moved one step, jumped, retreated, followed or been taken somewhere. */
export interface Moved {
  event: "moved";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  space: string;
  how: "carried" | "dropped" | "follow" | "jump" | "retreat" | "step" | "transference";
}

/** FOE-3.1: clockwise. */
export interface NextTurn {
  step: "nextturn";
}

/** What one is asked to come along to: whose space, and whether there is a level to be learnt. */
export interface Offered {
  master: number;
  space: string;
  learns: boolean;
}

/** FOE-11: take the chest in one's space. */
export interface OpenChest {
  step: "openchest";
}

/** A chest was taken. */
export interface Opened {
  event: "opened";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  chest: number;
  space: string;
}

/** Each field names its clause; the first value is the recommended one. */
export interface Options {
  transform_stacking: boolean;
  fright_gives_spell: boolean;
  study_trigger: "end_of_movement" | "end_of_turn";
  rotate_vision: "all_players" | "on_tile";
  follow_from_monster: boolean;
  move_after_transference: boolean;
  carry_companion: boolean;
  privilege_move: "three" | "up_to_three";
  study_with_monster: boolean;
  show_gold: boolean;
  board: Board | null;
  components: Components | null;
}

/** Chips were paid: one to the supply, the others to the reserve. */
export interface Paid {
  event: "paid";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  chips: number;
}

/** The dumbest-player tile was drawn; nobody gets it if all are at the top (FOE-10.2). */
export interface PhaseTwo {
  event: "phasetwo";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number | null;
}

/** The first and last monster of each pile (FOE-2.1). */
export interface Piles {
  start: readonly [number, number];
  second: readonly [number, number];
  third: readonly [number, number];
  last: readonly [number, number];
}

/** A monster or chest lies somewhere else now. */
export interface Placed {
  event: "placed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  tile: number;
  space: string;
  route: readonly string[];
}

/** A player as everyone sees him: his spells by their levels only. */
export interface PlayerView {
  seat: number;
  space: string | null;
  wisdom: number;
  chips: number;
  gold: number;
  spell_levels: readonly number[];
}

/** FOE-10.3: ahead of his action the dumbest player may move the weakest monster. */
export interface Privilege {
  step: "privilege";
}

/** A move of a monster that one may choose now: where it ends, and which figures are where then. */
export interface Roam {
  action: string;
  monster: number;
  space: string;
  figures: readonly (readonly [number, string])[];
}

/** Both dice of a battle. */
export interface Rolled {
  event: "rolled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  monster: number;
  monster_die: number;
  player_die: number;
}

/** FOE-17.11: turn one or two face-up intersections, then reveal what can now be seen. */
export interface Rotate {
  step: "rotate";
  turned: readonly number[];
}

/** FOE-15.1: with two players a second move and battle, if the first move was a single one. */
export interface SecondHalf {
  step: "secondhalf";
}

/** FOE-6.7 to 6.9: pay, and win or lose. */
export interface Settle {
  step: "settle";
  cost: number;
  strength: number;
  dice: readonly [number, number] | null;
}

/** One space of a board file, with its place on the grid. */
export interface SpaceData {
  id: string;
  kind: "chamber" | "intersection" | "path" | "start" | "teleport";
  x: number;
  y: number;
  ward: string;
}

/** A spell card. */
export interface Spell {
  level: number;
  kind: "exchange" | "invisibility" | "move_monster" | "move_three_monsters" | "movement" | "power" | "rotate" | "transference" | "transform" | "wisdom";
  value: number;
}

/** What the drawn spell is, for its owner. */
export interface SpellDrawn {
  event: "spelldrawn";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  spell: string;
}

/** A spell in one's hand: in which amounts, or to whose space, it can be cast now. */
export interface SpellNow {
  spell: string;
  amounts: readonly number[];
  others: readonly number[];
}

/** FOE-3.1: perhaps he enters, perhaps he has the privilege; then he acts, and then comes study. */
export interface StartTurn {
  step: "startturn";
}

/** The supply track (FOE-1.5): how many spaces, and which of them are dark. */
export interface Supply {
  spaces: number;
  dark: readonly number[];
}

/** A player has taken chips from the supply or the reserve. */
export interface Took {
  event: "took";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  chips: number;
  source: "reserve" | "supply";
}

/** It is this player's turn. */
export interface TurnBegan {
  event: "turnbegan";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
}

/** The facts of one turn (in a two-player game, of one half of it). */
export interface TurnFacts {
  half: number;
  committed: boolean;
  steps: number;
  bonus: number;
  left_behind: readonly number[];
  pinned: boolean;
  stopped: boolean;
  prepared: boolean;
  fled_from: readonly number[];
  invisible: boolean;
  transform: number;
  transforms: number;
  fought: boolean;
  chips_taken: boolean;
  walked: boolean;
  drawn: readonly string[];
  followers: readonly number[];
}

/** A space in reach, and the steps that lead there; nothing new can be seen before the last of them. */
export interface Walk {
  space: string;
  way: readonly string[];
  news: boolean;
  battle: boolean;
}

/** A player's wisdom has risen. */
export interface Wiser {
  event: "wiser";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  wisdom: number;
}

export type View =
  | FoesView;

export type GameEvent =
  | Entered
  | Moved
  | Halted
  | Declined
  | Fled
  | Paid
  | Took
  | Flipped
  | Explored
  | Placed
  | PhaseTwo
  | Casting
  | Rolled
  | Frightened
  | Defeated
  | Failed
  | Gold
  | Opened
  | Wiser
  | DrewSpell
  | SpellDrawn
  | TurnBegan
  | Ended;

export type Insight =
  | FoesInsight;
