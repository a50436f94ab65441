import type { Step } from '../../../kernel/game.ts';
import { local, pop, push } from '../../../kernel/stack.ts';
import { EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import { SIDE, SIDE_END, SIDE_FIRST } from '../board.ts';
import { E, FAILURE, P, STALEMATE, SUCCESS } from '../lexicon.ts';
import { isEngaged, STRUCK, type AreasState, type RuleNumber } from '../state.ts';
import { strike } from './07-areas.ts';
import { MARCH } from './10-costs.ts';
import { tellCasualties } from './11-casualties.ts';
import { sendAllBack } from './11-retreats.ts';
import { attackTerms, defenceTerms, totalOf } from './11-values.ts';
import { rollFor, tellTerms } from './12-contest.ts';

/** [11.12.4] The attack total less the defence total, once the dice have been rolled. */
export const marginOf = (s: AreasState, area: number, kind: number): number =>
  totalOf(attackTerms(s, area, kind)) +
  s.rolls[s.side] -
  totalOf(defenceTerms(s, area)) -
  s.rolls[1 - s.side];

export const resultOf = (margin: number): number =>
  margin < 0 ? FAILURE : margin === 0 ? STALEMATE : SUCCESS;

/** [11.12.1] Both values add up, and both sides roll. */
export const clash: Step<AreasState> = {
  rule: '11.12.1',
  run: (s, umpire) => {
    const area = local(s, 0);
    const kind = local(s, 1);
    pop(s);
    if (s.point === 0) return;
    const attack = attackTerms(s, area, kind);
    const defence = defenceTerms(s, area);
    if (umpire.loud) {
      tellTerms(umpire, s.side, '11.12.2', attack);
      tellTerms(umpire, 1 - s.side, '11.12.3', defence);
    }
    rollFor(s, s.side, totalOf(attack), '11.12.1', umpire);
    rollFor(s, 1 - s.side, totalOf(defence), '11.12.1', umpire);
    s.result = resultOf(marginOf(s, area, kind));
  },
};

const RESULT_RULE: readonly RuleNumber[] = ['11.13', '11.14', '11.15'];
const CHARGE_RULE: readonly RuleNumber[] = ['19.5', '19.6', '19.7'];

/** [11.13] to [11.15] What the result does to both sides. */
export const outcome: Step<AreasState> = {
  rule: '11.12.4',
  run: (s, umpire) => {
    const area = local(s, 0);
    const kind = local(s, 1);
    pop(s);
    if (s.point === 0) return;
    const margin = marginOf(s, area, kind);
    const exhausts = kind !== MARCH && s.exhaustion === 1;
    const rule = (exhausts ? CHARGE_RULE : RESULT_RULE)[s.result];
    if (umpire.loud) {
      const attack = totalOf(attackTerms(s, area, kind)) + s.rolls[s.side];
      tell(umpire, EVERYONE, rule, E.result, s.result, attack, attack - margin);
    }
    if (s.result === FAILURE) fail(s, area, exhausts, rule, umpire);
    else if (s.result === STALEMATE) {
      strikePoint(s, rule, umpire);
      strike(s, s.forward - 1, rule, umpire);
    } else {
      if (!exhausts) strikePoint(s, rule, umpire);
      tellCasualties(1 - s.side, margin, umpire);
      push(s, P.absorb, 1 - s.side, area, margin, s.forward);
    }
  },
};

const strikePoint = (s: AreasState, rule: RuleNumber, umpire: Umpire): void => {
  const u = s.point - 1;
  strike(s, u, rule, umpire);
  if (s.spent[u] === 1) s.act[u] |= STRUCK;
};

/** [11.13] [19.5] The attack fails: all who took part suffer, or the point alone. */
const fail = (
  s: AreasState,
  area: number,
  exhausts: boolean,
  rule: RuleNumber,
  umpire: Umpire,
): void => {
  if (exhausts) strikePoint(s, rule, umpire);
  else strikeAll(s, area, rule, umpire);
  if (s.contested[area] === 0) sendAllBack(s, s.side, area, umpire);
};

const strikeAll = (s: AreasState, area: number, rule: RuleNumber, umpire: Umpire): void => {
  for (let u = SIDE_FIRST[s.side]; u < SIDE_END[s.side]; u++) {
    if (s.place[u] === area && SIDE[u] === s.side && isEngaged(s, u)) strike(s, u, rule, umpire);
  }
};
