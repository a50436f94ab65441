import { me, request, type Me, type OwnBot, type TableInfo } from '../online/api.ts';
import { language } from '../speech.ts';

// What the server tells of people, and what one can do with one's own account.

export interface Rating {
  readonly game: string;
  readonly rating: number;
  readonly played: number;
}

export interface PublicProfile {
  readonly name: string;
  /** Of a bot: the name of its owner. */
  readonly owner: string | null;
  readonly created: number;
  readonly ratings: readonly Rating[];
  readonly tables: readonly TableInfo[];
}

export interface OwnProfile extends PublicProfile {
  readonly isAccount: boolean;
  readonly isModerator: boolean;
  readonly otherSessions: number;
}

export interface Channel {
  readonly id: string;
  readonly kind: 'push' | 'webhook' | 'mail';
  readonly address: string;
  readonly isConfirmed: boolean;
  readonly failure: string | null;
  /** Told once, when it is made. */
  readonly secret?: string;
}

export interface Ways {
  /** The key to ask the browser’s push service with. */
  readonly push: string;
  readonly mail: boolean;
  readonly channels: readonly Channel[];
}

type Wish =
  | { readonly kind: 'webhook' | 'mail'; readonly address: string }
  | { readonly kind: 'push'; readonly address: string; readonly keys: Record<string, string> };

export const ownProfile = async (): Promise<OwnProfile> =>
  (await request<{ profile: OwnProfile }>('GET', 'profile')).profile;

export const profileOf = async (name: string): Promise<PublicProfile> =>
  (await request<{ profile: PublicProfile }>('GET', `people/${encodeURIComponent(name)}`)).profile;

export const waysToMe = (): Promise<Ways> => request('GET', 'channels');

export const addChannel = async (wish: Wish): Promise<Channel> =>
  (
    await request<{ channel: Channel }>('POST', 'channels', {
      ...wish,
      language: language.value,
    })
  ).channel;

export const testChannel = (id: string): Promise<unknown> =>
  request('POST', `channels/${id}/test`, {});

export const removeChannel = (id: string): Promise<unknown> =>
  request('POST', `channels/${id}/remove`, {});

/** A bot with its token, which is told this once. */
export interface Issued {
  readonly bot: OwnBot;
  readonly token: string;
}

export const makeBot = (name: string): Promise<Issued> => request('POST', 'bots', { name });

export const renewToken = (id: string): Promise<Issued> => request('POST', `bots/${id}/token`, {});

export const changeBot = (
  id: string,
  wish: { readonly name: string } | { readonly isOpen: boolean },
): Promise<unknown> => request('POST', `bots/${id}`, wish);

export const revokeToken = (id: string): Promise<unknown> =>
  request('POST', `bots/${id}/revoke`, {});

export const removeBot = (id: string): Promise<unknown> => request('POST', `bots/${id}/remove`, {});

export const protect = (password: string, old: string): Promise<unknown> =>
  request('POST', 'account', { password, old });

export const rename = async (name: string, password: string): Promise<void> => {
  me.value = (await request<{ me: Me }>('POST', 'account/name', { name, password })).me;
};

export const endOtherSessions = (): Promise<unknown> => request('POST', 'account/sessions/end', {});

export const erase = async (password: string): Promise<void> => {
  await request('POST', 'account/erase', { password });
  me.value = null;
};

export const leave = async (): Promise<void> => {
  await request('POST', 'leave', {});
  me.value = null;
};

export const answerMail = (
  what: 'confirm' | 'stop',
  link: { readonly id: string; readonly token: string },
): Promise<unknown> => request('POST', `mail/${what}`, link);

export interface Report {
  readonly id: string;
  readonly reporter: string;
  readonly person: string;
  readonly line: string | null;
  readonly reason: string;
  readonly at: number;
}

export const MODERATED = ['dismiss', 'mute', 'unmute', 'close', 'reopen'] as const;
type Moderated = (typeof MODERATED)[number];

export interface Act {
  readonly id: string;
  readonly moderator: string | null;
  readonly person: string;
  readonly act: Moderated | 'appoint' | 'depose';
  readonly reason: string;
  readonly at: number;
  readonly until: number | null;
}

export interface Desk {
  readonly reports: readonly Report[];
  readonly acts: readonly Act[];
}

export const moderationDesk = (): Promise<Desk> => request('GET', 'moderation');

export const moderate = (wish: {
  readonly name: string;
  readonly act: string;
  readonly reason: string;
  readonly hours?: number;
}): Promise<unknown> => request('POST', 'moderation', wish);

/** Complains of somebody, or of what he said at a table at a moment. */
export const report = (wish: {
  readonly name: string;
  readonly reason: string;
  readonly table?: string;
  readonly at?: number;
}): Promise<unknown> => request('POST', 'reports', wish);
