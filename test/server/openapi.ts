import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenApi } from '../../src/server/documented.ts';

/** Checks what servers really answer against what their OpenAPI document says that they do. */

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content: unknown }>>;
}

interface Checker {
  readonly document: OpenApi;
  readonly ajv: Ajv2020;
  readonly known: Map<string, ValidateFunction>;
}

const checkers = new Map<string, Promise<Checker>>();
/** By the text of the document: many servers have the same. */
const opened = new Map<string, Checker>();

const open = async (url: string): Promise<Checker> => {
  const text = await (await fetch(`${url}/api/openapi.json`)).text();
  const checker = opened.get(text) ?? checkerOf(JSON.parse(text) as OpenApi);
  opened.set(text, checker);
  return checker;
};

const checkerOf = (document: OpenApi): Checker => {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  ajv.addVocabulary(['openapi', 'info', 'paths', 'components']);
  ajv.addSchema({ $id: 'api', components: document.components });
  return { document, ajv, known: new Map() };
};

/** The path of the document that a path means; of two that fit, the one with fewer parameters. */
export const pathIn = ({ paths }: OpenApi, path: string): string | undefined =>
  Object.keys(paths)
    .filter((each) => new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .toSorted((a, b) => a.split('{').length - b.split('{').length)[0];

const pointer = (...parts: readonly string[]): string =>
  parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

/** Fails if an answer of a documented route is not what its document says. */
export const checkAnswer = async (
  url: string,
  method: string,
  path: string,
  status: number,
  text: string,
): Promise<void> => {
  const checker = checkers.get(url) ?? open(url);
  checkers.set(url, checker);
  const { document, ajv, known } = await checker;
  const found = pathIn(document, path.split('?')[0]);
  const operation = document.paths[found ?? '']?.[method.toLowerCase()] as Operation | undefined;
  if (found === undefined || operation === undefined || status === 304) return;
  if (!(status in operation.responses))
    throw new Error(`${method} ${path} answered ${status}, of which its document knows nothing`);
  const key = pointer('paths', found, method.toLowerCase(), 'responses', String(status));
  const validate = known.get(key) ?? ajv.compile(schemaOf(operation, String(status)));
  known.set(key, validate);
  if (!validate(JSON.parse(text)))
    throw new Error(
      `${method} ${path}: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 500)}`,
    );
};

/** The schema of an answer, with its names where the checker has them. */
const schemaOf = ({ responses }: Operation, status: string): Record<string, unknown> => {
  const { content } = responses[status] as {
    content: { 'application/json': { schema: Record<string, unknown> } };
  };
  const text = JSON.stringify(content['application/json'].schema);
  return JSON.parse(text.replaceAll('"#/components/', '"api#/components/')) as Record<
    string,
    unknown
  >;
};
