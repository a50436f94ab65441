import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDocument, type OpenApi } from '../../src/server/documented.ts';
import { guest, openHouse, openTable, visitor, type House } from './online.ts';
import { checkAnswer, pathIn } from './openapi.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.running.stop());

const documentOf = async (): Promise<OpenApi> =>
  (await visitor(house.url).get('/api/openapi.json')).body as unknown as OpenApi;

test('every route that the document names is there, and none is added without being named', async () => {
  const { openapi, paths } = await documentOf();
  expect(openapi).toBe('3.1.0');
  for (const [path, operations] of Object.entries(paths)) {
    for (const method of Object.keys(operations)) {
      const route = { method: method.toUpperCase(), url: path.replaceAll(/\{(\w+)\}/g, ':$1') };
      expect([route, house.running.app.hasRoute(route)]).toEqual([route, true]);
    }
  }
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/me', '/api/tables/{id}/sit', '/api/health']),
  );
  const app = fastify();
  openDocument(app);
  expect(() => app.get('/api/secret', async () => ({}))).toThrow(
    'GET /api/secret does not say what it is for',
  );
  expect(() => app.get('/metrics', async () => '')).not.toThrow();
});

test('what is answered is checked wherever a test asks: another field, a missing one, an unknown status', async () => {
  const host = await guest(house.url, 'Gourgaud');
  const { id } = await openTable(host);
  const { body } = await host.get(`/api/tables/${id}`);
  const check = (status: number, answer: unknown): Promise<void> =>
    checkAnswer(house.url, 'GET', `/api/tables/${id}`, status, JSON.stringify(answer));
  await check(200, body);
  const table = body.table as Record<string, unknown>;
  await expect(check(200, { table: { ...table, seed: 'x' } })).rejects.toThrow('additional');
  const { seats: _, ...less } = table;
  await expect(check(200, { table: less })).rejects.toThrow("required property 'seats'");
  await expect(check(418, body)).rejects.toThrow('knows nothing');
  await expect(check(404, { reason: 'why' })).rejects.toThrow('additional');
});

test('of two paths that fit, the plain one is meant', async () => {
  const document = await documentOf();
  expect(pathIn(document, '/api/mail/stop')).toBe('/api/mail/stop');
  expect(pathIn(document, '/api/tables/abc/sit')).toBe('/api/tables/{id}/sit');
  expect(pathIn(document, '/api/nothing')).toBeUndefined();
});
