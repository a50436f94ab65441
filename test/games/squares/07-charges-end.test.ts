import { describe, expect, test } from 'vitest';
import { DROVE } from '../../../src/games/squares/fates.ts';
import { BRITAIN } from '../../../src/games/squares/numbers.ts';
import { AUTO_RETREAT } from '../../../src/games/squares/state.ts';
import { enlisted, onGround } from './altered.ts';
import { charge, CUIRASSIERS, DRAGOONS, foot, guns, rider, SECOND } from './charges.ts';
import { BRITISH, combat, EVEN, numberOf, told, type Field, type UnitDoc } from './combat.ts';
import { whereIs } from './table.ts';

const [british, other] = BRITISH;
const u = numberOf(CUIRASSIERS);
const CHARGE = 3;
const OPEN = 10;

type Played = ReturnType<typeof combat>;

const lines = (played: Played, ...words: string[]): string[] =>
  told(played).filter((line) => words.some((word) => line.includes(word)));

/** A line that stands, is attacked and beaten; then what is rolled for the cavalry. */
const WON = [81, 1, 29, EVEN, EVEN, 1] as const;
const beaten = (dice: readonly number[], more: UnitDoc = {}, others: Field = {}): Played =>
  charge({ [british]: foot('38,29'), ...others }, [...WON, ...dice], more);

/** A square that holds out; then what is rolled for the cavalry. */
const repelled = (dice: readonly number[], more: UnitDoc = {}): Played =>
  charge({ [british]: foot('38,29', { formation: 'square' }) }, [EVEN, EVEN, 100, ...dice], more);

describe('the melee of a charge', () => {
  test('[7.0] [7.4] comes after fire and before other melees', () => {
    const others: Field = {
      '#0': foot('37,31', {
        formation: 'column',
        facing: 'E',
        orders: ['frontline', 'melee'],
      }),
      [other]: foot('38,31', { ammunition: 3 }),
    };
    const { log } = charge({ [british]: foot('38,29'), ...others }, [
      81,
      1,
      29,
      EVEN,
      EVEN,
      EVEN,
      1,
      EVEN,
      EVEN,
      1,
      1,
      1,
      100,
      1,
    ]);
    const at = (words: string): number => log.findIndex((line) => line.includes(words));
    expect(at('#110 fires')).toBeGreaterThan(at('#53 ends its charge'));
    expect(at('#53 leads a melee')).toBeGreaterThan(at('#110 fires'));
    expect(at('#0 leads a melee')).toBeGreaterThan(at('#53 leads a melee'));
  });

  test('[20.6] [7.4] is fought with the row of a charge', () => {
    expect(beaten([100, 1]).log).toContain('[20.6] formation: 250%');
  });

  test('[8.2] [20.14] needs neither morale 30 nor disruption under 3, as the charge did not (R272)', () => {
    const weary = charge(
      { [british]: foot('38,29', { formation: 'square' }) },
      [1, EVEN, EVEN, 100, 1, 1],
      {
        efficiency: 98,
        fatigue: 60,
        disruption: 1,
      },
    );
    expect(lines(weary, 'leads')).toEqual(['[7.4] #53 leads a melee into 38,29']);
  });

  test('[6.354] skirmishers who are out are caught outside (R271)', () => {
    const screened = foot('38,29', { skirmishers: 100, out: '100%' });
    const { state, log } = charge({ [british]: screened }, [...WON, 100, 1]);
    expect(log.filter((line) => line.includes('of its skirmishers'))).toEqual([]);
    const v = numberOf(british);
    expect([600 - state.men[v], 100 - state.skirmishers[v]]).toEqual([125, 94]);
  });

  test('[7.4] is not fought with who has given way under fire; the cavalry goes back all the same (R281)', () => {
    const fired: Field = { '#57': guns('36,30', { facing: 'E', op: 10, ammunition: 5 }) };
    const played = charge({ [british]: foot('38,29', { efficiency: 40, men: 300 }), ...fired }, [
      51,
      1,
      60,
      EVEN,
      100,
      2,
    ]);
    expect(lines(played, 'gives way', 'leads', 'is blown')).toEqual([
      '[7.51] #109 gives way',
      '[6.433] #53 is blown: in open order, it avoids fights',
    ]);
  });
});

