import { describe, expect, test } from 'vitest';
import { shockShift } from '../../../src/games/squares/rules/08-morale.ts';
import { AUSTRIA } from '../../../src/games/squares/numbers.ts';
import { enlisted } from './altered.ts';
import {
  before,
  BRITISH,
  combat,
  EVEN,
  FRENCH,
  fresh,
  numberOf,
  told,
  type Field,
  type UnitDoc,
} from './combat.ts';

const [french] = FRENCH;
const [british, other] = BRITISH;
const CUIRASSIERS = '#53';
const BATTERY = '#157';
const BORODINO = { scenario: 'borodino' };

/** Nobody here fires: what is told is the melee. */
const SILENT = { ammunition: 0, efficiency: 68 };
const SET = ['frontline', 'melee'];

/** Its efficiency is ten below its most, so that it can gain some. */
const column = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, {
    men: 600,
    formation: 'column',
    facing: 'E',
    orders: SET,
    ammunition: 0,
    efficiency: 56,
    ...more,
  });
const line = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 650, formation: 'line', facing: 'W', ...SILENT, ...more });
const horse = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 750, formation: 'normal', facing: 'E', orders: SET, efficiency: 80, ...more });
const battery = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { formation: 'unlimbered', facing: 'W', ...SILENT, ...more });
const skirmishers = (at: string, more: UnitDoc = {}): UnitDoc =>
  line(at, { men: 500, skirmishers: 500, out: '100%', formation: 'open', ...more });

const WIN = 1;
const LOSE = 100;
const PASS = 1;
const FAIL = 100;

const duel = (dice: readonly number[], attacker: UnitDoc = {}, defender: UnitDoc = {}) =>
  combat({ [french]: column('36,28', attacker), [british]: line('37,28', defender) }, dice);

describe('who has lost', () => {
  test('[7.4] gains a level of disruption, loses six efficiency and goes back three squares', () => {
    const { log, state } = duel([EVEN, EVEN, WIN, PASS, PASS]);
    const u = numberOf(british);
    // 42 men are eight points of efficiency.
    expect([state.disruption[u], state.efficiency[u]]).toEqual([1, 68 - 8 - 6]);
    expect(log.at(-1)).toBe('[7.51] #109 retreats to 40,28');
  });

  test('[8.2] is tested for losses of three percent, which may cost more levels', () => {
    const { log } = duel([EVEN, EVEN, WIN, FAIL, PASS]);
    expect(log).toContain('[8.2] #109 is disrupted: level 1');
    expect(log).toContain('[7.4] #109 is disrupted: level 2');
  });

  test('[7.52] routs at level 5, and leaves a tenth of its men to the enemy', () => {
    const { log, state } = duel([EVEN, EVEN, PASS], {}, { disruption: 4 });
    expect(log).toContain('[7.52] #109 breaks');
    expect(log).toContain('[7.51] #109 loses 61 prisoners and 0 guns');
    expect(state.menCaptured[3]).toBe(61);
  });

  test('[7.52] routs again when it was routed before', () => {
    const routed = { formation: 'rout', disruption: 5 };
    const { log } = duel([EVEN, EVEN, PASS], {}, routed);
    expect(log.at(-1)).toBe('[7.52] #109 routs to 44,28');
  });

  test('[7.4] as an attacker goes back one square (R222)', () => {
    const { log } = duel([EVEN, EVEN, LOSE, PASS, PASS]);
    expect(log.slice(-1)).toEqual(['[7.51] #0 retreats to 35,28']);
  });

  test('[7.51] as an attacker under fire, too (R222)', () => {
    const volley = combat(
      {
        [french]: column('36,28', { disruption: 2, efficiency: 60 }),
        [british]: line('37,28', { ammunition: 7, men: 900, control: 30 }),
      },
      [EVEN, 95, 100],
    );
    expect(told(volley).slice(-2)).toEqual(['[7.51] #0 gives way', '[7.51] #0 retreats to 35,28']);
  });
});

