import { findLeaks } from '../test/server/leaks.ts';

// npm run --silent leaks: whole games online, played again in other worlds; prints what was found.

const GAMES = Number(process.argv[2] ?? 200);
const { games, entries, worlds, steps, allSteps, traded, fidgets, texts, leaks } =
  await findLeaks(GAMES);
console.log(`games                 ${games}, with ${entries} entries`);
console.log(`played again          ${worlds} times, ${steps} steps of ${allSteps} alike`);
console.log(`units traded          ${traded}`);
console.log(`picked up, put back   ${fidgets} pieces`);
console.log(`texts compared        ${texts}`);
console.log(`leaks                 ${leaks.length}`);
for (const leak of leaks) console.log(`  ${leak}`);
if (leaks.length > 0) process.exitCode = 1;
