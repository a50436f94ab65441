import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/kernel/umpire.ts';
import { ARMIES, ROAD_NAMES, TOWN_NAMES, UNIT_NAMES } from '../../../src/games/blocks/board.ts';
import { UNITS } from '../../../src/games/blocks/data/units.ts';
import { blocks } from '../../../src/games/blocks/game.ts';
import type { BlocksState } from '../../../src/games/blocks/state.ts';
import { armies, line, offersTo } from './combat-table.ts';
import {
  ALLIED_DAY,
  ALLIED_NIGHT,
  bar,
  battle,
  choices,
  combat,
  cvOf,
  DAY,
  F,
  forceMarch,
  march,
  marchAll,
  NIGHT,
  opening,
  play,
  position,
  refusal,
  standingAt,
  townOf,
  waiting,
  type Battle,
  type Step,
} from './table.ts';

const B = 'British';
const P = 'Prussian';
const three = { options: { players: 3 } };

/** How many units of each army a seat knows by their faces: French, British, Prussian. */
const facesSeenBy = (s: BlocksState, seat: number): number[] => {
  const { known } = blocks.view(s, seat);
  return ARMIES.map((army) => known.filter((u) => UNITS[u].army === army).length);
};

/** The table with everybody at home, at the beginning of this turn. */
const atHome = (turn: string): BlocksState => position({ turn, units: armies({}), ...three });