describe('who has won', () => {
  test('[8.3] [20.10] gains 6 efficiency for a retreat, 12 for a rout, once a melee', () => {
    const retreat = duel([EVEN, EVEN, WIN, PASS, PASS]);
    expect(retreat.log).toContain('[8.3] #0 gains 6 efficiency');
    const two: Field = {
      [french]: column('36,28', { men: 1800 }),
      [british]: line('37,28', { men: 300 }),
      [other]: line('37,28', { men: 300, disruption: 4 }),
    };
    const { log } = combat(two, [EVEN, EVEN, EVEN, PASS, PASS]);
    expect(log.filter((text) => text.startsWith('[8.3]'))).toEqual([
      '[8.3] #0 gains 12 efficiency',
    ]);
  });

  test('[8.3] as a defender gains as much', () => {
    const { log } = duel([EVEN, EVEN, LOSE, PASS], {}, { efficiency: 56 });
    expect(log).toContain('[8.3] #109 gains 6 efficiency');
  });

  test('[7.4] who destroys an enemy gains what a rout is worth, and may advance (R216)', () => {
    const orders = [...SET, 'advance'];
    const { log, state } = duel([EVEN, EVEN], { orders }, { men: 60 });
    expect(log).toContain('[19.1] #109 is no more');
    expect(log).toContain('[8.3] #0 gains 12 efficiency');
    expect(log.at(-1)).toBe('[7.53] #0 advances to 37,28');
    expect(state.menLost[3]).toBe(60);
  });

  test('[7.4] holds his place however disrupted he is, up to level 4 (R216)', () => {
    const shaken = { disruption: 2, men: 620 };
    const { log, state } = duel([EVEN, EVEN, WIN, PASS, 100], shaken, { men: 1000 });
    expect(log).toContain('[8.2] #0 is disrupted: level 3');
    expect(log.filter((text) => text.includes('#0 gives way'))).toEqual([]);
    expect(state.square[numberOf(french)]).toBe(28 * 64 + 36);
  });

  test('[7.4] routs when his losses break him (R216)', () => {
    const { log } = duel([EVEN, EVEN, LOSE, FAIL, PASS], {}, { disruption: 4, men: 1000 });
    expect(log).toContain('[8.2] #109 is disrupted: level 5');
    expect(log).toContain('[7.52] #109 breaks');
    expect(log).toContain('[7.4] #0 is disrupted: level 1');
    expect(log.filter((text) => text.includes('#109 gains'))).toEqual([]);
  });
});

describe('leaders', () => {
  test('[9.11] ride with both sides: half as likely to be wounded as a man of their unit', () => {
    const leaders = {
      '@0': { rides: french, bonus: 10 },
      '@30': { rides: british, bonus: 8 },
    };
    const fought = (first: number, successor: readonly number[]): string[] =>
      combat(
        { [french]: column('36,28'), [british]: line('37,28') },
        [EVEN, EVEN, WIN, first, ...successor, PASS, 1000, PASS],
        { leaders },
      ).log;
    // 53 of 650 men: half of that part is 40 of 1000.
    expect(fought(40, [3]).join()).toContain('@30 is wounded: a bonus of 2 follows one of 8');
    expect(fought(41, []).join()).not.toContain('wounded');
  });
});

