import type { ChannelDesk } from './channels.ts';
import type { Routes } from './http.ts';

/** How people want to hear of their turns, over HTTP. */

interface Wanted {
  readonly id: string;
}

export const channelRoutes =
  (desk: ChannelDesk): Routes =>
  (app, { mustBe }) => {
    app.get('/api/channels', async (request) => desk.ways(await mustBe(request)));

    app.post('/api/channels', async (request, reply) => {
      const channel = await desk.add(await mustBe(request), request.body, request.ip);
      return reply.code(201).send({ channel });
    });

    app.post<{ Params: Wanted }>('/api/channels/:id/test', async (request) => {
      await desk.test(await mustBe(request), request.params.id);
      return { ok: true };
    });

    app.post<{ Params: Wanted }>('/api/channels/:id/remove', async (request) => {
      await desk.remove(await mustBe(request), request.params.id);
      return { ok: true };
    });

    app.post('/api/mail/confirm', async (request) => {
      await desk.confirm(request.body);
      return { ok: true };
    });

    app.post('/api/mail/stop', async (request) => {
      await desk.stop(request.body);
      return { ok: true };
    });

    // [RFC 8058] The button of a mail program; what it says besides is always the same.
    void app.register(async (own) => {
      own.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
      own.post<{ Params: { id: string; token: string } }>(
        '/api/mail/stop/:id/:token',
        async (request) => {
          await desk.stop(request.params);
          return { ok: true };
        },
      );
    });
  };
