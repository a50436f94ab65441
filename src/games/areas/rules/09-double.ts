import { code, first, verbOf } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit, setLocal } from '../../../kernel/stack.ts';
import { EVERYONE, tell } from '../../../kernel/umpire.ts';
import { LEADER_COUNT, OFFICER_ARMY } from '../board.ts';
import { E, P, V } from '../lexicon.ts';
import { bar, type AreasState } from '../state.ts';
import { hasAssault } from './08-activation.ts';
import { ANY, canAct, JOINS_CHARGE, JOINS_MARCH, NO_CHARGE, NO_MARCH } from './08-impulses.ts';
import { servesBar } from './09-command.ts';
import { MARCH } from './10-costs.ts';
import { rest } from './11-assaults.ts';

/** Stages of a Double Move: the first action; one that joins it; the assaults; the second action. */
const FIRST = 0;
const JOIN = 1;
const ASSAULTS = 2;
const SECOND = 3;
const LAST_ASSAULTS = 4;

const OTHER_ARMY = bar('9.5.3', 'a commander moves only formations of his own army');
const NO_LEADER = bar('9.5', 'a Double Move is made by formations: name a leader');
const NOTHING_TO_DO = bar('9.5', 'no unit of that formation can act any more in this impulse');
const LEADING = bar('9.5', 'name the formation that acts, or be done');

/** What kind of action is open at this stage, given the kind of the first one plus one. */
const openAt = (stage: number, firstKind: number): number => {
  if (stage === JOIN) return firstKind === 1 + MARCH ? JOINS_MARCH : JOINS_CHARGE;
  if (stage !== SECOND || firstKind === 0) return ANY;
  return firstKind === 1 + MARCH ? NO_MARCH : NO_CHARGE;
};

const leadBar = (s: AreasState, officer: number): Bar | null => {
  const serves = servesBar(s, local(s, 0), officer);
  if (serves !== null) return serves;
  if (officer >= LEADER_COUNT) return NO_LEADER;
  if (OFFICER_ARMY[officer] !== OFFICER_ARMY[local(s, 1)]) return OTHER_ARMY;
  return canAct(s, officer, openAt(local(s, 2), local(s, 3))) ? null : NOTHING_TO_DO;
};

const someLead = (s: AreasState): boolean => {
  for (let o = 0; o < LEADER_COUNT; o++) if (leadBar(s, o) === null) return true;
  return false;
};

/** Goes on to what follows the action just made; whether a formation is to be named now. */
const goOn = (s: AreasState): boolean => {
  // Only a Move/Assault or a charge can be joined.
  if (local(s, 2) === JOIN && local(s, 3) === 0) setLocal(s, 2, SECOND);
  if (local(s, 2) === ASSAULTS) assaultFirst(s);
  else if (local(s, 2) === LAST_ASSAULTS) finish(s);
  else if (someLead(s)) return true;
  else close(s);
  return false;
};

/** [9.5.1] The same kind of action may follow only while no assault has been made. */
const assaultFirst = (s: AreasState): void => {
  const side = local(s, 0);
  const kind = local(s, 3) - 1;
  setLocal(s, 2, SECOND);
  if (hasAssault(s, side, kind)) push(s, P.assaults, side, kind);
  else setLocal(s, 3, 0);
};

/** Nobody else is led: what was begun is brought to its end. */
const close = (s: AreasState): void => {
  if (local(s, 2) === JOIN) setLocal(s, 2, ASSAULTS);
  else pop(s);
};

const finish = (s: AreasState): void => {
  const side = local(s, 0);
  const kind = local(s, 3) - 1;
  pop(s);
  if (kind >= 0) push(s, P.assaults, side, kind);
};

export const double: Decision<AreasState> = {
  rule: '9.5',
  asks: (s) => (goOn(s) ? seatBit(local(s, 0)) : 0),
  menu: (s, _seat, m) => {
    for (let o = 0; o < LEADER_COUNT; o++) if (leadBar(s, o) === null) offer(m, code(V.lead, o));
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) =>
    verbOf(c) === V.done ? null : verbOf(c) === V.lead ? leadBar(s, first(c)) : LEADING,
  take: (s, _seat, c, umpire) => {
    if (verbOf(c) === V.done) {
      close(s);
      return;
    }
    const side = local(s, 0);
    const stage = local(s, 2);
    const only = openAt(stage, local(s, 3));
    if (umpire.loud) tell(umpire, EVERYONE, '9.5', E.leads, first(c));
    if (stage === SECOND) {
      rest(s);
      setLocal(s, 3, 0);
    }
    setLocal(s, 2, stage === FIRST ? JOIN : LAST_ASSAULTS);
    push(s, P.action, side, first(c), only, 1);
  },
};