describe('guns', () => {
  const assault = (more: UnitDoc, dice: readonly number[], others: Field = {}) =>
    combat({ [french]: column('36,28'), [BATTERY]: battery('37,28', more), ...others }, dice);

  test('[7.4] that have lost leave half of their number and limber up (R218)', () => {
    const { log, state } = assault({}, [EVEN, EVEN, PASS]);
    expect(log).toContain('[7.4] #157 loses 0 prisoners and 3 guns');
    const u = numberOf(BATTERY);
    expect([state.guns[u], state.formation[u], state.gunsCaptured[1]]).toEqual([3, 5, 3]);
  });

  test('[7.4] leave the larger half of an odd number', () => {
    expect(assault({ guns: 5 }, [EVEN, EVEN, PASS]).state.gunsCaptured[1]).toBe(3);
  });

  test('[7.4] are all taken at disruption 5 (R218): artillery does not rout', () => {
    const { log, state } = assault({ disruption: 4 }, [EVEN, EVEN, PASS]);
    expect(log).toContain('[7.51] #157 gives way');
    expect(log).toContain('[7.4] #157 loses 0 prisoners and 6 guns');
    expect([state.gunsCaptured[1], state.menLost[5]]).toEqual([6, 96]);
  });

  test('[7.4] are all taken without a way back (R218)', () => {
    // French on all squares behind them.
    const ring: Field = Object.fromEntries(
      ['38,27', '38,28', '38,29', '37,27', '37,29'].map((at, i) => [
        `#${2 + i}`,
        fresh(at, { op: 0, formation: 'column', facing: 'W' }),
      ]),
    );
    const { log, state } = assault({}, [EVEN, EVEN, PASS], ring);
    expect(log).toContain('[7.51] #157 has no way of retreat');
    expect(state.gunsCaptured[1]).toBe(6);
  });
});

describe('the redoubt', () => {
  const storm = (dice: readonly number[], garrison: UnitDoc = {}, guns: UnitDoc = {}) =>
    combat(
      {
        '#4': column('13,8', { men: 827 }),
        '#5': column('13,8', { men: 827, orders: ['melee', 'advance'] }),
        '#93': line('14,8', { orders: ['frontline'], ...garrison }),
        '#107': battery('14,8', guns),
      },
      dice,
      BORODINO,
    );
  const FOUR = [EVEN, EVEN, EVEN, EVEN];

  test('[7.51] is held by those who have lost: they are tested twice, and do not retreat (R217)', () => {
    const { log, state } = storm([...FOUR, WIN, PASS, PASS, PASS, PASS]);
    expect(log).toContain('[8.2] #93 tests its morale: 0 against 54');
    expect(log).toContain('[7.4] #93 is disrupted: level 1');
    expect(log).toContain('[7.51] #93 tests its morale: 0 against 34');
    expect(state.square[93]).toBe(8 * 64 + 14);
    expect(log.filter((text) => text.startsWith('[8.3]'))).toEqual([]);
    expect(state.gunsCaptured[1]).toBe(0);
  });

  test('[7.51] is left by rout alone, and its guns are taken with it (R217)', () => {
    const { log, state } = storm([...FOUR, WIN, PASS, PASS, PASS], { disruption: 4 });
    expect(log).toContain('[7.52] #93 breaks');
    expect(log).toContain('[7.4] #107 loses 0 prisoners and 10 guns');
    expect(log).toContain('[7.53] #5 advances to 14,8');
    expect(state.gunsCaptured[1]).toBe(10);
  });

  test('[7.51] keeps its guns while one unit of infantry stands', () => {
    const { state } = storm([...FOUR, WIN, PASS, PASS, PASS], {}, { disruption: 4 });
    expect(state.gunsCaptured[1]).toBe(0);
    expect(state.square[107]).toBe(8 * 64 + 14);
  });

  test('[7.51] holds friends who are not tested when others run past', () => {
    const { log } = storm([...FOUR, WIN, PASS, PASS, PASS], { disruption: 4 });
    expect(log.filter((text) => text.startsWith('[7.51] #107 tests'))).toHaveLength(1);
  });
});

