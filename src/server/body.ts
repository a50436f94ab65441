import { fields, formatFault, isFault, reading, type Node } from '../kernel/fault.ts';
import { Declined } from './live.ts';

/** Reads what a request has brought; a fault in it is a refusal like any other. */
export const readBody = <T>(body: unknown, how: (node: Node) => T): T => {
  const result = reading(body ?? {}, (node) => ({ value: how(node) }));
  if (isFault(result)) throw new Declined(formatFault(result));
  return result.value;
};

/** The same where the fields are known. */
export const readFields = <T>(
  body: unknown,
  names: readonly string[],
  how: (given: Record<string, Node>) => T,
): T => readBody(body, (node) => how(fields(node, names)));
