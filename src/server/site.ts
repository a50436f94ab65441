import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { SITE_HEADERS } from './headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** The file of the site that a path means; null when there is none, or when it leads outside. */
export const fileAt = (folder: string, path: string): string | null => {
  let name: string;
  try {
    name = normalize(decodeURIComponent(path));
  } catch {
    return null;
  }
  if (!name.startsWith('/') || name.includes('\0')) return null;
  const file = join(folder, name.endsWith('/') ? `${name}index.html` : name);
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? file : null;
};

const refuse = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
};

/** Files with a hash in their name never change. */
const cacheFor = (file: string): string =>
  file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** A file of the site with the headers it is sent with. */
export interface SiteFile {
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the site answers to a path, or null. */
export const siteFile = (folder: string, url: string): SiteFile | null => {
  const file = fileAt(folder, url.split(/[?#]/)[0]);
  if (file === null) return null;
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': cacheFor(file),
    ...SITE_HEADERS,
  };
  return { file, headers };
};

/** A web server for a folder of files. */
export const siteServer = (folder: string): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'only GET and HEAD are answered here');
      return;
    }
    const found = siteFile(folder, request.url ?? '/');
    if (found === null) {
      refuse(response, 404, 'there is nothing here');
      return;
    }
    response.writeHead(200, found.headers);
    if (request.method === 'HEAD') response.end();
    else createReadStream(found.file).pipe(response);
  });