describe('three players: who decides', () => {
  test('[13.1] there are three seats, and in Allied turns the British player moves first (R42)', () => {
    const s = atHome(ALLIED_DAY);
    expect(blocks.seats(s)).toEqual([F, B, P]);
    expect(waiting(s)).toEqual([B]);
    const british = play(s, [], ...march(B, 'Picton', 'Waterloo'), [B, 'done']);
    expect(waiting(british.state)).toEqual([P]);
    expect(
      play(british.state, [], ...march(P, 'Jagow', 'Quatre Bras'), [P, 'done']).state.turn,
    ).toBe(2);
  });

  test('[13.1] each commands his own army only', () => {
    const s = atHome(ALLIED_DAY);
    for (const choice of [
      ['march', 'Jagow'],
      ['force', 'Jagow'],
    ]) {
      expect(refusal(s, B, ...choice)).toEqual(bar('2.1', 'another army'));
    }
    expect(refusal(s, B, 'command', 'Blücher')).toEqual(bar('10.1', 'leader of your own'));
    expect(refusal(s, P, 'march', 'Jagow')).toEqual(bar('5.1', 'another seat'));
    expect(choices(s, B).filter((c) => c.startsWith('march'))).toHaveLength(19);
    const prussian = play(s, [], [B, 'done']).state;
    expect(refusal(prussian, P, 'march', 'Picton')).toEqual(bar('2.1', 'another army'));
    expect(choices(prussian, P).filter((c) => c.startsWith('march'))).toHaveLength(25);
  });

  test('[13.1][6.1] an attack of too few British can be joined by Prussians, or called off by them (R47)', () => {
    const s = position({
      turn: ALLIED_DAY,
      units: armies({ 'Quatre Bras': ['Foy', 'Girard', 'Bachelu'] }),
      ...three,
    });
    const { state } = play(s, [], ...marchAll(B, ['Perponcher', 'Chassé'], 'Quatre Bras'), [
      B,
      'done',
    ]);
    expect(waiting(state)).toEqual([P]);
    expect(refusal(state, P, 'done')).toEqual(bar('6.1', 'an attack needs three units'));
    const joined = play(state, [], ...march(P, 'Jagow', 'Quatre Bras'), [P, 'done']).state;
    expect(standingAt(joined, 'Quatre Bras')).toHaveLength(6);
    expect(waiting(joined)).toEqual([F]);
    const recalled = play(state, [], [P, 'recall', 'Quatre Bras'], [P, 'done']).state;
    expect([townOf(recalled, 'Chassé'), recalled.turn]).toEqual(['Nivelles', 2]);
  });

  test('[13.1][4.1] who has lost his whole army is not asked to move, and the other ends movement', () => {
    const prussians = UNITS.filter((u) => u.army === P).map((u) => u.name);
    const quatreBras = ['Foy', 'Girard', 'Bachelu'];
    const towns = { dead: prussians, 'Quatre Bras': quatreBras };
    const s = position({ turn: ALLIED_DAY, units: armies(towns), ...three });
    const few = play(s, [], ...marchAll(B, ['Perponcher', 'Chassé'], 'Quatre Bras')).state;
    expect(refusal(few, B, 'done')).toEqual(bar('6.1', 'an attack needs three units'));
    const { state } = play(few, [], [B, 'recall', 'Quatre Bras'], [B, 'done']);
    expect([waiting(state), state.turn]).toEqual([[F], 2]);
    const next = play(state, [], [F, 'done']).state;
    expect(waiting(play(next, [], [B, 'done']).state)).toEqual([F]);
  });

  test('[13.1][4.1] the Prussian moves alone when no British unit is left', () => {
    const british = UNITS.filter((u) => u.army === B).map((u) => u.name);
    const s = position({ turn: DAY, units: armies({ dead: british }), ...three });
    expect(waiting(play(s, [], [F, 'done']).state)).toEqual([P]);
  });

  const mixed: Battle = {
    ...line,
    ...three,
    defenders: [['Jagow', 'Cooke'], ['Krafft'], ['Brause', 'Chassé']],
    crossed: ['Friant'],
  };

  test('[13.1][6.2] in one battle line the British player deploys first, then the Prussian', () => {
    const s = position({
      units: { Charleroi: ['Friant', 'Morand', 'Duhesme'], Ligny: ['Jagow', 'Krafft', 'Cooke'] },
      ...three,
    });
    const { state } = play(s, [], ...marchAll(F, ['Friant', 'Morand', 'Duhesme'], 'Ligny'), [
      F,
      'done',
    ]);
    expect(waiting(state)).toEqual([B]);
    expect(refusal(state, B, 'array', 'Jagow', 'left')).toEqual(bar('2.1', 'another army'));
    const british = play(state, [], [B, 'array', 'Cooke', 'centre']).state;
    expect(waiting(british)).toEqual([P]);
    expect(choices(british, P).filter((c) => c.includes('centre'))).toEqual([]);
    const both = play(
      british,
      [],
      [P, 'array', 'Jagow', 'left'],
      [P, 'array', 'Krafft', 'right'],
    ).state;
    expect(waiting(both)).toEqual([F]);
  });

  test('[13.1][8.0] both fight the battle turn, the British player first, each with his own units', () => {
    const s = play(battle({ ...mixed, to: 'defender' }), [], [B, 'done'], [P, 'done']).state;
    expect(waiting(s)).toEqual([B]);
    expect(refusal(s, B, 'fire', 'Jagow', 'line')).toEqual(bar('2.1', 'another army'));
    expect(offersTo(s, B, 'Jagow')).toEqual([]);
    const { state } = play(s, [1, 6, 6, 6], [B, 'fire', 'Cooke', 'line'], [B, 'done']);
    expect([waiting(state), cvOf(state, 'Friant')]).toEqual([[P], 3]);
    expect(refusal(state, P, 'form', 'Cooke')).toEqual(bar('2.1', 'another army'));
    expect(offersTo(state, P, 'Jagow')).toEqual(['fire line', 'disengage', 'form']);
  });

  test('[13.1][8.3] the first short-range fire of Prussian guns outlasts the British player’s turn (R29)', () => {
    const defenders = [['British I Artillery', 'Lehmann'], ['Krafft'], ['Brause']];
    const s = combat({ ...mixed, crossed: [], defenders });
    const turn: Step[] = [
      [F, 'engage', 'Friant', 'left'],
      [F, 'done'],
      [B, 'done'],
      [P, 'done'],
    ];
    const { log } = play(s, [6, 6, 6], ...turn, [B, 'done'], [P, 'fire', 'Lehmann', 'line']);
    expect(log.at(-1)).toBe('[8.3] Lehmann fires at the line (F2): 6 6 6');
  });

  test('[13.1][8.3] and the first short-range fire of British guns ends with it (R29)', () => {
    const defenders = [['British I Artillery', 'Lehmann'], ['Krafft'], ['Brause']];
    const s = combat({ ...mixed, crossed: [], defenders });
    const { log } = play(
      s,
      [6, 6, 6, 6],
      [F, 'engage', 'Friant', 'left'],
      [F, 'done'],
      ...[B, P, B, P].map((seat) => [seat, 'done'] as const),
      [F, 'done'],
      [F, 'engage', 'Morand', 'centre'],
      [F, 'done'],
      ...[B, P].map((seat) => [seat, 'done'] as const),
      [B, 'fire', 'British I Artillery', 'line'],
    );
    expect(log.at(-1)).toBe('[8.3] British I Artillery fires at the line (F1): 6 6 6 6');
  });

  test('[13.1][8.4] where both armies tie for a hit the British player chooses (R42)', () => {
    const defenders = [['Jagow', 'Perponcher', 'Böse'], ['Krafft'], ['Brause']];
    const { state } = play(
      combat({ ...mixed, defenders }),
      [1, 6, 6, 6],
      [F, 'fire', 'Friant', 'line'],
    );
    expect(waiting(state)).toEqual([B]);
    expect(choices(state, B)).toEqual(['lose Perponcher', 'lose Jagow', 'lose Böse']);
    expect(cvOf(play(state, [], [B, 'lose', 'Jagow']).state, 'Jagow')).toBe(2);
  });

  test('[13.1][8.4] where only Prussians tie the Prussian player does (R42)', () => {
    const defenders = [['Jagow', 'Chassé', 'Böse'], ['Krafft'], ['Brause']];
    const { state } = play(
      combat({ ...mixed, defenders }),
      [1, 6, 6, 6],
      [F, 'fire', 'Friant', 'line'],
    );
    expect(waiting(state)).toEqual([P]);
    expect(choices(state, P)).toEqual(['lose Jagow', 'lose Böse']);
  });

  test('[13.1][9.0] each reinforces with his own units, the British player first', () => {
    const others = { 'Quatre Bras': ['Picton'], Namur: ['Lehmann'] };
    const passes = [B, P, B, P].map((seat) => [seat, 'done'] as const);
    const s = play(battle({ ...mixed, others, to: 'defender' }), [], ...passes).state;
    expect(choices(s, B)).toEqual(['reinforce Picton', 'done']);
    expect(refusal(s, B, 'reinforce', 'Lehmann')).toEqual(bar('2.1', 'another army'));
    const { state } = play(s, [], [B, 'reinforce', 'Picton'], [B, 'done']);
    expect([waiting(state), choices(state, P)]).toEqual([[P], ['reinforce Lehmann', 'done']]);
  });
});

