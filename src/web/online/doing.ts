import { useSignal, type ReadonlySignal } from '@preact/signals';
import { tellProblem } from '../speech.ts';

/** Does something with a table; what the server refuses is said. */
export const useDoing = (): {
  readonly problem: ReadonlySignal<string | null>;
  attempt(work: () => Promise<unknown>): Promise<void>;
} => {
  const problem = useSignal<string | null>(null);
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      problem.value = null;
    } catch (error) {
      problem.value = tellProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return { problem, attempt };
};
