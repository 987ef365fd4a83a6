import { describe, expect, it } from 'vitest';
import { contractPage, fieldsOf, kindOf } from '#/contract/openapi/page.ts';

describe('the kind of a field in words', () => {
  it.each([
    [{ $ref: '#/components/schemas/Rating' }, 'Rating'],
    [{ type: 'integer' }, 'whole number'],
    [{ type: ['string', 'number'] }, 'text or number'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text or null'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Movie' } }, 'list of Movie'],
    [{ type: 'string', enum: ['tv', 'movie'] }, 'tv, movie'],
    [
      { type: 'object', properties: { name: { type: 'string' }, on: { type: 'boolean' } } },
      '{ name: text, on: true or false }',
    ],
  ])('of %j is %s', (schema, words) => {
    expect(kindOf(schema)).toBe(words);
  });

  it('is known of every field of the contract', () => {
    const { groups, rows } = contractPage();
    const holders = [...rows, ...groups.flatMap(({ calls }) => calls)];
    const fields = holders.flatMap((one) => one.fields);
    expect(fields.length).toBeGreaterThan(200);
    expect(fields.filter(({ kind }) => kind === '')).toEqual([]);
  });
});

it('fields that every host has to send come first', () => {
  const properties = { extra: {}, needed: { description: 'Why.' } };
  expect(fieldsOf({ properties, required: ['needed'] })).toMatchObject([
    { name: 'needed', needed: true, words: 'Why.' },
    { name: 'extra', needed: false, words: '' },
  ]);
});
