/** The contract's document: valid, with examples that the open catalogue gives. */
import { writeFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { addressOf } from '#/contract/address.ts';
import { type CallName, callNames, calls, type ParamsOf } from '#/contract/calls.ts';
import { CONTRACT_VERSION } from '#/contract/openapi/changes.ts';
import examples from '#/contract/openapi/examples.json' with { type: 'json' };
import { createHost } from '#/host/host.ts';
import { document, wrongIn } from '../fixtures/contract-document.ts';
import { askHost, filledDb, NOW } from '../fixtures/embedded-host.ts';

const FILE = 'src/contract/openapi/examples.json';
const PARAMS: { [N in CallName]?: ParamsOf<N> } = {
  seriesLists: { list: 'trending', page: 1 },
  movie: { id: '2536885651' },
  complete: { id: '2536885651' },
  search: { query: 'chaplin' },
  searchPages: { query: 'chaplin', kind: 'all', page: 1 },
  person: { id: '747459763' },
  series: { id: '2214251492' },
  seriesVideos: { id: '2214251492' },
  seasonEpisodes: { id: 'undersea-kingdom-1936' },
  dramaEpisodes: { title: 'Waris' },
  genre: { genre: 'comedy', page: 1 },
  trending: { timeWindow: 'day' },
  list: { name: 'nargis' },
};

/** Returns an answer with the first row of each list, and two of what rows have in two languages. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isNames = value.every((one) => Object.hasOwn(Object(one), 'language'));
    return value.slice(0, isNames ? 2 : 1).map(shortened);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]));
}

/** Returns the keys of an answer, with those of its rows. */
function keysIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => keysIn(one, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, one]) => keysIn(one, `${path}.${key}`));
}

/** No series of the open catalogue has a trailer, and clients want that alone. */
const TRAILER = { type: 'Trailer', name: 'Trailer', key: 'aqz-KE-bpKQ' };
const trailerFirst = (body: unknown) => [TRAILER, ...(body as unknown[])];

async function fromHost(): Promise<Record<string, { address: string; body: unknown }>> {
  const db = filledDb();
  const context = { db, siteUrl: 'https://films.example', now: () => NOW };
  const host = createHost(context, (error) => {
    throw error;
  });
  const found = callNames.map(async (name) => {
    const params = (PARAMS[name] ?? { page: 1, limit: 10 }) as ParamsOf<CallName>;
    const address = addressOf(name, params);
    const body = shortened((await askHost(host, address)).body);
    return [name, { address, body: name === 'seriesVideos' ? trailerFirst(body) : body }] as const;
  });
  const all = Object.fromEntries(await Promise.all(found));
  db.close();
  return all;
}

describe('the contract as a document', () => {
  it('is valid OpenAPI 3.1 of the version that the page of changes names', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect([validator.version, document.info.version]).toEqual(['3.1', CONTRACT_VERSION]);
  });

  it('refuses what the schemas of the wire refuse', () => {
    const { results: _rows, ...without } = examples.popular.body;
    for (const body of [without, { ...examples.popular.body, page: '1' }, []]) {
      expect(calls.popular.schema.safeParse(body).success).toBe(false);
      expect(wrongIn('popular', body).length).toBeGreaterThan(0);
    }
  });

  it.each(callNames)('has an example of %s that it allows', (name) => {
    expect(wrongIn(name, examples[name].body)).toEqual([]);
    expect(keysIn(examples[name].body).length).toBeGreaterThan(0);
  });

  /** After a change of the catalogue: WRITE_EXAMPLES=1 npm run unit -- tests/host/document.test.ts */
  it('has examples with the fields that the open catalogue gives', async () => {
    const now = await fromHost();
    if (process.env.WRITE_EXAMPLES) writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
    for (const name of callNames) {
      const kept = process.env.WRITE_EXAMPLES ? now[name] : examples[name];
      expect(kept?.address).toBe(now[name]?.address);
      expect([...new Set(keysIn(kept?.body))]).toEqual([...new Set(keysIn(now[name]?.body))]);
    }
  });
});
