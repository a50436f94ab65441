import { expect, test } from 'vitest';
import { crash, type CrashPlan } from './crash.ts';

// A few kills each; `npm run crash` makes many of them, and HUNDRED_DAYS_KILLS sets the number here.

const KILLS = Number(process.env.HUNDRED_DAYS_KILLS ?? 4);
const LONGEST_MS = 120_000 + KILLS * 20_000;

const plans: readonly CrashPlan[] = [
  { database: 'SQLite', processes: 1, kills: KILLS, players: 8 },
  { database: 'PostgreSQL', processes: 1, kills: KILLS, players: 8 },
  { database: 'PostgreSQL', processes: 2, kills: Math.ceil(KILLS / 2), players: 8 },
];

test.each(plans)(
  'nothing that was answered is lost and everybody goes on: $database, $processes server(s) killed under load',
  async (plan) => {
    const { promised, lost, broken, stuck, returns } = await crash(plan);
    expect({ lost, broken, stuck }).toEqual({ lost: [], broken: [], stuck: [] });
    expect(promised).toBeGreaterThan(plan.players * plan.kills);
    expect(returns).toBeGreaterThan(0);
  },
  LONGEST_MS,
);
