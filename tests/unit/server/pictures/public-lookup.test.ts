/** Names that a picture's redirect leads to: only public addresses are connected to. */
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isPublic, publicLookup } from '#/server/pictures/public-lookup.ts';

test.each([
  ['127.0.0.1', 4],
  ['10.1.2.3', 4],
  ['172.31.0.1', 4],
  ['192.168.1.1', 4],
  ['169.254.169.254', 4],
  ['100.64.0.1', 4],
  ['0.0.0.0', 4],
  ['255.255.255.255', 4],
  ['::1', 6],
  ['::', 6],
  ['fd00::1', 6],
  ['fe80::1', 6],
  ['::ffff:127.0.0.1', 6],
  ['64:ff9b::7f00:1', 6],
  ['64:ff9b:1::7f00:1', 6],
  ['2002:7f00:1::', 6],
  ['2001::7f00:1', 6],
  ['fec0::1', 6],
])('%s is not public', (address, family) => {
  expect(isPublic(address, family)).toBe(false);
});

test.each([
  ['207.241.224.2', 4],
  ['172.32.0.1', 4],
  ['2606:4700::1', 6],
  ['::ffff:207.241.224.2', 6],
])('%s is public', (address, family) => {
  expect(isPublic(address, family)).toBe(true);
});

test('a name of this machine is not resolved', async () => {
  const resolved = promisify(publicLookup)('localhost', {});
  await expect(resolved).rejects.toThrow('localhost has an address that is not public');
});
