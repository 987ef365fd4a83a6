import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { codingFor, createDictionary, dcz, nameOf, undcz } from '#/server/dictionary.ts';

const page = randomBytes(20_000);
const dictionary = createDictionary(Buffer.concat([page, randomBytes(5_000)]));
const has = {
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': dictionary.name,
};
const codingOf = (headers: IncomingHttpHeaders) => nameOf(codingFor(headers, [dictionary]));

describe('a page with a dictionary', () => {
  it('is a frame after the hash of the dictionary, and as small as what the dictionary lacks', async () => {
    const sent = await dcz(page, dictionary);
    expect(sent.length).toBeLessThan(100);
    expect(sent.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(sent.subarray(8, 40)).toEqual(dictionary.hash);
    const read = { dictionary: dictionary.bytes };
    expect(zstdDecompressSync(sent.subarray(40), read)).toEqual(page);
    expect(await undcz(sent, dictionary)).toEqual(page);
  });

  it.each<[string, IncomingHttpHeaders]>([
    ['of the site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
    ['of a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['of a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['that does not say where it comes from', {}],
  ])('goes to a request %s', (_name, headers) => {
    expect(codingOf({ ...has, ...headers })).toBe('dcz');
  });

  it.each<[string, IncomingHttpHeaders]>([
    ['another site reads', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
    ['another site can not read', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a neighbour sends', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
    ['accepts no dcz', { 'accept-encoding': 'gzip, br, zstd' }],
    ['refuses dcz', { 'accept-encoding': 'br, dcz;q=0' }],
    ['has another dictionary', { 'available-dictionary': createDictionary(page).name }],
    ['has two', { 'available-dictionary': `${dictionary.name}, ${dictionary.name}` }],
    ['has none', { 'available-dictionary': undefined }],
  ])('is Brotli for a request that %s', (_name, headers) => {
    expect(codingOf({ ...has, ...headers })).toBe('br');
  });
});
