/** Hosts that answer with something else than they were asked for. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Catalogue, createCatalogue } from '#/catalogue/catalogue.ts';
import { remoteSource } from '#/catalogue/sources/remote.ts';
import type { Source } from '#/catalogue/sources/source.ts';
import { type CallName, callNames, calls } from '#/contract/calls.ts';
import { BadAnswer } from '#/contract/errors.ts';
import type { Trust } from '#/contract/trust.ts';
import { isUsable } from '../fixtures/answers.ts';
import type { Reply } from '../fixtures/scripted-host.ts';
import { trust } from '../fixtures/trust.ts';
import { askAny, PATIENT } from './failing.ts';
import { hostOfTests } from './host-site.ts';

const host = await hostOfTests();
let source: Source;
let catalogue: Catalogue;
beforeEach(() => {
  // Else what becomes free would need a list that announces it.
  source = { ...remoteSource(host.origin, PATIENT), hasFree: () => true };
  catalogue = createCatalogue({ source, trust, log: () => undefined, caches: false });
  return () => source.close();
});

const says = (reply: Reply) => host.answer('/', reply);

/** Returns the outcome of a call when the host answers `text`: its value, or the error's name. */
async function outcomeOf(name: CallName, text: string): Promise<unknown> {
  says({ text });
  return askAny(catalogue, name).catch((error: unknown) => (error as Error).name);
}

/** Names of the calls whose answer is a bare array. */
const bare = callNames.filter((name) => {
  const read = calls[name].read as (body: unknown, trust: Trust, params: object) => unknown;
  return read([], trust, {}) !== null;
});

/**
 * Outcomes of calls for which any object is valid: a film with nothing to play, a person or a series without
 * any facts.
 */
const nothingKnown: Partial<Record<CallName, unknown>> = {
  complete: { title: null, player: null },
  person: expect.objectContaining({ name: null, movies: [], series: [], images: [] }),
  series: expect.objectContaining({ name: null, cast: [], crew: [], creators: [] }),
};
const refusalOf = (name: CallName) => nothingKnown[name] ?? 'BadAnswer';
/** Outcomes of single answers that differ from those of their kind. */
const others: Partial<Record<CallName, Record<string, unknown>>> = {
  person: { null: nothingKnown.person },
  series: { 'text where a list belongs': 'BadAnswer' },
};

/** JSON of an object whose own keys have the names of properties that every object inherits. */
const POISON = `{${['__proto__', 'constructor', 'prototype', 'toString']
  .map((key) => `"${key}": {"title": "X", "id": 1, "polluted": true, "results": []}`)
  .join()}}`;

