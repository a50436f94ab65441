import type { Routes } from './http.ts';
import type { Simulations } from './simulations.ts';

/** Simulations over HTTP, each for whoever has asked for it. */

interface Wanted {
  readonly id: string;
}

export const simulationRoutes =
  (simulations: Simulations): Routes =>
  (app, { mustBe }) => {
    app.get('/api/simulations', async (request) => ({
      simulations: await simulations.own(await mustBe(request)),
    }));

    app.post('/api/simulations', async (request, reply) => {
      const simulation = await simulations.ask(await mustBe(request), request.body);
      return reply.code(201).send({ simulation });
    });

    app.get<{ Params: Wanted }>('/api/simulations/:id', async (request) => ({
      simulation: await simulations.one(await mustBe(request), request.params.id),
    }));

    app.post<{ Params: Wanted }>('/api/simulations/:id/remove', async (request) => {
      await simulations.remove(await mustBe(request), request.params.id);
      return { ok: true };
    });
  };
