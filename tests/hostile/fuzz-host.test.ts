/**
 * A host answers with any bytes over a real socket. The catalogue then returns a value of the
 * call's shape or rejects with a named error.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { remoteSource } from '#/catalogue/sources/remote.ts';
import { type CallName, callNames } from '#/contract/calls.ts';
import { bodyOf, isUsable, mutated } from '../fixtures/answers.ts';
import { createRawHost, type RawHost } from '../fixtures/raw-host.ts';
import { trust } from '../fixtures/trust.ts';
import { askAny, fuzz, isNamed, PATIENT } from './failing.ts';

vi.setConfig({ testTimeout: 300_000 });

type Ending = 'end' | 'reset';
type Said = { bytes: Buffer; ending: Ending };

let said: Said = { bytes: Buffer.alloc(0), ending: 'end' };
let host: RawHost;
const unhandled: unknown[] = [];
const hear = (error: unknown) => unhandled.push(error);
beforeAll(async () => {
  process.on('unhandledRejection', hear);
  host = await createRawHost((socket) => {
    const { bytes, ending } = said;
    if (ending === 'end') socket.end(bytes);
    else socket.write(bytes, () => socket.resetAndDestroy());
  });
});
afterAll(async () => {
  process.off('unhandledRejection', hear);
  await host.close();
});

/**
 * Returns an arbitrary of bodies: valid JSON of the call, damaged JSON of the call, any JSON, and
 * bytes that are not JSON.
 */
function bodies(name: CallName): fc.Arbitrary<Buffer> {
  const json = fc.oneof(
    { weight: 3, arbitrary: bodyOf(name) },
    { weight: 4, arbitrary: mutated(name) },
    { weight: 2, arbitrary: fc.jsonValue() },
  );
  const text = json.map((value) => JSON.stringify(value));
  const half = fc.tuple(text, fc.double({ min: 0, max: 1, noNaN: true }));
  return fc.oneof(
    { weight: 6, arbitrary: text.map((value) => Buffer.from(value)) },
    {
      weight: 1,
      arbitrary: half.map(([value, part]) => Buffer.from(value.slice(0, part * value.length))),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(text, fc.string()).map((parts) => Buffer.from(parts.join(''))),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((value) => Buffer.from(value)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((value) => Buffer.from(value)) },
  );
}

const STATUSES = [201, 204, 206, 301, 304, 400, 404, 418, 429, 500, 503, 599];
const status = fc.oneof(
  { weight: 14, arbitrary: fc.constant(200) },
  { weight: 5, arbitrary: fc.constantFrom(...STATUSES) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 9999 }) },
);
const headerValue = fc.stringMatching(/^[\x20-\x7e]{0,40}$/);
const headers = fc.record(
  {
    'content-type': fc.oneof(
      fc.constantFrom('text/html', 'application/json; charset=utf-16'),
      headerValue,
    ),
    'content-encoding': fc.oneof(
      fc.constantFrom('gzip', 'br', 'identity', 'gzip, gzip'),
      headerValue,
    ),
    'retry-after': fc.oneof(fc.constantFrom('1', '-1', '1e9'), headerValue),
    'transfer-encoding': fc.constantFrom('chunked', 'gzip', 'identity'),
    'content-length': fc.oneof(fc.nat({ max: 400 }).map(String), headerValue),
    connection: fc.constantFrom('close', 'keep-alive', 'upgrade'),
    location: headerValue,
    'set-cookie': headerValue,
  },
  { requiredKeys: [] },
);
const packing = fc.constantFrom<(body: Buffer) => { body: Buffer; encoding: string | null }>(
  (body) => ({ body, encoding: null }),
  (body) => ({ body, encoding: null }),
  (body) => ({ body: gzipSync(body), encoding: 'gzip' }),
  (body) => ({ body: brotliCompressSync(body), encoding: 'br' }),
);

/**
 * Returns an arbitrary of whole responses as bytes. Most are valid HTTP, so that the bodies are
 * parsed.
 */
function answers(name: CallName): fc.Arbitrary<Said> {
  const oneIn = (n: number) => fc.nat({ max: n - 1 }).map((drawn) => drawn === 0);
  const parts = fc.tuple(
    bodies(name),
    status,
    fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
    packing,
    oneIn(20),
    oneIn(30),
  );
  return parts.map(([plain, code, given, pack, isReset, isRaw]) => {
    const { body, encoding } = pack(plain);
    const all = {
      'content-type': 'application/json',
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
      ...given,
    };
    const lines = Object.entries(all).map(([header, value]) => `${header}: ${value}\r\n`);
    const head = isRaw ? '' : `HTTP/1.1 ${code} Said\r\n${lines.join('')}\r\n`;
    return { bytes: Buffer.concat([Buffer.from(head), body]), ending: isReset ? 'reset' : 'end' };
  });
}

const cases = fc.oneof(...callNames.map((name) => fc.tuple(fc.constant(name), answers(name))));

/** Returns whether a value is usable. A page of a list must also have items and valid counts. */
function isShaped(found: unknown): boolean {
  if (found === null || !isUsable(found)) return false;
  if (!('totalPages' in (found as object))) return true;
  const { items, page, totalPages } = found as Record<string, unknown>;
  const counts = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1e6;
  return Array.isArray(items) && counts(page) && counts(totalPages);
}

/** A host that has announced all that it may: otherwise no call for it is made. */
const yes = () => true;
const ANNOUNCED = { hasLists: yes, hasDiscover: yes, hasFree: yes, hasSeries: yes };

it('any answer to any call gives a well-shaped value or a named error', async () => {
  const outcomes = { values: 0, errors: 0 };
  await fc.assert(
    fc.asyncProperty(cases, async ([name, answer]) => {
      said = answer;
      const source = { ...remoteSource(host.origin, PATIENT), ...ANNOUNCED };
      const catalogue = createCatalogue({ source, trust, log: () => undefined });
      try {
        const found = await askAny(catalogue, name).then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        );
        if ('error' in found) expect(found.error).toSatisfy(isNamed);
        else expect(found.value).toSatisfy(isShaped);
        outcomes['error' in found ? 'errors' : 'values'] += 1;
        expect(Object.keys(Object.prototype)).toEqual([]);
      } finally {
        source.close();
      }
    }),
    fuzz('host answers'),
  );
  expect(unhandled).toEqual([]);
  // The run must have reached both outcomes.
  expect(Math.min(outcomes.values, outcomes.errors)).toBeGreaterThan(200);
});
