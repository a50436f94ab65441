import { documented } from './documented.ts';
import type { Routes } from './http.ts';
import { MOST_BOTS, type OwnBots } from './own-bots.ts';
import { done, flag, list, moment, object, orNull, text, whole } from './shapes.ts';

/** Bots over HTTP, for the owners of them. */

interface Wanted {
  readonly id: string;
}

const bot = object({
  id: text,
  name: text,
  created: moment,
  isOpen: flag,
  issued: orNull(moment),
  used: orNull(moment),
});
const issued = object({ bot, token: text });
const who = 'person';

export const ownBotRoutes =
  (bots: OwnBots): Routes =>
  (app, { mustBe }) => {
    app.get(
      '/api/bots',
      documented({
        gist: 'One’s own bots, and how many one may have.',
        who,
        answer: object({ bots: list(bot), most: whole }),
      }),
      async (request) => ({ bots: await bots.list(await mustBe(request)), most: MOST_BOTS }),
    );

    app.post(
      '/api/bots',
      documented({
        gist: 'Makes a bot; its token is told this once.',
        who,
        body: object({ name: text }),
        answer: issued,
        status: 201,
      }),
      async (request, reply) =>
        reply.code(201).send(await bots.make(await mustBe(request), request.body)),
    );

    app.post<{ Params: Wanted }>(
      '/api/bots/:id',
      documented({
        gist: 'Another name, or whether anybody may seat it.',
        who,
        body: object({ 'name?': text, 'isOpen?': flag }),
        answer: object({ bot }),
      }),
      async (request) => ({
        bot: await bots.change(await mustBe(request), request.params.id, request.body),
      }),
    );

    app.post<{ Params: Wanted }>(
      '/api/bots/:id/token',
      documented({
        gist: 'Another token, told this once; the one before is worth nothing any more.',
        who,
        answer: issued,
      }),
      async (request) => bots.renew(await mustBe(request), request.params.id),
    );

    app.post<{ Params: Wanted }>(
      '/api/bots/:id/revoke',
      documented({
        gist: 'No token any more; its seats in games under way are free.',
        who,
        answer: object({ bot }),
      }),
      async (request) => ({ bot: await bots.revoke(await mustBe(request), request.params.id) }),
    );

    app.post<{ Params: Wanted }>(
      '/api/bots/:id/remove',
      documented({ gist: 'Erases it; the games stay whole.', who, answer: done }),
      async (request) => {
        await bots.remove(await mustBe(request), request.params.id);
        return { ok: true };
      },
    );
  };
