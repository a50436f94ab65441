import { DAYLIGHT } from './data/charts.ts';
import type { Scenario } from './scenario.ts';

/** When a turn takes place. */
export interface Hour {
  /** Days after the first. */
  readonly day: number;
  /** Half hours since midnight when it begins. */
  readonly half: number;
  /** [12.1] The one turn between two days; its hour is that of nightfall. */
  readonly isNight: boolean;
}

/**
 * [12.1] [20.1] The hours of all turns: half an hour each from dawn to nightfall of the month, the last
 * hour of daylight included (R5), then one turn of night. A battle that begins in the dark begins with it.
 */
export const hoursOf = ({ date, start, turns }: Scenario): readonly Hour[] => {
  const [first, last] = DAYLIGHT[date.month - 1];
  const dawn = first * 2;
  const dusk = (last + 1) * 2;
  const hours: Hour[] = [];
  let day = 0;
  let half = start;
  while (hours.length < turns) {
    const isNight = half < dawn || half >= dusk;
    hours.push({ day, half, isNight });
    if (isNight && half >= dusk) day++;
    half = isNight ? dawn : half + 1;
  }
  return hours;
};
