import type { ChannelDesk } from './channels.ts';
import { documented } from './documented.ts';
import type { Routes } from './http.ts';
import { anything, done, flag, list, named, object, text } from './shapes.ts';

/** How people want to hear of their turns, over HTTP. */

interface Wanted {
  readonly id: string;
}

export const channelRoutes =
  (desk: ChannelDesk): Routes =>
  (app, { mustBe, asker }) => {
    app.get(
      '/api/channels',
      documented({
        gist: 'How one hears of one’s turns.',
        who: 'person',
        answer: object({ push: text, mail: flag, channels: list(named('Channel')) }),
      }),
      async (request) => desk.ways(await mustBe(request)),
    );

    app.post(
      '/api/channels',
      documented({
        gist: 'Another way to hear of them; a secret is told once.',
        who: 'person',
        body: anything,
        answer: object({ channel: named('Channel') }),
        status: 201,
      }),
      async (request, reply) => {
        const channel = await desk.add(await mustBe(request), request.body, asker(request).address);
        return reply.code(201).send({ channel });
      },
    );

    app.post<{ Params: Wanted }>(
      '/api/channels/:id/test',
      documented({ gist: 'Sends word that says nothing.', who: 'person', answer: done }),
      async (request) => {
        await desk.test(await mustBe(request), request.params.id);
        return { ok: true };
      },
    );

    app.post<{ Params: Wanted }>(
      '/api/channels/:id/remove',
      documented({ gist: 'Takes a way away.', who: 'person', answer: done }),
      async (request) => {
        await desk.remove(await mustBe(request), request.params.id);
        return { ok: true };
      },
    );

    app.post(
      '/api/mail/confirm',
      documented({
        gist: 'Says that a mail address is one’s own.',
        body: object({ id: text, token: text }),
        answer: done,
      }),
      async (request) => {
        await desk.confirm(request.body);
        return { ok: true };
      },
    );

    app.post(
      '/api/mail/stop',
      documented({
        gist: 'Wants no more mail.',
        body: object({ id: text, token: text }),
        answer: done,
      }),
      async (request) => {
        await desk.stop(request.body);
        return { ok: true };
      },
    );

    // [RFC 8058] The button of a mail program; what it says besides is always the same.
    void app.register(async (own) => {
      own.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
      own.post<{ Params: { id: string; token: string } }>(
        '/api/mail/stop/:id/:token',
        documented({ gist: 'The same by the button of a mail program.', answer: done }),
        async (request) => {
          await desk.stop(request.params);
          return { ok: true };
        },
      );
    });
  };
