import { ARM, CAVALRY, SIDE, SIDE_END, SIDE_FIRST, streamBetween } from './board.ts';
import { V } from './lexicon.ts';
import { MARCH, mayLead } from './rules/10-costs.ts';
import { bearing } from './rules/11-casualties.ts';
import {
  attackTermsOf,
  crossStream,
  defenceTermsOf,
  totalOf,
  type Term,
} from './rules/11-values.ts';
import { ACTIVE, hasEnemy, isActive, isEngaged, isGun, type AreasState } from './state.ts';

/** Assaults that could be made, before anything is declared. */

export interface Clash {
  readonly attack: readonly Term[];
  readonly defence: readonly Term[];
  /** The casualty points that the defence can absorb. [11.16] */
  readonly bears: number;
}

/** [11.12.2] Whether the unit could support an assault of this kind from where it stands. */
const couldSupport = (s: AreasState, kind: number, u: number): boolean => {
  if (kind !== MARCH) return ARM[u] === CAVALRY;
  return !isGun(u) || (s.act[u] === ACTIVE && s.spent[u] === 0);
};

const attackersAt = (s: AreasState, area: number, kind: number): number[] => {
  const units: number[] = [];
  for (let u = SIDE_FIRST[s.side]; u < SIDE_END[s.side]; u++) {
    const takesPart = s.place[u] === area && isActive(s, u);
    if (takesPart && (mayLead(kind, u) || couldSupport(s, kind, u))) units.push(u);
  }
  return units;
};

/** The strongest attack that these units can make, or with this one at the point. */
const bestAttack = (
  s: AreasState,
  kind: number,
  units: readonly number[],
  point = -1,
): readonly Term[] | null => {
  let best: readonly Term[] | null = null;
  for (const u of point < 0 ? units.filter((u) => mayLead(kind, u)) : [point]) {
    const terms = attackTermsOf(
      s,
      kind,
      u,
      units.filter((other) => other !== u),
    );
    if (best === null || totalOf(terms) > totalOf(best)) best = terms;
  }
  return best;
};

/** [11.12.3] The strongest defence of an area. */
const bestDefence = (s: AreasState, area: number, overStream: boolean): readonly Term[] => {
  const side = 1 - s.side;
  let best: readonly Term[] = [];
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.place[u] !== area) continue;
    const terms = defenceTermsOf(s, area, u, overStream);
    if (best.length === 0 || totalOf(terms) > totalOf(best)) best = terms;
  }
  return best;
};

const clash = (
  s: AreasState,
  area: number,
  attack: readonly Term[] | null,
  overStream: boolean,
): Clash | null =>
  attack === null
    ? null
    : {
        attack,
        defence: bestDefence(s, area, overStream),
        bears: bearing(s, 1 - s.side, area),
      };

/**
 * The assault on an area as it would be with all who can take part, with this point unit, or with
 * those named so far and this one more; the defender names his best, no leader takes part.
 */
export const foreseen = (
  s: AreasState,
  area: number,
  kind: number,
  verb: number,
  unit: number,
): Clash | null => {
  const all = attackersAt(s, area, kind);
  const named = all.filter((u) => isEngaged(s, u) || (verb === V.support && u === unit));
  const units = verb === V.support || verb === V.done ? named : all;
  const point = verb === V.point ? unit : s.point - 1;
  const known = verb === V.assault ? -1 : point;
  return clash(s, area, bestAttack(s, kind, units, known), crossStream(s, area, units));
};

/** The assault that a step into an area of the enemy leads to, with all who have come there so far. */
export const foreseenStep = (s: AreasState, u: number, to: number, kind: number): Clash | null => {
  if (!hasEnemy(s, SIDE[u], to)) return null;
  const units = [...attackersAt(s, to, kind), ...(isGun(u) ? [] : [u])];
  const overStream =
    crossStream(s, to, units) || (s.contested[to] === 0 && streamBetween(s.place[u], to));
  return clash(s, to, bestAttack(s, kind, units), overStream);
};
