// Made by tools/page_types.py from the Python records: change those, not this.

/** Leave an item in the clearing (MR-4.6.1). */
export interface Abandon {
  do: "abandon";
  piece: string;
}

/** An item that nobody can carry is left in the clearing. */
export interface Abandoned {
  event: "abandoned";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
  piece: string;
  clearing: string;
}

/** A treasure card that is secret is left in the clearing: which of his things it was. */
export interface AbandonedCard {
  event: "abandoned-card";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  number: number;
  size: string;
  clearing: string;
}

/** Record a Cache phase (MR-10.4.1). */
export interface ActionsCache {
  do: "cache";
  source: "7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse";
}

/** Record a starting spell (MR-2.7.4). */
export interface ActionsRecord {
  do: "record";
  spell: string;
}

/** Have an item active (MR-4.1.2). */
export interface Activate {
  do: "activate";
  piece: string;
}

/** An item is active now, and everybody sees it and which of his things it is (MR-4.1.5). */
export interface Activated {
  event: "activated";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  number: number;
  item: string;
  piece: string;
}

/** MR-5.2.5: a challenge or an insult is endured for 5 Fame or 5 Notoriety, or they fall out. */
export interface Affronted {
  step: "affronted";
  request: Request;
  affront: string;
}

/** A category of victory: the points on it, what they ask for, and what one has of it (MR-9.1.1). */
export interface Aim {
  category: string;
  points: number;
  need: number;
  have: number;
}

/** Whoever attacks a rider aims at him, and not at his horse (MR-10.11.2). */
export interface AimsAtRider {
  event: "aims-at-rider";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  whom: string;
}

/** Record an Alert phase (MR-3.7). */
export interface Alert {
  do: "alert";
  source: "7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse";
}

/** What somebody had to tell somebody else, whom a Demon helped (MR-15.5.2); only the two know. */
export interface Answer {
  asker: number;
  asked: number;
  whom: string;
  about: "card" | "points" | "spell";
  what: string;
  number: number;
  pondered: number;
}

/** A dwelling, the Ghosts, or a group of natives stand in a clearing now. */
export interface Appeared {
  event: "appeared";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  clearing: string;
}

/** Somebody begins a deal: he makes an offer, or asks for one. */
export interface Approached {
  event: "approached";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  other: string;
  asks: boolean;
}

/** Damaged armor is whole again (MR-15.1.2a). */
export interface ArmorMended {
  event: "armor-mended";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  piece: string;
}

/** What destroyed armor is worth to its owner (MR-6.9.4e). */
export interface ArmorPaid {
  event: "armor-paid";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  gold: number;
}

/** A blow strikes armor, and what becomes of it (MR-6.9.4a). */
export interface ArmorStruck {
  event: "armor-struck";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  piece: string;
  becomes: string;
}

