import { findLeaks } from '../test/server/leaks.ts';

// npm run --silent leaks: whole games online, played again in other worlds; prints what was found.

const GAMES = Number(process.argv[2] ?? 200);
const { games, entries, worlds, steps, traded, seen, fidgets, texts, leaks, parted } =
  await findLeaks(GAMES);
console.log(`games                 ${games}, with ${entries} entries`);
console.log(`played again          ${worlds} times, ${steps} steps`);
console.log(`units traded          ${traded}, of which seen before ${seen}`);
console.log(`picked up, put back   ${fidgets} pieces`);
console.log(`texts compared        ${texts}`);
console.log(`leaks                 ${leaks.length}`);
console.log(`worlds that parted    ${parted.length}`);
for (const line of [...leaks, ...parted]) console.log(`  ${line}`);
if (leaks.length + parted.length > 0) process.exitCode = 1;
