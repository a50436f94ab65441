import { code, first, verbOf } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, seatBit } from '../../../kernel/stack.ts';
import { d6, EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import {
  ARMY,
  BONUS_OF,
  COMMANDER_OF,
  FRESH_NUMBER,
  LEADER,
  LEADER_COUNT,
  NEY,
  NO_LEADER,
  OFFICER_ARMY,
  OFFICER_COUNT,
  RATING,
  sideOfArmy,
  SPENT_NUMBER,
} from '../board.ts';
import { E, FAILURE, STALEMATE, V } from '../lexicon.ts';
import {
  bar,
  commandsNow,
  isFreshOfficer,
  isInPlay,
  type AreasState,
  type RuleNumber,
} from '../state.ts';
import { rollFor } from './12-contest.ts';
import { marginOf, resultOf } from './11-outcome.ts';
import { attackTerms, defenceTerms, totalOf } from './11-values.ts';

const NOT_YOURS = bar('9.1', 'that officer serves the other side');
const AWAY = bar('16.2', 'that officer has not arrived yet');
const NO_COMMANDER = bar('9.3', 'only a commander gives this order');
const INACTIVE = bar('9.3', 'an inactive commander tries no special action');
const NEY_WAITS = bar('9.9', 'Ney acts as commander only while Napoléon is inactive');
const TRIED = bar('9.4', 'a commander of this side has tried a special action in this impulse');

/** [9.2] What the fresh commander of the officer’s army adds to his roll. */
export const bonusFor = (s: AreasState, officer: number): number => {
  const army = OFFICER_ARMY[officer];
  return isFreshOfficer(s, COMMANDER_OF[army]) ? BONUS_OF[army] : 0;
};

/** [8.3] The number an officer has to reach. */
export const numberOf = (s: AreasState, officer: number): number =>
  s.used[officer] === 1 ? SPENT_NUMBER[officer] : FRESH_NUMBER[officer];

/** [8.3] Rolls for a leader; whether he is activated. */
export const rollToActivate = (s: AreasState, officer: number, umpire: Umpire): boolean => {
  const a = d6(umpire);
  const b = d6(umpire);
  const bonus = bonusFor(s, officer);
  const passes = a + b + bonus >= numberOf(s, officer);
  if (umpire.loud) {
    const event = passes ? E.activated : E.refused;
    tell(umpire, EVERYONE, '8.3', event, officer, a, b, bonus, numberOf(s, officer));
  }
  return passes;
};

/** [9.3] The rule that bars an officer from trying a commander’s special action, or null. */
export const commanderBar = (s: AreasState, side: number, officer: number): Bar | null => {
  if (officer >= OFFICER_COUNT || sideOfArmy(OFFICER_ARMY[officer]) !== side) return NOT_YOURS;
  if (!isInPlay(s, officer)) return AWAY;
  if (!commandsNow(s, officer)) return whyIdle(s, officer);
  return s.tried[side] === 1 ? TRIED : null;
};

const whyIdle = (s: AreasState, officer: number): Bar => {
  if (officer === NEY && s.used[NEY] === 0) return NEY_WAITS;
  return officer < LEADER_COUNT && officer !== NEY ? NO_COMMANDER : INACTIVE;
};

/** [9.4] What a commander may try: see ATTEMPTS. */
export const DOUBLE_MOVE = 0;
const INTERVENTION = 1;
const CANCELLATION = 2;

const SUCCEEDS: readonly number[] = [E.doubled, E.intervened, E.cancelled];
const RULE_OF: readonly RuleNumber[] = ['9.5', '9.6', '9.7'];

/** [9.3] Rolls for a commander, without bonus; success spends him. */
export const rollToCommand = (
  s: AreasState,
  officer: number,
  attempt: number,
  umpire: Umpire,
): boolean => {
  const a = d6(umpire);
  const b = d6(umpire);
  const number = FRESH_NUMBER[officer];
  const passes = a + b >= number;
  s.tried[sideOfArmy(OFFICER_ARMY[officer])] = 1;
  if (passes) s.used[officer] = 1;
  if (umpire.loud) {
    const rule = RULE_OF[attempt];
    if (passes) tell(umpire, EVERYONE, rule, SUCCEEDS[attempt], officer, a, b, number);
    else tell(umpire, EVERYONE, rule, E.tried, officer, a, b, number, attempt);
  }
  return passes;
};

const NOT_HIS = bar('9.8', 'only the leader of the point or forward unit’s formation takes part');
const SPENT_LEADER = bar('9.8', 'a spent leader takes no special action');
const ASKING_TO_JOIN = bar('9.8.3', 'a leader may take part now, or be held back');
const ASKING_TO_ROLL = bar('9.8.2', 'a leader may have the dice rolled again now');

/** The side’s own point or forward unit, or -1. */
const championOf = (s: AreasState, side: number): number =>
  (s.side === side ? s.point : s.forward) - 1;

/** [9.8] The leader who may act on the assault for this side, or NO_LEADER. */
const leaderAtHand = (s: AreasState, side: number): number => {
  const u = championOf(s, side);
  if (s.point === 0 || u < 0 || LEADER[u] === NO_LEADER) return NO_LEADER;
  return s.used[LEADER[u]] === 0 ? LEADER[u] : NO_LEADER;
};

const leaderBar = (s: AreasState, side: number, officer: number): Bar | null => {
  const u = championOf(s, side);
  if (u < 0 || officer >= LEADER_COUNT || LEADER[u] !== officer) return NOT_HIS;
  return s.used[officer] === 1 ? SPENT_LEADER : null;
};

/** A decision of one side’s leader on the assault, with what he does. */
const leaderAction = (
  rule: '9.8.2' | '9.8.3',
  verb: number,
  asking: Bar,
  act: (s: AreasState, officer: number, umpire: Umpire) => void,
): Decision<AreasState> => ({
  rule,
  asks: (s) => {
    const side = local(s, 1);
    if (leaderAtHand(s, side) !== NO_LEADER) return seatBit(side);
    pop(s);
    return 0;
  },
  menu: (s, _seat, m) => {
    offer(m, code(verb, leaderAtHand(s, local(s, 1))));
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.done) return null;
    return verbOf(c) === verb ? leaderBar(s, local(s, 1), first(c)) : asking;
  },
  take: (s, _seat, c, umpire) => {
    if (verbOf(c) === verb) {
      s.used[first(c)] = 1;
      act(s, first(c), umpire);
    }
    pop(s);
  },
});

