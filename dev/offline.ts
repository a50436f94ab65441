import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Scripts that the page never writes, and a font format for browsers that keep no pages. */
const NEVER_USED = /\.woff$|-(cyrillic|vietnamese|greek-ext)[-.]/;

/** The script that keeps the page, which nobody keeps but the browser itself. */
export const KEEPER = 'service-worker.js';

/** The files of a built site that make it work without a network; the page itself is the folder. */
const filesToKeep = (folder: string): string[] =>
  globSync('**/*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(folder, file)).isFile())
    .filter((file) => !NEVER_USED.test(file) && file !== KEEPER && !file.startsWith('.'))
    .sort();

/** What the keeper is told: the files, and a version that changes when any of them does. */
export const builtNote = (folder: string): { version: string; files: string[] } => {
  const hash = createHash('sha256');
  const files = filesToKeep(folder);
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return {
    version: hash.digest('hex').slice(0, 16),
    files: files.map((file) => (file === 'index.html' ? './' : file)),
  };
};

/** Tells the service worker, once everything is built, what there is to keep. */
export const keptOffline = (): Plugin => ({
  name: 'hundred-days-kept-offline',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const keeper = join(dir, KEEPER);
    const note = `const BUILT = ${JSON.stringify(builtNote(dir))};\n`;
    writeFileSync(keeper, note + readFileSync(keeper, 'utf8'));
  },
});