/** Somebody has nothing more to change now. */
export interface Arranged {
  event: "arranged";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Monsters have come to a clearing. */
export interface Arrived {
  event: "arrived";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  monster: string;
  number: number;
  clearing: string;
}

/** MR-5.3.1: having looked he must name one thing, and roll. */
export interface Asking {
  step: "asking";
  who: string;
  partner: string;
}

/** Somebody names what he wants to buy, and its basic price (MR-5.3.1). */
export interface AsksFor {
  event: "asks-for";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  item: string;
  piece: string;
  gold: number;
}

/** Somebody wants to learn a spell of this type (MR-5.3.5). */
export interface AsksForSpell {
  event: "asks-for-spell";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  type: string;
}

/** A gold chit lies in its box. */
export interface Assigned {
  event: "assigned";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  side: string;
  box: string;
}

/** What a player has rolled for a denizen (MR-6.4.2). */
export interface AssignmentRolled {
  event: "assignment-rolled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  monster: string;
  result: number;
}

/** An attack does not take place, for one of them is dead (MR-6.8.2). */
export interface AttackCancelled {
  event: "attack-cancelled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  attacker: string;
}

/** Battle Bracelets move an attack that has been shown (MR-14.12.5). */
export interface AttackShifted {
  event: "attack-shifted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  direction: string;
}

/** The attack that a character has played is shown (MR-6.7.4). */
export interface Attacks {
  event: "attacks";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  direction: string;
  means: string;
  shown: string;
}

/** It is this character's turn to name his target (MR-6.7.1). */
export interface AttentionDrawn {
  event: "attention-drawn";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A spell of a book or an artifact is awakened. */
export interface Awakened {
  event: "awakened";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  spell: string;
  place: string;
}

/** Somebody lays down an item as payment, worth so much (MR-5.3.2). */
export interface Bartered {
  event: "bartered";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
  piece: string;
  gold: number;
}

/** A creature is what it was before (MR-7.10.6). */
export interface BecameHimself {
  event: "became-himself";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A character attacks his own hireling, which costs him Fame (MR-6.13.1). */
export interface Betrayed {
  event: "betrayed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  whom: string;
  fame: number;
}

/** A spell in effect. */
export interface Bewitchment {
  spell: string;
  caster: string;
  means: string;
  targets: readonly string[];
  until: number;
  energized: boolean;
  detail: string;
  undecided: boolean;
}

/** A monster, or several, have blocked a character. */
export interface Blocked {
  event: "blocked";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  monster: string;
  clearing: string;
}

/** Two individuals have blocked each other (MR-3.13.4). */
export interface Blocks {
  event: "blocks";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  whom: string;
  clearing: string;
}

/** Something taken for nothing, and the basic price for which it is repaid (MR-5.5). */
export interface Boon {
  partner: string;
  price: number;
}

/** Somebody takes it for nothing, and owes a boon of this price (MR-5.5.1). */
export interface BoonTaken {
  event: "boon-taken";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  gold: number;
}

/** An item out of a stock is somebody's now (MR-5.3.4). */
export interface Bought {
  event: "bought";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  item: string;
  piece: string;
}

/** What a kill brings, as his so-and-so-many-th of the day (MR-6.11.1). */
export interface Bounty {
  event: "bounty";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  victim: string;
  number: number;
  fame: string;
  notoriety: string;
  gold: string;
}

/** A hiding place, which is the place of the things in it: whose, where, since when, and its Gold. */
export interface Cache {
  owner: string;
  clearing: string;
  day: number;
  gold: number;
}

/** He leaves his cache (MR-10.4.1). */
export interface CacheClosed {
  event: "cache-closed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Somebody opens his cache, or starts one (MR-10.4.1). */
export interface CacheOpened {
  event: "cache-opened";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  place: string;
  clearing: string;
}

/** An immortal is where he began (MR-10.12.4). */
export interface CameBack {
  event: "came-back";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  clearing: string;
}

/** A phase, or the second step of a ride, cannot be performed (MR-3.2.10). */
export interface Cancelled {
  event: "cancelled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  reason: string;
}

/** At the end everybody sees a treasure card that was secret. */
export interface CardLaidOpen {
  event: "card-laid-open";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
}

/** A treasure card that is secret is part of an offer: which of his things it is. */
export interface CardOffered {
  event: "card-offered";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  number: number;
  size: string;
}

/** A player is told which treasure card it is. */
export interface CardSeen {
  event: "card-seen";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
}

/** A player is shown a card that is offered to him. */
export interface CardShown {
  event: "card-shown";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
}

/** A treasure card that is secret is wanted in return: which of his things it is. */
export interface CardWanted {
  event: "card-wanted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  other: string;
  number: number;
  size: string;
}

/** A wish has taken somebody elsewhere (MR-7.12.3). */
export interface Carried {
  event: "carried";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  clearing: string;
}

/** Cast a spell with a Magic chit or an item, and a supply of its color (MR-7.4.1). */
export interface Cast {
  do: "cast";
  spell: string;
  means: string;
  supply: string;
}

/** A spell that is cast in this round. */
export interface Casting {
  caster: string;
  spell: string;
  means: string;
  supply: string;
  time: number;
  targets: readonly string[];
  direction: number;
  fate: "cancelled" | "cast" | "done";
  lasts: boolean;
  detail: string;
}

/** What somebody has of a category at the end, what he needed, and what comes of it (MR-9.3.3). */
export interface CategoryCounted {
  event: "category-counted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  category: string;
  have: number;
  need: number;
  score: number;
}

/** A character's sheet as everybody sees it: no spells or requirements (MR-0.6.1, MR-0.6.2). */
export interface CharacterView {
  seat: number;
  character: string;
  level: number;
  first_level: number;
  earned: readonly number[];
  spent: number;
  chits: readonly ("active" | "alerted" | "color" | "committed" | "fatigued" | "wounded")[];
  fame: number | null;
  fame_part: readonly [number, number];
  notoriety: number | null;
  notoriety_part: readonly [number, number];
  worth: number;
  curses: readonly string[];
  boons: readonly Boon[];
  grudges: readonly Grudge[];
  vexed: readonly string[];
  tasks: readonly Task[];
  kills: number;
  began: number;
  mighty: boolean;
  red_dice: readonly number[];
  berserk: boolean;
  shown: readonly string[];
  pondered: number;
  learned: readonly string[] | null;
  requirements: Requirements | null;
  score: number | null;
}

/** A character charges another one, with a Move that hinders him (MR-6.5.2). */
export interface Charged {
  event: "charged";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  whom: string;
  means: string;
  shown: string;
}

/** An action chit is in another state now (MR-1.5.3). */
export interface ChitChanged {
  event: "chit-changed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  chit: number;
  becomes: string;
}

/** A character has earned a further chit (MR-10.12.3). */
export interface ChitEarned {
  event: "chit-earned";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  chit: number;
}

/** A player is told which chit lies in a tile. */
export interface ChitSeen {
  event: "chit-seen";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  chit: string;
  tile: string;
}

/** An action chit of one's own, counted from 1, as it is now. */
export interface ChitShown {
  number: number;
  action: string;
  value: string;
  time: number;
  asterisks: number;
  state: string;
  color: string;
}

/** A map chit shows its face. */
export interface ChitTurnedUp {
  event: "chit-turned-up";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  chit: string;
  tile: string;
}

/** Warnings and sounds that somebody does not disturb are turned face down again (MR-13.5.3). */
export interface ChitsQuiet {
  event: "chits-quiet";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  tile: string;
}

/** At Midnight the map chits of a tile are turned face down (MR-3.16.7). */
export interface ChitsTurnedDown {
  event: "chits-turned-down";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  tile: string;
}

/** A player is told that his choice has been noted. */
export interface ChoiceNoted {
  event: "choice-noted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A character who had the choice has found something. */
export interface ChoiceTaken {
  event: "choice-taken";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Who somebody will be. */
export interface Chose {
  event: "chose";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  character: string;
  level: number;
  rank: string;
}

/** A player is told which line he has chosen (MR-16.3.7). */
export interface ChoseLine {
  event: "chose-line";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  line: string;
}

/** The first of the two phases into a mountain is done (MR-3.5.2). */
export interface Climbs {
  event: "climbs";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  clearing: string;
}

/** The turn of a clearing has come (MR-6.1.1). */
export interface CombatBegan {
  event: "combat-began";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  clearing: string;
}

/** Nobody fights any more in this clearing (MR-6.12). */
export interface CombatEnded {
  event: "combat-ended";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  clearing: string;
}

/** A monster serves somebody because of a spell (MR-7.9.5). */
export interface ControlBegan {
  event: "control-began";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  monster: string;
}

/** A counter on a combat sheet, with its letter. */
export interface CounterShown {
  piece: string;
  letter: string;
  target: string;
  box: string;
  direction: number;
  dark: boolean;
  blow: string;
  move: number | null;
  size: string;
  armored: boolean;
  hits: string;
}

/** A counter shows its other side. */
export interface CounterTurned {
  event: "counter-turned";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  piece: string;
  dark: boolean;
}

/** A character at the Chapel is free of a curse (MR-3.16.5). */
export interface CurseLifted {
  event: "curse-lifted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  curse: string;
}

/** A curse has struck a character (MR-16.12). */
export interface Cursed {
  event: "cursed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  curse: string;
}

/** Birdsong of a new day (MR-3.1.1). */
export interface DayBegan {
  event: "day-began";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  day: number;
}

/** An offer as a seat knows it: secret cards by their backs, discoveries by their kinds or not at all. */
export interface DealSeen {
  who: string;
  partner: string;
  made: boolean;
  gives: readonly string[];
  gold: number;
  tells: readonly string[];
  wants: readonly string[];
  wants_gold: number;
}

/** Somebody makes no deal. */
export interface Declined {
  event: "declined";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  other: string;
}

/** What he had to answer (MR-15.5.2a). */
export interface DemonAnswered {
  event: "demon-answered";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  whom: string;
  about: "card" | "points" | "spell";
  what: string;
  number: number;
}

/** Somebody has asked somebody else something (MR-15.5.2a). */
export interface DemonAsked {
  event: "demon-asked";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  whom: string;
}

/** A hireling is sent against somebody (MR-6.5.1). */
export interface Deployed {
  event: "deployed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  whom: string;
}

/** A mountain to which somebody has strayed costs him his next Move (MR-16.14.4). */
export interface Detained {
  event: "detained";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  clearing: string;
}

/** Somebody has chosen what the red die shows (MR-14.5.7). */
export interface DieSet {
  event: "die-set";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  table: string;
  number: number;
}

/** A character is out of the game (MR-6.15). */
export interface Died {
  event: "died";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A player is told what he has discovered: a path, a passage or a site. */
export interface Discovered {
  event: "discovered";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  discovery: string;
}

/** A thing is offered together with others (MR-10.10.1). */
export interface Displayed {
  event: "displayed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  item: string;
  piece: string;
}

/** No more of it. */
export interface Done {
  do: "done";
}

/** Somebody buys drinks for a group (MR-5.2.3). */
export interface Drinks {
  event: "drinks";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  gold: number;
}

/** Drop an item in front of oneself (MR-10.5.1). */
export interface Drop {
  do: "drop";
  piece: string;
}

/** Somebody has dropped an item, which lies in front of him (MR-10.5.1). */
export interface Dropped {
  event: "dropped";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
  piece: string;
}

/** Somebody has dropped a treasure card that is secret: which of his things it was. */
export interface DroppedCard {
  event: "dropped-card";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  number: number;
  size: string;
}

/** Record an Enchant phase; the first of a day is a preparation (MR-3.11.1). */
export interface Enchant {
  do: "enchant";
  source: "7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse";
}

/** Record an Enchant phase that is done in a clearing far away (MR-3.11.6). */
export interface EnchantAt {
  do: "enchant-at";
  clearing: string;
  source: "7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse";
}

/** A player has decided about his action (MR-6.6.1). */
export interface EncounterReady {
  event: "encounter-ready";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
}

/** Somebody swallows a challenge or an insult (MR-5.2.5). */
export interface Endured {
  event: "endured";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  affront: string;
  points: number;
}

/** A hireling turns to another one of his attackers (MR-6.5.1d). */
export interface Engaged {
  event: "engaged";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  whom: string;
}

/** A character, or the familiar, stands in a clearing now. */
export interface Entered {
  event: "entered";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  clearing: string;
}

/** An item has been taken out of a box, or there is none left (MR-2.7.2). */
export interface Equipped {
  event: "equipped";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  item: string;
  piece: string | null;
}

/** A card has been exchanged for the treasures within (MR-14.1.1). */
export interface Exchanged {
  event: "exchanged";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
  gold: number;
}

/** The Flowers of Rest have put a character to sleep (MR-14.3.3). */
export interface FellAsleep {
  event: "fell-asleep";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Pick up an item of the pile in the clearing or in front of somebody, counted from the top. */
export interface Fetch {
  do: "fetch";
  place: string;
  number: number;
  means: string;
}

/** The combat that goes on in a clearing. */
export interface Fight {
  clearing: string;
  round: number;
  truce: number;
  quiet: number;
  stirred: boolean;
  named: readonly string[];
  kills: readonly Kill[];
  grips: readonly (readonly [string, string])[];
  enraged: readonly string[];
  provoked: readonly (readonly [string, number])[];
  battling: readonly (readonly [string, number])[];
  betrayed: readonly (readonly [string, number])[];
  colors: readonly (readonly [string, number])[];
}

/** A player wants the combat to go on, or not (MR-6.12.1). */
export interface FightsOn {
  event: "fights-on";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  wants: boolean;
}

/** Somebody is in the air over a tile (MR-3.14.2). */
export interface Flew {
  event: "flew";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  tile: string;
}

/** Record a Fly phase to this tile or one beside it (MR-3.14.2). */
export interface Fly {
  do: "fly";
  tile: string;
  source: "7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse";
}

/** Fly out of the clearing, over a tile beside it (MR-6.6.5). */
export interface FlyAway {
  do: "fly-away";
  tile: string;
  means: string;
}

/** Record that he follows somebody all day (MR-3.12.1); if wary, he is asked before each phase. */
export interface Follow {
  do: "follow";
  whom: string;
  wary: boolean;
}

/** A player is told whom somebody will follow. */
export interface FollowRecorded {
  event: "follow-recorded";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  whom: string;
}

/** Whom somebody follows today (MR-3.3.3). */
export interface Follows {
  event: "follows";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  whom: string;
}

/** A player is told that he sees hidden enemies until Midnight (MR-1.6.5). */
export interface FoundEnemies {
  event: "found-enemies";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** The pile is not so high. */
export interface FoundNothing {
  event: "found-nothing";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A boon is repaid (MR-5.5.2). */
export interface Freed {
  event: "freed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
}

/** How well a blow has landed, and what that changes (MR-10.11.1). */
export interface Fumbled {
  event: "fumbled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  attacker: string;
  roll: number;
  change: number;
}

/** An item that somebody has: what it is, whether it is active, and the face that it shows. */
export interface Gear {
  piece: string;
  kind: string;
  active: boolean;
  face: string;
  shown: string;
  great: boolean;
}

/** A visitor, a mission or a campaign is in a clearing now (MR-3.15.4). */
export interface GoldChitCame {
  event: "gold-chit-came";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  side: string;
  clearing: string;
}

/** Somebody has found gold. */
export interface GoldFound {
  event: "gold-found";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  gold: number;
}

/** Gold has changed hands. */
export interface GoldHanded {
  event: "gold-handed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  other: string;
  gold: number;
}

/** Gold is put into the cache; less than nothing is taken out (MR-10.4.1). */
export interface GoldMoved {
  event: "gold-moved";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  gold: number;
}

/** Whoever has killed somebody gets his gold, or his part of it (MR-6.11.6). */
export interface GoldTaken {
  event: "gold-taken";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  whom: string;
  gold: string;
}

/** A group of natives battles a player's side from now on (MR-6.2.2). */
export interface GroupBattles {
  event: "group-battles";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  group: string;
  seat: number;
}

/** How much better or worse a group thinks of a character, for good (MR-10.7.3). */
export interface Grudge {
  group: string;
  change: number;
}

/** What a group would pay for all that is offered, or demands to have it for (MR-10.10.1). */
export interface Haggled {
  event: "haggled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  gold: number;
  demand: boolean;
}

/** MR-10.10.2: he takes what they offer; a demand he cannot refuse without being blocked. */
export interface Haggling {
  step: "haggling";
  who: string;
  partner: string;
  pieces: readonly string[];
  change: number;
  demand: boolean;
}

/** An item has changed hands. */
export interface Handed {
  event: "handed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  other: string;
  item: string;
  piece: string;
}

/** A treasure card that is secret has changed hands: which of the giver's things it was. */
export interface HandedCard {
  event: "handed-card";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  other: string;
  number: number;
  size: string;
}

/** How hard a blow is (MR-6.8.5). */
export interface Harmed {
  event: "harmed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  harm: string;
}

/** A character is hidden now. */
export interface Hid {
  event: "hid";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Record a Hide phase (MR-3.6). */
export interface Hide {
  do: "hide";
  source: "7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse";
}

/** Record a Hire phase (MR-3.10.2). */
export interface Hire {
  do: "hire";
  source: "7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse";
}

/** Natives serve a player's character until Midnight of a day (MR-5.7.3). */
export interface Hired {
  event: "hired";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  partner: string;
  natives: readonly string[];
  until: number;
}

/** Whom a denizen serves, and the day whose Midnight ends it (MR-5.7.3). */
export interface Hireling {
  owner: number;
  until: number;
  controlled: boolean;
}

/** What the kill of a hireling brings to his master, and in gold to himself (MR-6.11.2, MR-6.11.3). */
export interface HirelingBounty {
  event: "hireling-bounty";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  hireling: string;
  victim: string;
  fame: string;
  notoriety: string;
  gold: string;
}

/** The Notoriety that the death of a hireling costs his master (MR-6.11.7). */
export interface HirelingLost {
  event: "hireling-lost";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  hireling: string;
  points: number;
}

/** MR-5.7.1: he names a group, or lets it be (MR-3.2.10). */
export interface Hiring {
  step: "hiring";
  who: string;
}

/** An attack hits: it meets the maneuver, is faster than it, or there is none (MR-6.8.3). */
export interface HitBy {
  event: "hit-by";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  attacker: string;
  how: string;
  direction: string;
  time: number;
  dodge: string;
  dodge_time: number;
}

/** The horse with which somebody maneuvers is dead (MR-6.9.3). */
export interface HorseKilled {
  event: "horse-killed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  piece: string;
}

/** In the cave a horse becomes inactive (MR-4.4.5). */
export interface HorseLed {
  event: "horse-led";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
  piece: string;
}

/** Place an Attack spell in a direction (MR-6.7.3a). */
export interface Hurl {
  do: "hurl";
  direction: "smash" | "swing" | "thrust";
}

/** Put an active item away (MR-4.1.2). */
export interface Inactivate {
  do: "inactivate";
  piece: string;
}

/** An active item has been put away. */
export interface Inactivated {
  event: "inactivated";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
  piece: string;
}

/** What a character and a native in somebody's hire have alike; underlings take no turns (MR-5.8.1). */
export interface Individual {
  seat: number;
  gold: number;
  gold_part: readonly [number, number];
  hidden: boolean;
  blocked: boolean;
  asleep: boolean;
  farsighted: boolean;
  found: boolean;
  spotted: readonly string[];
  discoveries: readonly string[];
  seen: readonly string[];
  searches: readonly Look[];
  lessons: readonly Lesson[];
  dawn: string;
  mount: string;
  turn: readonly (Move | Ride | Fly | Leave | Hide | Alert | Rest | Search | PeerAt | Trade | Hire | Enchant | EnchantAt | ActionsCache)[];
  following: string;
  prepared: boolean;
  drenched: boolean;
  lost: readonly ("7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse")[];
  wary: boolean;
  came: string;
  kept: number;
  kept_gold: number;
  past: readonly (Move | Ride | Fly | Leave | Hide | Alert | Rest | Search | PeerAt | Trade | Hire | Enchant | EnchantAt | ActionsCache)[];
}

/** Somebody who takes turns as everybody sees him: no discoveries (MR-0.6.1). */
export interface IndividualView {
  who: string;
  seat: number;
  gold: number | null;
  gold_part: readonly [number, number];
  hidden: boolean;
  blocked: boolean;
  asleep: boolean;
  farsighted: boolean;
  prepared: boolean;
  drenched: boolean;
  lost: readonly ("7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse")[];
  following: string;
  wary: boolean;
  dawn: string;
  mount: string;
  came: string;
  past: readonly (Move | Ride | Fly | Leave | Hide | Alert | Rest | Search | PeerAt | Trade | Hire | Enchant | EnchantAt | ActionsCache)[];
  lessons: readonly Told[];
  searches: readonly Look[];
}

/** What a character has played into a column of his sheet: `attack`, `maneuver` or `shield`. */
export interface InsightPlayed {
  kind: string;
  direction: number;
  shown: string;
  means: string;
}

/** Let a Phase spell work now (MR-7.5.4). */
export interface Invoke {
  do: "invoke";
  spell: string;
}

/** A follower leaves what is too heavy and goes with his guide. */
export interface KeepsUp {
  event: "keeps-up";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Who has been killed in a round, and by whom: several if each of their blows would have done it. */
export interface Kill {
  victim: string;
  killers: readonly string[];
  routed: boolean;
}

/** Somebody is dead, at this very moment. */
export interface Killed {
  event: "killed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  killer: string;
}

/** A tile on the table: where it lies, how far it is turned clockwise, and which side is up. */
export interface LaidTile {
  tile: string;
  column: number;
  row: number;
  turns: number;
  side: "enchanted" | "green";
}

/** Somebody comes down in a random clearing of the tile (MR-3.14.4). */
export interface Landed {
  event: "landed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  clearing: string;
}

/** The game is over (MR-9.5.1). */
export interface LastDayOver {
  event: "last-day-over";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  day: number;
}

/** MR-2.2.2: in turn everybody lays one of his tiles, or passes if none fits. */
export interface LayTiles {
  step: "laytiles";
  hands: readonly (readonly string[])[];
  face_down: readonly number[];
  left: readonly string[];
  seat: number;
  turned_up: string | null;
  asks: boolean;
}

/** The tiles that have been laid, in their order. */
export interface Layout {
  tiles: readonly LaidTile[];
}

/** Let an underling follow a guide today (MR-3.12.8). */
export interface Lead {
  do: "lead";
  who: string;
  whom: string;
}

/** Record a Move phase along a roadway that runs off the map (MR-3.5.9). */
export interface Leave {
  do: "leave";
  source: "7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse";
}

/** Somebody does not follow his guide any more. */
export interface LeftBehind {
  event: "left-behind";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  clearing: string;
}

/** A character has left the map for good (MR-3.5.9). */
export interface LeftMap {
  event: "left-map";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Discoveries that somebody has passed on (MR-4.7.3); the others know only how many. */
export interface Lesson {
  teacher: string;
  discoveries: readonly string[];
}

/** Somebody who could have done something lets it be. */
export interface LetBe {
  event: "let-be";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A character has all chits of his next level (MR-10.12.3). */
export interface LevelRisen {
  event: "level-risen";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  level: number;
  rank: string;
}

/** A search: what it brought, and how many map chits lay in the tile; or what somebody has been shown. */
export interface Look {
  day: number;
  clearing: string;
  results: readonly string[];
  chits: number;
  chosen: boolean;
  found: readonly string[];
}

/** Somebody looks at all that a group or a visitor has for sale (MR-5.3.1). */
export interface LooksAtStock {
  event: "looks-at-stock";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
}

/** A horse that nobody has is dead (MR-16.10.3). */
export interface LooseHorseKilled {
  event: "loose-horse-killed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  clearing: string;
  piece: string;
}

/** Somebody turns to a site, or to the pile of abandoned belongings in a clearing. */
export interface Looted {
  event: "looted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  place: string;
  clearing: string;
}

/** The Lost City or the Lost Castle makes room for the chits that it hides (MR-3.9.4). */
export interface LostFound {
  event: "lost-found";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  chit: string;
  tile: string;
}

/** The order in which characters are chosen (MR-2.7.1). */
export interface Lots {
  event: "lots";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seats: readonly number[];
}

/** A denizen comes to somebody's sheet because he lures it (MR-6.4.1). */
export interface Lured {
  event: "lured";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  monster: string;
}

/** Play a maneuver (MR-6.7.3b). */
export interface Maneuver {
  do: "maneuver";
  direction: "charge" | "dodge" | "duck";
  means: string;
}

/** The Elusive Cloak moves a maneuver that has been shown (MR-14.12.6). */
export interface ManeuverShifted {
  event: "maneuver-shifted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  direction: string;
}

/** The maneuver that a character has played is shown (MR-6.7.4). */
export interface Maneuvers {
  event: "maneuvers";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  direction: string;
  means: string;
  shown: string;
}

/** No tile fits any more: all over again (MR-2.2.4). */
export interface MapFailed {
  event: "map-failed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
}

/** MR-5.2.3: before the roll he may buy drinks. */
export interface Meeting {
  step: "meeting";
  request: Request;
}

/** What the Meeting table says in a column (MR-16.5). */
export interface Met {
  event: "met";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  column: string;
  result: string;
}

/** An attack misses: it neither meets the maneuver nor is faster than it (MR-6.8.3). */
export interface MissedBy {
  event: "missed-by";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  attacker: string;
  direction: string;
  time: number;
  dodge: string;
  dodge_time: number;
}

/** What the Missile Table does to a blow (MR-6.8.6). */
export interface MissileRolled {
  event: "missile-rolled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  attacker: string;
  change: number;
}

/** Which row of the Set-Up Card prowls today (MR-3.3.1). */
export interface MonsterRoll {
  event: "monster-roll";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  result: number;
}

/** Record a Move phase to an adjacent clearing (MR-3.5.1). */
export interface Move {
  do: "move";
  clearing: string;
  source: "7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse";
}

/** A character has come to a clearing along a roadway. */
export interface Moved {
  event: "moved";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  clearing: string;
  road: string;
}

/** A group or a visitor has blocked somebody (MR-5.2.4). */
export interface NativesBlocked {
  event: "natives-blocked";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
}

/** Somebody wants to hire these natives, and what they ask at least (MR-5.7.1). */
export interface Negotiates {
  event: "negotiates";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  natives: readonly string[];
  gold: number;
}

/** A character has done nothing in the encounter step. */
export interface NoAction {
  event: "no-action";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A character attacks nobody. */
export interface NoTarget {
  event: "no-target";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A player whose character is dead waits with another one (MR-6.15.3). */
export interface NotAnew {
  event: "not-anew";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
}

/** A follower sees his hidden guide and cannot be left behind. */
export interface NotShaken {
  event: "not-shaken";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** He does not sell for what they would pay (MR-10.10.2). */
export interface OfferDeclined {
  event: "offer-declined";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
}

/** A player is told what he has put into his offer: `part` says which of the other details counts. */
export interface OfferDrafted {
  event: "offer-drafted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  part: string;
  item: string;
  gold: number;
  discovery: string;
}

/** Somebody offers gold and discoveries, and wants gold; items are named one by one. */
export interface OfferMade {
  event: "offer-made";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  other: string;
  gold: number;
  discoveries: number;
  wants_gold: number;
}

/** All that was offered is sold for this Gold, and this Fame (MR-10.10.2). */
export interface OfferSold {
  event: "offer-sold";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  gold: number;
  fame: number;
}

/** An item is part of an offer. */
export interface Offered {
  event: "offered";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
  piece: string;
}

/** MR-10.10.1: things are added to the set that is offered, then he rolls for all of it. */
export interface Offering {
  step: "offering";
  who: string;
  partner: string;
  pieces: readonly string[];
}

/** The Vault is open, for the rest of the game; or the Crypt, this time. */
export interface Opened {
  event: "opened";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  place: string;
}

/** Each field names its clause. */
export interface Options {
  auto_map: boolean;
  strict_tiles: boolean;
  gold_chits: "by_hand" | "none" | "random";
  large_on_top: boolean;
  development: boolean;
  extended_development: boolean;
  victory_points: 1 | 2 | 3 | 4 | 5;
  days: 1 | 7 | 14 | 21 | 28;
  leave_map: "alone" | "always" | "never";
  secret_records: boolean;
  summon_when_blocked: boolean;
  leaders_own_chit: boolean;
  magic_sight_choice: "own_table" | "search_tables";
  block_at_turn_start: boolean;
  rules_in_play: "all" | "monsters" | "natives" | "treasures";
  combat: "off" | "on";
  encounter_order: "clockwise" | "daylight";
  wound_death_rule: "active_only" | "all_wounded";
  red_side_riders: "killed" | "spared";
  demon_rolls: "monster" | "victim";
  dead_score: "counted" | "fixed";
  restart_points: "full" | "proportional";
  character_bounty: "multiplied" | "once";
  shared_kills: "split" | "whole";
  cancelled_weapon: "alerted" | "unchanged";
  shift_before_reposition: boolean;
  hidden_meet_natives: boolean;
  assignment_modifiers: boolean;
  seasons_weather: "autumn" | "christmas" | "desolate" | "easter" | "freshet" | "halloween" | "harvest" | "high_summer" | "ice" | "midsummer" | "off" | "snow" | "spring" | "swelter";
  flying_activities: boolean;
  caching: boolean;
  dropping: boolean;
  commerce: boolean;
  serious_wounds: boolean;
  serious_wounds_denizens: boolean;
  ambushes: boolean;
  free_boxes: boolean;
  alerted_monsters: boolean;
  dragon_heads: boolean;
  watchful_natives: boolean;
  extended_treachery: boolean;
  extended_grudges: boolean;
  fumble: boolean;
  riding_horses: boolean;
  stumble: boolean;
  optional_missile: boolean;
  revised_missile: boolean;
  penetrating_armor: boolean;
  wounds_at_round_end: boolean;
  enhanced_magic: boolean;
  benevolent_spells: boolean;
  enhanced_artifacts: boolean;
  pit_must_hit: boolean;
  any_faster_spell_cancels: boolean;
  automatic_enchanting: boolean;
  quiet_monsters: boolean;
  two_monster_dice: boolean;
  grudges: boolean;
  knights_adjustment: boolean;
  sudden_death: boolean;
  negative_winner: boolean;
  armored_t_serpent: boolean;
  armored_transform_dragon: boolean;
  glowing_gem_notorious: boolean;
  golden_crown_46: boolean;
  dwarf_t5_heavier: boolean;
  magician_l4_lighter: boolean;
  wizard_fights_earlier: boolean;
  scholar_shuns_witch_king: boolean;
  poison_in_combat: boolean;
  shaman_wants_idol: boolean;
  gripping_dust_5: boolean;
  thief_before_skeleton: boolean;
  axe_goblin_heavier: boolean;
  broadsword_blunter: boolean;
  borderland_gold: boolean;
  three_shields: boolean;
}

/** Those who follow one another in a circle follow nobody (MR-3.3.4). */
export interface OrderCancelled {
  event: "order-cancelled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Who has put the Timeless Jewel away in his turn is blocked (MR-14.3.10). */
export interface OutOfTime {
  event: "out-of-time";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A character gets a horse or arms by his level (MR-10.12.4). */
export interface Outfitted {
  event: "outfitted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
  piece: string;
}

/** Somebody has paid: this Gold besides what he laid down, and this Fame (MR-5.3.2, MR-5.3.3). */
export interface Paid {
  event: "paid";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  gold: number;
  fame: number;
}

/** Sunset, Evening or Midnight has come (MR-3.1). */
export interface PartOfDay {
  event: "part-of-day";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  part: string;
}

/** Let it be. */
export interface Pass {
  do: "pass";
}

/** Whoever could have gone first lets the next chit be drawn. */
export interface Passed {
  event: "passed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
}

/** Somebody takes nothing of what Magic Sight has shown him. */
export interface PassedBy {
  event: "passed-by";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** MR-5.3.2: items are laid down one by one, then Gold makes up the difference; all or nothing. */
export interface Paying {
  step: "paying";
  request: Request;
  times: number;
  boon: boolean;
  given: readonly string[];
}

/** Record a Peer phase at a clearing far away (MR-3.11.5). */
export interface PeerAt {
  do: "peer-at";
  clearing: string;
  source: "7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse";
}

/** Somebody looks at the spells of a site, a book or an artifact (MR-16.4.3). */
export interface Perceived {
  event: "perceived";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  place: string;
}

/** A phantasm is where its master is (MR-15.6.4a). */
export interface PhantasmCame {
  event: "phantasm-came";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  clearing: string;
}

/** A recorded phase comes up and is public from now on. */
export interface PhaseBegan {
  event: "phase-began";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  activity: string;
  clearing: string | null;
  onward: string | null;
  source: string;
}

/** Somebody lets a Trade or Hire phase be (MR-3.2.10). */
export interface PhaseDeclined {
  event: "phase-declined";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A storm may have taken a phase from somebody (MR-15.4.7b). */
export interface PhaseLost {
  event: "phase-lost";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A player is told the phase that he has recorded. */
export interface PhaseRecorded {
  event: "phase-recorded";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  activity: string;
  clearing: string | null;
  onward: string | null;
  source: string;
}

/** A phase of a turn; whoever follows somebody has `follow`, and whom in place of a clearing. */
export interface PhaseShown {
  activity: string;
  clearing: string;
  onward: string;
  source: string;
}

/** Somebody has picked up what lay in the clearing or in front of somebody (MR-10.5.2). */
export interface PickedUp {
  event: "picked-up";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
  piece: string;
}

/** Place a counter in a box of a sheet (MR-6.7.3d). */
export interface Place {
  do: "place";
  piece: string;
  direction: "smash" | "swing" | "thrust";
}

/** The box in which a counter lies (MR-6.7.3d). */
export interface Placed {
  event: "placed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  piece: string;
  direction: string;
}

/** A player has placed everything (MR-6.7.3). */
export interface PlacementReady {
  event: "placement-ready";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
}

/** What a character has done and shown in this round; what is played goes by its means. */
export interface Play {
  acted: readonly string[];
  charges: string;
  target: string;
  at_rider: boolean;
  attack: string;
  attack_direction: number;
  maneuver: string;
  maneuver_direction: number;
  rider_maneuver: string;
  rider_direction: number;
  second: string;
  second_direction: number;
  shield: number;
  outcome: "" | "cancelled" | "hit" | "missed";
  wounds: number;
  wounded_by: string;
  dropped: number;
  stumbled: string;
  hurt: readonly string[];
}

/** A character has played something for his action. */
export interface Played {
  event: "played";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  means: string;
  shown: string;
}

/** Whoever has killed somebody takes a thing that he had (MR-6.11.6). */
export interface Plundered {
  event: "plundered";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  whom: string;
  item: string;
  piece: string;
}

/** A card that was used goes back to where it came from (MR-3.16.3). */
export interface PotionExpired {
  event: "potion-expired";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
  returns_to: string;
}

/** A potion that was used and that nobody has any more goes back to where it came from (MR-3.16.3). */
export interface PotionGone {
  event: "potion-gone";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  item: string;
  returns_to: string;
}

/** A character is ready for the rest of the set-up. */
export interface Prepared {
  event: "prepared";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
}

/** The first Enchant phase of a day, which does nothing else (MR-3.11.1). */
export interface PreparesToEnchant {
  event: "prepares-to-enchant";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Play the Berserk chit (MR-13.2.5). */
export interface Rage {
  do: "rage";
  means: string;
}

/** A character is on a roadway now (MR-6.6.4). */
export interface RanAway {
  event: "ran-away";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  road: string;
}

/** Hand in a recorded turn (MR-3.2.1), or what underlings do. */
export interface Ready {
  do: "ready";
}

/** Everything that the board shows besides the view. */
export interface RealmInsight {
  chits: readonly ChitShown[];
  gear: readonly Gear[];
  aims: readonly Aim[];
  recorded: TurnShown | null;
  effort: readonly [number, number] | null;
  sheets: readonly SheetShown[];
  prowls: readonly string[];
  colors: Readonly<Record<string, readonly string[]>>;
  weather: string;
  season: string;
  places: readonly LaidTile[];
}

/** The position as one seat knows it; a spectator has no sheet. */
export interface RealmView {
  options: Options;
  seats: number;
  day: number;
  monster_roll: number;
  second_roll: number;
  sky: "clear" | "showers" | "special" | "storm";
  weather_chit: WeatherChit;
  stopped: readonly string[];
  summoned: readonly string[];
  truces: readonly string[];
  went: readonly string[];
  to_come: readonly string[];
  turn: TakePhases | null;
  searching: string | null;
  waiting_for: readonly number[];
  doing: readonly string[];
  ready: readonly number[];
  laying: LayTiles | null;
  lots: readonly number[];
  layout: Layout;
  standing_at: Readonly<Record<string, readonly string[]>>;
  faces: Readonly<Record<string, string>>;
  active: readonly string[];
  settled: readonly string[];
  henceforth: readonly string[];
  caches: Readonly<Record<string, Cache>>;
  hired: Readonly<Record<string, Hireling>>;
  gold_homes: Readonly<Record<string, string>>;
  chits: Readonly<Record<string, readonly string[]>>;
  face_up: readonly string[];
  revealed: readonly string[];
  piles: Readonly<Record<string, readonly string[]>>;
  spell_piles: Readonly<Record<string, readonly string[]>>;
  secrets: readonly SecretView[];
  awakened: readonly string[];
  vault_open: boolean;
  characters: readonly CharacterView[];
  individuals: readonly IndividualView[];
  fallen: readonly string[];
  fight: Fight | null;
  stances: Readonly<Record<string, Stance>>;
  plays: Readonly<Record<string, Play>>;
  castings: readonly Casting[];
  bewitched: readonly Bewitchment[];
  used: readonly string[];
  dealing: Trading | Asking | Selling | Offering | Haggling | Hiring | Meeting | Affronted | Paying | null;
  pause: Rearranging | null;
  deal: DealSeen | null;
  my_sheet: Sheet | null;
  my_individuals: Readonly<Record<string, Individual>>;
  my_trust: Readonly<Record<string, number>>;
  my_answers: readonly Answer[];
  my_draft: readonly (ActionsRecord | Require | Move | Ride | Fly | Leave | Hide | Alert | Rest | Search | PeerAt | Trade | Hire | Enchant | EnchantAt | ActionsCache | Follow | Lead | Reconsider | Ready | Run | FlyAway | TurnWeapon | Rage | Cast | Invoke | Activate | Inactivate | Abandon | Drop | Regain | Fetch | Pass | Done | Strike | Hurl | Maneuver | Shield | Place)[];
}

/** MR-4.1.2: one small choice after the other; each item changes once, each partner is asked once. */
export interface Rearranging {
  step: "rearranging";
  who: string;
  by_day: boolean;
  changed: readonly string[];
  offered: readonly string[];
  invited: readonly string[];
}

/** Want to be asked about belongings again, having left them as they are (MR-4.1.8). */
export interface Reconsider {
  do: "reconsider";
}

/** Somebody wants to be asked about his belongings again (MR-4.1.8). */
export interface Reconsidered {
  event: "reconsidered";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A player is told the spell that he has recorded. */
export interface Recorded {
  event: "recorded";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  spell: string;
}

/** Pick up an item that lies in front of oneself (MR-10.5.2). */
export interface Regain {
  do: "regain";
  piece: string;
}

/** A group thinks better or worse of a character from now on (MR-10.7.3). */
export interface Remembered {
  event: "remembered";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  change: number;
}

/** Somebody wants to buy back a boon (MR-5.5.2). */
export interface Repays {
  event: "repays";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  gold: number;
}

/** The denizens of a sheet change their boxes (MR-6.7.5). */
export interface Repositioned {
  event: "repositioned";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  sheet: string;
  boxes: "all" | "circle" | "red" | "square";
  result: number;
}

/** Somebody, whom he deals with, what he wants, and its basic price (MR-5.3.2). */
export interface Request {
  who: string;
  partner: string;
  wants: "freedom" | "item" | "more-service" | "peace" | "service" | "spell";
  price: number;
  thing: string;
  natives: readonly string[];
}

/** Divide the Victory Points (MR-2.9.1). */
export interface Require {
  do: "require";
  great_treasures: number;
  usable_spells: number;
  fame: number;
  notoriety: number;
  gold: number;
}

/** A player is told how he has divided his Victory Points. */
export interface Required {
  event: "required";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  great_treasures: number;
  usable_spells: number;
  fame: number;
  notoriety: number;
  gold: number;
}

/** The Victory Points that a player has put on each category (MR-2.9.1). */
export interface Requirements {
  great_treasures: number;
  usable_spells: number;
  fame: number;
  notoriety: number;
  gold: number;
}

/** A player has chosen what he needs for victory. */
export interface RequirementsReady {
  event: "requirements-ready";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
}

/** Record a Rest phase (MR-3.8). */
export interface Rest {
  do: "rest";
  source: "7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse";
}

/** Who chooses his phases with the Timeless Jewel wants no more of them (MR-14.3.8). */
export interface RestForgone {
  event: "rest-forgone";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Monsters of a kind, or natives of a group, are back where they started (MR-8.5.1). */
export interface Returned {
  event: "returned";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  number: number;
}

/** Record a Move phase of two steps on a pony; a mountain takes both (MR-4.4.3). */
export interface Ride {
  do: "ride";
  clearing: string;
  onward: string;
  source: "7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse";
}

/** The maneuver that somebody on a horse has played for himself is shown (MR-10.11.2). */
export interface RiderManeuvers {
  event: "rider-maneuvers";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  direction: string;
  means: string;
  shown: string;
}

/** The dice of a character on a table, and the result (MR-0.4.1). */
export interface Rolled {
  event: "rolled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  table: string;
  dice: readonly number[];
  result: number;
  line: string;
}

/** A round of combat (MR-6.3). */
export interface RoundBegan {
  event: "round-began";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  round: number;
}

/** A denizen is driven off, back to the Set-Up Card (MR-10.1.2). */
export interface Routed {
  event: "routed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  killer: string;
}

/** Run out of the clearing onto a roadway (MR-6.6.4). */
export interface Run {
  do: "run";
  road: string;
  means: string;
}

/** Somebody reads the runes of a site, a book or an artifact. */
export interface RunesRead {
  event: "runes-read";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  place: string;
}

/** Somebody sells no more (MR-5.4.1). */
export interface SaleOver {
  event: "sale-over";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
}

/** What somebody had dropped lies abandoned in the clearing (MR-10.5.4). */
export interface Scattered {
  event: "scattered";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  clearing: string;
}

/** What a player needed for victory, in Victory Points, and his total (MR-9.3.4). */
export interface Scored {
  event: "scored";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  great_treasures: number;
  usable_spells: number;
  fame: number;
  notoriety: number;
  gold: number;
  total: number;
}

/** Record a Search phase; the table is chosen when it comes up (MR-3.9.1). */
export interface Search {
  do: "search";
  source: "7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse";
}

/** Which clearing a character searches. */
export interface Searched {
  event: "searched";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  table: string;
  clearing: string;
}

/** A card that only some have seen: where it is, and who they are. */
export interface SecretView {
  place: string;
  position: number;
  seats: readonly number[];
  origin: string;
}

/** Until Midnight somebody peers and enchants wherever he likes (MR-16.16.3). */
export interface SeesFar {
  event: "sees-far";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** MR-5.4.1: any number of items to one leader or visitor. */
export interface Selling {
  step: "selling";
  who: string;
  partner: string;
}

/** A denizen is where it began the game (MR-7.12.3b). */
export interface SentHome {
  event: "sent-home";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A blow that would just have killed somebody gives him so many wounds (MR-10.1.1). */
export interface SeriouslyWounded {
  event: "seriously-wounded";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  wounds: number;
}

/** Everything is set up; the first day begins. */
export interface SetUp {
  event: "set-up";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
}

/** A denizen comes to somebody's sheet by itself (MR-6.4.2). */
export interface SetUpon {
  event: "set-upon";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  monster: string;
}

/** Somebody leaves everything as it is for today. */
export interface Settled {
  event: "settled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Somebody leaves everything as it is until further notice (MR-4.1.8). */
export interface SettledForLong {
  event: "settled-for-long";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** What only a character has. It is replaced as a whole whenever something on it changes. */
export interface Sheet {
  character: string;
  level: number;
  chits: readonly ("active" | "alerted" | "color" | "committed" | "fatigued" | "wounded")[];
  worth: number;
  first_level: number;
  earned: readonly number[];
  spent: number;
  fame: number;
  fame_part: readonly [number, number];
  notoriety: number;
  notoriety_part: readonly [number, number];
  spells: readonly string[];
  learned: readonly string[];
  shown: readonly string[];
  pondered: readonly (readonly string[])[];
  requirements: Requirements | null;
  boons: readonly Boon[];
  grudges: readonly Grudge[];
  vexed: readonly string[];
  tasks: readonly Task[];
  curses: readonly string[];
  kills: number;
  began: number;
  start: string;
  mighty: boolean;
  red_dice: readonly number[];
  berserk: boolean;
}

/** A combat sheet: whose it is, the counters on it, what its owner plays, and what he wears. */
export interface SheetShown {
  owner: string;
  letter: string;
  seat: number | null;
  target: string;
  counters: readonly CounterShown[];
  played: readonly InsightPlayed[];
  gear: readonly Gear[];
}

/** Place the shield (MR-6.7.3c). */
export interface Shield {
  do: "shield";
  direction: "smash" | "swing" | "thrust";
}

/** Where a character has placed his shield (MR-6.7.3c). */
export interface ShieldPlaced {
  event: "shield-placed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  direction: string;
}

/** A site card is turned up, and lies at the bottom of its pile (MR-14.1.5). */
export interface SiteCardFound {
  event: "site-card-found";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  discovery: string;
  place: string;
}

/** Who sleeps has no turn (MR-14.3.3). */
export interface SleptIn {
  event: "slept-in";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** An item is sold for this Gold, and this Fame (MR-5.4). */
export interface Sold {
  event: "sold";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  item: string;
  piece: string;
  gold: number;
  fame: number;
}

/** A Sound chit is in another tile, and summons there (MR-15.8.6). */
export interface SoundMoved {
  event: "sound-moved";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  chit: string;
  tile: string;
}

/** The caster has named a target (MR-7.4.5). */
export interface SpellAimed {
  event: "spell-aimed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  spell: string;
  target: string;
}

/** A visitor has taught somebody a spell of this type (MR-5.3.5). */
export interface SpellBought {
  event: "spell-bought";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  type: string;
}

/** A spell comes to nothing (MR-7.4.6a). */
export interface SpellCancelled {
  event: "spell-cancelled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  spell: string;
}

/** Somebody casts a spell (MR-7.4.1). */
export interface SpellCast {
  event: "spell-cast";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  spell: string;
  means: string;
  supply: string;
}

/** A spell is over, or broken for a target (MR-7.5.8, MR-7.6.5). */
export interface SpellEnded {
  event: "spell-ended";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  spell: string;
  caster: string;
  target: string;
}

/** A Permanent spell works again (MR-7.7.3). */
export interface SpellEnergized {
  event: "spell-energized";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  spell: string;
  target: string;
}

/** An Attack spell is shown in its direction (MR-6.7.4). */
export interface SpellHurled {
  event: "spell-hurled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  spell: string;
  direction: string;
}

/** A Permanent spell falls inert (MR-7.7.2). */
export interface SpellInert {
  event: "spell-inert";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  spell: string;
  target: string;
}

/** A Phase spell works from now to the end of the round or phase (MR-7.5.4). */
export interface SpellInvoked {
  event: "spell-invoked";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  spell: string;
}

/** At the end everybody sees a spell that somebody has learned. */
export interface SpellLaidOpen {
  event: "spell-laid-open";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  spell: string;
}

/** Somebody has recorded a spell that he could learn, or has not. */
export interface SpellPondered {
  event: "spell-pondered";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Which spell lies there; at a site only the reader is told. */
export interface SpellSeen {
  event: "spell-seen";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  spell: string;
  place: string;
}

/** A player is told which spell he has learned. */
export interface SpellTaught {
  event: "spell-taught";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  spell: string;
}

/** A spell does what it does (MR-7.4.6). */
export interface SpellTookEffect {
  event: "spell-took-effect";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  spell: string;
}

/** A player has recorded all of his spells. */
export interface SpellsReady {
  event: "spells-ready";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
}

/** A player is told whom he sees until Midnight, hidden or not (MR-16.4). */
export interface Spotted {
  event: "spotted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Where a counter lies: that of a denizen, of a head, a club or a native's horse. */
export interface Stance {
  sheet: string;
  target: string;
  box: "circle" | "red" | "square";
  direction: number;
}

/** A thing is in the cache (MR-10.4.1). */
export interface Stashed {
  event: "stashed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
  piece: string;
}

/** The stock of a group whose leader is dead lies in the clearing (MR-6.11.8). */
export interface StockScattered {
  event: "stock-scattered";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  group: string;
  clearing: string;
}

/** A player is told which treasure card is for sale. */
export interface StockSeen {
  event: "stock-seen";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  partner: string;
  item: string;
}

/** A player is told which spell a visitor teaches. */
export interface StockSpellSeen {
  event: "stock-spell-seen";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  partner: string;
  spell: string;
}

/** An item begins inactive. */
export interface Stowed {
  event: "stowed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  item: string;
  piece: string;
}

/** Play an attack (MR-6.7.3a). */
export interface Strike {
  do: "strike";
  direction: "smash" | "swing" | "thrust";
  means: string;
}

/** Who runs away rolls whether he stumbles (MR-10.11.3). */
export interface Stumbled {
  event: "stumbled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  roll: number;
  falls: boolean;
}

/** The dice for a box: on a 6 its counters turn over (MR-6.7.6). */
export interface TacticsRolled {
  event: "tactics-rolled";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  sheet: string;
  boxes: "all" | "circle" | "red" | "square";
  direction: string;
  dice: readonly number[];
}

/** MR-3.2.10: phase after phase comes up, and is performed if possible. */
export interface TakePhases {
  step: "takephases";
  who: string;
  doing: Move | Ride | Fly | Leave | Hide | Alert | Rest | Search | PeerAt | Trade | Hire | Enchant | EnchantAt | ActionsCache | null;
  climbing: string | null;
  climbed: number;
  sunlit: boolean;
  underground: boolean;
  free: boolean;
  chosen: boolean;
}

/** A character has named whom he attacks (MR-6.7.1). */
export interface Targeted {
  event: "targeted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  whom: string;
}

/** A mission or a campaign that somebody has taken up, and the day whose Midnight ends it (MR-5.9). */
export interface Task {
  side: string;
  until: number;
  destination: string | null;
  gold: number;
}

/** It has succeeded: the cost is regained, and Gold earned (MR-5.9.2). */
export interface TaskDone {
  event: "task-done";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  side: string;
  fame: number;
  notoriety: number;
  gold: number;
}

/** It has failed, and the cost is paid again (MR-5.9.2). */
export interface TaskFailed {
  event: "task-failed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  side: string;
  fame: number;
  notoriety: number;
}

/** A campaign without foes is given up (MR-5.9.2). */
export interface TaskGivenUp {
  event: "task-given-up";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  side: string;
}

/** A mission or campaign is taken up, for this cost, until Midnight of a day (MR-5.9.1). */
export interface TaskTaken {
  event: "task-taken";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  side: string;
  fame: number;
  notoriety: number;
  until: number;
}

/** Discoveries have been passed on (MR-4.7.3). */
export interface Taught {
  event: "taught";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  other: string;
  number: number;
}

/** A player is told what kind of discovery is offered to him. */
export interface TellsOf {
  event: "tells-of";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  discovery_kind: string;
}

/** Natives are free again (MR-5.8.4). */
export interface TermEnded {
  event: "term-ended";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  partner: string;
  natives: readonly string[];
}

/** It cannot be laid, and is kept for later (MR-2.2.2). */
export interface TileKept {
  event: "tile-kept";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  tile: string;
}

/** A tile lies on the table now. */
export interface TileLaid {
  event: "tile-laid";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  tile: string;
  column: number;
  row: number;
  turns: number;
}

/** A tile shows its other side (MR-3.11.1b). */
export interface TileTurned {
  event: "tile-turned";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  tile: string;
  enchanted: boolean;
}

/** A player has turned up one of his tiles (MR-2.2.2). */
export interface TileTurnedUp {
  event: "tile-turned-up";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  tile: string;
}

/** A tile shows its enchanted side, by the color of the day (MR-10.8.4). */
export interface TileWoke {
  event: "tile-woke";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  tile: string;
}

/** A player has been dealt these tiles, face up (MR-2.2.1). */
export interface TilesDealt {
  event: "tiles-dealt";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  tiles: readonly string[];
}

/** A Magic chit begins as a color chit. */
export interface Tinted {
  event: "tinted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
  chit: number;
}

/** How many discoveries somebody has passed on (MR-4.7.3). */
export interface Told {
  teacher: string;
  number: number;
}

/** Another one was faster or luckier (MR-10.5.4). */
export interface TooLate {
  event: "too-late";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Somebody has taken a treasure; of a card that is secret the others see how large it is. */
export interface Took {
  event: "took";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  place: string;
  position: number;
  item: string;
  piece: string;
}

/** Record a Trade phase (MR-3.10.1). */
export interface Trade {
  do: "trade";
  source: "7_league_boots" | "ancient_telescope" | "aura_of_power" | "blazing_light" | "blend_into_background" | "cloak_of_mist" | "elusiveness" | "health" | "magic_spectacles" | "magical_paraphernalia" | "ordinary" | "regent_of_jewels" | "reputation" | "robust" | "royal_sceptre" | "see_hidden_signs" | "sense_danger" | "sheltered" | "shielded_lantern" | "stamina" | "toadstool_circle" | "toadstool_ring" | "veteran" | "workhorse";
}

/** MR-3.10.1: he looks at a stock in order to buy, or sells something, or lets it be (MR-3.2.10). */
export interface Trading {
  step: "trading";
  who: string;
}

/** A spell has turned somebody into a creature (MR-7.10.1). */
export interface Transmorphized {
  event: "transmorphized";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  into: string;
}

/** Nobody fights in a clearing any more today (MR-16.11.5). */
export interface TruceBegan {
  event: "truce-began";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  clearing: string;
}

/** A character's turn begins, because his chit was drawn or he took it. */
export interface TurnBegan {
  event: "turn-began";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  drawn: boolean;
}

/** A character has done all that he recorded. */
export interface TurnEnded {
  event: "turn-ended";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Who was blocked before his turn has none (MR-3.4.4). */
export interface TurnLost {
  event: "turn-lost";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A player has handed in his turn. */
export interface TurnReady {
  event: "turn-ready";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  seat: number;
}

/** Whose turn is being recorded, or what is left of one's own. */
export interface TurnShown {
  who: string;
  phases: readonly PhaseShown[];
}

/** Turn over the active weapon (MR-6.6.6). */
export interface TurnWeapon {
  do: "turn-weapon";
  piece: string;
  means: string;
}

/** The price is too high for somebody (MR-16.5.5). */
export interface TurnedDown {
  event: "turned-down";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
}

/** A thing is out of the cache (MR-10.4.1). */
export interface Unearthed {
  event: "unearthed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
  piece: string;
}

/** A character is not hidden any more. */
export interface Unhidden {
  event: "unhidden";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** Somebody sees the treasures of a box (MR-16.11.4). */
export interface Vision {
  event: "vision";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  place: string;
}

/** An item is wanted in return. */
export interface Wanted {
  event: "wanted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  other: string;
  item: string;
  piece: string;
}

/** A weapon shows its other side. */
export interface WeaponTurned {
  event: "weapon-turned";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  item: string;
  piece: string;
  alerted: boolean;
}

/** Another chit is drawn for the weather of the next week (MR-14.15.3). */
export interface WeatherChanged {
  event: "weather-changed";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** MR-10.9.2: the chit of the next week, which lies face down. */
export interface WeatherChit {
  number: number;
  seats: readonly number[];
}

/** Somebody looks at the chit for the weather of the next week (MR-14.15.3). */
export interface WeatherForeseen {
  event: "weather-foreseen";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A player is told what that chit shows (MR-14.15.3). */
export interface WeatherSeen {
  event: "weather-seen";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  number: number;
}

/** The weather of a week, and how many of its days are played (MR-10.9.2). */
export interface WeatherTurned {
  event: "weather-turned";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  sky: string;
  weather: string;
  days: number;
}

/** The Berserk chit is played (MR-13.2.2). */
export interface WentBerserk {
  event: "went-berserk";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** What the victim of natives had joins their stock (MR-6.11.6). */
export interface WentToStock {
  event: "went-to-stock";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  partner: string;
  item: string;
  piece: string;
}

/** What somebody's wish brings (MR-16.11). */
export interface WishGranted {
  event: "wish-granted";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
  wish: string;
}

/** It is Sunset, and whoever slept is awake (MR-14.3.4). */
export interface WokeUp {
  event: "woke-up";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

/** A character is wounded (MR-6.9.5). */
export interface Wounded {
  event: "wounded";
  rule: string;
  to: readonly number[] | null;
  reveals: boolean;
  who: string;
}

export type View =
  | RealmView;

export type GameEvent =
  | TilesDealt
  | TileTurnedUp
  | TileKept
  | TileLaid
  | MapFailed
  | Lots
  | Chose
  | Equipped
  | Stowed
  | Tinted
  | Prepared
  | Recorded
  | SpellsReady
  | Assigned
  | Required
  | RequirementsReady
  | Entered
  | SetUp
  | ChitTurnedUp
  | ChitsQuiet
  | ChitsTurnedDown
  | Appeared
  | DayBegan
  | PhaseRecorded
  | FollowRecorded
  | TurnReady
  | MonsterRoll
  | Follows
  | OrderCancelled
  | LeftBehind
  | KeepsUp
  | NotShaken
  | LetBe
  | Passed
  | TurnBegan
  | Unhidden
  | PhaseBegan
  | Cancelled
  | Abandoned
  | LeftMap
  | Climbs
  | Moved
  | Flew
  | Landed
  | HorseLed
  | Rolled
  | Hid
  | WeaponTurned
  | ChitChanged
  | WentBerserk
  | Blocked
  | Blocks
  | TurnLost
  | Arrived
  | Returned
  | TurnEnded
  | PartOfDay
  | Searched
  | ChoiceTaken
  | ChoseLine
  | FoundEnemies
  | Discovered
  | ChitSeen
  | LostFound
  | Looted
  | Opened
  | GoldFound
  | FoundNothing
  | Took
  | CardSeen
  | SiteCardFound
  | Exchanged
  | RunesRead
  | SpellSeen
  | Awakened
  | Cursed
  | SpellPondered
  | Spotted
  | Perceived
  | PassedBy
  | PhaseDeclined
  | LooksAtStock
  | StockSeen
  | StockSpellSeen
  | AsksFor
  | AsksForSpell
  | Repays
  | Bartered
  | Paid
  | TurnedDown
  | BoonTaken
  | Freed
  | Bought
  | SpellBought
  | SpellTaught
  | Sold
  | Displayed
  | Haggled
  | OfferSold
  | OfferDeclined
  | SaleOver
  | Drinks
  | Met
  | Endured
  | NativesBlocked
  | Remembered
  | Negotiates
  | Hired
  | TermEnded
  | TaskTaken
  | TaskDone
  | TaskFailed
  | TaskGivenUp
  | GoldChitCame
  | Activated
  | Inactivated
  | AbandonedCard
  | Settled
  | SettledForLong
  | Reconsidered
  | Arranged
  | Approached
  | OfferDrafted
  | OfferMade
  | Offered
  | CardOffered
  | CardShown
  | TellsOf
  | Wanted
  | CardWanted
  | Declined
  | Handed
  | HandedCard
  | GoldHanded
  | Taught
  | PotionExpired
  | PotionGone
  | CurseLifted
  | CombatBegan
  | RoundBegan
  | CombatEnded
  | FightsOn
  | Lured
  | AssignmentRolled
  | SetUpon
  | Charged
  | GroupBattles
  | Betrayed
  | Deployed
  | Engaged
  | ChoiceNoted
  | EncounterReady
  | NoAction
  | Played
  | RanAway
  | Dropped
  | DroppedCard
  | PickedUp
  | TooLate
  | Scattered
  | AttentionDrawn
  | Targeted
  | NoTarget
  | PlacementReady
  | Attacks
  | Maneuvers
  | RiderManeuvers
  | AimsAtRider
  | ShieldPlaced
  | Placed
  | Repositioned
  | TacticsRolled
  | CounterTurned
  | AttackShifted
  | ManeuverShifted
  | HitBy
  | MissedBy
  | AttackCancelled
  | MissileRolled
  | Fumbled
  | SeriouslyWounded
  | Routed
  | Stumbled
  | Harmed
  | ArmorStruck
  | ArmorPaid
  | Wounded
  | HorseKilled
  | LooseHorseKilled
  | Killed
  | Bounty
  | HirelingBounty
  | HirelingLost
  | StockScattered
  | GoldTaken
  | Plundered
  | WentToStock
  | Died
  | CameBack
  | NotAnew
  | PreparesToEnchant
  | TileTurned
  | SpellCast
  | SpellAimed
  | SpellCancelled
  | SpellHurled
  | SpellTookEffect
  | SpellEnded
  | SpellInert
  | Transmorphized
  | BecameHimself
  | SpellEnergized
  | ArmorMended
  | PhaseLost
  | SpellInvoked
  | WishGranted
  | TruceBegan
  | Carried
  | Detained
  | SentHome
  | Vision
  | ControlBegan
  | PhantasmCame
  | DemonAsked
  | DemonAnswered
  | SoundMoved
  | SeesFar
  | FellAsleep
  | SleptIn
  | WokeUp
  | OutOfTime
  | RestForgone
  | WeatherForeseen
  | WeatherSeen
  | WeatherChanged
  | DieSet
  | WeatherTurned
  | ChitEarned
  | LevelRisen
  | Outfitted
  | TileWoke
  | CacheOpened
  | Stashed
  | Unearthed
  | GoldMoved
  | CacheClosed
  | CardLaidOpen
  | SpellLaidOpen
  | LastDayOver
  | CategoryCounted
  | Scored;

export type Insight =
  | RealmInsight;
