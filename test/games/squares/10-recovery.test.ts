import { describe, expect, test } from 'vitest';
import { A, amid, F, whereIs, type Unit } from './table.ts';

const alone = (more: Readonly<Record<string, unknown>>): Record<string, Unit> => ({
  '#4': { at: '15,15', control: 20, ...more },
});

test('[10.0] recovery and rally are of one side, ammunition and reinforcements of both', () => {
  const worn = { op: 8, control: 20, fatigue: 9, ammunition: 1 };
  const both = { '#4': { at: '15,15', ...worn }, '#97': { at: '25,15', ...worn } };
  const of = (frame: readonly string[], dice: readonly number[], more = {}) =>
    amid({ ...both, ...more }, frame, dice).state;
  const rested = of(['recovery', F], [1]);
  expect([rested.fatigue[4], rested.fatigue[97]]).toEqual([1, 9]);
  const routed = {
    '#5': { at: '14,15', control: 30, formation: 'rout' },
    '#98': { at: '26,15', control: 30, formation: 'rout' },
  };
  const rallied = of(['rally', A], [1], routed);
  expect([rallied.formation[5], rallied.formation[98]]).toEqual([8, 10]);
  const supplied = of(['resupply'], [1, 1, 1, 1]);
  expect([supplied.ammunition[4], supplied.ammunition[97]]).toEqual([2, 2]);
  const due = { '#35': { at: 'away', due: 2 }, '#106': { at: 'away', due: 2 } };
  const arrived = of(['reinforcements'], [1, 1], due);
  expect([whereIs(arrived, 35), whereIs(arrived, 106)]).toEqual(['0,8', '27,8']);
});

describe('recovery', () => {
  const recover = (units: Record<string, Unit>, dice: readonly number[]) =>
    amid(units, ['recovery', F], dice).state;

  test('[8.1] [10.3] every two points left take two off fatigue', () => {
    expect(recover(alone({ op: 5, fatigue: 9 }), [1]).fatigue[4]).toBe(5);
    expect(recover(alone({ op: 5, fatigue: 3 }), [1]).fatigue[4]).toBe(0);
  });

  test('[8.3] [10.3] every four points left bring a point of efficiency, up to the most', () => {
    expect(recover(alone({ op: 9, efficiency: 50 }), [1]).efficiency[4]).toBe(52);
    expect(recover(alone({ op: 9, efficiency: 57 }), [1]).efficiency[4]).toBe(58);
  });

  test('[10.3] no rest in an enemy zone', () => {
    const s = recover(
      { ...alone({ op: 8, fatigue: 9, efficiency: 50 }), '#90': { at: '16,15' } },
      [1],
    );
    expect([s.fatigue[4], s.efficiency[4]]).toEqual([9, 50]);
  });

  test('[10.3] [20.12] disruption goes by control: at 20 by one up to 75, else by two; not of the routed', () => {
    const left = (more: Readonly<Record<string, unknown>>, dice: readonly number[]): number =>
      recover(alone({ disruption: 3, ...more }), dice).disruption[4];
    expect([left({}, [75, 1]), left({}, [76, 1])]).toEqual([2, 1]);
    expect(left({ control: 10 }, [50])).toBe(3);
    expect(left({ formation: 'rout', disruption: 5 }, [1])).toBe(5);
  });

  test('[6.31] [10.3] then new points replace what is left', () => {
    expect(recover(alone({ op: 14 }), [2]).op[4]).toBe(11);
  });
});

describe('rally', () => {
  const routed = (more: Readonly<Record<string, unknown>> = {}): Record<string, Unit> =>
    alone({ formation: 'rout', disruption: 5, ...more });
  const rallies = (units: Record<string, Unit>, dice: readonly number[]): boolean => {
    const { state } = amid(units, ['rally', F], dice);
    return state.formation[4] === 10 && state.disruption[4] === 3;
  };

  test('[10.2] [20.7] by three times control and half the morale, into open order at 3', () => {
    // 60 and 29.
    expect([rallies(routed(), [89]), rallies(routed(), [90])]).toEqual([true, false]);
  });

  test('[10.2] not with a morale of 29 or less', () => {
    expect(rallies(routed({ fatigue: 28 }), [1])).toBe(true);
    expect(rallies(routed({ fatigue: 29 }), [])).toBe(false);
  });

  test('[10.2] not with an enemy in sight within five squares', () => {
    expect(rallies({ ...routed(), '#90': { at: '15,10' } }, [1])).toBe(true);
    expect(rallies({ ...routed(), '#90': { at: '15,16' } }, [])).toBe(false);
    expect(rallies({ ...routed(), '#90': { at: '16,14' } }, [])).toBe(false);
  });

  test('[20.7] Russians have 10 more', () => {
    const { log } = amid(
      { '#90': { at: '20,15', formation: 'rout', control: 10 } },
      ['rally', A],
      [75],
    );
    expect(log).toEqual(['[10.2] #90 does not rally: 74 against 74']);
  });
});

