import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { areKeys, lock, makeServerKeys, voucher } from '../../src/server/web-push.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const RFC_8291 = {
  text: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  locked:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
} as const;

/** The example of RFC 8292, section 2.4. */
const RFC_8292 = {
  token:
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA',
  key: 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
  expires: 1_453_523_768_000,
} as const;

/** What a push service does with a token. */
const isSigned = (token: string, publicKey: string): boolean => {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((n) => n.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, claims, signature] = token.split('.');
  return verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
};

const claimsOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());

describe('messages to browsers', () => {
  test('[RFC 8291] a message is locked byte by byte as in its example', () => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(RFC_8291.privateKey, 'base64url');
    const salt = Buffer.from(RFC_8291.salt, 'base64url');
    expect(lock(RFC_8291.text, RFC_8291, pair, salt).toString('base64url')).toBe(RFC_8291.locked);
  });

  test('[RFC 8291] no two messages are locked alike, and none is longer than a record', () => {
    expect(lock('turn', RFC_8291)).not.toEqual(lock('turn', RFC_8291));
    expect(lock('x'.repeat(4079), RFC_8291)).toHaveLength(86 + 4096);
    expect(() => lock('x'.repeat(4080), RFC_8291)).toThrow('too long');
  });

  test('[RFC 8292] the token of a server says the same as in its example, and its key signs it', () => {
    expect(isSigned(RFC_8292.token, RFC_8292.key)).toBe(true);
    const keys = makeServerKeys();
    const endpoint = 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV';
    const said = voucher(keys, endpoint, 'mailto:push@example.com', RFC_8292.expires);
    const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(said) ?? [];
    expect(key).toBe(keys.publicKey);
    expect(token.split('.')[0]).toBe(RFC_8292.token.split('.')[0]);
    expect(claimsOf(token)).toEqual(claimsOf(RFC_8292.token));
    expect(isSigned(token, keys.publicKey)).toBe(true);
    expect(isSigned(token, RFC_8292.key)).toBe(false);
  });

  test('keys that no browser makes are refused', () => {
    const { p256dh, auth } = RFC_8291;
    expect(areKeys({ p256dh, auth })).toBe(true);
    expect(areKeys({ p256dh, auth: '' })).toBe(false);
    expect(areKeys({ p256dh: 'BA', auth })).toBe(false);
    const nowhere = Buffer.alloc(65, 7);
    nowhere[0] = 4;
    expect(areKeys({ p256dh: nowhere.toString('base64url'), auth })).toBe(false);
  });
});
