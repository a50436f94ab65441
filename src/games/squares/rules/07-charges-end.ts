import { DIRECTIONS, type Square } from '../../../boards/squares.ts';
import { tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { DISRUPTION_CAUSES, DISRUPTION_EFFECTS } from '../data/charts.ts';
import { ATTACKED, CHARGED, hasFate, MET, PURSUED, ROUTS, stands, WON } from '../fates.ts';
import { E } from '../lexicon.ts';
import { BRITAIN } from '../numbers.ts';
import { isOnMap, isRouted, scenarioOf, sideOf, witnesses, type SquaresState } from '../state.ts';
import { hasEnemy, TRULY } from './06-zones.ts';
import { advanceInto, vacated } from './07-advances.ts';
import { rollAgainst } from './07-charges-start.ts';
import { fight } from './07-melee.ts';
import { presserOf } from './07-recoils.ts';
import { inRedoubt } from './07-retreats.ts';
import { nearestEnemy } from './07-routs.ts';
import { fallBack, withdrawMarked } from './07-withdrawals.ts';
import { disrupt, giveWay } from './08-disruption.ts';

/** [6.433] The chance that cavalry pursues which is not British. */
const PURSUIT = 20;
const HUNDRED = 100;

const facedBy = (s: SquaresState, u: Unit): Square =>
  scenarioOf(s).grid.near[s.square[u] * DIRECTIONS + s.facing[u]];

/** [6.43] The square that a charge has come upon, while somebody stands there; or NOBODY. */
const targetOf = (s: SquaresState, u: Unit): Square => {
  if (!stands(s, u) || !hasFate(s, u, MET) || hasFate(s, u, ATTACKED)) return NOBODY;
  const square = facedBy(s, u);
  if (square < 0 || !hasEnemy(s, square, sideOf(u), TRULY)) return NOBODY;
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) if (stands(s, v)) return square;
  return NOBODY;
};

/** [6.433] Who of both sides has won the melee of his charge. */
const crown = (s: SquaresState, band: readonly Unit[], square: Square, won: boolean): void => {
  if (won) {
    for (const u of band) s.fate[u] |= WON;
    return;
  }
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) {
    if (hasFate(s, v, CHARGED)) s.fate[v] |= WON;
  }
};

const chargeMeleesOf = (s: SquaresState, side: number, umpire: Umpire): void => {
  const own = scenarioOf(s).units.ofSide[side];
  for (const first of own) {
    const square = targetOf(s, first);
    if (square === NOBODY) continue;
    const band = own.filter((u) => targetOf(s, u) === square);
    crown(s, band, square, fight(s, band, square, umpire));
  }
};

/** [7.0] [6.43] What charges have come upon is fought out, those of the side whose phase it is first. */
export const chargeMelees = (s: SquaresState, phasing: number, umpire: Umpire): void => {
  chargeMeleesOf(s, phasing, umpire);
  chargeMeleesOf(s, 1 - phasing, umpire);
};

/** Before whom a unit that has charged goes back: whom it came upon, who is beside it, the nearest. */
const threatTo = (s: SquaresState, u: Unit): Square => {
  if (hasFate(s, u, MET)) return facedBy(s, u);
  const beside = presserOf(s, u);
  return beside === NOBODY ? nearestEnemy(s, u) : beside;
};

/** [20.11] Two levels of disruption for every charge, after its melee (R280). */
export const exhaust = (s: SquaresState, _phasing: number, umpire: Umpire): void => {
  for (const u of scenarioOf(s).units.ofSide.flat()) {
    if (!hasFate(s, u, CHARGED) || !isOnMap(s, u) || isRouted(s, u)) continue;
    disrupt(s, u, DISRUPTION_CAUSES.charging, '20.11', umpire);
    if (s.disruption[u] < DISRUPTION_EFFECTS.routsUnderFire) continue;
    const threat = stands(s, u) ? threatTo(s, u) : s.threat[u];
    giveWay(s, u, ROUTS, threat === NOBODY ? s.square[u] : threat, umpire);
  }
};

/** [6.433] British cavalry that has won always pursues into the square, others by chance. */
const pursue = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  const to = vacated(s, u, sideOf(u));
  if (to === NOBODY) return;
  const chance = scenarioOf(s).units.nation[u] === BRITAIN ? HUNDRED : PURSUIT;
  const rolled = rollAgainst(chance, HUNDRED, umpire);
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.433', E.pursues, u, rolled, chance);
  if (rolled >= chance) return;
  s.fate[u] |= PURSUED;
  advanceInto(s, u, to, '6.433', umpire);
};

/** [6.433] [7.53] Pursuits come before other advances, those of the side whose phase it is first. */
export const pursuits = (s: SquaresState, phasing: number, umpire: Umpire): void => {
  for (const side of [phasing, 1 - phasing]) {
    for (const u of scenarioOf(s).units.ofSide[side]) {
      if (stands(s, u) && hasFate(s, u, WON)) pursue(s, u, umpire);
    }
  }
};

/** [6.433] Whether a charge is to go back: it has come upon the enemy, or ended beside him (R281). */
const isBlown = (s: SquaresState, u: Unit): boolean =>
  stands(s, u) &&
  hasFate(s, u, CHARGED) &&
  !hasFate(s, u, PURSUED) &&
  !inRedoubt(s, u) &&
  (hasFate(s, u, MET) || presserOf(s, u) !== NOBODY);

/** [6.433] All others that charged go back, the side whose phase it is not first, and whom they carry along. */
export const relapses = (s: SquaresState, phasing: number, umpire: Umpire): void => {
  for (const side of [1 - phasing, phasing]) {
    for (const u of scenarioOf(s).units.ofSide[side]) {
      if (isBlown(s, u)) fallBack(s, u, threatTo(s, u), umpire);
    }
    withdrawMarked(s, side, umpire);
  }
};
