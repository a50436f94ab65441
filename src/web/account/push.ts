import { addChannel } from './api.ts';
import { sayHere } from './words.ts';

/** Whether this browser can be told something while the page is closed. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(document.baseURI);

/** Where this browser is told things, if it is. */
export const ownAddress = async (): Promise<string | null> => {
  if (!canBePushed()) return null;
  return (await (await worker())?.pushManager.getSubscription())?.endpoint ?? null;
};

/** Asks the person, then the browser’s push service, and tells the server the address. */
export const bePushed = async (key: string): Promise<void> => {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error(sayHere('pushDenied'));
  const registration = await worker();
  if (registration === undefined) throw new Error(sayHere('pushNever'));
  const subscribed = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(sayHere('pushFailed', reason));
    });
  const { keys = {} } = subscribed.toJSON();
  await addChannel({ kind: 'push', address: subscribed.endpoint, keys });
};
