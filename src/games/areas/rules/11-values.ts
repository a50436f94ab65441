import {
  ARM,
  ATTACK,
  CAVALRY,
  DEFENCE as FACTORS,
  INFANTRY,
  IS_VILLAGE,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  SKIRMISHERS,
  streamBetween,
  TEM,
} from '../board.ts';
import { CHARGE_SUPPORT, DEFENCE, SUPPORT } from '../data/tables.ts';
import { M } from '../lexicon.ts';
import { faceOf, isEngaged, type AreasState } from '../state.ts';
import { MARCH } from './10-costs.ts';

/** A value as it adds up: what (see MODIFIERS) and how much, in the order of the rule. */
export type Term = readonly [modifier: number, value: number];

export const totalOf = (terms: readonly Term[]): number =>
  terms.reduce((sum, [, value]) => sum + value, 0);

const counted = (terms: readonly Term[]): readonly Term[] => terms.filter(([, value]) => value > 0);

/** Those who support a point unit, by what they add. */
interface Supporters {
  freshInfantry: number;
  spentInfantry: number;
  freshCavalry: number;
  spentCavalry: number;
  skirmishers: number;
  guns: number;
}

const countSupporters = (s: AreasState, units: readonly number[]): Supporters => {
  const n = {
    freshInfantry: 0,
    spentInfantry: 0,
    freshCavalry: 0,
    spentCavalry: 0,
    skirmishers: 0,
    guns: 0,
  };
  for (const u of units) {
    const fresh = s.spent[u] === 0;
    if (ARM[u] === INFANTRY) n[fresh ? 'freshInfantry' : 'spentInfantry']++;
    else if (ARM[u] === CAVALRY) n[fresh ? 'freshCavalry' : 'spentCavalry']++;
    else if (ARM[u] === SKIRMISHERS) n.skirmishers++;
    else if (fresh) n.guns++;
  }
  return n;
};

/** [11.12.2] The attack value of this point unit with these in support. */
export const attackTermsOf = (
  s: AreasState,
  kind: number,
  point: number,
  supporters: readonly number[],
): readonly Term[] => {
  const n = countSupporters(s, supporters);
  const factor: Term = [M.factor, ATTACK[faceOf(s, point)]];
  if (kind !== MARCH) {
    return [
      factor,
      ...counted([
        [M['fresh cavalry'], n.freshCavalry * CHARGE_SUPPORT.fresh],
        [M['spent cavalry'], n.spentCavalry * CHARGE_SUPPORT.spent],
      ]),
    ];
  }
  return [
    factor,
    ...counted([
      [M['fresh infantry'], n.freshInfantry * SUPPORT.freshInfantry],
      [M.cavalry, n.freshCavalry * SUPPORT.freshCavalry],
      [M.skirmishers, (n.skirmishers * SUPPORT.halvesOfSkirmishers) >> 1],
      [M['spent infantry'], n.spentInfantry * SUPPORT.spentInfantry],
      [M.artillery, n.guns * SUPPORT.gun],
    ]),
  ];
};

/** [11.12.3] The defence value of this forward unit against attackers from these places. */
export const defenceTermsOf = (
  s: AreasState,
  area: number,
  forward: number,
  crossesStream: boolean,
): readonly Term[] => {
  let fresh = 0;
  let spent = 0;
  const side = SIDE[forward];
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.place[u] !== area || u === forward) continue;
    if (s.spent[u] === 0) fresh++;
    else spent++;
  }
  const inVillage = ARM[forward] === SKIRMISHERS && IS_VILLAGE[area];
  return [
    [M.factor, FACTORS[faceOf(s, forward)]],
    [M.terrain, TEM[area]],
    ...counted([
      [M.stream, crossesStream ? DEFENCE.stream : 0],
      [M['other fresh units'], fresh * DEFENCE.fresh],
      [M['other spent units'], (spent * DEFENCE.halvesOfSpent) >> 1],
      [M['skirmishers in a village'], inVillage ? DEFENCE.villageSkirmishers : 0],
    ]),
  ];
};

/** [11.12.3 C] Whether some of those who enter cross a stream in a mandatory assault. */
export const crossStream = (s: AreasState, area: number, units: readonly number[]): boolean =>
  s.contested[area] === 0 && units.some((u) => s.came[u] > 0 && streamBetween(s.came[u] - 1, area));

/** The units of a side that take part in what goes on in a place. */
export const engagedAt = (s: AreasState, side: number, area: number): number[] => {
  const units: number[] = [];
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.place[u] === area && isEngaged(s, u)) units.push(u);
  }
  return units;
};

const leaderTerm = (s: AreasState, side: number): readonly Term[] =>
  counted([[M.leader, s.rating[side]]]);

/** [11.12.2] [9.8.3] The attack value of the assault in hand. */
export const attackTerms = (s: AreasState, area: number, kind: number): readonly Term[] => {
  const point = s.point - 1;
  const side = SIDE[point];
  const supporters = engagedAt(s, side, area).filter((u) => u !== point);
  return [...attackTermsOf(s, kind, point, supporters), ...leaderTerm(s, side)];
};

/** [11.12.3] [9.8.3] The defence value of the assault in hand. */
export const defenceTerms = (s: AreasState, area: number): readonly Term[] => {
  const point = s.point - 1;
  const forward = s.forward - 1;
  const attackers = engagedAt(s, SIDE[point], area);
  return [
    ...defenceTermsOf(s, area, forward, crossStream(s, area, attackers)),
    ...leaderTerm(s, SIDE[forward]),
  ];
};
