/**
 * [1.0] The turn record: 15 to 22 June, three turns a day, French and Allied by turns (4.0), the
 * third of each day at night (5.6).
 */

export interface TurnDatum {
  day: 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22;
  part: 'morning' | 'afternoon' | 'night';
  player: 'French' | 'Allied';
}

export const TURNS: readonly TurnDatum[] = [
  { day: 15, part: 'morning', player: 'French' },
  { day: 15, part: 'afternoon', player: 'Allied' },
  { day: 15, part: 'night', player: 'French' },
  { day: 16, part: 'morning', player: 'Allied' },
  { day: 16, part: 'afternoon', player: 'French' },
  { day: 16, part: 'night', player: 'Allied' },
  { day: 17, part: 'morning', player: 'French' },
  { day: 17, part: 'afternoon', player: 'Allied' },
  { day: 17, part: 'night', player: 'French' },
  { day: 18, part: 'morning', player: 'Allied' },
  { day: 18, part: 'afternoon', player: 'French' },
  { day: 18, part: 'night', player: 'Allied' },
  { day: 19, part: 'morning', player: 'French' },
  { day: 19, part: 'afternoon', player: 'Allied' },
  { day: 19, part: 'night', player: 'French' },
  { day: 20, part: 'morning', player: 'Allied' },
  { day: 20, part: 'afternoon', player: 'French' },
  { day: 20, part: 'night', player: 'Allied' },
  { day: 21, part: 'morning', player: 'French' },
  { day: 21, part: 'afternoon', player: 'Allied' },
  { day: 21, part: 'night', player: 'French' },
  { day: 22, part: 'morning', player: 'Allied' },
  { day: 22, part: 'afternoon', player: 'French' },
  { day: 22, part: 'night', player: 'Allied' },
];

/** Turns in a game of eight days, or of six for a shorter evening. */
export const TURNS_BY_DAYS = { 8: 24, 6: 18 } as const;