describe('after the melee of a charge', () => {
  test('[6.433] one of five pursues into the square, and stays formed as it is (R282)', () => {
    const played = beaten([20]);
    expect(lines(played, '#53 may', '#53 advances', '#53 retreats', 'blown')).toEqual([
      '[6.433] #53 may pursue: 19 against 20',
      '[6.433] #53 advances to 38,29',
    ]);
    const { state } = played;
    expect([whereIs(state, u), state.formation[u], state.orders[u] & AUTO_RETREAT]).toEqual([
      '38,29',
      CHARGE,
      0,
    ]);
  });

  test('[6.433] the others go back three to five squares, into open order, and avoid fights', () => {
    expect([1, 2, 3].map((die) => whereIs(beaten([21, die]).state, u))).toEqual([
      '34,29',
      '33,29',
      '32,29',
    ]);
    const { state } = beaten([21, 1]);
    expect([state.formation[u], state.orders[u] & AUTO_RETREAT]).toEqual([OPEN, AUTO_RETREAT]);
  });

  test('[6.433] British cavalry that has won always pursues', () => {
    enlisted('waterloo', CUIRASSIERS, { nation: BRITAIN }, () => {
      expect(lines(beaten([]), 'may pursue', '#53 advances')).toEqual([
        '[6.433] #53 may pursue: 0 against 100',
        '[6.433] #53 advances to 38,29',
      ]);
    });
  });

  test('[6.433] [7.53] nobody pursues into a square he cannot enter', () => {
    onGround('waterloo', '38,29', 'swamp', () => {
      const played = charge({ [british]: foot('38,29') }, [81, 1, 29, EVEN, EVEN, 1, 1]);
      expect(lines(played, 'may pursue', 'is blown')).toHaveLength(1);
    });
  });

  test('[6.433] who has lost goes back three to five squares, too', () => {
    const played = repelled([2]);
    expect(lines(played, 'wins', '#53 gives', '#53 retreats', 'blown')).toEqual([
      expect.stringContaining('the Allied side wins'),
      '[7.51] #53 gives way',
      '[7.51] #53 retreats to 33,29',
      '[6.433] #53 is blown: in open order, it avoids fights',
    ]);
  });

  test('[6.433] [7.51] those it shakes on its way go with it', () => {
    const friend = { '#0': foot('36,30', { facing: 'E', disruption: 3, efficiency: 60 }) };
    const played = charge(
      { [british]: foot('38,29', { formation: 'square' }), ...friend },
      [1, 90],
      { orders: ['frontline', 'auto-retreat'] },
    );
    expect(lines(played, '#0 gives way', '#0 retreats')).toEqual([
      '[7.51] #0 gives way',
      expect.stringContaining('#0 retreats to'),
    ]);
  });

  test('[7.51] from a redoubt it does not go back', () => {
    onGround('waterloo', '37,29', 'redoubt', () => {
      const played = charge({ [british]: foot('38,29', { formation: 'square' }) }, [], {
        orders: ['frontline', 'auto-retreat'],
      });
      expect(whereIs(played.state, u)).toBe('37,29');
    });
  });

  test('[6.433] [7.53] cavalry that charged does not advance by its order to', () => {
    const played = beaten([21, 1], { orders: ['frontline', 'advance'] });
    expect(lines(played, 'advances')).toEqual([]);
  });

  test('[6.433] pursuits come before other advances', () => {
    // Both have driven the infantry off; only one of them finds the square free.
    const others: Field = {
      '#0': foot('38,30', { formation: 'column', facing: 'N', orders: ['frontline', 'advance'] }),
      [SECOND]: rider('37,28', '37,28', {
        formation: 'normal',
        facing: 'SE',
        plot: undefined,
        orders: ['frontline', 'advance'],
        fate: DROVE,
      }),
    };
    const played = beaten([20], {}, others);
    expect(lines(played, 'advances')).toEqual(['[6.433] #53 advances to 38,29']);
  });

  test('[6.433] [7.51] who ended beside nobody stays where he is (R281)', () => {
    const { state } = charge({}, [], {}, '35,29');
    expect([whereIs(state, u), state.formation[u], state.orders[u] & AUTO_RETREAT]).toEqual([
      '35,29',
      CHARGE,
      0,
    ]);
  });

  test('[7.51] who has pursued may stay beside an enemy, as he is in charge formation', () => {
    const played = beaten([20], {}, { [other]: foot('39,31', { formation: 'square' }) });
    expect(whereIs(played.state, u)).toBe('38,29');
  });
});

describe('what a charge costs', () => {
  test('[20.11] two levels of disruption in any case, after its melee (R280)', () => {
    expect(charge({}, [], {}, '33,29').state.disruption[u]).toBe(2);
    const { log, state } = beaten([21, 1]);
    expect(log.indexOf('[20.11] #53 is disrupted: level 2')).toBeGreaterThan(
      log.findIndex((line) => line.includes('wins the melee')),
    );
    expect(state.disruption[u]).toBe(2);
  });

  test('[20.11] [7.52] it routs at the fifth level', () => {
    const played = charge(
      { [british]: foot('45,29') },
      [1],
      { disruption: 3, efficiency: 98 },
      '34,29',
    );
    expect(lines(played, '20.11', '7.52')).toEqual([
      '[20.11] #53 is disrupted: level 5',
      '[7.52] #53 breaks',
      '[7.52] #53 routs to 27,29',
    ]);
  });

  test('[20.11] with nobody in sight it routs from where it faces', () => {
    const played = charge({}, [1], { disruption: 3, efficiency: 98 }, '34,29');
    expect(lines(played, '7.52').at(-1)).toBe('[7.52] #53 routs to 27,29');
  });

  test('[6.434] blown cavalry that charges again only frightens, until its order is taken back', () => {
    const blown = { orders: ['frontline', 'auto-retreat'], formation: 'charge', plot: '39,29' };
    expect(
      lines(charge({ [british]: foot('38,29', { formation: 'square' }) }, [1], blown), 'leads'),
    ).toEqual([]);
  });

  test('[6.433] [6.431] all of this is true of cavalry of the other side', () => {
    const played = combat(
      {
        [DRAGOONS]: rider('45,29', '37,29', { facing: 'W' }),
        '#0': foot('38,29', { facing: 'E' }),
        [SECOND]: rider('31,29', '39,29', { formation: 'normal', plot: undefined }),
      },
      [81, 1, 29, EVEN, EVEN, 1],
      { side: 'Allied' },
    );
    expect(lines(played, '#152 advances')).toEqual(['[6.433] #152 advances to 38,29']);
  });
});
