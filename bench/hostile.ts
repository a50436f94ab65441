import { attackServer } from '../test/server/hostile.ts';
import type { Database } from '../test/server/hostile-house.ts';

// npm run --silent hostile: messages and requests that must all be refused; prints what came of them.

const COUNT = Number(process.argv[2] ?? 100_000);
const DATABASES: readonly Database[] = ['SQLite', 'PostgreSQL'];

const megabytes = (bytes: number | undefined): string => `${Math.round((bytes ?? 0) / 1e6)} MB`;
const total = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
const list = (counts: ReadonlyMap<string, number>): void => {
  for (const [name, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${name.padEnd(34)}${String(count).padStart(8)}`);
};

for (const database of DATABASES) {
  const share = COUNT / DATABASES.length;
  const figures = await attackServer({
    database,
    messages: Math.round(share * 0.6),
    requests: Math.round(share * 0.36),
    tricks: Math.round(share * 0.02),
    bursts: Math.round(share * 0.02),
  });
  const { sent, refused, wrong, changes, isAlive, before, after, choices, slowestMs } = figures;
  console.log(`${database}: ${total(sent)} sent`);
  list(sent);
  console.log(`refused ${total(refused)}, by code`);
  list(refused);
  console.log(`not refused           ${wrong.length}`);
  console.log(`changed               ${changes.length}`);
  console.log(`crashed               ${isAlive ? 'no' : 'yes'}`);
  console.log(`choices of neighbours ${choices}, the slowest in ${Math.round(slowestMs)} ms`);
  console.log(
    `heap                  ${megabytes(before?.heapUsed)}, then ${megabytes(after?.heapUsed)}`,
  );
  console.log(`memory                ${megabytes(before?.rss)}, then ${megabytes(after?.rss)}`);
  for (const line of [...wrong, ...changes, ...(after?.polluted ?? [])]) console.log(`  ${line}`);
  if (wrong.length + changes.length + (after?.polluted.length ?? 0) > 0 || !isAlive)
    process.exitCode = 1;
}
