/** What the open catalogue says in English words is translated: genres, jobs and departments. */
import { expect, it } from 'vitest';
import { languages } from '#/contract/language.ts';
import { localeIn } from '#/site/locale.ts';
import { filledDb } from '../fixtures/embedded-host.ts';

const db = filledDb();
const wordsOf = (sql: string) => db.all<{ word: string }>(sql).map(({ word }) => word);
const words = {
  genre: wordsOf(
    "SELECT DISTINCT value AS word FROM entry, json_each(content, '$.genres') WHERE json_valid(content)",
  ),
  job: wordsOf("SELECT DISTINCT part AS word FROM credit WHERE role = 'crew' AND part <> ''"),
  department: wordsOf(
    'SELECT DISTINCT department AS word FROM person WHERE department IS NOT NULL',
  ),
};

it.each(Object.entries(words))('each %s has a word in every language', (_, all) => {
  expect(all.length).toBeGreaterThan(4);
  for (const language of languages.filter((one) => one !== 'en')) {
    const { hostWords } = localeIn(language).m;
    expect([language, all.filter((word) => !hostWords[word])]).toEqual([language, []]);
  }
});
