import type { Card, Counter, Enlisted, Face, Piece } from '../../../boards/scene.ts';
import {
  ARMIES,
  ARMY,
  ATTACK,
  COMMANDER_OF,
  BONUS_OF,
  DEFENCE,
  FRESH_NUMBER,
  LEADER,
  LEADER_COUNT,
  LOST,
  MOVE,
  NO_LEADER,
  OFFICERS,
  OFFICER_ARMY,
  OFFICER_NAMES,
  PLACE_COUNT,
  RATING,
  SIDE,
  sideOfArmy,
  SPENT_NUMBER,
  STEPS,
  UNIT_COUNT,
} from '../board.ts';
import { LEADERS } from '../data/leaders.ts';
import { UNITS, type Arm, type UnitDatum } from '../data/units.ts';
import { ACTIVE, faceOf as factorsAt, isEngaged, isInPlay, MOVED } from '../state.ts';
import type { AreasState } from '../state.ts';
import { actionOf, handOf } from './moment.ts';
import { areaThing, cardsThing, officerThing, unitThing } from './things.ts';

/**
 * Every sign a counter or a card can carry. `ready` may still act in this impulse and `moved` has;
 * `point` and `forward` lead the assault in hand, `supports` takes part in it; `acting` is the officer
 * whose formation acts.
 */
export const SIGNS = [
  'spent',
  'ready',
  'moved',
  'point',
  'forward',
  'supports',
  'acting',
  'hand',
] as const;
export type Sign = (typeof SIGNS)[number];

/** The band of each formation, as the style sheet knows it, and the letters on it. */
const BANDS: Readonly<Record<string, readonly [band: string, mark: string]>> = {
  'd’Erlon': ['french-1', 'I'],
  Reille: ['french-2', 'II'],
  Lobau: ['french-6', 'VI'],
  Drouot: ['french-guard', 'Guard'],
  Kellermann: ['french-3c', 'III Cav'],
  Ney: ['french-4c', 'Res Cav'],
  'Prince of Orange': ['british-1', 'I'],
  Hill: ['british-2', 'II'],
  Picton: ['british-r', 'Res'],
  Uxbridge: ['british-c', 'Cav'],
  Bülow: ['prussian-4', 'IV'],
  Pirch: ['prussian-2', 'II'],
  Zieten: ['prussian-1', 'I'],
};

const bandOf = (officer: number): readonly [string, string] =>
  BANDS[OFFICER_NAMES[officer]] ?? ['', ''];

/** Names as they stand on a counter: what its symbol says already is left out. */
const shortened = (name: string): string =>
  name
    .replace(/ (Corps|Korps) /, ' ')
    .replace(/Horse Artillery|Foot Artillery/, (arm) => arm.split(' ')[0])
    .replace('Artillery', 'Art.')
    .replace('Divisional', 'Div.')
    .replace('Cavalry Horse', 'Horse')
    .replace('Voltigeurs', 'Volt.')
    .replace('Landwehr', 'Lw.')
    .replace(/\((.)\w*\)/, (_, letter: string) => letter.toUpperCase())
    .trim();

const SYMBOLS: Readonly<Record<Arm, Face['symbol']>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  'foot artillery': 'artillery',
  'horse artillery': 'horse artillery',
  skirmishers: 'skirmishers',
};

/** [4.1] A nation other than the army’s own. */
const nationOf = ({ army, nation }: UnitDatum): string => (nation === army ? '' : nation);

const formationOf = (u: number): string =>
  LEADER[u] === NO_LEADER ? 'Skirmishers' : LEADERS[LEADER[u]].formation;

/** [4.3] The side of the counter that is up. */
const counterOf = (s: AreasState, u: number): Counter => {
  const [band, mark] = bandOf(LEADER[u]);
  const at = factorsAt(s, u);
  return {
    kind: 'counter',
    name: shortened(UNITS[u].name),
    attack: ATTACK[at],
    defence: DEFENCE[at],
    move: MOVE[at],
    band,
    mark,
    isSpent: s.spent[u] === 1,
  };
};

const unitFace = (s: AreasState, u: number): Face => {
  const { name, label = '', arm } = UNITS[u];
  return {
    symbol: SYMBOLS[arm],
    name,
    corps: formationOf(u),
    label,
    value: s.place[u] === LOST ? 0 : STEPS[u] - s.spent[u],
    full: STEPS[u],
    nation: nationOf(UNITS[u]),
    print: counterOf(s, u),
  };
};

