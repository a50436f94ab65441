import { describe, expect, test } from 'vitest';
import { UNITS } from '../../../src/games/blocks/data/units.ts';
import {
  A,
  ALLIED_DAY,
  bar,
  choices,
  cvOf,
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
  unit,
  waiting,
  withRest,
} from './table.ts';

const infantry = UNITS.filter((u) => u.army === 'French' && u.arm === 'infantry').map(
  (u) => u.name,
);
const hussars = ['Guyot', 'Lefebvre', 'Pajol', 'Exelmans'];

describe('movement', () => {
  test('[5.0] nobody is compelled to move, and moves are not saved up', () => {
    const { state } = play(opening('historical'), [], [F, 'done'], [A, 'done']);
    expect(state.groupMoves).toEqual([3, 2, 2]);
  });

  test('[5.0] units pass freely through friends', () => {
    const s = position({ units: { Solre: ['Guyot'], Beaumont: ['Friant'] } });
    const { state } = play(s, [], ...march(F, 'Guyot', 'Beaumont', 'Thuin'));
    expect(townOf(state, 'Guyot')).toBe('Thuin');
  });

  test('[5.0] whoever enters a town with an enemy stops there, sure battle or not (R12)', () => {
    const s = position({ units: { Laneffe: [...hussars, 'Friant'], Charleroi: ['Steinmetz'] } });
    const { state } = play(
      s,
      [],
      ...marchAll(F, ['Exelmans', 'Guyot', 'Lefebvre', 'Pajol'], 'Charleroi'),
    );
    expect(standingAt(state, 'Charleroi')).toEqual(expect.arrayContaining(hussars));
    expect(refusal(state, F, 'force', 'Guyot')).toEqual(bar('5.0', 'come upon the enemy'));
  });

  test('[5.1] from Brussels roads lead to Alost, Ninove, Hal, Waterloo, Wavre and Louvain', () => {
    const s = position({ turn: ALLIED_DAY, units: { Brussels: ['Picton'] } });
    const { state } = play(s, [], [A, 'march', 'Picton']);
    expect(choices(state, A).sort()).toEqual(
      ['to Alost', 'to Hal', 'to Louvain', 'to Ninove', 'to Waterloo', 'to Wavre'].sort(),
    );
  });

  test('[5.1] the units of one group go to as many towns as they like for one group move', () => {
    const s = position({ units: { Beaumont: ['Friant', 'Morand', 'Duhesme'] } });
    const steps = [
      ...march(F, 'Friant', 'Thuin'),
      ...march(F, 'Morand', 'Solre'),
      ...march(F, 'Duhesme', 'Avesnes'),
    ];
    expect(play(s, [], ...steps).state.groupMoves[0]).toBe(2);
  });

  test('[5.1] the French make three group moves and no fourth', () => {
    const s = position({
      units: {
        Solre: ['Foy'],
        Beaumont: ['Friant', 'Habert'],
        Givet: ['Hulot'],
        Avesnes: ['Teste'],
      },
    });
    const { state } = play(
      s,
      [],
      ...march(F, 'Foy', 'Mons'),
      ...march(F, 'Friant', 'Thuin'),
      ...march(F, 'Hulot', 'Dinant'),
    );
    expect(refusal(state, F, 'march', 'Teste')).toEqual(bar('5.1', 'no group move left'));
    expect(choices(state, F)).toContain('march Habert');
  });

  test('[5.1] two British and two Prussian group moves, not to be traded; a shared town costs one of each (R19)', () => {
    const s = position({
      turn: ALLIED_DAY,
      units: { Wavre: ['Picton', 'Hake'], Hal: ['Cooke'], Ath: ['Alten'], Namur: ['Krafft'] },
    });
    const both = play(s, [], ...march(A, 'Picton', 'Waterloo'), ...march(A, 'Hake', 'Gembloux'));
    expect(both.state.groupMoves).toEqual([3, 1, 1]);
    const { state } = play(both.state, [], ...march(A, 'Cooke', 'Brussels'));
    expect(refusal(state, A, 'march', 'Alten')).toEqual(bar('5.1', 'no group move left'));
    expect(choices(state, A)).toContain('march Krafft');
  });

  test('[5.1] who arrives in a town does not move again with its group (R9)', () => {
    const s = position({ units: { Solre: ['Foy'], Beaumont: ['Friant'] } });
    const { state } = play(s, [], ...march(F, 'Foy', 'Beaumont'), ...march(F, 'Friant', 'Thuin'));
    expect(refusal(state, F, 'march', 'Foy')).toEqual(bar('5.1', 'already moved'));
  });

  test('[5.1] a group move pays for the whole march, also by force and through other towns (R9)', () => {
    const s = position({ units: { Solre: ['Foy', 'Pire'] } });
    const { state } = play(
      s,
      [],
      ...march(F, 'Pire', 'Beaumont', 'Thuin'),
      ...march(F, 'Foy', 'Beaumont'),
      ...forceMarch(F, 'Foy', 'Thuin'),
    );
    expect(standingAt(state, 'Thuin')).toEqual(['Foy', 'Pire']);
    expect(state.groupMoves[0]).toBe(2);
  });

  test('[5.2] infantry and guns march one town, cavalry and leaders one or two', () => {
    const s = position({
      units: { Beaumont: ['Friant', 'Noury', 'Guyot', 'Lefebvre', 'Napoléon'] },
    });
    const { state } = play(
      s,
      [],
      ...march(F, 'Friant', 'Thuin'),
      ...march(F, 'Noury', 'Thuin'),
      ...march(F, 'Guyot', 'Thuin', 'Binche'),
      ...march(F, 'Lefebvre', 'Thuin', 'halt'),
      ...march(F, 'Napoléon', 'Thuin', 'Charleroi'),
    );
    expect(
      ['Friant', 'Noury', 'Guyot', 'Lefebvre', 'Napoléon'].map((u) => townOf(state, u)),
    ).toEqual(['Thuin', 'Thuin', 'Binche', 'Thuin', 'Charleroi']);
  });

  test('[5.2] a unit in the hand goes along a road, one step at least', () => {
    const s = position({ units: { Beaumont: ['Guyot'] } });
    const { state } = play(s, [], [F, 'march', 'Guyot']);
    expect(refusal(state, F, 'to', 'Charleroi')).toEqual(bar('5.2', 'no road'));
    expect(refusal(state, F, 'halt')).toEqual(bar('5.2', 'choose a town'));
    expect(refusal(state, F, 'done')).toEqual(bar('5.2', 'finish the march'));
  });

  test('[5.2] cavalry that finds no road open beyond the first town halts there', () => {
    const roads = { used: { 'Condé–Bavay': 5, 'Condé–Tournai': 10, 'Condé–Leuze': 6 } };
    const s = position({ units: { Bavay: ['Guyot'] }, roads });
    const { state } = play(s, [], [F, 'march', 'Guyot'], [F, 'to', 'Condé']);
    expect(townOf(state, 'Guyot')).toBe('Condé');
    expect(choices(state, F)).toEqual(['done']);
  });

  test('[5.3] a major road carries ten, leaders not counted', () => {
    const s = position({ units: { Solre: [...infantry.slice(0, 11), 'Napoléon'] } });
    const { state } = play(
      s,
      [],
      ...marchAll(F, infantry.slice(0, 10), 'Mons'),
      ...march(F, 'Napoléon', 'Mons', 'halt'),
      [F, 'march', infantry[10]],
    );
    expect(standingAt(state, 'Mons')).toHaveLength(11);
    expect(refusal(state, F, 'to', 'Mons')).toEqual(bar('5.3', 'carried all it can'));
  });

  test('[5.3] a minor road carries six, both directions and force marches together (R10)', () => {
    const s = position({
      units: {
        Beaumont: infantry.slice(0, 5),
        Avesnes: infantry.slice(5, 7),
        Solre: [infantry[7]],
      },
    });
    const { state } = play(
      s,
      [],
      ...marchAll(F, infantry.slice(0, 4), 'Avesnes'),
      ...march(F, infantry[5], 'Beaumont'),
      ...march(F, infantry[7], 'Beaumont'),
      ...forceMarch(F, infantry[7], 'Avesnes'),
    );
    const north = play(state, [], [F, 'march', infantry[4]]).state;
    expect(refusal(north, F, 'to', 'Avesnes')).toEqual(bar('5.3', 'carried all it can'));
    const south = play(state, [], [F, 'march', infantry[6]]).state;
    expect(refusal(south, F, 'to', 'Beaumont')).toEqual(bar('5.3', 'carried all it can'));
  });

  test('[5.3] a unit that no road is open to stays; a leader goes where he likes', () => {
    const roads = { used: { 'Condé–Bavay': 6, 'Condé–Tournai': 10, 'Condé–Leuze': 6 } };
    const s = position({ units: { Condé: ['Foy', 'Napoléon'] }, roads });
    expect(refusal(s, F, 'march', 'Foy')).toEqual(bar('5.3', 'no road out'));
    expect(choices(s, F)).toEqual(['march Napoléon', 'command Napoléon', 'done']);
    const arrived = position({
      units: { Condé: [{ unit: 'Foy', roads: ['Condé–Bavay'] }] },
      roads,
    });
    expect(refusal(arrived, F, 'force', 'Foy')).toEqual(bar('5.3', 'no road out'));
  });

  test('[5.4] ten march from Laneffe to an empty Charleroi, five when it is defended', () => {
    const eleven = infantry.slice(0, 11);
    const empty = position({ units: { Laneffe: eleven } });
    expect(
      standingAt(
        play(empty, [], ...marchAll(F, eleven.slice(0, 10), 'Charleroi')).state,
        'Charleroi',
      ),
    ).toHaveLength(10);
    const held = position({
      units: { Laneffe: [...eleven, 'Napoléon'], Charleroi: ['Steinmetz'] },
    });
    const { state } = play(
      held,
      [],
      ...march(F, 'Napoléon', 'Charleroi'),
      ...marchAll(F, eleven.slice(0, 5), 'Charleroi'),
    );
    const sixth = play(state, [], [F, 'march', eleven[5]]).state;
    expect(refusal(sixth, F, 'to', 'Charleroi')).toEqual(bar('5.4', 'attack over that river'));
    expect(choices(sixth, F)).toEqual(['to Philippeville']);
  });

  test('[5.4] three attack over a river by a minor road', () => {
    const s = position({ units: { Fosses: infantry.slice(0, 4), Charleroi: ['Steinmetz'] } });
    const { state } = play(s, [], ...marchAll(F, infantry.slice(0, 3), 'Charleroi'), [
      F,
      'march',
      infantry[3],
    ]);
    expect(refusal(state, F, 'to', 'Charleroi')).toEqual(bar('5.4', 'attack over that river'));
  });

  test('[5.4] two rivers on one road halve it once (R11)', () => {
    const british = UNITS.filter((u) => u.army === 'British' && u.arm === 'infantry').map(
      (u) => u.name,
    );
    const s = position({
      turn: ALLIED_DAY,
      units: { Brussels: british.slice(0, 6), Ninove: ['Foy'] },
    });
    const { state } = play(s, [], ...marchAll(A, british.slice(0, 5), 'Ninove'), [
      A,
      'march',
      british[5],
    ]);
    expect(refusal(state, A, 'to', 'Ninove')).toEqual(bar('5.4', 'attack over that river'));
  });

  test('[5.4] a river counts at whatever point of the march it is crossed (R11)', () => {
    const s = position({
      units: {
        Mariembourg: ['Guyot'],
        Philippeville: ['Lefebvre', 'Pajol', 'Exelmans', 'Maurin'],
        Laneffe: ['Foy', 'Habert'],
        Charleroi: ['Steinmetz'],
      },
    });
    const { state } = play(
      s,
      [],
      ...march(F, 'Guyot', 'Philippeville', 'Laneffe'),
      ...forceMarch(F, 'Guyot', 'Charleroi'),
      ...marchAll(F, ['Lefebvre', 'Pajol', 'Exelmans'], 'Laneffe', 'Charleroi'),
      ...march(F, 'Foy', 'Charleroi'),
      [F, 'march', 'Habert'],
    );
    expect(refusal(state, F, 'to', 'Charleroi')).toEqual(bar('5.4', 'attack over that river'));
  });

  test('[5.4] a river behind an attacker counts, and those bound elsewhere still cross it (R11)', () => {
    const s = position({
      units: {
        Laneffe: [...hussars, 'Kellermann', 'Milhaud', 'Foy'],
        Philippeville: ['Maurin'],
        Ligny: ['Jagow'],
      },
    });
    const { state } = play(
      s,
      [],
      ...marchAll(F, [...hussars, 'Kellermann'], 'Charleroi', 'Ligny'),
      ...march(F, 'Maurin', 'Laneffe', 'Charleroi'),
      ...march(F, 'Foy', 'Charleroi'),
      [F, 'march', 'Milhaud'],
      [F, 'to', 'Charleroi'],
    );
    expect(refusal(state, F, 'to', 'Ligny')).toEqual(bar('5.4', 'attack over that river'));
    expect(choices(state, F)).toEqual(expect.arrayContaining(['to Quatre Bras', 'halt']));
    const halted = play(state, [], [F, 'halt']).state;
    for (const name of ['Foy', 'Maurin']) {
      const hand = play(halted, [], [F, 'force', name]).state;
      expect(refusal(hand, F, 'to', 'Ligny')).toEqual(bar('5.4', 'attack over that river'));
      expect(choices(hand, F)).toContain('to Quatre Bras');
    }
  });

  test('[5.5] a force march is one town more: on 1 to 3 a step is lost, on 4 to 6 none', () => {
    const s = position({ units: withRest({ Beaumont: ['Friant', 'Noury', 'Guyot'] }) });
    const { state, log } = play(
      s,
      [1, 3, 4],
      ...march(F, 'Friant', 'Thuin'),
      ...march(F, 'Noury', 'Thuin'),
      ...march(F, 'Guyot', 'Thuin', 'Binche'),
      ...forceMarch(F, 'Friant', 'Binche'),
      ...forceMarch(F, 'Noury', 'Binche'),
      ...forceMarch(F, 'Guyot', 'Nivelles'),
      [F, 'done'],
    );
    expect(log).toContain('[5.5] Noury rolls 3 on the march and has 1 CV');
    expect(log).toContain('[5.5] Friant rolls 4 on the march and has 4 CV');
    expect(['Noury', 'Friant', 'Guyot'].map((u) => cvOf(state, u))).toEqual([1, 4, 3]);
    expect(['Noury', 'Friant', 'Guyot'].map((u) => townOf(state, u))).toEqual([
      'Binche',
      'Binche',
      'Nivelles',
    ]);
  });

  test('[5.5] only a unit that has marched its full distance marches on, once (R14)', () => {
    const s = position({ units: { Beaumont: ['Friant', 'Guyot', 'Lefebvre', 'Napoléon'] } });
    expect(refusal(s, F, 'force', 'Friant')).toEqual(bar('5.5', 'full distance'));
    const { state } = play(
      s,
      [],
      ...march(F, 'Guyot', 'Thuin', 'halt'),
      ...march(F, 'Friant', 'Thuin'),
      ...forceMarch(F, 'Friant', 'Binche'),
    );
    expect(refusal(state, F, 'force', 'Guyot')).toEqual(bar('5.5', 'full distance'));
    expect(refusal(state, F, 'force', 'Friant')).toEqual(bar('5.5', 'has force-marched'));
    const { state: hand } = play(state, [], ...march(F, 'Lefebvre', 'Thuin', 'Binche'), [
      F,
      'force',
      'Lefebvre',
    ]);
    expect(refusal(hand, F, 'halt')).toEqual(bar('5.2', 'choose a town'));
    expect(choices(hand, F)).toContain('to Charleroi');
  });

  test('[5.5] leaders never force-march', () => {
    const s = position({ units: { Beaumont: ['Napoléon'] } });
    expect(refusal(s, F, 'force', 'Napoléon')).toEqual(bar('5.5', 'leaders never'));
    const { state } = play(s, [], ...march(F, 'Napoléon', 'Thuin', 'Binche'));
    expect(refusal(state, F, 'force', 'Napoléon')).toEqual(bar('5.5', 'leaders never'));
  });

  test('[5.5] a force march is ordered at any time after the unit’s own march, and rolled for after all moves (R14, R43)', () => {
    const s = position({ units: withRest({ Beaumont: ['Friant', 'Morand'] }) });
    const ordered = play(
      s,
      [],
      ...march(F, 'Friant', 'Thuin'),
      ...forceMarch(F, 'Friant', 'Binche'),
      ...march(F, 'Morand', 'Thuin'),
      ...forceMarch(F, 'Morand', 'Binche'),
    );
    expect(ordered.log.filter((line) => line.includes('rolls'))).toEqual([]);
    expect(
      play(ordered.state, [6, 2], [F, 'done']).log.filter((line) => line.includes('rolls')),
    ).toEqual([
      '[5.5] Friant rolls 6 on the march and has 4 CV',
      '[5.5] Morand rolls 2 on the march and has 2 CV',
      '[5.5] a French block at Binche rolls 6 on the march and loses 0',
      '[5.5] a French block at Binche rolls 2 on the march and loses 1',
    ]);
  });

  test.each([
    ['to different towns', ['Binche', 'Charleroi']],
    ['to the same town', ['Binche', 'Binche']],
  ])(
    '[5.5] the straggler dice of two units that force-march %s tell nobody else which is which (R43)',
    (_, towns) => {
      const heard = (units: readonly string[]): string[] => {
        const s = position({ units: withRest({ Beaumont: ['Friant', 'Morand'] }) });
        const marches = units.flatMap((u, i) => [
          ...march(F, u, 'Thuin'),
          ...forceMarch(F, u, towns[i]),
        ]);
        const { log } = play(s, [2, 6], ...marches, [F, 'done']);
        return log.filter((line) => line.includes('block') && line.includes('rolls'));
      };
      expect(heard(['Friant', 'Morand'])).toHaveLength(2);
      expect(heard(['Friant', 'Morand'])).toEqual(heard(['Morand', 'Friant']));
    },
  );

  test('[5.5] a unit of one CV may force-march, and dies of a bad roll (R15)', () => {
    const s = position({ units: withRest({ Beaumont: [{ unit: 'Teste', cv: 1 }] }) });
    const { state } = play(
      s,
      [3],
      ...march(F, 'Teste', 'Thuin'),
      ...forceMarch(F, 'Teste', 'Binche'),
      [F, 'done'],
    );
    expect(townOf(state, 'Teste')).toBe('dead');
  });

  test('[5.5] units force-march into an attack', () => {
    const s = position({
      units: {
        Beaumont: ['Friant', 'Morand', 'Duhesme'],
        Charleroi: ['Jagow', 'Krafft', 'Brause'],
      },
    });
    const { state } = play(
      s,
      [4, 3, 4],
      ...marchAll(F, ['Friant', 'Morand', 'Duhesme'], 'Thuin'),
      ...['Friant', 'Morand', 'Duhesme'].flatMap((u) => forceMarch(F, u, 'Charleroi')),
      [F, 'done'],
    );
    expect(choices(state, A)).toContain('array Jagow left');
    expect(cvOf(state, 'Morand')).toBe(2);
  });

  test('[5.6] at night no unit enters a town that holds an enemy; other moves are as by day (R13)', () => {
    const s = position({
      turn: NIGHT,
      units: withRest({ Thuin: ['Guyot', 'Friant', 'Morand', 'Duhesme'], Binche: ['Dornberg'] }),
    });
    const { state } = play(s, [], [F, 'march', 'Guyot']);
    expect(refusal(state, F, 'to', 'Binche')).toEqual(bar('5.6', 'no attack at night'));
    expect(choices(state, F).sort()).toEqual(['to Beaumont', 'to Charleroi']);
    const passing = play(state, [], [F, 'to', 'Charleroi']).state;
    expect(choices(passing, F)).not.toContain('to Binche');
    const { log } = play(passing, [], [F, 'to', 'Ligny'], ...march(F, 'Friant', 'Charleroi'), [
      F,
      'done',
    ]);
    expect(log.at(-1)).toBe('[4.0] Turn: 16 June morning');
  });

  test('[5.6] at night only a leader orders a force march, at the plain roll (R16)', () => {
    const units = withRest({ Beaumont: ['Friant', 'Morand', 'Napoléon'], Solre: ['Foy'] });
    const s = position({ turn: NIGHT, units });
    const moved = play(s, [], ...march(F, 'Friant', 'Thuin'));
    expect(refusal(moved.state, F, 'force', 'Friant')).toEqual(bar('5.6', 'only a leader'));
    const { state } = play(moved.state, [], ...march(F, 'Foy', 'Beaumont'), [
      F,
      'command',
      'Napoléon',
    ]);
    expect(refusal(state, F, 'force', 'Foy')).toEqual(bar('5.6', 'only a leader'));
    const after = play(state, [3], ...forceMarch(F, 'Friant', 'Binche'), [F, 'done']);
    expect(after.log).toContain('[5.5] Friant rolls 3 on the march and has 3 CV');
    expect(cvOf(after.state, 'Friant')).toBe(3);
  });

  test('[5.6] a French night turn still costs the Allies supply (R13)', () => {
    const s = position({
      turn: NIGHT,
      units: withRest({ Liège: ['Guyot'], Namur: ['Hake', 'Krafft'] }),
    });
    const { state } = play(s, [], [F, 'done']);
    expect(waiting(state)).toEqual([A]);
    expect(choices(state, A)).toEqual(expect.arrayContaining(['lose Hake', 'lose Krafft']));
    expect(choices(state, A)).not.toContain('lose Picton');
  });

  test('[10.1] a leader of one’s own gives the order once, and before he moves (R16)', () => {
    const s = position({
      turn: ALLIED_DAY,
      units: { Namur: ['Blücher', 'Krafft'], Brussels: ['Wellington'] },
    });
    expect(refusal(s, A, 'command', 'Krafft')).toEqual(bar('10.1', 'only a leader'));
    expect(refusal(s, A, 'command', 'Napoléon')).toEqual(bar('10.1', 'only a leader of your own'));
    const { state, heard } = play(
      s,
      [],
      [A, 'command', 'Blücher'],
      ...march(A, 'Wellington', 'Waterloo', 'halt'),
    );
    expect(heard(F)[0]).toBe('Blücher shows himself at Namur and orders a force march');
    expect(unit(state, 'Blücher').shown).toBe(true);
    expect(refusal(state, A, 'command', 'Blücher')).toEqual(bar('10.1', 'given the order already'));
    expect(refusal(state, A, 'command', 'Wellington')).toEqual(bar('10.1', 'before he moves'));
    expect(choices(state, A)).toContain('march Blücher');
  });
});
