import { crash, type CrashPlan } from '../test/server/crash.ts';

// npm run --silent crash: servers killed with SIGKILL while people play; prints what came of it.

const plans: readonly CrashPlan[] = [
  { database: 'SQLite', processes: 1, kills: 50, players: 16 },
  { database: 'PostgreSQL', processes: 1, kills: 50, players: 16 },
  { database: 'PostgreSQL', processes: 2, kills: 20, players: 16 },
];

for (const plan of plans) {
  const { kills, promised, lost, tables, broken, stuck, returns, longestWaitMs } =
    await crash(plan);
  console.log(
    `${plan.database}, ${plan.processes === 1 ? 'one server' : 'one of two servers killed'}`,
  );
  console.log(`  kills                ${kills}`);
  console.log(`  choices answered     ${promised}, of which lost ${lost.length}`);
  console.log(`  tables               ${tables}, of which broken ${broken.length}`);
  console.log(`  players              ${plan.players}, of which stuck ${stuck.length}`);
  console.log(`  came back            ${returns} times, longest wait ${longestWaitMs} ms`);
  if (lost.length + broken.length + stuck.length > 0) process.exitCode = 1;
}
