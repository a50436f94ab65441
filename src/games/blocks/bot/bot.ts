import type { Code } from '../../../kernel/choice.ts';
import { below, playoutDice } from '../../../kernel/dice.ts';
import { local, topProcedure } from '../../../kernel/stack.ts';
import type { Bot, BotMaker } from '../../../search/bot.ts';
import { weigh } from '../../../search/weigh.ts';
import { TOWN_NAMES } from '../board.ts';
import { P } from '../lexicon.ts';
import type { BlocksState } from '../state.ts';
import { imagine, type BlocksView } from '../view.ts';
import { hasFire, lanesOpen, lanesToCharge, setStance } from './fighting.ts';
import { phaseOf } from './marching.ts';
import { BY_RULE, mind, STAY, WITHDRAW, type Plan, type Temper } from './mind.ts';
import { plansFor } from './plans.ts';
import { posturesOf } from './postures.ts';
import { policy } from './policy.ts';
import { imagineWorlds, playOn, search } from './search.ts';
import { HASTY_EYE, KEEN_EYE, PLAIN_EYE, type Eye } from './worth.ts';

interface Level {
  readonly temper: Temper;
  /** What the French and the Allied seats see. */
  readonly eyes: readonly [Eye, Eye];
  /** In one imagined world of so many the enemy stands still; 0 for none. */
  readonly idle: number;
  /** One choice in so many is made at random; 0 for none. */
  readonly slips: number;
  /** Courses weighed for a movement phase, and playouts a course and round. */
  readonly plans: number;
  readonly planRounds: readonly number[];
  readonly worlds: number;
  /** Turns looked ahead. */
  readonly horizon: number;
  /** Playouts for each thing to do in a battle; none: by rule of thumb. */
  readonly battleRounds: readonly number[];
}

const SOBER: Temper = { charge: 2.2, stay: 0.8 };

const BY_THUMB: Level = {
  temper: SOBER,
  eyes: [PLAIN_EYE, PLAIN_EYE],
  idle: 3,
  slips: 0,
  plans: 0,
  planRounds: [],
  worlds: 1,
  horizon: 0,
  battleRounds: [],
};
const PLANNER: Level = {
  ...BY_THUMB,
  plans: 22,
  planRounds: [2, 7],
  worlds: 10,
  horizon: 3,
};

const LEVELS: readonly Level[] = [
  { ...BY_THUMB, temper: { charge: 0.8, stay: 0.4 }, slips: 5 },
  BY_THUMB,
  PLANNER,
  { ...PLANNER, plans: 40, planRounds: [3, 6, 12], worlds: 24, battleRounds: [4, 8] },
  {
    ...PLANNER,
    eyes: [HASTY_EYE, KEEN_EYE],
    idle: 0,
    plans: 128,
    planRounds: [8, 24, 80],
    worlds: 96,
    battleRounds: [16, 40],
  },
];

const STANCES = [BY_RULE, STAY, WITHDRAW];
const DEEDS = ['fights as it goes', 'stands', 'withdraws'];

export const blocksBot: BotMaker = (seat, level, seed): Bot => {
  const { temper, eyes, idle, slips, plans, planRounds, worlds, horizon, battleRounds } =
    LEVELS[level - 1];
  const dice = playoutDice(seed);
  const side = Math.min(1, seat);
  const own = mind(dice, temper, posturesOf(side)[0]);
  const think = search(seat, dice, SOBER, { eye: eyes[side], idle });
  let reason = '';

  const planTurn = (v: BlocksView, s: BlocksState): void => {
    const courses = plansFor(s, local(s, 0), own.posture, plans, dice);
    imagineWorlds(think, v, worlds);
    const take = ({ posture, moves }: Plan): void => {
      own.posture = posture;
      own.moves = moves;
      own.phase = -1;
    };
    const { best, value } = weigh(courses.length, planRounds, worlds, (i, world) => {
      take(courses[i]);
      return playOn(think, world, own, s.turn + horizon);
    });
    take(courses[best]);
    reason = `${describe(courses[best])}: the best of ${courses.length} courses, worth ${value.toFixed(2)}`;
  };

  const planStance = (v: BlocksView, s: BlocksState): void => {
    const b = local(s, 1);
    imagineWorlds(think, v, worlds);
    const { best, value } = weigh(STANCES.length, battleRounds, worlds, (i, world) => {
      setStance(s, own, b, STANCES[i]);
      return playOn(think, world, own, s.turn + 1);
    });
    setStance(s, own, b, STANCES[best]);
    reason = `${DEEDS[best]} at ${TOWN_NAMES[s.battleTown[b]]}, worth ${value.toFixed(2)}`;
  };

  const planCharge = (v: BlocksView, s: BlocksState): void => {
    const [b, side] = [local(s, 1), local(s, 2)];
    const open = lanesOpen(s, b, side);
    const byRule = lanesToCharge(own, side) & open;
    const masks = [byRule];
    for (let mask = 0; mask < 8; mask++)
      if (mask !== byRule && (mask & ~open) === 0) masks.push(mask);
    imagineWorlds(think, v, worlds);
    const { best } = weigh(masks.length, battleRounds, worlds, (i, world) => {
      own.charge = masks[i];
      return playOn(think, world, own, s.turn + 1);
    });
    own.charge = masks[best];
  };

  return {
    choose(seen: unknown, menu: readonly Code[]): Code {
      const v = seen as BlocksView;
      if (menu.length === 1) return menu[0];
      if (slips > 0 && below(dice, slips) === 0) {
        reason = 'does the first thing that comes to mind';
        return menu[below(dice, menu.length)];
      }
      const s = imagine(v, dice);
      const top = topProcedure(s);
      const list = { codes: menu as Code[], size: menu.length };
      if (top === P.march && own.phase !== phaseOf(s) && plans > 0) {
        planTurn(v, s);
      } else if (battleRounds.length > 0) {
        if (top === P.retreat && local(s, 3) === 0) planStance(v, s);
        if (top === P.combat && own.charge === BY_RULE && !hasFire(s, list)) {
          planCharge(v, s);
        }
      }
      return policy(s, own, list);
    },
    why: () => reason,
  };
};

const describe = ({ posture, moves }: Plan): string => {
  const towns = [...new Set(moves.map((move) => TOWN_NAMES[move.to]))];
  return `moves ${posture.name}${towns.length > 0 ? `, first to ${towns.join(' and ')}` : ''}`;
};
