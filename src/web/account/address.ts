/** A page about people, as the address of the page names it. */
export type Place =
  | { readonly kind: 'own' }
  | { readonly kind: 'moderation' }
  | { readonly kind: 'person'; readonly name: string }
  /** A link in a mail: the address is mine, or I want no more of these. */
  | {
      readonly kind: 'mail';
      readonly what: 'confirm' | 'stop';
      readonly id: string;
      readonly token: string;
    };

export const placeInAddress = (hash: string): Place | null => {
  if (hash === '#/me') return { kind: 'own' };
  if (hash === '#/moderation') return { kind: 'moderation' };
  const [, name] = /^#\/people\/([^/]+)$/.exec(hash) ?? [];
  if (name !== undefined) return { kind: 'person', name: decodeURIComponent(name) };
  const [, what, id, token] = /^#\/mail\/(confirm|stop)\/([\w-]+)\/([\w-]+)$/.exec(hash) ?? [];
  return what === 'confirm' || what === 'stop' ? { kind: 'mail', what, id, token } : null;
};

export const addressOf = (name: string): string => `#/people/${encodeURIComponent(name)}`;
