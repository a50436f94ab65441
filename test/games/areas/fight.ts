import { expect } from 'vitest';
import { OFFICER_NAMES } from '../../../src/games/areas/board.ts';
import { areas } from '../../../src/games/areas/game.ts';
import type { AreasState } from '../../../src/games/areas/state.ts';
import { formatChoice } from '../../../src/kernel/choice.ts';
import { fixedDice } from '../../../src/kernel/dice.ts';
import { advance, announce, menuOf, seatToMove } from '../../../src/kernel/play.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { amid, area, choices, F, march, play, position, type Doc, type Unit } from './table.ts';

/** Impulses under way, so that a test can begin where its rule does. */

/** All cards on their spent side: no officer meddles with an assault. */
export const NOBODY: readonly string[] = OFFICER_NAMES;

const placeName = (place: number | string): string =>
  typeof place === 'number' ? area(place) : place;

/** An impulse whose leader has been activated and has chosen this action. */
export const led = (doc: Doc, leader: string, verb: string, from?: number | string): AreasState => {
  const seat = typeof doc.side === 'string' ? doc.side : F;
  const s = position({ spent: NOBODY, ...doc });
  const order = from === undefined ? [verb] : [verb, placeName(from)];
  return play(s, [6, 6], [seat, 'activate', leader], [seat, ...order]).state;
};

/** A unit on its way with so many movement factors left; it has moved one area unless `steps` says more. */
export const inHand = (
  doc: Doc,
  unit: string,
  from: number | string,
  left: number,
  { steps = 1, kind = 0, leader = 'd’Erlon' } = {},
): AreasState => {
  const seat = typeof doc.side === 'string' ? doc.side : F;
  return position({
    ...doc,
    stack: [
      ['battle'],
      ['endPhase'],
      ['impulses', seat, 1],
      ['assaults', seat, kind],
      ['march', seat, leader, placeName(from), kind],
      ['hand', unit, left, steps, kind],
    ],
    waiting: seat === F ? 1 : 2,
  });
};

/** The movement factors that the unit in hand has left. */
export const left = (s: AreasState): number => {
  const stack = areas.format(s).stack as (string | number)[][];
  const [name, , factors] = stack[stack.length - 1];
  if (name !== 'hand') throw new Error('no unit is in hand');
  return Number(factors);
};

/** A unit that was activated and has moved in from there. */
export const from = (id: number, unit: string, more: { spent?: boolean } = {}): Unit => ({
  unit,
  act: 3,
  came: area(id),
  ...more,
});

/** Everybody has moved, wherever he came from: the assaults begin. */
export const pressed = (doc: Doc, kind = 0): AreasState => {
  const seat = typeof doc.side === 'string' ? doc.side : F;
  return amid({ spent: NOBODY, contested: [], ...doc }, [
    ['battle'],
    ['endPhase'],
    ['impulses', seat, 1],
    ['assaults', seat, kind],
  ]).state;
};

export interface Fight {
  side?: string;
  leader?: string;
  verb?: 'march' | 'charge';
  /** From where the attackers come; without it they stand in the contested area. */
  from?: number | undefined;
  to: number;
  attackers: readonly Unit[];
  defenders: readonly Unit[];
  /** Units in other areas. */
  others?: Record<string, readonly Unit[]>;
  doc?: Doc;
}

const nameOf = (u: Unit): string => (typeof u === 'string' ? u : u.unit);

/** The attackers have been activated where they are. */
const ordered = (f: Fight): AreasState => {
  const { side = F, leader = 'd’Erlon', verb = 'march', from, to } = f;
  const units =
    from === undefined
      ? { ...f.others, [to]: [...f.attackers, ...f.defenders] }
      : { ...f.others, [from]: f.attackers, [to]: f.defenders };
  return led({ side, ...f.doc, units }, leader, verb, from ?? to);
};

/** Everybody has moved: the assault begins with the next choice. */
export const stormed = (f: Fight): AreasState => {
  const { side = F, from, to } = f;
  const s = ordered(f);
  const moved =
    from === undefined
      ? s
      : play(s, [], ...f.attackers.flatMap((u) => march(side, nameOf(u), to))).state;
  const waits = choices(moved, side).some((c) => c.startsWith('pick'));
  return waits ? play(moved, [], [side, 'done']).state : moved;
};

export interface Fought {
  readonly state: AreasState;
  readonly log: readonly string[];
}

/** Makes the first of these choices that is open, again and again, until none is. */
export const through = (
  start: AreasState,
  dice: readonly number[],
  ...wishes: readonly string[]
): Fought => {
  const state = areas.fork(start);
  const fixed = fixedDice(dice);
  const log: string[] = [];
  for (;;) {
    const seat = seatToMove(state);
    const menu = seat < 0 ? [] : menuOf(areas, state, seat);
    const words = menu.map((c) => formatChoice(areas.lexicon, c).join(' '));
    const wish = wishes.find((w) => words.includes(w));
    if (wish === undefined) break;
    const u = umpire(fixed);
    advance(areas, state, seat, menu[words.indexOf(wish)], u);
    log.push(...u.events.map((h) => `[${h.rule}] ${announce(areas, h).text}`));
    expect(areas.check(state)).toEqual([]);
  }
  expect(fixed.queue, 'dice left over').toEqual([]);
  return { state, log };
};

/** A whole assault: everybody in support, nobody withdraws or retreats unless wished. */
export const fight = (f: Fight, dice: readonly number[], ...wishes: readonly string[]): Fought =>
  through(
    ordered(f),
    dice,
    ...(f.from === undefined ? [] : f.attackers.map((u) => `pick ${nameOf(u)}`)),
    `to ${area(f.to)}`,
    ...wishes,
    `assault ${area(f.to)}`,
    'all',
    'done',
  );

/** What adds up to a value, by the rule that says so. */
export const terms = (log: readonly string[], rule: string): string[] =>
  log.flatMap((line) => {
    const found = /^\[(.+?)\] \w+, (.+: -?\d+)$/.exec(line);
    return found?.[1] === rule ? [found[2]] : [];
  });
