/** Our schemas of the wire against the contract that was written by hand apart from them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { callNames, calls } from '#/contract/calls.ts';
import { valuesOf } from '../../fixtures/values-of.ts';
import { wireContract } from '../../fixtures/wire-contract.ts';

/** Number of values of each schema, and number of those that are tried without each field. */
const VALUES = 1000;
const TAKEN_APART = 15;

/** The value without each of its fields in turn, at every depth, by the path of the field. */
function* without(value: unknown, path = ''): Generator<[path: string, rest: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${path}/${key}`;
    if (!Array.isArray(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      yield [at, rest];
    }
    for (const [deeper, changed] of without(inner, at)) {
      if (Array.isArray(value)) yield [deeper, value.with(Number(key), changed)];
      else yield [deeper, { ...value, [key]: changed }];
    }
  }
}

describe.each(callNames)('the schema of %s', (name) => {
  const wanted = wireContract[name].body;
  const ours = calls[name].schema;

  it('accepts a thousand answers that keep to the contract', () => {
    const values = fc.sample(valuesOf(wanted), { numRuns: VALUES, seed: 7 });
    const issues = (schema: z.ZodType) =>
      values.flatMap((value) => schema.safeParse(value).error?.issues ?? []).slice(0, 3);
    expect(issues(wanted)).toEqual([]);
    expect(issues(ours)).toEqual([]);
  });

  it('refuses an answer without any one field that the contract requires, and no other', () => {
    const paths = { refused: new Set<string>(), differing: new Set<string>() };
    for (const value of fc.sample(valuesOf(wanted), { numRuns: TAKEN_APART, seed: 11 })) {
      for (const [path, rest] of without(value)) {
        const accepts = wanted.safeParse(rest).success;
        if (!accepts) paths.refused.add(path.replace(/\/\d+/g, '/n'));
        if (ours.safeParse(rest).success !== accepts) paths.differing.add(path);
      }
    }
    expect([...paths.differing]).toEqual([]);
    expect(paths.refused.size).toBeGreaterThan(0);
  });
});

describe('the extras of our host', () => {
  it('may be missing, and a host that has others breaks nothing', () => {
    const row = { id: 1, title: 'Awara', poster_path: null, vote_average: null, release_date: '' };
    const body = { results: [{ ...row, shelf: 'B' }], page: 1, total_pages: 1 };
    expect(calls.popular.schema.safeParse(body).success).toBe(true);
  });
});
