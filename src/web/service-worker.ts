// Keeps the page in the browser, so that it opens without a network. All files of a version are
// loaded before it serves any of them, and it serves no others: a page never mixes two versions.

/** Written in by the build: a hash over all files, and the files, as paths from this one. */
declare const BUILT: { readonly version: string; readonly files: readonly string[] };

/** What this script uses of a service worker's world, which the compiler's DOM does not know. */
interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Pushed extends LongEvent {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends LongEvent {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface World {
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { includeUncontrolled: boolean; type?: 'window' }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
const world = self as unknown as World;

const { scope } = world.registration;
/** Other copies of the page may live at the same address, in other folders. */
const OURS = `hundred-days ${scope} `;
const HERE = OURS + BUILT.version;
const FILES = new Set(BUILT.files.map((file) => new URL(file, scope).href));

/** Files with a hash in their name never change: those of the last version need no loading. */
const load = async (url: string): Promise<Response> => {
  const known = url.includes('/assets/') ? await caches.match(url) : undefined;
  const response = known ?? (await fetch(url, { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
};

const install = async (): Promise<void> => {
  const cache = await caches.open(HERE);
  await Promise.all([...FILES].map(async (url) => cache.put(url, await load(url))));
};

/** What older versions have left goes, unless another page may still be played from it. */
const cleanUp = async (): Promise<void> => {
  const pages = await world.clients.matchAll({ includeUncontrolled: true });
  if (pages.length > 1) return;
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== HERE);
  await Promise.all(old.map((name) => caches.delete(name)));
};

const serve = async (request: Request, url: string): Promise<Response> => {
  const cache = await caches.open(HERE);
  return (await cache.match(url)) ?? (await caches.match(url)) ?? fetch(request);
};

world.addEventListener('install', (event) => event.waitUntil(install()));

world.addEventListener('activate', (event) =>
  event.waitUntil(cleanUp().then(() => world.clients.claim())),
);

world.addEventListener('message', ({ data }) => {
  if (data === 'take over') void world.skipWaiting();
});

world.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = request.url.split(/[?#]/)[0];
  if (request.method !== 'GET' || !url.startsWith(scope)) return;
  if (url === scope || url === `${scope}index.html`) event.respondWith(serve(request, scope));
  else if (FILES.has(url) || url.includes('/assets/')) event.respondWith(serve(request, url));
});

/** What the server says of a turn, in the language in which it was asked for. */
interface Notice {
  readonly title: string;
  readonly text: string;
  readonly table: string | null;
}

const show = ({ title, text, table }: Notice): Promise<void> =>
  world.registration.showNotification(title, {
    body: text,
    icon: new URL('icon.svg', scope).href,
    // A newer notice of a table takes the place of the one before.
    tag: table ?? 'test',
    data: table,
  });

/** Leads to the table: to the page that is open there, or to a new one; no other is torn away. */
const lead = async (table: unknown): Promise<void> => {
  const address = typeof table === 'string' ? `${scope}#/table/${table}` : scope;
  const pages = await world.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  await (page === undefined ? world.clients.openWindow(address) : page.focus());
};

world.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(show(event.data.json() as Notice));
});

world.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});
