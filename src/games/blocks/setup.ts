import type { Options } from '../../kernel/game.ts';
import { push } from '../../kernel/stack.ts';
import {
  ALLIED,
  ARMY,
  ARMY_SIZE,
  DEAD,
  FULL_CV,
  HOME,
  ROAD_COUNT,
  SIDE,
  TOWN_COUNT,
  UNIT_COUNT,
  UNPLACED,
} from './board.ts';
import { P } from './lexicon.ts';
import { partsOf, perUnit, SCENARIOS, zeros, type BlocksState } from './state.ts';

/** An empty table: every block in hand at full strength, no turn begun. */
export const blankState = (scenario: number, options: Options): BlocksState => ({
  stack: [],
  waiting: 0,
  scenario,
  players: options.players === 3 ? 3 : 2,
  days: options.days === 6 ? 6 : 8,
  commandControl: options.commandControl === true ? 1 : 0,
  corpsIntegrity: options.corpsIntegrity === true ? 1 : 0,
  turn: -1,
  ending: 0,
  town: perUnit(() => UNPLACED),
  cv: FULL_CV.slice(),
  from: perUnit(() => UNPLACED),
  road1: zeros(UNIT_COUNT),
  road2: zeros(UNIT_COUNT),
  road3: zeros(UNIT_COUNT),
  disrupted: zeros(UNIT_COUNT),
  place: zeros(UNIT_COUNT),
  fresh: zeros(UNIT_COUNT),
  acted: zeros(UNIT_COUNT),
  square: zeros(UNIT_COUNT),
  shown: zeros(UNIT_COUNT),
  seenCv: FULL_CV.slice(),
  seenTown: perUnit(() => UNPLACED),
  seenTurn: zeros(UNIT_COUNT),
  used: zeros(ROAD_COUNT),
  battleUsed: zeros(ROAD_COUNT),
  force: zeros(2 * TOWN_COUNT),
  activated: zeros(TOWN_COUNT),
  groupMoves: zeros(3),
  commanding: zeros(3),
  alive: ARMY_SIZE.slice(),
  battleTown: [],
  gates: [],
  quiet: [],
  stage: [],
  order: [],
  firedCorps: zeros(3),
  shots: 0,
  stirred: 0,
});

/** [3.2] Sets a side up as history had it; the order of battle is no secret. */
const placeHistorically = (s: BlocksState, side: number): void => {
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (SIDE[u] !== side) continue;
    s.town[u] = HOME[u];
    s.from[u] = HOME[u];
    s.seenTown[u] = HOME[u];
    s.force[side * TOWN_COUNT + HOME[u]]++;
  }
};

const askToDeploy = (s: BlocksState, side: number): void => {
  for (const armies of partsOf(s, side).toReversed()) push(s, P.deploy, armies);
};

/** [3.0] The three ways to begin: history, free deployment, Napoléon's gambit. */
export const setup = (scenario: string, options: Options): BlocksState => {
  const s = blankState(SCENARIOS.indexOf(scenario as (typeof SCENARIOS)[number]), options);
  push(s, P.campaign);
  if (scenario === 'historical') placeHistorically(s, 0);
  else askToDeploy(s, 0);
  if (scenario === 'free') askToDeploy(s, ALLIED);
  else placeHistorically(s, ALLIED);
  return s;
};

/** Counts again what the state keeps counted: the force of every town and the living. */
export const recount = (s: BlocksState): void => {
  s.force.fill(0);
  s.alive.fill(0);
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (s.town[u] < TOWN_COUNT) s.force[SIDE[u] * TOWN_COUNT + s.town[u]]++;
    if (s.town[u] !== DEAD) s.alive[ARMY[u]]++;
  }
};
