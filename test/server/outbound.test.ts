import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInner, openOutbound } from '../../src/server/outbound.ts';
import { openReceiver, type Receiver } from './receiver.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

const guarded = openOutbound({ isInnerAllowed: false, patience: 5000 });
const open = openOutbound({ isInnerAllowed: true, patience: 200 });

describe('addresses that people give', () => {
  test('addresses of inner networks are told from those of the world', () => {
    const within = [
      ['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
      ['172.16.0.1', '172.31.255.255', '192.168.1.1', '192.0.2.7', '198.18.0.1', '203.0.113.9'],
      ['224.0.0.1', '240.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1'],
      ['::ffff:8.8.8.8', '64:ff9b::a00:1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0'],
      ['ff02::1', '2001:db8::1', '2002:7f00:1::', '2001::1', 'nonsense', ''],
    ].flat();
    for (const address of within) expect([address, isInner(address)]).toEqual([address, true]);
    const world = ['8.8.8.8', '172.32.0.1', '172.15.0.1', '100.128.0.1', '2606:4700::1111'];
    for (const address of world) expect([address, isInner(address)]).toEqual([address, false]);
  });

  test.each([
    ['https://127.0.0.1/', 'into the network of the server'],
    ['https://2130706433/', 'into the network of the server'],
    ['https://0x7f.1/', 'into the network of the server'],
    ['https://[::1]:8443/', 'into the network of the server'],
    ['https://[::ffff:10.0.0.1]/', 'into the network of the server'],
    ['https://localhost/', 'into the network of the server'],
    ['http://example.org/', 'begins with https://'],
    ['ftp://example.org/', 'begins with https://'],
    ['https://me:secret@example.org/', 'no name and password'],
    [`https://example.org/${'x'.repeat(1000)}`, 'begins with https://'],
    ['not an address', 'begins with https://'],
    [null, 'begins with https://'],
  ])('%s is refused', async (address, reason) => {
    await expect(guarded.check(address)).rejects.toThrow(reason);
  });

  test('a name is looked up again when it is called: one that leads within is not called', async () => {
    const port = new URL(receiver.url).port;
    const call = guarded.post(new URL(`https://localhost:${port}/`), {}, 'x');
    await expect(call).rejects.toThrow('into the network of the server');
    expect(receiver.calls).toEqual([]);
  });

  test('nobody is sent on to somewhere else', async () => {
    receiver.answers.push({ status: 302, headers: { location: `${receiver.url}/secret` } });
    expect(await open.post(new URL(receiver.url), {}, 'x')).toEqual({ status: 302 });
    expect(receiver.calls.map(({ path }) => path)).toEqual(['/']);
  });

  test('who never answers is not waited for, and what broke is not told', async () => {
    receiver.answers.push({ status: 0 });
    await expect(open.post(new URL(receiver.url), {}, 'x')).rejects.toThrow(/^nobody answers/);
    await expect(open.post(new URL('http://127.0.0.1:9/'), {}, 'x')).rejects.toThrow(
      /^nobody answers/,
    );
  });
});
