// node dev/launch.mjs <entry> [arguments]: runs an entry of this project on a Node that can run it.
//
// The sources are TypeScript that Node 24 runs as they stand. This file is plain JavaScript, so that
// any Node from 20 on can start here in a bare clone: it installs what is missing, then hands over to
// the Node that npm brought.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const oldestNode = 24;

/** The packages a lock file lists, by path; none when there is no such file. */
const packagesIn = (lockFile) =>
  existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};

/**
 * Whether node_modules holds what the lock file asks for. npm leaves a list of what it installed; the
 * versions are compared, not the dates, because a copied tree keeps its packages but not its dates.
 * Optional packages for other platforms are rightly absent.
 */
const isInstalled = () => {
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' ||
      (path in installed ? installed[path].version === wanted.version : wanted.optional === true),
  );
};

/** Installs from the lock file. All output goes to stderr: stdout belongs to the entry. */
const install = () => {
  console.error('Installing what is missing (npm ci) ...');
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' },
  );
  if (status !== 0) fail(error ? `npm could not be started: ${error.message}` : 'npm ci failed.');
};

/** The Node to run on: this one if it is new enough, otherwise the one npm brought. */
const findNode = () => {
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = platform === 'win' ? 'node.exe' : 'node';
  const brought = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  if (existsSync(brought)) return brought;
  return fail(
    `Hundred Days needs Node ${oldestNode} or newer; this is ${process.version}, and npm has none ` +
      `for ${process.platform} ${process.arch}. Please install one from https://nodejs.org.`,
  );
};

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** Runs node on the entry as if it had been started directly: same streams, signals and exit code. */
const run = (node, args) => {
  const child = spawn(node, args, { stdio: 'inherit' });
  // A terminal sends Ctrl-C to the whole group: the child has it already, and twice would be once too many.
  const passedOn = { SIGTERM: true, SIGHUP: true, SIGINT: !process.stdin.isTTY };
  for (const [signal, passes] of Object.entries(passedOn))
    process.on(signal, () => passes && child.kill(signal));
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
};

const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) fail('usage: node dev/launch.mjs <entry> [arguments]');
if (!isInstalled()) install();
// What is young in a server's memory is cleared away often, and within a millisecond each time: by
// default it is done seldom, and whoever waits for an answer just then waits for five more.
const flags = args[0] === 'serve' ? ['--max-semi-space-size=4'] : [];
run(findNode(), [...flags, resolve(root, entry), ...args]);
