/** What a browser that has the dictionary of an earlier start gets from the built site. */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ask } from '../e2e/ask.ts';
import { startSiteHere } from '../e2e/site.ts';
import { folderOfTests } from '../fixtures/folder.ts';
import { SMALL, SMALL_FILM } from '../fixtures/small-catalogue.ts';

const CATALOGUE_DB = join(folderOfTests(), 'catalogue.db');
const OTHER = { REPORT_URL: 'mailto:us@site.example' };

/** Returns the dictionary of a site, with the headers of a browser that has it. */
async function dictionaryOf(url: string) {
  const { location = '' } = (await ask(`${url}/_dict/en`)).headers;
  const { body } = await ask(url + location);
  const name = `:${hash('sha256', body, 'base64')}:`;
  const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': name };
  return { body, has: { headers } };
}

it('pages come with it after a start with other settings on the same data, and with the new one', async () => {
  const before = await startSiteHere({ ...SMALL, CATALOGUE_DB });
  const old = await dictionaryOf(before.url);
  await before.stop();
  const after = await startSiteHere({ ...SMALL, ...OTHER, CATALOGUE_DB });
  const own = await dictionaryOf(after.url);
  expect(own.body.equals(old.body)).toBe(false);
  const plain = await ask(after.url + SMALL_FILM);
  const tags = new Set([plain.headers.etag]);
  for (const { body, has } of [old, own, old]) {
    const small = await ask(after.url + SMALL_FILM, has);
    expect(small.headers['content-encoding']).toBe('dcz');
    const read = zstdDecompressSync(small.body.subarray(40), { dictionary: body });
    expect(read.equals(plain.body)).toBe(true);
    const { etag = '' } = small.headers;
    tags.add(etag);
    const again = { headers: { ...has.headers, 'if-none-match': etag } };
    expect((await ask(after.url + SMALL_FILM, again)).status).toBe(304);
  }
  expect(tags.size).toBe(3);
  await after.stop();
});