describe('three players: who sees what', () => {
  test.each([
    [
      'a French turn',
      DAY,
      [
        [38, 0, 0],
        [0, 19, 0],
        [0, 0, 25],
      ],
    ],
    [
      'a French night turn',
      NIGHT,
      [
        [38, 0, 0],
        [0, 19, 0],
        [0, 0, 25],
      ],
    ],
    [
      'an Allied turn',
      ALLIED_DAY,
      [
        [38, 0, 0],
        [0, 19, 0],
        [0, 0, 25],
      ],
    ],
    [
      'an Allied night turn',
      ALLIED_NIGHT,
      [
        [38, 0, 0],
        [0, 19, 25],
        [0, 19, 25],
      ],
    ],
  ])(
    '[13.1] in %s the allies see each other’s faces only if they may talk (R42)',
    (_, turn, faces) => {
      const s = atHome(turn);
      expect([0, 1, 2].map((seat) => facesSeenBy(s, seat))).toEqual(faces);
      expect(facesSeenBy(s, SPECTATOR)).toEqual([0, 0, 0]);
    },
  );

  test.each([
    ['the deployment', 'deployment', [6]],
    ['a day turn', ALLIED_DAY, []],
    ['a French night turn', NIGHT, []],
    ['an Allied night turn', ALLIED_NIGHT, [6]],
  ])('[13.1] in %s the two allies may talk alone, or not (R42)', (_, turn, groups) => {
    expect(blocks.confer?.(atHome(turn))).toEqual(groups);
  });

  test('[13.1] with two players nobody talks alone', () => {
    expect(blocks.confer?.(position({ turn: ALLIED_NIGHT, units: armies({}) }))).toEqual([]);
  });

  test('[13.1] with two players the Allied seat sees both armies always', () => {
    const s = position({ turn: ALLIED_DAY, units: armies({}) });
    expect([0, 1].map((seat) => facesSeenBy(s, seat))).toEqual([
      [38, 0, 0],
      [0, 19, 25],
    ]);
  });

  test('[13.1][2.2] of an ally’s town a seat knows the number of blocks, and no column tells more (R6)', () => {
    const { hidden, table } = blocks.view(atHome(DAY), 1);
    const charleroi = TOWN_NAMES.indexOf('Charleroi');
    expect(hidden.filter(([army, town]) => army === 2 && town === charleroi)).toHaveLength(2);
    expect(hidden.filter(([army]) => army === 2)).toHaveLength(25);
    for (const name of ['Steinmetz', 'Blücher', 'Foy']) {
      const u = UNIT_NAMES.indexOf(name);
      expect([table.town[u], table.cv[u], table.place[u]]).toEqual([0, 0, 0]);
    }
  });

  test('[13.1] what was shown in the night is hidden again in the morning', () => {
    const s = atHome(ALLIED_NIGHT);
    const { state } = play(s, [], [B, 'done'], [P, 'done']);
    expect(facesSeenBy(state, 1)).toEqual([0, 19, 0]);
    expect(facesSeenBy(state, 2)).toEqual([0, 0, 25]);
  });

  test('[13.1] by day an ally hears of a block, by night of the unit (R42)', () => {
    const day = play(atHome(ALLIED_DAY), [], ...march(B, 'Picton', 'Waterloo'));
    expect(day.heard(B)).toEqual(['Picton marches from Brussels to Waterloo']);
    expect(day.heard(P)).toEqual(['a British block marches from Brussels to Waterloo']);
    const night = play(atHome(ALLIED_NIGHT), [], ...march(B, 'Picton', 'Waterloo'));
    expect(night.heard(P)).toEqual(['Picton marches from Brussels to Waterloo']);
    expect(night.heard(F)).toEqual(['a British block marches from Brussels to Waterloo']);
  });

  test('[13.1][5.3] allies share the roads, and their counts tell who was a leader (R50)', () => {
    const road = ROAD_NAMES.findIndex((name) => /Brussels/.test(name) && /Waterloo/.test(name));
    const steps = [
      ...march(B, 'Picton', 'Waterloo'),
      ...march(B, 'Wellington', 'Waterloo', 'halt'),
    ];
    const { state, heard } = play(atHome(ALLIED_DAY), [], ...steps, [B, 'done']);
    expect(heard(P)).toEqual(
      Array.from({ length: 2 }, () => 'a British block marches from Brussels to Waterloo'),
    );
    expect([0, 1, 2].map((seat) => blocks.view(state, seat).table.used[road])).toEqual([0, 1, 1]);
  });

  test('[13.1] stragglers are told to their own player alone', () => {
    const steps = [
      ...march(B, 'Picton', 'Waterloo'),
      ...forceMarch(B, 'Picton', 'Nivelles'),
      [B, 'done'],
      [P, 'done'],
    ] as const;
    const { heard } = play(atHome(ALLIED_DAY), [2], ...steps);
    expect(heard(B)).toContain('Picton rolls 2 on the march and has 3 CV');
    expect(heard(P)).toContain('a British block at Nivelles rolls 2 on the march and loses 1');
    expect(heard(P).join()).not.toContain('Picton');
  });

  test('[13.1] the columns of a battle are open to all, the reserve of an ally is not', () => {
    const s = battle({
      ...line,
      ...three,
      defenders: [['Cooke'], ['Krafft'], ['Brause']],
      defenderReserve: ['Picton', 'Böse'],
    });
    const names = (seat: number) =>
      blocks
        .view(s, seat)
        .known.filter((u) => s.town[u] === TOWN_NAMES.indexOf('Ligny'))
        .map((u) => UNIT_NAMES[u]);
    const columns = ['Friant', 'Morand', 'Duhesme', 'Cooke', 'Krafft', 'Brause'];
    expect(names(0).sort()).toEqual(columns.toSorted());
    expect(names(1).sort()).toEqual([...columns, 'Picton'].sort());
    expect(names(2).sort()).toEqual([...columns, 'Böse'].sort());
  });

  test('[13.1] a unit in the hand of an ally is not seen', () => {
    const s = atHome(ALLIED_DAY);
    const { state } = play(s, [], [B, 'march', 'Picton']);
    expect(blocks.view(state, 2).table.stack).toEqual(blocks.view(s, 2).table.stack);
    expect(blocks.view(state, 1).table.stack).not.toEqual(blocks.view(s, 1).table.stack);
  });

  test('[13.1][3.1] while they deploy the allies see where each other’s units go, the French do not (R42)', () => {
    const s = opening('free', { players: 3 });
    expect(waiting(s)).toEqual([B]);
    const { state, heard } = play(s, [], [B, 'pick', 'Picton'], [B, 'place', 'Brussels']);
    expect(heard(P)).toEqual(['Picton deploys at Brussels']);
    expect(heard(F)).toEqual(['a British block deploys at Brussels']);
    expect(facesSeenBy(state, 2)).toEqual([0, 19, 25]);
    const placed = play(
      state,
      [],
      [B, 'historical'],
      [B, 'done'],
      [P, 'historical'],
      [P, 'done'],
      [F, 'historical'],
      [F, 'done'],
    );
    expect(facesSeenBy(placed.state, 2)).toEqual([0, 0, 25]);
  });
});
