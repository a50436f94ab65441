import { combat, fresh, idle, type Field, type UnitDoc } from './combat.ts';

/** Charges over open, level ground of Waterloo, eastward along row 29. */

export const CUIRASSIERS = '#53';
export const SECOND = '#55';
export const DRAGOONS = '#152';
export const OTHERS = '#153';

/** Cavalry that is to charge a square: so good that it always does. */
export const rider = (at: string, target: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, {
    men: 750,
    formation: 'charge',
    facing: 'E',
    plot: target,
    efficiency: 88,
    orders: ['frontline'],
    ...more,
  });

/** Cavalry that waits for a charge. */
export const waiter = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, { men: 700, formation: 'counter-charge', facing: 'W', efficiency: 88, ...more });

/** Infantry without a shot left. */
export const foot = (at: string, more: UnitDoc = {}): UnitDoc =>
  fresh(at, {
    men: 600,
    formation: 'line',
    facing: 'W',
    ammunition: 0,
    efficiency: 68,
    orders: ['frontline'],
    ...more,
  });

/** Guns without a shot left. */
export const guns = (at: string, more: UnitDoc = {}): UnitDoc =>
  idle(at, {
    formation: 'unlimbered',
    facing: 'W',
    efficiency: 68,
    orders: ['frontline'],
    ...more,
  });

/** Cuirassiers charge from 31,29 to a square in the field of these enemies. */
export const charge = (
  enemies: Field,
  dice: readonly number[],
  more: UnitDoc = {},
  target = '39,29',
) => combat({ [CUIRASSIERS]: rider('31,29', target, more), ...enemies }, dice);
