import { quote } from './choice.ts';

/** What is wrong with a document from outside: where, what, and what would be right. */
export interface Fault {
  readonly path: string;
  readonly problem: string;
}

export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'problem' in value && 'path' in value;

export const formatFault = (fault: Fault): string =>
  `${fault.path || 'document'}: ${fault.problem}`;

/** Thrown inside a reader and caught at its door by `reading`: readers stay plain expressions. */
class Misread extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.problem);
    this.fault = fault;
  }
}

/** A value in a document together with the path that leads to it. */
export interface Node {
  readonly path: string;
  readonly value: unknown;
}

/** Runs a reader over a document; what it stumbles over comes back as a value. */
export const reading = <T>(document: unknown, read: (node: Node) => T): T | Fault => {
  try {
    return read({ path: '', value: document });
  } catch (error) {
    if (error instanceof Misread) return error.fault;
    throw error;
  }
};

export const misread = (node: Node, problem: string): never => {
  throw new Misread({ path: node.path, problem });
};

/** The fields of an object; a field that is not in `allowed` is a fault. */
export const fields = (node: Node, allowed: readonly string[]): Record<string, Node> => {
  const { value } = node;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return misread(node, `an object was expected, not ${quote(value)}`);
  }
  const found: Record<string, Node> = {};
  for (const [name, child] of Object.entries(value)) {
    const path = node.path === '' ? name : `${node.path}.${name}`;
    found[name] = { path, value: child };
    if (!allowed.includes(name)) {
      misread(found[name], `no such field; allowed are ${allowed.join(', ')}`);
    }
  }
  for (const name of allowed) {
    found[name] ??= { path: node.path === '' ? name : `${node.path}.${name}`, value: undefined };
  }
  return found;
};

/** The entries of an object whose keys are not known in advance. */
export const entries = (node: Node): [string, Node][] => {
  const { value } = node;
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return misread(node, `an object was expected, not ${quote(value)}`);
  }
  const children: [string, unknown][] = Object.entries(value);
  return children.map(([name, child]) => [
    name,
    { path: node.path === '' ? name : `${node.path}.${name}`, value: child },
  ]);
};

export const list = (node: Node): Node[] => {
  if (node.value === undefined) return [];
  if (!Array.isArray(node.value)) {
    return misread(node, `a list was expected, not ${quote(node.value)}`);
  }
  const values: readonly unknown[] = node.value;
  return values.map((value, i) => ({ path: `${node.path}[${i}]`, value }));
};

export const text = (node: Node, otherwise?: string): string => {
  if (node.value === undefined && otherwise !== undefined) return otherwise;
  if (typeof node.value !== 'string') {
    return misread(node, `a text was expected, not ${quote(node.value)}`);
  }
  return node.value;
};

export const whole = (node: Node, least: number, most: number, otherwise?: number): number => {
  if (node.value === undefined && otherwise !== undefined) return otherwise;
  const { value } = node;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    return misread(
      node,
      `a whole number from ${least} to ${most} was expected, not ${quote(value)}`,
    );
  }
  return value;
};

export const flag = (node: Node): boolean => {
  if (node.value === undefined) return false;
  if (typeof node.value !== 'boolean') {
    return misread(node, `true or false was expected, not ${quote(node.value)}`);
  }
  return node.value;
};

/** The number of one of these names. */
export const oneOf = (node: Node, names: readonly string[], otherwise?: number): number => {
  if (node.value === undefined && otherwise !== undefined) return otherwise;
  const at = typeof node.value === 'string' ? names.indexOf(node.value) : -1;
  return at >= 0 ? at : misread(node, `${quote(node.value)} is not one of ${names.join(', ')}`);
};
