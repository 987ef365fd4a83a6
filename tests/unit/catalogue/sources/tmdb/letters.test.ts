/** Which language a title of a list is in: the database fills in others where it has no translation. */
import { expect, it } from 'vitest';
import { titleIn } from '#/catalogue/sources/tmdb/rows.ts';

it.each([
  ['ur', 'لالٹین', 'Lantern', 'en', 'ur'],
  ['ur', 'لالٹین', 'لالٹین', 'ur', 'ur'],
  ['ur', 'فانوس', 'فانوس', 'ar', 'ar'],
  ['hi', 'कंदील', 'कंदील', 'mr', 'mr'],
  ['hi', 'लालटेन', 'कंदील', 'mr', 'hi'],
  ['hi', 'Lantern', 'कंदील', 'mr', 'en'],
  ['pa', 'Lanterne', 'Lanterne', 'fr', 'fr'],
  ['en', 'Lantern', 'लालटेन', 'hi', 'en'],
] as const)('page in %s: %s of the original %s (%s) is in %s', (ui, title, original, of, came) => {
  const row = { title, original_title: original, original_language: of };
  expect(titleIn(row, 'title', ui)?.extras.title_language).toBe(came);
});
