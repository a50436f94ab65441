import { expect, test } from 'vitest';
import { below, playoutDice, type Dice } from '../../src/kernel/dice.ts';
import { isFault } from '../../src/kernel/fault.ts';
import type { Game } from '../../src/kernel/game.ts';
import { choicesToTakeBack, stateAfter, takeBack } from '../../src/kernel/history.ts';
import { announceLog } from '../../src/kernel/log.ts';
import { isHeardBy, type Announcement } from '../../src/kernel/play.ts';
import { formatRecord, recordOf, replay, type Record1 } from '../../src/kernel/record.ts';
import { isBack, undo, type Table } from '../../src/kernel/table.ts';
import { SPECTATOR } from '../../src/kernel/umpire.ts';
import { viewWith } from '../../src/protocol/session.ts';
import { expectSame, newTable, takeRandomly, text, type Start } from './tables.ts';

/** Agreements in a game, and the choices between two of them at the most. */
const BACKS = 12;

const viewersOf = ({ game, state }: Table): number[] => [...game.seats(state).keys(), SPECTATOR];

const heardBy = (table: Table, viewer: number): Announcement[] =>
  announceLog(table, (happening) => isHeardBy(happening, viewer));

/** Takes back a random choice that some seat may take back; its place, or null if there is none. */
const backAtRandom = (table: Table, random: Dice): number | null => {
  const seats = [...table.game.seats(table.state).keys()];
  const offers = seats.flatMap((seat) =>
    choicesToTakeBack(table, seat).map((place) => [seat, place] as const),
  );
  if (offers.length === 0) return null;
  const [seat, place] = offers[below(random, offers.length)];
  expect(takeBack(table, seat, place)).toBeNull();
  return place;
};

/** Plays a game with take-backs to its end, and shows the table after each with what stood before. */
const playWithBacks = (
  game: Game,
  start: Start,
  seed: number,
  sample: number,
  visit?: (table: Table, place: number, before: Before) => void,
): Table => {
  const table = newTable(game, start, `backs ${seed}`);
  const random = playoutDice(seed);
  const stood: string[] = [];
  for (let left = BACKS; table.state.waiting !== 0;) {
    stood[table.taken.length] = text(table.state);
    takeRandomly(table, random);
    if (left === 0 || below(random, sample * 4) !== 0) continue;
    left--;
    const before = beforeBack(table, random, stood);
    const place = backAtRandom(table, random);
    if (place === null) continue;
    stood.length = Math.max(stood.length, table.taken.length);
    visit?.(table, place, before);
  }
  return table;
};

interface Before {
  /** The states in which the steps were taken. */
  readonly stood: readonly string[];
  readonly dice: string;
  readonly heard: readonly Announcement[][];
  /** What each viewer saw at a moment of his. */
  readonly moments: readonly (readonly [moment: number, view: string])[];
}

const diceOf = ({ dice }: Table): string => text([dice.at, [...dice.words]]);

const momentsOf = (table: Table, moments: readonly number[]): (readonly [number, string])[] =>
  viewersOf(table).map((seat, i) => [
    moments[i],
    text(viewWith(table, { seat, revealed: false }, moments[i])),
  ]);

const beforeBack = (table: Table, random: Dice, stood: readonly string[]): Before => {
  const heard = viewersOf(table).map((viewer) => heardBy(table, viewer));
  const moments = heard.map(({ length }) => below(random, length + 1));
  return { stood, dice: diceOf(table), heard, moments: momentsOf(table, moments) };
};

const expectTold = (table: Table, place: number, { heard }: Before): void => {
  const until = place === 0 ? table.opening : table.taken[place - 1].told;
  for (const [i, viewer] of viewersOf(table).entries()) {
    const now = heardBy(table, viewer);
    expect(now.slice(0, -1)).toEqual(heard[i]);
    const stands = table.log.slice(0, until).filter((h) => isHeardBy(h, viewer)).length;
    expect(now.at(-1)).toMatchObject({ event: 'takenBack', args: [expect.any(String), stands] });
    expect(Object.keys(table.game.rulebook)).toContain(now.at(-1)?.rule);
    if (stands > 0) expect(now.at(-1)?.text).toContain(heard[i][stands - 1].text);
  }
};

const replayed = (game: Game, record: Record1): Table => {
  const again = replay([game], JSON.parse(formatRecord(record)));
  if (isFault(again)) throw new Error(text(again));
  return again.table;
};

/** Proves what holds when choices are taken back by agreement, past dice and reveals. */
export const proveBacks = (game: Game, starts: readonly Start[], sample: number): void => {
  test(`${game.meta.id}: [9] back by agreement: the table stands as it stood, the dice go on`, () => {
    let backs = 0;
    for (const [i, start] of starts.entries()) {
      playWithBacks(game, start, 8000 + i, sample, (table, place, before) => {
        backs++;
        expectSame(text(table.state), before.stood[place], 'the state gone back to');
        expect(diceOf(table)).toBe(before.dice);
        expectTold(table, place, before);
        const moments = before.moments.map(([moment]) => moment);
        expect(momentsOf(table, moments)).toEqual(before.moments);
        for (const seat of game.seats(table.state).keys()) expect(undo(table, seat)).not.toBeNull();
      });
    }
    expect(backs).toBeGreaterThan(starts.length);
  });

  test(`${game.meta.id}: [9][3][8] records with choices taken back replay byte for byte`, () => {
    for (const [i, start] of starts.entries()) {
      const table = playWithBacks(game, start, 8100 + i, sample);
      const record = recordOf(table);
      const again = replayed(game, record);
      expect(text([again.state, again.log, again.taken])).toBe(
        text([table.state, table.log, table.taken]),
      );
      expect(diceOf(again)).toBe(diceOf(table));
      expectSame(text(stateAfter(table, table.taken.length)), text(table.state), 'the last state');
      const at = table.taken.findIndex(isBack);
      const forge = (forged: object): Record1 => ({
        ...record,
        choices: record.choices.map((entry, n) => (n === at ? { ...entry, ...forged } : entry)),
      });
      expect(replay([game], forge({ back: at }))).toMatchObject({ path: `choices[${at}].back` });
      expect(replay([game], forge({ choice: ['done'] }))).toMatchObject({
        path: `choices[${at}].choice`,
      });
    }
  });

  test(`${game.meta.id}: [9] nobody takes back what is another’s, too far off, or of a game that is over`, () => {
    const random = playoutDice(9);
    const table = newTable(game, starts[0], 'not back');
    const seats = [...game.seats(table.state).keys()];
    let refused = 0;
    while (table.state.waiting !== 0) {
      takeRandomly(table, random);
      if (below(random, sample) !== 0) continue;
      const before = text([table.state, table.log, table.taken]);
      for (const seat of seats) {
        const places = choicesToTakeBack(table, seat);
        const place = below(random, table.taken.length + 1);
        if (places.includes(place)) continue;
        expect(takeBack(table, seat, place)).toEqual(expect.any(String));
        refused++;
      }
      expect(text([table.state, table.log, table.taken])).toBe(before);
    }
    expect(refused).toBeGreaterThan(0);
    expect(seats.map((seat) => takeBack(table, seat, table.taken.length - 1))).toEqual(
      seats.map(() => 'the game is over: nothing can be taken back'),
    );
  });
};
