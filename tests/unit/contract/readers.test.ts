/** No answer of a host may make a reader throw or return an unusable value. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type CallName, callNames, calls } from '#/contract/calls.ts';
import type { Trust } from '#/contract/trust.ts';
import { bodyOf, isUsable, mutated, PLAIN, placesIn } from '../../fixtures/answers.ts';
import { trust } from '../../fixtures/trust.ts';

/** These tests run many cases, which take long on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

type Read = (body: unknown, trust: Trust, params: unknown) => unknown;
const reader = (name: CallName) => calls[name].read as Read;
const read = (name: CallName, body: unknown) => reader(name)(body, trust, { page: 1 });

/**
 * Returns an arbitrary of valid answers in which each record has own keys with the names of
 * inherited properties.
 */
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

describe.each(callNames)('the reader of %s', (name) => {
  it('never throws on arbitrary JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (body) => isUsable(read(name, body))));
  });

  it('never throws on an answer with some values changed', () => {
    fc.assert(fc.property(mutated(name), (body) => isUsable(read(name, body))));
  });

  it('reads every answer that keeps to the contract, and ignores inherited and poisoned keys', () => {
    fc.assert(
      fc.property(poisoned(name), (body) => {
        const clean = read(name, JSON.parse(JSON.stringify(body, withoutPoison)));
        expect(clean).not.toBeNull();
        expect(read(name, body)).toEqual(clean);
      }),
    );
  });
});

function withoutPoison(key: string, value: unknown): unknown {
  return ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].includes(key)
    ? undefined
    : value;
}