/** What is no answer to any call. */
const NONSENSE: Record<string, string> = {
  null: 'null',
  'a number': '7',
  text: '"movies"',
  true: 'true',
  'nothing at all': '',
  'a page of HTML': '<!doctype html><title>Down</title>',
  'JSON with trailing garbage': '{"results": []} garbage',
  'JSON twice': '[][]',
  'half of JSON': '{"results": [{"id": 1',
};
/** Objects that say nothing. */
const EMPTY: Record<string, string> = {
  '{}': '{}',
  'an error in an envelope': '{"success": false, "status_code": 34}',
  'text where a list belongs': '{"data": "text", "results": "text", "series": [], "movies": 7}',
  'objects nested 10,000 deep': `${'{"data":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '__proto__ keys': POISON,
};
/** Lists without one readable row: their host has changed what it sends. */
const NO_ROWS: Record<string, string> = {
  'lists nested 10,000 deep': '['.repeat(10_000) + ']'.repeat(10_000),
  '__proto__ keys in rows': `[${POISON}, ${POISON}]`,
  'rows that are no objects with data': '[null, 7, "text", [], {}, true]',
};

describe.each(callNames)('an answer to %s', (name) => {
  /** Returns the outcomes of a call for answers, by their names. */
  const outcomesOf = async (answers: Record<string, string>) => {
    const outcomes: Record<string, unknown> = {};
    for (const [what, text] of Object.entries(answers))
      outcomes[what] = await outcomeOf(name, text);
    return outcomes;
  };
  const eachIs = (answers: Record<string, string>, outcome: unknown) =>
    Object.fromEntries(Object.keys(answers).map((what) => [what, others[name]?.[what] ?? outcome]));

  it('that is nonsense is refused by name', async () => {
    expect(await outcomesOf(NONSENSE)).toEqual(eachIs(NONSENSE, 'BadAnswer'));
  });

  it('that is an object without its envelope is refused, or says nothing', async () => {
    expect(await outcomesOf(EMPTY)).toEqual(eachIs(EMPTY, refusalOf(name)));
  });

  it('that is a bare list without a row that can be read is refused', async () => {
    expect(await outcomesOf(NO_ROWS)).toEqual(eachIs(NO_ROWS, 'BadAnswer'));
  });

  it('that is an empty list is one where the call has a bare list', async () => {
    expect(await outcomeOf(name, '[]')).toEqual(bare.includes(name) ? [] : 'BadAnswer');
  });
});

describe('a host that writes __proto__', () => {
  it('changes no object but its own', () => {
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect([].constructor).toBe(Array);
  });
});

const row = (id: unknown, title = `Film ${id}`) => ({ id, title });
const popular = async (page = 1) => {
  const found = await catalogue.ask('popular', { page });
  return { ...found, items: found.items.map(({ id }) => id) };
};

describe('the content type of an answer', () => {
  it.each([
    ['text/html', { 'content-type': 'text/html' }],
    ['nothing', { 'content-type': '' }],
    ['a charset that it is not in', { 'content-type': 'application/json; charset=iso-8859-1' }],
    ['a charset that does not exist', { 'content-type': 'application/json; charset=klingon' }],
    ['no type at all', { 'content-type': 'a/b/c;;; charset' }],
  ])('as %s does not matter: JSON is UTF-8', async (_, headers) => {
    says({ json: { results: [row(1, 'نستعلیق é')] }, headers });
    const { items } = await catalogue.ask('popular', { page: 1 });
    expect(items[0]?.title).toBe('نستعلیق é');
  });

  it.each([
    ['iso-8859-1', 'café', [0x63, 0x61, 0x66, 0xe9]],
    ['"Windows-1252"', 'café', [0x63, 0x61, 0x66, 0xe9]],
    ["'iso-8859-1'", 'café', [0x63, 0x61, 0x66, 0xe9]],
    ['latin1', 'café', [0x63, 0x61, 0x66, 0xe9]],
    ['windows-1251; q=1', 'кафе', [0xea, 0xe0, 0xf4, 0xe5]],
    [' " windows-1251 "', 'кафе', [0xea, 0xe0, 0xf4, 0xe5]],
    ['iso-2022-jp', '教', [0x1b, 0x24, 0x42, 0x36, 0x35, 0x1b, 0x28, 0x42]],
  ])('as %s counts for a body that is in it: %s', async (charset, title, letters) => {
    const [before, after] = ['{"results": [{"id": 1, "title": "', '"}]}'] as const;
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from(letters), Buffer.from(after)]);
    says({ bytes, headers: { 'content-type': `application/json;charset=${charset}` } });
    const { items } = await catalogue.ask('popular', { page: 1 });
    expect(items[0]?.title).toBe(title);
  });

  it('as UTF-16 counts for a body that is in it', async () => {
    const bytes = Buffer.from(JSON.stringify({ results: [row(1, 'نستعلیق é')] }), 'utf16le');
    says({ bytes, headers: { 'content-type': 'application/json; charset=UTF-16LE' } });
    const { items } = await catalogue.ask('popular', { page: 1 });
    expect(items[0]?.title).toBe('نستعلیق é');
  });

  it('may begin with a byte order mark', async () => {
    says({ text: `\ufeff${JSON.stringify({ results: [row(1)] })}` });
    expect((await popular()).items).toEqual(['1']);
  });

  it.each<[string, BufferEncoding]>([
    ['Latin-1', 'latin1'],
    ['UTF-16', 'utf16le'],
  ])('in %s is read without an exception', async (_, encoding) => {
    says({ bytes: Buffer.from(JSON.stringify({ results: [row(1, 'café')] }), encoding) });
    const found = await catalogue.ask('popular', { page: 1 }).catch((error: unknown) => error);
    expect(found instanceof BadAnswer || isUsable(found)).toBe(true);
  });
});

describe('totals', () => {
  it.each<[string, unknown, number]>([
    ['as text', '9', 9],
    ['as words', 'many', 2],
    ['negative', -5, 2],
    ['as a fraction', 2.5, 2],
    ['of a thousand million', 1e9, 1e6],
    ['without end', '1e999', 2],
    ['as a list', [9], 2],
    ['null', null, 2],
  ])('that are %s come out as a sane number', async (_, total, pages) => {
    says({ json: { results: [row(1)], page: 2, total_pages: total, total_results: total } });
    const found = await popular(2);
    expect(found).toMatchObject({ page: 2, totalPages: pages });
    expect(isUsable(found)).toBe(true);
  });
});

describe('an id that a double does not hold', () => {
  it.each(['9007199254740993', '12345678901234567890', `${'9'.repeat(64)}`])(
    'is read from the text: %s',
    async (id) => {
      const other = `2${id.slice(1)}`;
      says({ text: `{"results": [{"title": "A", "id": ${id}}, {"id":${other}}]}` });
      expect((await popular()).items).toEqual([id, other]);
      says({ text: `{ "title": "A", "id" :  ${id}, "vote_average": 7.2512345678901234567 }` });
      expect(await catalogue.ask('movie', { id })).toMatchObject({
        id,
        rating: expect.closeTo(7.25123),
      });
    },
  );

  it.each(['1e20', '-12345678901234567890', '1234567890123456.5', '9'.repeat(65)])(
    'is none where it is no whole number, or longer than ids are: %s',
    async (id) => {
      says({ text: `{"results": [{"title": "A", "id": ${id}}, {"title": "B", "id": 2}]}` });
      expect((await popular()).items).toEqual(['2']);
    },
  );

  it('is left alone where it is a text, or stands in one', async () => {
    const title = ': 12345678901234567890';
    says({ json: { results: [{ id: '12345678901234567890', title }] } });
    const { items } = await catalogue.ask('popular', { page: 1 });
    expect(items).toMatchObject([{ id: '12345678901234567890', title }]);
  });
});

describe('pages of a list', () => {
  it('that contain a film twice show it once', async () => {
    says({ json: { results: [row(1), row(1), row('1'), row(2)] } });
    expect((await popular()).items).toEqual(['1', '2']);
  });
});