const chosen = (signs: Readonly<Record<Sign, boolean>>): readonly Sign[] =>
  SIGNS.filter((sign) => signs[sign]);

const unitSigns = (s: AreasState, u: number): readonly Sign[] => {
  const leads = s.point === u + 1 || s.forward === u + 1;
  return chosen({
    spent: s.spent[u] === 1,
    ready: s.act[u] === ACTIVE,
    moved: (s.act[u] & MOVED) !== 0,
    point: s.point === u + 1,
    forward: s.forward === u + 1,
    supports: isEngaged(s, u) && !leads,
    acting: false,
    hand: handOf(s)?.unit === u,
  });
};

const unitPiece = (s: AreasState, u: number): Piece => ({
  key: unitThing(u),
  thing: unitThing(u),
  at: areaThing(s.place[u]),
  army: ARMIES[ARMY[u]],
  face: unitFace(s, u),
  open: true,
  signs: unitSigns(s, u),
});

/** A unit that is in the game, with what the order in its stack depends on. */
export interface Standing {
  readonly unit: number;
  readonly side: number;
  readonly place: number;
  readonly piece: Piece;
}

/** What is in the hand lies on top, then what may act, then the strongest. */
const worthOf = (s: AreasState, u: number): number =>
  (handOf(s)?.unit === u ? 1000 : 0) +
  (s.act[u] === ACTIVE ? 100 : 0) +
  ATTACK[factorsAt(s, u)] +
  DEFENCE[factorsAt(s, u)];

const units = (s: AreasState, is: (u: number) => boolean): readonly number[] =>
  Array.from({ length: UNIT_COUNT }, (_, u) => u).filter((u) => is(u) && s.place[u] !== undefined);

/** All units on the map, from the top of each stack down. */
export const standingOf = (s: AreasState): readonly Standing[] =>
  units(s, (u) => s.place[u] < PLACE_COUNT)
    .map((u) => ({ unit: u, worth: worthOf(s, u) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ unit }) => ({
      unit,
      side: SIDE[unit],
      place: s.place[unit],
      piece: unitPiece(s, unit),
    }));

export const lostPieces = (s: AreasState): readonly Piece[] =>
  units(s, (u) => s.place[u] === LOST).map((u) => unitPiece(s, u));

/** The order of battle as it is printed. */
export const rosterOf = (s: AreasState): readonly Enlisted[] =>
  units(s, () => true).map((u) => ({
    thing: unitThing(u),
    army: ARMIES[ARMY[u]],
    face: unitFace(s, u),
    fate: s.place[u] === LOST ? 'lost' : 'known',
    seen: null,
  }));

/** [4.4] The card of a leader or commander, on the side that is up. */
const cardOf = (s: AreasState, officer: number): Card => {
  const isLeader = officer < LEADER_COUNT;
  const isSpent = s.used[officer] === 1;
  const army = COMMANDER_OF.indexOf(officer);
  return {
    kind: 'card',
    title: isLeader ? LEADERS[officer].formation : 'commander',
    band: bandOf(officer)[0],
    number: isLeader && isSpent ? SPENT_NUMBER[officer] : FRESH_NUMBER[officer],
    adds: `+${isLeader ? RATING[officer] : BONUS_OF[army]}`,
    addsTo: isLeader ? 'battle rating' : 'bonus of his leaders',
    isSpent,
  };
};

const officerPiece = (s: AreasState, officer: number): Piece => ({
  key: officerThing(officer),
  thing: officerThing(officer),
  at: cardsThing(sideOfArmy(OFFICER_ARMY[officer])),
  army: ARMIES[OFFICER_ARMY[officer]],
  face: {
    symbol: 'leader',
    name: OFFICER_NAMES[officer],
    corps: '',
    label: '',
    value: 0,
    full: 0,
    nation: '',
    print: cardOf(s, officer),
  },
  open: true,
  signs: chosen({
    spent: s.used[officer] === 1,
    ready: false,
    moved: false,
    point: false,
    forward: false,
    supports: false,
    acting: actionOf(s).officer === officer,
    hand: false,
  }),
});

/** The cards before both players: each army’s commander first, then its leaders. */
export const officerPieces = (s: AreasState): readonly Piece[] =>
  OFFICERS.map((_, officer) => officer)
    .filter((officer) => isInPlay(s, officer))
    .sort(
      (a, b) =>
        OFFICER_ARMY[a] - OFFICER_ARMY[b] ||
        Number(a < LEADER_COUNT) - Number(b < LEADER_COUNT) ||
        a - b,
    )
    .map((officer) => officerPiece(s, officer));
