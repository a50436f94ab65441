import { signal } from '@preact/signals';

/** Whether the page is kept in this browser and opens without a network. */
export const isKeptOffline = signal(false);

/** A newer page that is loaded and waits; calling it takes it up. Null while there is none. */
export const update = signal<(() => void) | null>(null);

/** A person asks for the new page, so only a person reloads: a game is never torn away. */
const takeUp = (waiting: ServiceWorker) => (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage('take over');
};

const watch = (registration: ServiceWorkerRegistration): void => {
  const offer = (): void => {
    // Without one in control this is the first page, not a newer one.
    const { waiting } = registration;
    if (waiting !== null && navigator.serviceWorker.controller !== null)
      update.value = takeUp(waiting);
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  // An installed page may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
};

/** Has the browser keep the page. Where it cannot, the page works all the same while it is online. */
export const keepOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    const script = new URL('service-worker.js', document.baseURI);
    // A browser that blocks it may answer with nothing at all.
    const registration = (await navigator.serviceWorker.register(script)) as
      | ServiceWorkerRegistration
      | undefined;
    if (registration === undefined) return;
    watch(registration);
    await navigator.serviceWorker.ready;
    isKeptOffline.value = true;
  } catch {
    // Blocked by the browser, or no secure address.
  }
};