describe('ammunition', () => {
  const left = (units: Record<string, Unit>, dice: readonly number[], options = {}): number =>
    amid(units, ['resupply'], dice, { options }).state.ammunition[4];

  test('[10.1] 40 percent and 2 for each point of control above 10; one to three shots, seven at most', () => {
    expect(left(alone({ ammunition: 2 }), [60, 3])).toBe(5);
    expect(left(alone({ ammunition: 2 }), [61])).toBe(2);
    expect(left(alone({ ammunition: 6 }), [1, 3])).toBe(7);
    expect(left(alone({ ammunition: 7 }), [])).toBe(7);
  });

  test('[10.1] less with enemies beside it and with fatigue, nothing for the routed', () => {
    const near = { ...alone({ ammunition: 2 }), '#90': { at: '16,15' } };
    expect([left(near, [45, 1]), left(near, [46])]).toEqual([3, 2]);
    const tired = alone({ ammunition: 2, fatigue: 20 });
    expect([left(tired, [50, 1]), left(tired, [51])]).toEqual([3, 2]);
    expect(left(alone({ ammunition: 2, formation: 'rout' }), [])).toBe(2);
  });

  test('[4.11] the options make 15 and 30 less or more of it', () => {
    const with_ = (level: number, dice: readonly number[]): number =>
      left(alone({ ammunition: 2 }), dice, { frenchAmmunition: level });
    expect([with_(1, [30, 1]), with_(1, [31])]).toEqual([3, 2]);
    expect([with_(5, [90, 1]), with_(5, [91])]).toEqual([3, 2]);
  });

  test('[8.1] every other time guns with more than 20 fatigue go without', () => {
    const guns = (fatigue: number, dice: readonly number[]): number =>
      amid({ '#29': { at: '15,15', control: 20, ammunition: 2, fatigue } }, ['resupply'], dice)
        .state.ammunition[29];
    expect([guns(21, [50]), guns(21, [51, 1, 1]), guns(20, [1, 1])]).toEqual([2, 3, 3]);
  });
});

describe('reinforcements', () => {
  const due = (more: Record<string, Unit>, dice: readonly number[], turn = 3, options = {}) =>
    amid({ '#14': { at: 'away', due: 3 }, ...more }, ['reinforcements'], dice, { turn, options })
      .state;

  test('[10.4] come on their turn, in column, with points', () => {
    const s = due({}, [1]);
    expect([whereIs(s, 14), s.formation[14], s.due[14], s.op[14] > 8]).toEqual(['0,9', 1, 0, true]);
    expect(due({}, [], 2).due[14]).toBe(3);
  });

  test('[10.4] beside their square where an enemy holds it, and over the limit of stacking', () => {
    expect(whereIs(due({ '#90': { at: '0,9' } }, [1]), 14)).toBe('0,8');
    const full = { '#8': { at: '0,9' }, '#9': { at: '0,9' } };
    expect(whereIs(due(full, [1]), 14)).toBe('0,9');
  });

  test('[4.11] option 1: as likely on each of the four turns before; 2: after', () => {
    const comes = (level: number, turn: number, dice: readonly number[]): boolean =>
      due({}, dice, turn, { frenchArrival: level }).due[14] === 0;
    // Turn 2 stands for the turns -1 to 2: four of five.
    expect([comes(1, 2, [4, 1]), comes(1, 2, [5])]).toEqual([true, false]);
    expect(comes(1, 3, [1])).toBe(true);
    expect([comes(2, 3, [1, 1]), comes(2, 3, [2])]).toEqual([true, false]);
    expect(comes(2, 7, [1])).toBe(true);
    expect(comes(2, 2, [])).toBe(false);
  });
});