describe('skirmishers', () => {
  test('[6.354] alone and all out give way to infantry in the open, which pays nothing', () => {
    const { log, state } = combat(
      { [french]: column('36,28', { orders: [...SET, 'advance'] }), '#125': skirmishers('37,28') },
      [],
    );
    expect(log.slice(1)).toEqual([
      '[7.51] #125 gives way',
      '[8.3] #0 gains 6 efficiency',
      '[7.51] #125 retreats to 40,28',
      '[7.53] #0 advances to 37,28',
    ]);
    expect([state.op[0], state.fatigue[0]]).toEqual([10, 0]);
  });

  test.each([
    ['not all out', { out: '75%' }],
    ['not alone', { skirmishers: 400 }],
  ] as const)('[6.354] stand and come in when they are %s', (_what, more) => {
    const { log, state } = combat(
      { [french]: column('36,28'), '#125': skirmishers('37,28', more) },
      [EVEN, EVEN, PASS],
    );
    expect(log).toContain('[6.354] #125: 0% of its skirmishers are out');
    expect(state.out[125]).toBe(0);
  });

  test('[6.354] stand and come in before cavalry that does not charge', () => {
    const { log } = combat({ [CUIRASSIERS]: horse('36,28'), '#125': skirmishers('37,28') }, [
      EVEN,
      EVEN,
      PASS,
    ]);
    expect(log[2]).toBe('[6.354] #125: 0% of its skirmishers are out');
  });

  test('[6.354] stand in woods, still out, and in a redoubt, where they come in (R221)', () => {
    const attack = (from: string, facing: string, to: string, dice: readonly number[]) =>
      combat({ '#4': column(from, { facing }), '#92': skirmishers(to) }, dice, BORODINO);
    const inWoods = attack('4,0', 'W', '3,0', [EVEN, EVEN, PASS]);
    expect(inWoods.log).toContain('[20.6] scattered skirmishers: 50%');
    expect(inWoods.state.out[92]).toBe(4);
    const behindWalls = attack('13,8', 'E', '14,8', [EVEN, EVEN, WIN, PASS, PASS]);
    expect(behindWalls.log).toContain('[6.354] #92: 0% of its skirmishers are out');
  });

  test('[6.354] of attackers come in always', () => {
    const { log } = duel([EVEN, EVEN, WIN, PASS, PASS], { skirmishers: 100, out: '100%' });
    expect(log[2]).toBe('[6.354] #0: 0% of its skirmishers are out');
  });
});

test('[6.434] cavalry that avoids fights gives way to whoever attacks it', () => {
  const { log } = combat(
    {
      [french]: column('36,28'),
      '#91': fresh('37,28', {
        men: 600,
        formation: 'open',
        facing: 'W',
        orders: ['frontline', 'auto-retreat'],
      }),
    },
    [],
  );
  expect(log.slice(1)).toEqual([
    '[7.51] #91 gives way',
    '[8.3] #0 gains 6 efficiency',
    '[7.51] #91 retreats to 40,28',
  ]);
});

describe('tests against cavalry', () => {
  const shift = (formation: string, rider: string): number => {
    const s = before({
      [british]: line('37,28', { formation }),
      [CUIRASSIERS]: horse('36,28', { formation: rider }),
    });
    return shockShift(s, numberOf(british), numberOf(CUIRASSIERS));
  };

  test('[20.11] a charge shifts those of squares by 40 and of columns by 10', () => {
    expect(shift('square', 'charge')).toBe(40);
    expect(shift('column', 'counter-charge')).toBe(10);
    expect(shift('line', 'charge')).toBe(0);
    expect([shift('square', 'normal'), shift('column', 'normal')]).toEqual([0, 0]);
  });

  test('[20.11] Austrian columns have 20 more against any mounted cavalry', () => {
    const austrian = (formation: string, rider: string): number =>
      enlisted('waterloo', british, { nation: AUSTRIA }, () => shift(formation, rider));
    expect(austrian('column', 'charge')).toBe(30);
    expect(austrian('column', 'normal')).toBe(20);
    expect(austrian('column', 'dismounted')).toBe(0);
    expect(austrian('line', 'normal')).toBe(0);
  });

  test('[20.11] and count in melee: an Austrian column is at its morale and 70 more', () => {
    // Of 30 it has lost 11 by its losses and 8 by fatigue; 30 for its formation, 20 against cavalry, 20 as all.
    const { log } = enlisted('waterloo', british, { nation: AUSTRIA }, () =>
      combat(
        {
          [CUIRASSIERS]: horse('36,28', { men: 900 }),
          [british]: line('37,28', { formation: 'column', efficiency: 30 }),
        },
        [EVEN, EVEN, FAIL],
      ),
    );
    expect(log).toContain('[8.2] #109 tests its morale: 99 against 81');
  });
});
