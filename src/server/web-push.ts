import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
  type ECDH,
} from 'node:crypto';

/** Messages to browsers through their push services, locked so that these cannot read them. */

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const KEY_BYTES = 32;
const SECRET_BYTES = 16;
/** [RFC 8188] The size of a record: ours are always in one. */
const RECORD_BYTES = 4096;
/** [RFC 8188] What ends the last record. */
const LAST = Buffer.of(2);
const TAG_BYTES = 16;

/** The address of a browser, with the keys by which only it can read. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** [RFC 8292] The key pair by which push services know this server again, in base64url. */
export interface ServerKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

const newPair = (): ECDH => {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
};

export const makeServerKeys = (): ServerKeys => {
  const pair = newPair();
  const secret = pair.getPrivateKey();
  // Zeros at its front are left out by the pair, but not by those who read it.
  const whole = Buffer.concat([Buffer.alloc(KEY_BYTES - secret.length), secret]);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: whole.toString('base64url'),
  };
};

/** Whether these are keys as browsers make them: a point on the curve, and a secret. */
export const areKeys = ({ p256dh, auth }: Omit<Subscription, 'endpoint'>): boolean => {
  const point = bytesOf(p256dh);
  if (point.length !== POINT_BYTES || bytesOf(auth).length !== SECRET_BYTES) return false;
  try {
    newPair().computeSecret(point);
    return true;
  } catch {
    return false;
  }
};

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** [RFC 8291] Locks a message for one browser: one record of aes128gcm with our key in its header. */
export const lock = (
  message: string,
  { p256dh, auth }: Omit<Subscription, 'endpoint'>,
  pair: ECDH = newPair(),
  salt: Buffer = randomBytes(SECRET_BYTES),
): Buffer => {
  const theirs = bytesOf(p256dh);
  const ours = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derive(pair.computeSecret(theirs), bytesOf(auth), info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const head = Buffer.alloc(SECRET_BYTES + 5);
  salt.copy(head);
  head.writeUInt32BE(RECORD_BYTES, SECRET_BYTES);
  head.writeUInt8(ours.length, SECRET_BYTES + 4);
  const text = Buffer.concat([Buffer.from(message), LAST]);
  if (text.length + TAG_BYTES > RECORD_BYTES) throw new Error('the message is too long for push');
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  return Buffer.concat([head, ours, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
};

const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** [RFC 8292] Says to a push service who we are: a token for its origin, signed by our key. */
export const voucher = (
  { publicKey, privateKey }: ServerKeys,
  endpoint: string,
  contact: string,
  expires: number,
): string => {
  const point = bytesOf(publicKey);
  const key = createPrivateKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
    format: 'jwk',
  });
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(expires / 1000), sub: contact };
  const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
};
