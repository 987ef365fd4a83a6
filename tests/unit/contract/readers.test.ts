/** No answer of a host, however made, may throw in a reader or come out as something else. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type CallName, callNames, calls } from '#/contract/calls.ts';
import type { Trust } from '#/contract/trust.ts';
import { trust } from '../../fixtures/trust.ts';
import { wireValues } from '../../fixtures/wire-values.ts';

/** Much is asked here: a busy machine may take its time. */
vi.setConfig({ testTimeout: 30_000 });

type Read = (body: unknown, trust: Trust, params: unknown) => unknown;
const reader = (name: CallName) => calls[name].read as Read;
const read = (name: CallName, body: unknown) => reader(name)(body, trust, { page: 1 });

function bodyOf(name: CallName): fc.Arbitrary<unknown> {
  const wrap = calls[name].wrap as (wire: unknown) => unknown;
  const values: fc.Arbitrary<unknown> = wireValues[name];
  return values.map((value) => JSON.parse(JSON.stringify(wrap(value))) as unknown);
}

type Place = { holder: Record<string, unknown> | unknown[]; key: string };

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Place['holder'];
  return Object.entries(value).flatMap(([key, inner]) => [{ holder, key }, ...placesIn(inner)]);
}

/** A real answer with some values, at any depth, put in place of others. */
function mutated(name: CallName): fc.Arbitrary<unknown> {
  const changes = fc.array(fc.tuple(fc.nat(), fc.jsonValue()), { minLength: 1, maxLength: 4 });
  return fc.tuple(bodyOf(name), changes).map(([body, made]) => {
    for (const [number, value] of made) {
      const places = placesIn(body);
      const place = places[number % Math.max(places.length, 1)];
      // Parsed JSON may own a key `__proto__`; a plain assignment would set the prototype.
      if (place) Object.defineProperty(place.holder, place.key, { value, ...PLAIN });
    }
    return body;
  });
}

const PLAIN = { enumerable: true, configurable: true, writable: true };

/** A real answer whose records each own keys that name something of every object. */
function poisoned(name: CallName): fc.Arbitrary<unknown> {
  return bodyOf(name).map((body) => {
    const holders = new Set([body, ...placesIn(body).map(({ holder }) => holder)]);
    for (const holder of holders) {
      if (typeof holder !== 'object' || holder === null || Array.isArray(holder)) continue;
      for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
        Object.defineProperty(holder, key, { value: { title: 'X', id: 1 }, ...PLAIN });
      }
    }
    return body;
  });
}

/** What is read goes into addresses and into JSON: null, or an object that both can hold. */
function isUsable(found: unknown): boolean {
  if (found === null) return true;
  if (typeof found !== 'object') return false;
  return placesIn(found).every(({ holder, key }) => {
    const value = (holder as Record<string, unknown>)[key];
    if (typeof value === 'string') return value.isWellFormed();
    if (typeof value === 'number') return Number.isFinite(value);
    return value === null || typeof value === 'boolean' || typeof value === 'object';
  });
}

describe.each(callNames)('the reader of %s', (name) => {
  it('never throws on arbitrary JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (body) => isUsable(read(name, body))));
  });

  it('never throws on an answer with some values changed', () => {
    fc.assert(fc.property(mutated(name), (body) => isUsable(read(name, body))));
  });

  it('sees no inherited and no poisoned keys', () => {
    fc.assert(
      fc.property(poisoned(name), (body) => {
        const clean: unknown = JSON.parse(JSON.stringify(body, withoutPoison));
        expect(read(name, body)).toEqual(read(name, clean));
      }),
    );
  });

  it('reads every answer that keeps to the contract', () => {
    fc.assert(fc.property(bodyOf(name), (body) => read(name, body) !== null));
  });

  it('refuses what is no envelope at all', () => {
    for (const body of [undefined, null, 7, 'text', true]) expect(read(name, body)).toBeNull();
  });
});

function withoutPoison(key: string, value: unknown): unknown {
  return ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].includes(key)
    ? undefined
    : value;
}