/** [9.8.3] Before the dice a fresh leader may add his battle rating. */
export const participate = leaderAction('9.8.3', V.commit, ASKING_TO_JOIN, (s, officer, umpire) => {
  s.rating[local(s, 1)] = RATING[officer];
  if (umpire.loud) tell(umpire, EVERYONE, '9.8.3', E.committed, officer, RATING[officer]);
});

/** [9.8.2] After them he may have those of his own side rolled again. */
export const reroll = leaderAction('9.8.2', V.reroll, ASKING_TO_ROLL, (s, officer, umpire) => {
  const area = local(s, 0);
  const side = local(s, 1);
  const kind = local(s, 2);
  if (umpire.loud) tell(umpire, EVERYONE, '9.8.2', E.rerolled, officer);
  const terms = side === s.side ? attackTerms(s, area, kind) : defenceTerms(s, area);
  rollFor(s, side, totalOf(terms), '9.8.2', umpire);
  s.result = resultOf(marginOf(s, area, kind));
});

const OTHER_ARMY = bar(
  '9.6.1',
  'a commander intervenes only for a point or forward unit of his army',
);
const ASKING_TO_INTERVENE = bar('9.6', 'a commander may intervene now');

/** The side that the result hurts, or -1 in a stalemate. */
const hurtSide = (s: AreasState): number =>
  s.result === STALEMATE ? -1 : s.result === FAILURE ? s.side : 1 - s.side;

/** [9.6] The rule that bars an officer from intervening, or null. */
const interveneBar = (s: AreasState, officer: number): Bar | null => {
  const side = hurtSide(s);
  const commander = commanderBar(s, side, officer);
  if (commander !== null) return commander;
  const u = championOf(s, side);
  return ARMY[u] === OFFICER_ARMY[officer] ? null : OTHER_ARMY;
};

const someCommander = (s: AreasState): boolean => {
  for (let o = 0; o < OFFICER_COUNT; o++) if (interveneBar(s, o) === null) return true;
  return false;
};

/** [9.6] A commander may turn a Failure or a Success of the enemy into a stalemate. */
export const intervene: Decision<AreasState> = {
  rule: '9.6',
  asks: (s) => {
    if (s.point !== 0 && hurtSide(s) >= 0 && someCommander(s)) return seatBit(hurtSide(s));
    pop(s);
    return 0;
  },
  menu: (s, _seat, m) => {
    for (let o = 0; o < OFFICER_COUNT; o++) {
      if (interveneBar(s, o) === null) offer(m, code(V.intervene, o));
    }
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.done) return null;
    return verbOf(c) === V.intervene ? interveneBar(s, first(c)) : ASKING_TO_INTERVENE;
  },
  take: (s, _seat, c, umpire) => {
    pop(s);
    if (verbOf(c) !== V.intervene) return;
    if (rollToCommand(s, first(c), INTERVENTION, umpire)) s.result = STALEMATE;
  },
};

const NOT_FRESH = bar('8.10', 'the sun has set: a commander may win time, or nobody');

/** [9.7] A commander of each side in turn may keep the day going. */
export const cancel: Decision<AreasState> = {
  rule: '9.7',
  asks: (s) => {
    const side = local(s, 0);
    if (s.dusk === 1) {
      for (let o = 0; o < OFFICER_COUNT; o++) {
        if (commanderBar(s, side, o) === null) return seatBit(side);
      }
    }
    pop(s);
    return 0;
  },
  menu: (s, _seat, m) => {
    for (let o = 0; o < OFFICER_COUNT; o++) {
      if (commanderBar(s, local(s, 0), o) === null) offer(m, code(V.cancel, o));
    }
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.done) return null;
    return verbOf(c) === V.cancel ? commanderBar(s, local(s, 0), first(c)) : NOT_FRESH;
  },
  take: (s, _seat, c, umpire) => {
    pop(s);
    if (verbOf(c) === V.cancel && rollToCommand(s, first(c), CANCELLATION, umpire)) s.dusk = 0;
  },
};

/** [9.1] Whether an officer serves this side. */
export const servesBar = (s: AreasState, side: number, officer: number): Bar | null => {
  if (officer >= OFFICER_COUNT || sideOfArmy(OFFICER_ARMY[officer]) !== side) return NOT_YOURS;
  return isInPlay(s, officer) ? null : AWAY;
};
