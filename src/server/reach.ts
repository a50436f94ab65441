import type { Store } from '../store/store.ts';
import { Away } from './live.ts';

type Method = (...given: readonly never[]) => unknown;

/** The same store; when it fails, the reason is written to the log and the caller told to wait. */
export const reach = (
  store: Store,
  complain: (error: unknown) => void,
  count: (method: string) => void,
): Store => {
  const refuse = (name: string, error: unknown): never => {
    count(name);
    complain(error);
    throw new Away('the games cannot be reached now: try again in a moment');
  };
  const guard =
    (name: string, method: Method): Method =>
    (...given) => {
      const result = method(...given);
      return result instanceof Promise
        ? result.catch((error: unknown) => refuse(name, error))
        : result;
    };
  const methods = Object.entries(store).map(([name, method]) => [
    name,
    guard(name, method as Method),
  ]);
  return Object.fromEntries(methods) as Store;
};
