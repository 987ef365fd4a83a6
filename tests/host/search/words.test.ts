import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { wordsOf } from '#/contract/words.ts';
import { openDb } from '#/host/db.ts';
import { indexEntity } from '#/host/search/search-index.ts';
import { WHOLE } from '#/host/search/words.ts';
import { shippedSeed } from '../../fixtures/shipped-seed.ts';

const db = openDb(':memory:');
db.run("CREATE VIRTUAL TABLE temp.words USING fts5vocab ('main', 'search', 'row')");
afterAll(() => db.close());

/** Returns the words under which the index stores names. */
function indexed(...names: string[]): string[] {
  for (const index of ['search', 'sound']) {
    db.run(`INSERT INTO ${index} (${index}) VALUES ('delete-all')`);
  }
  for (const [index, name] of names.entries())
    indexEntity(db, { place: index + 1, name, others: [], year: '' });
  const sql = 'SELECT term FROM temp.words WHERE term < ? ORDER BY term';
  const rows = db.all<{ term: string }>(sql, WHOLE);
  return rows.map(({ term }) => term);
}

describe('words', () => {
  it.each([
    ['Night of the Living Dead', ['night', 'of', 'the', 'living', 'dead']],
    ['  Häxan — Ça ', ['haxan', 'ca']],
    ['D.O.A.', ['d', 'o', 'a']],
    ["Zorro's", ['zorro', 's']],
    ['İstanbul', ['istanbul']],
    ['ＡＢＣ', ['abc']],
    ['डॉ. कोटनीस', ['डॉ', 'कोटनीस']],
    ['پکار', ['پکار']],
    ['"* -', []],
    ['\ud800x', ['x']],
  ])('of %j are %j', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  it('are those of the index, for every name of the catalogue', () => {
    const { films, people } = shippedSeed();
    const names = [
      ...films.flatMap(({ title, originalTitle, native }) => [title, originalTitle, native?.text]),
      ...people.flatMap(({ name, native }) => [name, native?.text]),
    ].filter((name) => name !== undefined);
    const known = new Set(indexed(...names));
    expect(names.flatMap(wordsOf).filter((word) => !known.has(word))).toEqual([]);
  });

  it('are those of the index, for names of any script', () => {
    const letters = [
      ...'aeyzÄäßøŁőıİñçœÆ',
      ...'ЁёЙйїҐ',
      ...'Άάώ',
      ...'پچکگیۓآأؤئہں',
      ...'क़ख़ग़ज़ड़फ़अआ',
      ...'ਖ਼ਗ਼ਜ਼ੜਫ਼ਸ਼',
      ...'七人の侍がパ가각',
      ...'ＡＢ１ﬁ',
    ];
    const marks = ['\u0301', '\u0308', '\u093c', '\u0a3c', '\u0a70', '\u0654', '\u064e', 'ि', 'ਿ'];
    const name = fc
      .array(fc.constantFrom(...letters, ...letters, ...marks, ' '), { minLength: 1, maxLength: 8 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(name, (text) => {
        expect(indexed(text)).toEqual([...new Set(wordsOf(text))].sort(bytewise));
      }),
    );
  });
});

/** Compares words as the index sorts them: by UTF-8 bytes. */
function bytewise(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
