import { describe, expect, test } from 'vitest';
import type { Enlisted, Scene } from '../../../src/boards/scene.ts';
import { SPECTATOR } from '../../../src/kernel/umpire.ts';
import { UNIT_NAMES } from '../../../src/games/blocks/board.ts';
import { blocks } from '../../../src/games/blocks/game.ts';
import { blocksScene } from '../../../src/games/blocks/scene.ts';
import type { BlocksState } from '../../../src/games/blocks/state.ts';
import { view } from '../../../src/games/blocks/view.ts';
import { battle, F, march, opening, play, position } from './table.ts';
import { line } from './combat-table.ts';

const FRENCH_SEAT = 0;
const ALLIED_SEAT = 1;

const sceneOf = (s: BlocksState, seat: number): Scene => blocksScene(view(s, seat));
const enlisted = (s: BlocksState, seat: number, name: string): Enlisted => {
  const found = sceneOf(s, seat).roster.find(({ thing }) => thing === `unit:${name}`);
  if (found === undefined) throw new Error(`no unit ${name}`);
  return found;
};
const seenAs = (s: BlocksState, name: string, cv: number, town: number, turn: number): void => {
  const u = UNIT_NAMES.indexOf(name);
  s.seenCv[u] = cv;
  s.seenTown[u] = town;
  s.seenTurn[u] = turn + 1;
};

describe('the order of battle', () => {
  test('has all 82 units in the printed order, whoever looks', () => {
    for (const seat of [FRENCH_SEAT, ALLIED_SEAT, SPECTATOR]) {
      const { roster } = sceneOf(opening('historical'), seat);
      expect(roster.map(({ face }) => face.name)).toEqual(UNIT_NAMES);
    }
  });

  test.each([
    ['two', 2, FRENCH_SEAT, ['French']],
    ['two', 2, ALLIED_SEAT, ['British', 'Prussian']],
    ['three', 3, 2, ['Prussian']],
    ['two', 2, SPECTATOR, []],
  ])('of %s players (%i), seat %i commands %j', (_, players, seat, own) => {
    expect(sceneOf(opening('historical', { players }), seat).own).toEqual(own);
  });

  test('[3.2] a historical deployment was seen by all', () => {
    const seen = { value: 4, at: 'town:Charleroi', when: -1 };
    const steinmetz = enlisted(opening('historical'), FRENCH_SEAT, 'Steinmetz');
    expect(steinmetz).toMatchObject({ fate: 'hidden', face: { value: 4, full: 4 }, seen });
  });

  test('[3.1] a free deployment was seen by nobody', () => {
    expect(enlisted(opening('free'), FRENCH_SEAT, 'Steinmetz').seen).toBeNull();
  });

  test('[2.2] a block that was seen stays known as it was then', () => {
    const s = opening('historical');
    seenAs(s, 'Steinmetz', 2, s.town[UNIT_NAMES.indexOf('Jagow')], 4);
    const seen = { value: 2, at: 'town:Ligny', when: 4 };
    expect(enlisted(s, FRENCH_SEAT, 'Steinmetz')).toMatchObject({ face: { value: 2 }, seen });
    expect(enlisted(s, ALLIED_SEAT, 'Steinmetz')).toMatchObject({ face: { value: 4 }, seen });
  });

  test('[2.2] face up it is known now, [2.4] and dead it lies open', () => {
    expect(enlisted(battle(line), FRENCH_SEAT, 'Jagow').fate).toBe('known');
    const dead = position({ units: { Beaumont: ['Friant'], Namur: ['Jagow'] } });
    expect(enlisted(dead, FRENCH_SEAT, 'Krafft')).toMatchObject({
      fate: 'lost',
      face: { value: 0, full: 3 },
    });
  });

  test('what an enemy block lost out of sight is not told', () => {
    const s = opening('historical');
    const other = blocks.fork(s);
    other.cv[UNIT_NAMES.indexOf('Steinmetz')] = 1;
    expect(sceneOf(other, FRENCH_SEAT)).toEqual(sceneOf(s, FRENCH_SEAT));
  });
});

test('[5.3] the roads used are counted for the side that marches alone', () => {
  const { state } = play(opening('historical'), [], ...march(F, 'Friant', 'Solre'));
  const roads = (seat: number) => sceneOf(state, seat).gauges.filter(({ army }) => army === '');
  expect(roads(FRENCH_SEAT)).toEqual([
    {
      name: expect.stringMatching(/Solre/) as string,
      army: '',
      value: 1,
      full: expect.any(Number) as number,
    },
  ]);
  expect(roads(ALLIED_SEAT)).toEqual([]);
});
